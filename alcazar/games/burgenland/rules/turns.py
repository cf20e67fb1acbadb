"""Stop, whose turn it is, and the end (spec: Turn 4, End)."""

from alcazar.core.events import Tell
from alcazar.core.reasons import Reason, because
from alcazar.games.burgenland import events
from alcazar.games.burgenland.material import COLOUR_OF
from alcazar.games.burgenland.state import OVER, ROLL, State


def play_stop(state: State, move: int, tell: Tell | None) -> None:
    if tell:
        tell(events.stopped(state.player))
    end_turn(state, tell)


def why_no_stop(state: State, move: int) -> Reason | None:
    return because("stop.roll_first") if state.safe else None


def end_turn(state: State, tell: Tell | None) -> None:
    state.player = 1 - state.player
    state.phase = ROLL
    state.safe = True
    state.colour = COLOUR_OF[state.crown]
    if tell:
        tell(events.next_turn(state.player))


def end_game(state: State, winner: int, tell: Tell | None) -> None:
    state.phase = OVER
    if tell:
        tell(events.game_over(winner))
