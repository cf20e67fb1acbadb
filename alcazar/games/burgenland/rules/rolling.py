"""Roll, choose a result, and let the crown walk (spec: Turn 1 and 2)."""

from alcazar.core.events import Tell
from alcazar.core.reasons import Reason, because
from alcazar.core.rng import Rng
from alcazar.games.burgenland import events
from alcazar.games.burgenland.material import COLOUR_OF, FIELDS, PIPS
from alcazar.games.burgenland.moves import ROLL as ROLL_DICE
from alcazar.games.burgenland.moves import STOP, WALK, number_of
from alcazar.games.burgenland.rules import fields, losing
from alcazar.games.burgenland.state import CHOOSE, State


def roll_moves(state: State) -> list[int]:
    moves = [ROLL_DICE | red for red in range(state.dice[1 + state.player] + 1)]
    if not state.safe:
        moves.append(STOP)
    return moves


def play_roll(state: State, move: int, tell: Tell | None) -> None:
    red = number_of(move)
    put_back(state, red)
    rng = Rng(state.rng)
    results = tuple(1 + rng.below(PIPS) for _ in range(1 + red))
    state.rng = rng.state
    if tell:
        tell(events.rolled(state.player, results))
    if len(set(results)) == 1:
        walk(state, results[0], tell)
    else:
        state.rolled = results
        state.phase = CHOOSE


def put_back(state: State, red: int) -> None:
    """All red dice that are rolled go back to the board."""
    state.dice[1 + state.player] -= red
    state.dice[0] += red


def walk_moves(state: State) -> list[int]:
    return [WALK | pips for pips in sorted(set(state.rolled))]


def play_walk(state: State, move: int, tell: Tell | None) -> None:
    state.rolled = ()
    walk(state, number_of(move), tell)


def walk(state: State, pips: int, tell: Tell | None) -> None:
    """The first walk of a turn is safe and decides its colour; a later one into another colour ends the turn."""
    state.crown = (state.crown + pips) % FIELDS
    colour = COLOUR_OF[state.crown]
    if state.safe:
        state.safe = False
        state.colour = colour
    if tell:
        tell(events.walked(state.player, pips, state.crown))
    if colour == state.colour:
        fields.carry_out(state, tell)
    else:
        losing.leave_colour(state, tell)


def why_no_roll(state: State, move: int) -> Reason | None:
    wanted, held = number_of(move), state.dice[1 + state.player]
    return because("roll.too_few_dice", wanted=wanted, held=held) if wanted > held else None


def why_no_walk(state: State, move: int) -> Reason | None:
    pips = number_of(move)
    return None if pips in state.rolled else because("walk.not_rolled", pips=pips, rolled=list(state.rolled))
