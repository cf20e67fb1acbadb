"""Which rule answers which move and which phase."""

from collections.abc import Callable
from typing import TypeAlias

from alcazar.core.events import Tell
from alcazar.core.reasons import Reason, because
from alcazar.games.burgenland import moves
from alcazar.games.burgenland.rules import adding, dice, fields, losing, rolling, scoring, turns
from alcazar.games.burgenland.state import CHOOSE, FIELD, LOSE, OVER, PHASES, ROLL, State

Player: TypeAlias = Callable[[State, int, Tell | None], None]
Doubter: TypeAlias = Callable[[State, int], Reason | None]

# Per kind of move: the phase that asks for it, what it does, and why it may be forbidden
_KINDS: dict[int, tuple[int, Player, Doubter]] = {
    moves.ROLL: (ROLL, rolling.play_roll, rolling.why_no_roll),
    moves.STOP: (ROLL, turns.play_stop, turns.why_no_stop),
    moves.WALK: (CHOOSE, rolling.play_walk, rolling.why_no_walk),
    moves.ADD: (FIELD, adding.play_add, adding.why_no_add),
    moves.STEAL: (FIELD, adding.play_steal, adding.why_no_steal),
    moves.DICE: (FIELD, dice.play_dice, dice.why_no_dice),
    moves.SCORE: (FIELD, scoring.play_score, scoring.why_no_score),
    moves.LOSE: (LOSE, losing.play_lose, lambda state, move: None),
}
_PLAYERS = tuple(_KINDS[kind << moves.KIND_SHIFT][1] for kind in range(len(moves.NAMES)))
_MOVES_IN_PHASE: tuple[Callable[[State], list[int]], ...] = (
    rolling.roll_moves,
    rolling.walk_moves,
    fields.field_moves,
    losing.lose_moves,
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
