"""A game written down for other programs (the trace format)."""

from alcazar.core.values import Json
from alcazar.games.burgenland.material import COLOURS, GAP, KINDS, SEATS
from alcazar.games.burgenland.rules.scoring import score_of
from alcazar.games.burgenland.state import OVER, PHASES, State, castle_at, stack_at


def trace_setup(state: State) -> Json:
    return {"crown": state.crown, "first": state.player}


def trace_state(state: State) -> Json:
    over = state.phase == OVER
    return {
        "player": None if over else state.player,
        "phase": None if over else PHASES[state.phase],
        "score": [score_of(state, seat) for seat in range(SEATS)],
        "crown": state.crown,
        "dice": list(state.dice),
        "stock": {name: _stacks(state, colour) for colour, name in enumerate(COLOURS)},
        "castles": [_castles(state, seat) for seat in range(SEATS)],
    }


def _stacks(state: State, colour: int) -> Json:
    return {name: state.stock[stack_at(colour, kind)] for kind, name in enumerate(KINDS)}


def _castles(state: State, seat: int) -> Json:
    return {
        name: [None if card == GAP else KINDS[card] for card in state.castles[castle_at(seat, colour)]]
        for colour, name in enumerate(COLOURS)
    }
