"""Which rule answers which move and which phase."""

from collections.abc import Callable
from typing import TypeAlias

from alcazar.core.events import Tell
from alcazar.core.reasons import Reason, because
from alcazar.games.alcazar import moves
from alcazar.games.alcazar.rules import (
    bridging,
    building,
    buying,
    extending,
    founding,
    main,
    merging,
    nobles,
    promoting,
    towers,
    turns,
    withdrawing,
)
from alcazar.games.alcazar.state import CHOOSE_FLAG, KEEP_CASTLE, MAIN, NOBLES, OVER, PHASES, PROMOTE_VILLA, State

Player: TypeAlias = Callable[[State, int, Tell | None], None]
Doubter: TypeAlias = Callable[[State, int], Reason | None]

# Per kind of move: the phase that asks for it, what it does, and why it may be forbidden
_KINDS: dict[int, tuple[int, Player, Doubter]] = {
    moves.WITHDRAW: (MAIN, withdrawing.play_withdraw, main.why_no_withdraw),
    moves.BUY_OPEN: (MAIN, buying.play_buy_open, buying.why_no_buy_open),
    moves.BUY_DECK: (MAIN, buying.play_buy_deck, buying.why_no_buy_deck),
    moves.BUY_TOWER: (MAIN, buying.play_buy_tower, buying.why_no_buy_tower),
    moves.CASTLE: (MAIN, founding.play_castle, founding.why_no_castle),
    moves.VILLA: (MAIN, founding.play_villa, founding.why_no_villa),
    moves.BUILD: (MAIN, extending.play_build, extending.why_no_build),
    moves.TOWER: (MAIN, towers.play_tower, towers.why_no_tower),
    moves.BRIDGE: (MAIN, bridging.play_bridge, bridging.why_no_bridge),
    moves.PASS: (MAIN, turns.play_pass, main.why_no_pass),
    moves.KEEP: (KEEP_CASTLE, merging.play_keep, merging.why_no_keep),
    moves.PROMOTE: (PROMOTE_VILLA, building.play_promote, promoting.why_no_promote),
    moves.FLAG: (CHOOSE_FLAG, building.play_flag, promoting.why_no_flag),
    moves.PLACE_NOBLE: (NOBLES, nobles.play_place, nobles.why_no_place),
    moves.MOVE_NOBLE: (NOBLES, nobles.play_move, nobles.why_no_move),
    moves.SWAP_NOBLES: (NOBLES, nobles.play_swap, nobles.why_no_swap),
    moves.DONE: (NOBLES, nobles.play_done, lambda state, move: None),
}
_PLAYERS = tuple(_KINDS[kind << moves.KIND_SHIFT][1] for kind in range(len(moves.NAMES)))
_MOVES_IN_PHASE: tuple[Callable[[State], list[int]], ...] = (
    main.main_moves,
    merging.keep_moves,
    promoting.promote_moves,
    promoting.flag_moves,
    nobles.noble_moves,
    lambda state: [],
)


def legal_moves(state: State) -> list[int]:
    known = state.known_moves
    if known is None:
        known = state.known_moves = _MOVES_IN_PHASE[state.phase](state)
    return known


def play(state: State, move: int, tell: Tell | None = None) -> None:
    state.known_moves = None
    _PLAYERS[move >> moves.KIND_SHIFT](state, move, tell)


def why_not(state: State, move: int) -> Reason | None:
    if state.phase == OVER:
        return because("game.over")
    phase, _, doubter = _KINDS[moves.kind_of(move)]
    if phase != state.phase:
        return because("game.other_question", asked=PHASES[state.phase], answered=PHASES[phase])
    return doubter(state, move)
