"""The final scoring (spec section 9)."""

from alcazar.core.standings import Item, Standing, ranked
from alcazar.games.alcazar import events
from alcazar.games.alcazar.masks import members
from alcazar.games.alcazar.material import GRANDE, RANKS
from alcazar.games.alcazar.state import State
from alcazar.games.alcazar.table import rank_at, refund

MONEY_PER_POINT = 50
MOST_NOBLES_BONUS = 30
BONUS_LEVEL = 2


def standings(state: State) -> tuple[Standing, ...]:
    return _by_levels(state) if state.variant.bridges else _by_money(state)


def _by_levels(state: State) -> tuple[Standing, ...]:
    """Alcazar: the levels of the nobles, grandes twice, and a point for each full 50 money. Tie: more money."""
    breakdowns = []
    for seat, money in enumerate(state.money):
        items = [_level_item(state, cell) for cell in members(state.nobles[seat])]
        breakdowns.append([*items, Item("money", money // MONEY_PER_POINT, {"money": money})])
    return ranked(breakdowns, [(money,) for money in state.money])


def _level_item(state: State, cell: int) -> Item:
    rank, level = rank_at(state, cell), state.height[cell]
    args = {"rank": RANKS[rank], "cell": events.place(cell), "level": level}
    return Item("noble_level", 2 * level if rank == GRANDE else level, args)


def _by_money(state: State) -> tuple[Standing, ...]:
    """Big Boss: money, what withdrawing the nobles would pay, and the bonus. Tie: more nobles on the board."""
    high_up = [sum(state.height[c] >= BONUS_LEVEL for c in members(nobles)) for nobles in state.nobles]
    breakdowns = []
    for seat, money in enumerate(state.money):
        items = [Item("money", money), *(_refund_item(state, cell) for cell in members(state.nobles[seat]))]
        if high_up[seat] and high_up[seat] == max(high_up):
            items.append(Item("most_nobles", MOST_NOBLES_BONUS, {"nobles": high_up[seat]}))
        breakdowns.append(items)
    return ranked(breakdowns, [(nobles.bit_count(),) for nobles in state.nobles])


def _refund_item(state: State, cell: int) -> Item:
    args = {"rank": RANKS[rank_at(state, cell)], "cell": events.place(cell)}
    return Item("noble_refund", refund(state, cell), args)
