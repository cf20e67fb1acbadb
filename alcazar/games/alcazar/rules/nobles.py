"""Place, move or swap nobles after building (spec section 7)."""

from alcazar.core.events import Tell
from alcazar.core.reasons import Reason, because
from alcazar.games.alcazar import events
from alcazar.games.alcazar.masks import members
from alcazar.games.alcazar.material import BARON, BIT, GRANDE, RANKS
from alcazar.games.alcazar.moves import DONE, MOVE_NOBLE, PLACE_NOBLE, SWAP_NOBLES, in_reading_order
from alcazar.games.alcazar.rules import turns
from alcazar.games.alcazar.state import NOBLES, State
from alcazar.games.alcazar.table import occupied, rank_at, supply


def open_question(state: State, tell: Tell | None) -> None:
    """Ask which nobles to place or rearrange; where nothing is possible the turn is over."""
    moves = noble_moves(state)
    if len(moves) > 1:
        state.phase = NOBLES
        state.known_moves = moves
    else:
        turns.end_turn_after_action(state, tell)


def price_of(state: State, rank: int) -> int:
    value = state.value[state.site]
    return 2 * value if rank == GRANDE else value


def may_rearrange(state: State) -> bool:
    """Moving and swapping belong to Alcazar, and not to founding (R12)."""
    return state.variant.bridges and not state.founded


def noble_moves(state: State) -> list[int]:
    moves: list[int] = []
    free = members(state.fresh & ~occupied(state))
    if free:
        _add_placements(state, free, moves)
    if may_rearrange(state):
        inside = state.nobles[state.player] & state.cells[state.site]
        if inside:
            _add_rearrangements(state, inside, free, moves)
    moves.append(DONE)
    return moves


def _add_placements(state: State, free: list[int], moves: list[int]) -> None:
    money = state.money[state.player]
    for rank in (BARON, GRANDE):
        if money >= price_of(state, rank) and supply(state, state.player, rank):
            moves += [PLACE_NOBLE | rank << 8 | cell for cell in free]


def _add_rearrangements(state: State, inside: int, free: list[int], moves: list[int]) -> None:
    if free:
        moves += [MOVE_NOBLE | start << 8 | end for start in members(inside) for end in free]
    grandes = inside & state.grandes
    if grandes and grandes != inside:
        barons = members(inside ^ grandes)
        moves += [in_reading_order(SWAP_NOBLES, grande, baron) for grande in members(grandes) for baron in barons]


def play_place(state: State, move: int, tell: Tell | None) -> None:
    rank, cell = move >> 8 & 255, move & 255
    player, price = state.player, price_of(state, rank)
    state.money[player] -= price
    state.nobles[player] |= BIT[cell]
    if rank == GRANDE:
        state.grandes |= BIT[cell]
    if tell:
        tell(events.placed(player, rank, cell, price))
    state.to_place -= 1
    if state.to_place:
        open_question(state, tell)
    else:
        turns.end_turn_after_action(state, tell)


def play_move(state: State, move: int, tell: Tell | None) -> None:
    start, end = move >> 8 & 255, move & 255
    rank = rank_at(state, start)
    state.nobles[state.player] ^= BIT[start] | BIT[end]
    if rank == GRANDE:
        state.grandes ^= BIT[start] | BIT[end]
    if tell:
        tell(events.moved(state.player, rank, start, end))
    turns.end_turn_after_action(state, tell)


def play_swap(state: State, move: int, tell: Tell | None) -> None:
    a, b = move >> 8 & 255, move & 255
    state.grandes ^= BIT[a] | BIT[b]
    if tell:
        tell(events.swapped(state.player, a, b))
    turns.end_turn_after_action(state, tell)


def play_done(state: State, move: int, tell: Tell | None) -> None:
    if tell:
        tell(events.placed_nobody(state.player))
    turns.end_turn_after_action(state, tell)


def why_no_place(state: State, move: int) -> Reason | None:
    rank, cell = move >> 8 & 255, move & 255
    if not state.fresh & BIT[cell]:
        return because("place.not_built_this_turn", cell=events.place(cell))
    if occupied(state) & BIT[cell]:
        return because("place.cell_taken", cell=events.place(cell))
    if not supply(state, state.player, rank):
        return because("place.none_left", rank=RANKS[rank])
    price, money = price_of(state, rank), state.money[state.player]
    return because("place.too_expensive", rank=RANKS[rank], price=price, money=money) if money < price else None


def why_no_move(state: State, move: int) -> Reason | None:
    start, end = move >> 8 & 255, move & 255
    reason = _no_rearranging(state, "move") or _not_inside(state, "move", start)
    if reason:
        return reason
    if not state.fresh & BIT[end]:
        return because("move.not_built_this_turn", cell=events.place(end))
    if occupied(state) & BIT[end]:
        return because("move.cell_taken", cell=events.place(end))
    return None


def why_no_swap(state: State, move: int) -> Reason | None:
    a, b = move >> 8 & 255, move & 255
    reason = _no_rearranging(state, "swap") or _not_inside(state, "swap", a) or _not_inside(state, "swap", b)
    if reason is None and rank_at(state, a) == rank_at(state, b):
        reason = because("swap.same_rank", rank=RANKS[rank_at(state, a)])
    return reason


def _no_rearranging(state: State, what: str) -> Reason | None:
    if not state.variant.bridges:
        return because(f"{what}.not_in_this_game")
    return because(f"{what}.not_after_founding") if state.founded else None


def _not_inside(state: State, what: str, cell: int) -> Reason | None:
    if not state.nobles[state.player] & BIT[cell]:
        return because(f"{what}.not_your_noble", cell=events.place(cell))
    if not state.cells[state.site] & BIT[cell]:
        return because(f"{what}.other_building", cell=events.place(cell))
    return None
