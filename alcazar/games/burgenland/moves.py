"""Moves: ints inside the engine, arrays and short texts at its border (spec: Decisions).

A move is `kind | first argument << PLACE_BITS | second argument`. The arguments are dice, pips, sides and places in
castles.
"""

from collections.abc import Iterator

from alcazar.core.reasons import DataError, because
from alcazar.core.values import Json
from alcazar.games.burgenland.material import PIPS, RED_DICE
from alcazar.games.burgenland.state import State

NAMES = ("roll", "stop", "walk", "add", "steal", "dice", "score", "lose")
PLACE_BITS = 12
LAST_PLACE = (1 << PLACE_BITS) - 1  # gaps can make a castle longer than all cards together, but not that long
KIND_SHIFT = 2 * PLACE_BITS
ROLL, STOP, WALK, ADD, STEAL, DICE, SCORE, LOSE = (kind << KIND_SHIFT for kind in range(len(NAMES)))

SIDES = ("left", "right")
LEFT, RIGHT = range(len(SIDES))

# Moves with one number, and its range
_ONE_NUMBER = {ROLL: (0, RED_DICE), WALK: (1, PIPS), ADD: (0, LAST_PLACE)}


def kind_of(move: int) -> int:
    return move >> KIND_SHIFT << KIND_SHIFT


def name_of(move: int) -> str:
    return NAMES[move >> KIND_SHIFT]


def number_of(move: int) -> int:
    """The only argument, or the last one: of a theft the place in the own castle."""
    return move & LAST_PLACE


def stolen_from(move: int) -> int:
    """Of a theft, the place in the opponent's castle."""
    return move >> PLACE_BITS & LAST_PLACE


def steal(stolen: int, place: int) -> int:
    return STEAL | stolen << PLACE_BITS | place


# -- arrays -----------------------------------------------------------------------------------------------------------


def encode_move(move: int) -> list[Json]:
    kind, name = kind_of(move), name_of(move)
    if kind in _ONE_NUMBER:
        return [name, number_of(move)]
    if kind == STEAL:
        return [name, stolen_from(move), number_of(move)]
    if kind == LOSE:
        return [name, SIDES[number_of(move)]]
    return [name]


def decode_move(data: Json) -> int:
    if not isinstance(data, (list, tuple)) or not data or data[0] not in NAMES:
        raise DataError(because("data.move", move=repr(data)[:80]))
    kind = NAMES.index(data[0]) << KIND_SHIFT
    try:
        return _decode_args(kind, *data[1:])
    except (TypeError, ValueError):
        raise DataError(because("data.move", move=repr(data)[:80])) from None


def _decode_args(kind: int, *args: Json) -> int:
    if kind in _ONE_NUMBER:
        (number,) = args
        return kind | _number(number, *_ONE_NUMBER[kind])
    if kind == STEAL:
        stolen, place = args
        return steal(_number(stolen, 0, LAST_PLACE), _number(place, 0, LAST_PLACE))
    if kind == LOSE:
        (side,) = args
        return kind | SIDES.index(side)
    if args:
        raise ValueError("no arguments")
    return kind


def _number(data: Json, least: int, most: int) -> int:
    if type(data) is not int or not least <= data <= most:
        raise ValueError(f"a number from {least} to {most}")
    return data


# -- short texts ------------------------------------------------------------------------------------------------------


def notation(move: int) -> str:
    kind, number = kind_of(move), number_of(move)
    if kind == ROLL:
        return f"roll +{number}" if number else "roll"
    if kind == ADD:
        return f"add at {number}"
    if kind == STEAL:
        return f"steal {stolen_from(move)}>{number}"
    return " ".join(map(str, encode_move(move)))


# -- everything that could be tried -----------------------------------------------------------------------------------


def conceivable_moves(state: State) -> Iterator[int]:
    """With places up to one beyond the longest castle."""
    places = range(max(len(castle) for castle in state.castles) + 2)
    yield from (ROLL | red for red in range(RED_DICE + 1))
    yield from (STOP, DICE, SCORE)
    yield from (WALK | pips for pips in range(1, PIPS + 1))
    yield from (ADD | place for place in places)
    yield from (steal(stolen, place) for stolen in places for place in places)
    yield from (LOSE | side for side in range(len(SIDES)))
