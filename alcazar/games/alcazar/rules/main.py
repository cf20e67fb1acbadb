"""The main question of a turn: withdraw, buy, build or pass (spec sections 4 and 8)."""

from alcazar.core.reasons import Reason
from alcazar.games.alcazar.material import AROUND
from alcazar.games.alcazar.moves import BUILD, PASS
from alcazar.games.alcazar.rules import bridging, buying, founding, towers, turns, withdrawing
from alcazar.games.alcazar.state import State


def main_moves(state: State) -> list[int]:
    moves = _buying_and_card_moves(state)
    if moves:
        withdraw = not state.withdrawn
        may_pass = False
    else:
        may_pass = not turns.must_withdraw(state)
        withdraw = not may_pass or not state.withdrawn
    bridging.add_moves(state, moves)
    if withdraw:
        withdrawing.add_moves(state, moves)
    if may_pass:
        moves.append(PASS)
    return moves


def _buying_and_card_moves(state: State) -> list[int]:
    """What section 8 calls N: while it is not empty, nobody may pass."""
    moves: list[int] = []
    buying.add_moves(state, moves)
    _add_building_card_moves(state, moves)
    towers.add_moves(state, moves)
    return moves


def _add_building_card_moves(state: State, moves: list[int]) -> None:
    hand, built = state.hands[state.player], state.built
    castle_possible = founding.pieces_for_castle(state)
    while hand:
        lowest = hand & -hand
        hand ^= lowest
        card = lowest.bit_length() - 1
        if built & AROUND[card]:
            moves.append(BUILD | card)
        else:
            founding.add_moves_with(state, card, castle_possible, moves)


def why_no_withdraw(state: State, move: int) -> Reason | None:
    forced = state.withdrawn and not _buying_and_card_moves(state) and turns.must_withdraw(state)
    return withdrawing.why_no_withdraw(state, move, forced)


def why_no_pass(state: State, move: int) -> Reason | None:
    return turns.why_no_pass(state, bool(_buying_and_card_moves(state)))
