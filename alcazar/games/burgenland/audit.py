"""Whether a state can be one of this game at all: what `decode` asks before it trusts data from outside."""

from collections.abc import Iterator
from itertools import pairwise

from alcazar.games.burgenland.castles import Castle
from alcazar.games.burgenland.material import (
    COLOUR_OF,
    COLOURS,
    COUNT,
    FIELDS,
    GAP,
    GOAL,
    PIPS,
    RED_DICE,
    SEATS,
    VALUE,
    WALL,
)
from alcazar.games.burgenland.moves import DICE, SCORE
from alcazar.games.burgenland.rules.adding import own_castle
from alcazar.games.burgenland.rules.fields import field_moves
from alcazar.games.burgenland.rules.scoring import score_of
from alcazar.games.burgenland.state import CHOOSE, FIELD, LOSE, OVER, ROLL, State, castle_at, stack_at


def problem_with(state: State) -> str | None:
    """The first thing that is wrong, None if the state is sound."""
    return next(_problems(state), None)


def _problems(state: State) -> Iterator[str]:
    yield from _sizes(state)
    yield from _cards(state)
    yield from _points(state)
    yield from _turn(state)
    yield from _question(state)


def _sizes(state: State) -> Iterator[str]:
    castles = SEATS * len(COLOURS)
    if len(state.castles) != castles or len(state.points) != castles:
        yield "each player has a castle and points in each colour"
    if len(state.stock) != len(COLOURS) * len(COUNT):
        yield "there is a stack for each kind of card in each colour"
    if len(state.dice) != 1 + SEATS or sum(state.dice) != RED_DICE:
        yield "each red die is on the board or with a player"
    if state.crown >= FIELDS or state.colour >= len(COLOURS) or state.player >= SEATS or state.phase > OVER:
        yield "the crown, the colour, the player and the phase are known"


def _cards(state: State) -> Iterator[str]:
    for colour in range(len(COLOURS)):
        castles = [state.castles[castle_at(seat, colour)] for seat in range(SEATS)]
        for kind, count in enumerate(COUNT):
            if state.stock[stack_at(colour, kind)] + sum(castle.count(kind) for castle in castles) != count:
                yield "each card is in its stack or in a castle of its colour"
        if not all(_is_built_by_the_rules(castle) for castle in castles):
            yield "towers and houses lie next to walls, and gaps between cards"


def _is_built_by_the_rules(castle: Castle) -> bool:
    if castle and GAP in (castle[0], castle[-1]):
        return False
    return all(card <= GAP for card in castle) and all(
        one in (WALL, GAP) or other in (WALL, GAP) for one, other in pairwise(castle)
    )


def _points(state: State) -> Iterator[str]:
    arrived = sum(score_of(state, seat) >= GOAL for seat in range(SEATS))
    if arrived != (state.phase == OVER):
        yield "the game is over when one player has 30 points"


def _turn(state: State) -> Iterator[str]:
    here = COLOUR_OF[state.crown]
    if here != ((state.colour + 1) % len(COLOURS) if state.phase == LOSE else state.colour):
        yield "the crown is in the turn's colour until it leaves for the next"
    if state.safe and state.phase not in (ROLL, CHOOSE):
        yield "nothing happens before the first walk of a turn"
    if any(not 1 <= pips <= PIPS for pips in state.rolled) or len(state.rolled) > 1 + state.dice[0]:
        yield "dice show 1 to 6, and the red ones that were rolled lie on the board"
    if (len(set(state.rolled)) > 1) != (state.phase == CHOOSE) or (state.rolled and state.phase != CHOOSE):
        yield "results wait to be chosen only where they differ"


def _question(state: State) -> Iterator[str]:
    if state.phase == FIELD and field_moves(state) in ([], [DICE], [SCORE]):
        yield "a field asks only where there is a choice"
    castle = own_castle(state)
    if state.phase == LOSE and (len(castle) < 2 or VALUE[castle[0]] != VALUE[castle[-1]]):
        yield "two outermost cards of equal value wait for a choice"
