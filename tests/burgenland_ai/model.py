"""Burgen Land once more, written for solving: positions are tuples, castles are texts.

Nothing here comes from the engine; a test compares the two. White is seat 0. In castles w is a wall, t a small tower,
h a house, T a large tower and . a gap; a castle and its mirror image are the same.
"""

from functools import cache
from itertools import pairwise
from typing import NamedTuple

SECTION = ("w", "w", "", "w", "w", "t", "h", "T")  # the card of each field
CROWNS = (2, 4)  # fields of a section that score
VALUE = {"w": 1, "t": 2, "h": 3, "T": 5}
COUNT = {"w": 9, "t": 3, "h": 3, "T": 4}
GOAL = 30
RED_DICE = 5


class Position(NamedTuple):
    """Between two throws. `colour` is the turn's colour, None before its first throw."""

    mover: int
    crown: int
    colour: int | None
    dice: tuple[int, int]
    points: tuple[int, int]
    castles: tuple[tuple[str, str, str], tuple[str, str, str]]


def winner(position: Position) -> int | None:
    return next((seat for seat in (0, 1) if position.points[seat] >= GOAL), None)


def stopped(position: Position) -> Position:
    return position._replace(mover=1 - position.mover, colour=None)


@cache
def walked(position: Position, red: int, pips: int) -> tuple[tuple[str, Position], ...]:
    """The choices after a throw with so many red dice and a walk, by name; one without a name where there is none."""
    crown = (position.crown + pips) % 24
    colour = crown // 8
    dice = list(position.dice)
    dice[position.mover] -= red
    after = position._replace(crown=crown, dice=tuple(dice))
    if position.colour not in (None, colour):
        return _losses(after)
    after = after._replace(colour=colour)
    return tuple(_choices(after, colour, crown % 8)) or (("", after),)


def _losses(position: Position) -> tuple[tuple[str, Position], ...]:
    """The turn is over and the more valuable outermost card is lost."""
    assert position.colour is not None
    castle = position.castles[position.mover][position.colour]
    if not castle:
        return (("", stopped(position)),)
    left, right = VALUE[castle[0]], VALUE[castle[-1]]
    rests = ([castle[1:]] if left >= right else []) + ([castle[:-1]] if right >= left else [])
    return tuple(
        ("lose", stopped(_with_castle(position, position.mover, position.colour, rest.strip(".")))) for rest in rests
    )


def _choices(position: Position, colour: int, field: int) -> list[tuple[str, Position]]:
    choices = []
    card = SECTION[field]
    own, theirs = (position.castles[seat][colour] for seat in (position.mover, 1 - position.mover))
    if field in CROWNS:
        choices.append(("score", _scored(position, colour)))
    if card:
        if own.count(card) + theirs.count(card) < COUNT[card]:
            taken_from = [theirs]
        else:
            taken_from = [_without(theirs, place) for place in range(len(theirs)) if theirs[place] == card]
        for rest in taken_from:
            for grown in _grown(own, card):
                after = _with_castle(position, position.mover, colour, grown)
                choices.append(("add", _with_castle(after, 1 - position.mover, colour, rest)))
        wanted = 1 if own.count(card) == COUNT[card] else VALUE[card]
        if wanted := min(wanted, RED_DICE - position.dice[position.mover]):
            choices.append(("dice", _with_dice(position, wanted)))
    return choices


def _scored(position: Position, colour: int) -> Position:
    lead = _worth(position.castles[0][colour]) - _worth(position.castles[1][colour])
    points = position.points
    return position._replace(points=(points[0] + max(0, lead), points[1] + max(0, -lead)))


def wins_by_scoring(position: Position, field: int) -> bool:
    """Whether the mover wins at once when the first throw of a turn leads there."""
    return field % 8 in CROWNS and winner(_scored(position, field // 8)) == position.mover


@cache
def _worth(castle: str) -> int:
    return max(sum(VALUE[card] for card in piece) for piece in castle.split("."))


def _without(castle: str, place: int) -> str:
    return (castle[:place] + "." + castle[place + 1 :]).strip(".")


@cache
def _grown(castle: str, card: str) -> tuple[str, ...]:
    """All castles that adding the card can make."""
    made = [card + castle, castle + card]
    made += [castle[:gap] + card + castle[gap + 1 :] for gap in range(len(castle)) if castle[gap] == "."]
    return tuple(dict.fromkeys(row for row in made if _is_sound(row)))


def _is_sound(castle: str) -> bool:
    return all("w" in pair or "." in pair for pair in pairwise(castle))


def _with_castle(position: Position, seat: int, colour: int, castle: str) -> Position:
    rows = [list(castles) for castles in position.castles]
    rows[seat][colour] = min(castle, castle[::-1])
    return position._replace(castles=(tuple(rows[0]), tuple(rows[1])))


def _with_dice(position: Position, count: int) -> Position:
    """From the board first, then from the opponent."""
    dice = list(position.dice)
    on_board = RED_DICE - sum(dice)
    dice[position.mover] += count
    dice[1 - position.mover] -= max(0, count - on_board)
    return position._replace(dice=tuple(dice))
