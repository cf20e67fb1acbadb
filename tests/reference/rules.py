"""Sections 4, 5, 7 and 8: which moves are allowed. A move is a tuple that reads like its array in a trace."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from .board import (
    CELL_OF,
    Cell,
    in_one_line,
    in_reading_order,
    neighbours,
    reading,
    span,
    step,
    threes_with,
    two_away,
)
from .pieces import HIGHEST_VALUE, Bridge, slow_buildings
from .position import BRIDGE_PRICE, CARD_PRICE, FACTOR, TOWER_PRICE, Building, Position, View

Move = tuple[Any, ...]


# Section 8: what may be chosen at the start of a turn, and after withdrawing


def main_moves(position: Position, player: int, withdrawn: bool) -> set[Move]:
    view = position.view()
    ordinary = buys(position, player) | card_plays(position, view, player)
    extra = set(bridges(position, view, player))
    retreats: set[Move] = {("withdraw", cell) for cell in position.nobles_of(player)}
    if not ordinary and must_withdraw(position, view, player):
        return retreats | extra
    if withdrawn:
        retreats = set()
    return (ordinary or {("pass",)}) | extra | retreats


def must_withdraw(position: Position, view: View, player: int) -> bool:
    """R14, for a player without any ordinary action: could all nobles together pay for the cheapest card?"""
    refunds = [FACTOR[n.rank] * view.building(cell).value for cell, n in position.nobles_of(player).items()]
    price = cheapest_card(position)
    return price is not None and position.money[player] + sum(refunds) >= price


def cheapest_card(position: Position) -> int | None:
    if position.display or position.deck:
        return CARD_PRICE
    return TOWER_PRICE if position.tower_deck else None


def leaves_by_passing(position: Position, player: int) -> bool:
    """R15: no cards in hand and none for sale."""
    has_cards = bool(position.hands[player]) or position.towers[player] > 0
    return not has_cards and cheapest_card(position) is None


# Section 4: the actions


def buys(position: Position, player: int) -> set[Move]:
    moves: set[Move] = set()
    if position.money[player] >= CARD_PRICE:
        moves.update(("buy_open", card) for card in position.display)
        if position.deck:
            moves.add(("buy_deck",))
    if position.money[player] >= TOWER_PRICE and position.tower_deck:
        moves.add(("buy_tower",))
    return moves


def card_plays(position: Position, view: View, player: int) -> set[Move]:
    moves: set[Move] = set()
    for card in position.hands[player]:
        moves.update(castles(position, view, card))
        moves.add(("villa", card) if is_lonely(view, card) else ("build", card))
    if position.towers[player]:
        moves.update(("tower", cell) for cell in view.heights if may_tower(position, view, player, cell))
    return moves if position.stones else set()


def is_lonely(view: View, card: int) -> bool:
    cell = CELL_OF[card]
    return all(view.height(near) == 0 for near in [cell, *neighbours(cell)])


def castles(position: Position, view: View, card: int) -> Iterator[Move]:
    for three in threes_with(card):
        if enough_for_castle(position) and has_room(view, three) and fits(position, three):
            yield ("castle", card, three)


def enough_for_castle(position: Position) -> bool:
    if not position.free_flags():
        return False
    if position.game == "alcazar":
        return position.stones >= 4
    return position.stones >= 1 and position.foundations >= 1


def fits(position: Position, three: tuple[int, int, int]) -> bool:
    """A foundation is straight; loose stones may go round a corner (R5)."""
    return position.game == "alcazar" or in_one_line([CELL_OF[number] for number in three])


def has_room(view: View, three: tuple[int, int, int]) -> bool:
    first, _, last = three
    beside = [step(first, -1), step(last, 1)]
    near = [step(first, -distance) for distance in (1, 2, 3)] + [step(last, distance) for distance in (1, 2, 3)]
    empty = all(view.height(CELL_OF[number]) == 0 for number in [*three, *beside])
    return empty and not any(view.in_castle(CELL_OF[number]) for number in near)


def may_tower(position: Position, view: View, player: int, cell: Cell) -> bool:
    if not 1 <= view.height(cell) <= 4 or position.foreign(player, cell):
        return False
    if position.game == "bigboss" or position.own(player, cell):
        return True
    return any(prepares(position, view, player, cell, pillar) for pillar in two_away(cell))


def prepares(position: Position, view: View, player: int, cell: Cell, pillar: Cell) -> bool:
    """Whether a stone on the cell, which carries no noble, prepares a bridge to the own, higher pillar."""
    if not position.own(player, pillar) or view.height(pillar) <= view.height(cell):
        return False
    return not is_spanned(position, cell, pillar) and not joins_full_castle(position, view, span(cell, pillar))


def bridges(position: Position, view: View, player: int) -> Iterator[Move]:
    if position.bridges == 0 or position.money[player] < BRIDGE_PRICE:
        return
    for pillar in position.nobles_of(player):
        for other in two_away(pillar):
            if may_bridge(position, view, player, pillar, other):
                first, _, last = span(pillar, other)
                yield ("bridge", first, last)


def may_bridge(position: Position, view: View, player: int, pillar: Cell, other: Cell) -> bool:
    """The first pillar is known to carry an own noble."""
    cells = span(pillar, other)
    height = view.height(pillar)
    if view.height(other) != height or view.height(cells[1]) > height - 1:
        return False
    if position.foreign(player, other) or is_spanned(position, pillar, other):
        return False
    return not joins_full_castle(position, view, cells)


def is_spanned(position: Position, one: Cell, other: Cell) -> bool:
    cells = set(span(one, other))
    return any(isinstance(piece, Bridge) and set(piece.cells) == cells for piece in position.pieces)


# Section 5: mergers


def joins_full_castle(position: Position, view: View, cells: tuple[Cell, Cell, Cell]) -> bool:
    """Would a bridge on these cells join different castles of which one is worth 50? Found by trying it."""
    for building in slow_buildings([*position.pieces, Bridge(cells, 1)]):
        if cells[0] in building:
            return has_full_castle(view.castles_within(building))
    return False


def has_full_castle(joined: list[Building]) -> bool:
    return len(joined) > 1 and any(castle.value == HIGHEST_VALUE for castle in joined)


def is_refused(view: View, card: int) -> bool:
    """A building card that would join two different castles of which one is worth 50."""
    cell = CELL_OF[card]
    if view.height(cell):
        return False
    beside = [castle for castle in view.castles() if castle.cells & set(neighbours(cell))]
    return has_full_castle(beside)


def possible_survivors(joined: list[Building], connection: int) -> list[Building]:
    """R9: a castle may survive if with the connecting piece it is worth at least as much as each other."""
    highest = max(castle.value for castle in joined)
    return [castle for castle in joined if castle.value + connection >= highest]


# Section 7: placing, moving, swapping


def place_moves(position: Position, player: int, built: tuple[Cell, ...]) -> set[Move]:
    value = position.view().building(built[0]).value
    ranks = [rank for rank, count in position.supply[player].items() if count]
    payable = [rank for rank in ranks if FACTOR[rank] * value <= position.money[player]]
    return {("place", rank, cell) for rank in payable for cell in built if cell not in position.nobles}


def shift_moves(position: Position, player: int, built: tuple[Cell, ...]) -> set[Move]:
    """Alcazar: moving and swapping own nobles within the building."""
    building = position.view().building(built[0])
    own = {cell: noble for cell, noble in position.nobles_of(player).items() if cell in building.cells}
    free = [cell for cell in built if cell not in position.nobles]
    moves: set[Move] = {("move", start, goal) for start in own for goal in free}
    for one, other in combinations(in_reading_order(set(own)), 2):
        if own[one].rank != own[other].rank:
            moves.add(("swap", one, other))
    return moves


def promotable(view: View) -> list[Building]:
    villas = [building for building in view.buildings if not building.flag and building.value >= 5]
    return sorted(villas, key=lambda villa: reading(villa.lowest))
