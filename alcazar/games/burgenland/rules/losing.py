"""Lose an outermost card for leaving the turn's colour (spec: Turn 2, B3)."""

from alcazar.core.events import Tell
from alcazar.games.burgenland import events
from alcazar.games.burgenland.castles import without_card
from alcazar.games.burgenland.material import VALUE
from alcazar.games.burgenland.moves import LEFT, LOSE, RIGHT, number_of
from alcazar.games.burgenland.rules import turns
from alcazar.games.burgenland.state import LOSE as CHOOSE_LOSS
from alcazar.games.burgenland.state import State, castle_at, stack_at


def leave_colour(state: State, tell: Tell | None) -> None:
    """The more valuable of the two outermost cards is lost; only at equal value somebody has to choose."""
    if tell:
        tell(events.left_colour(state.player, state.colour))
    castle = state.castles[castle_at(state.player, state.colour)]
    if not castle:
        turns.end_turn(state, tell)
        return
    left, right = VALUE[castle[0]], VALUE[castle[-1]]
    if left == right and len(castle) > 1:
        state.phase = CHOOSE_LOSS
    else:
        _lose(state, LEFT if left >= right else RIGHT, tell)


def lose_moves(state: State) -> list[int]:
    return [LOSE | LEFT, LOSE | RIGHT]


def play_lose(state: State, move: int, tell: Tell | None) -> None:
    _lose(state, number_of(move), tell)


def _lose(state: State, side: int, tell: Tell | None) -> None:
    home = castle_at(state.player, state.colour)
    castle = state.castles[home]
    place = 0 if side == LEFT else len(castle) - 1
    kind = castle[place]
    state.castles[home] = without_card(castle, place)
    state.stock[stack_at(state.colour, kind)] += 1
    if tell:
        tell(events.lost(state.player, state.colour, kind, place))
    turns.end_turn(state, tell)
