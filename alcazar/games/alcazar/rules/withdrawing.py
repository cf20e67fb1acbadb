"""Withdraw a noble, as the first thing in a turn (spec section 4.1)."""

from alcazar.core.events import Tell
from alcazar.core.reasons import Reason, because
from alcazar.games.alcazar import events
from alcazar.games.alcazar.masks import members
from alcazar.games.alcazar.material import BIT
from alcazar.games.alcazar.moves import WITHDRAW
from alcazar.games.alcazar.state import State
from alcazar.games.alcazar.table import rank_at, take_noble_off


def add_moves(state: State, moves: list[int]) -> None:
    moves += [WITHDRAW | cell for cell in members(state.nobles[state.player])]


def play_withdraw(state: State, move: int, tell: Tell | None) -> None:
    cell = move & 255
    rank = rank_at(state, cell)
    paid = take_noble_off(state, state.player, cell)
    state.withdrawn = True
    if tell:
        tell(events.withdrew(state.player, rank, cell, paid))


def why_no_withdraw(state: State, move: int, forced: bool) -> Reason | None:
    cell = move & 255
    if not state.nobles[state.player] & BIT[cell]:
        return because("withdraw.not_your_noble", cell=events.place(cell))
    if state.withdrawn and not forced:
        return because("withdraw.only_once")
    return None
