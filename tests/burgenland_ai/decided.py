"""Positions in which the game is decided now, at all places of the rondel: 29 points each, and somebody leads."""

from typing import Any

from tests.burgenland_rules.positions import BLACK, COLOURS, WHITE, Position
from tests.burgenland_rules.table import Table

STRONG, WEAK = "wTwTw", "ww"


def _table(colour: str, leader: int, crown: str, red: int, first_roll: bool) -> Table:
    """The leader is ahead in that colour, Black in the others; the crown stands in it, or on the tower before it."""
    position = Position().points(WHITE, 29).points(BLACK, 29).dice(WHITE, red).dice(BLACK, 2)
    for one in COLOURS:
        ahead = leader if one == colour else BLACK
        position.castle(ahead, one, STRONG).castle(1 - ahead, one, WEAK)
    if first_roll:
        return position.crown(COLOURS[COLOURS.index(colour) - 1], "large tower").table()
    return position.crown(colour, crown).again().table()


def _rolled(table: Table, *results: int) -> Any:
    table.roll(*results)
    return table.state


def which_result_wins() -> list[Any]:
    """One of the results leads to a crown that wins, others to cards, dice or out of the colour."""
    found = []
    for colour in COLOURS:
        found.append(_rolled(_table(colour, WHITE, "", 1, first_roll=True), 3, 6))
        found.append(_rolled(_table(colour, WHITE, "", 2, first_roll=True), 5, 6, 6))
        found.append(_rolled(_table(colour, WHITE, "wall 1", 1, first_roll=False), 2, 6))
        found.append(_rolled(_table(colour, WHITE, "wall 2", 2, first_roll=False), 6, 1, 4))
        found.append(_rolled(_table(colour, WHITE, "wall 3", 3, first_roll=False), 1, 4, 4, 3))
    return found


def score_or_build_or_dice() -> list[Any]:
    """The crown stands on a wall/crown field that wins."""
    found = []
    for colour in COLOURS:
        found.append(_rolled(_table(colour, WHITE, "", 0, first_roll=True), 5))
        found.append(_rolled(_table(colour, WHITE, "wall 1", 0, first_roll=False), 4))
        found.append(_rolled(_table(colour, WHITE, "wall 2", 2, first_roll=False), 3))
        found.append(_rolled(_table(colour, WHITE, "wall 3", 3, first_roll=False), 1))
    return found


def which_result_does_not_lose() -> list[Any]:
    """One of two results leads to the crown where the opponent scores and wins."""
    found = []
    for colour in COLOURS:
        found.append(_rolled(_table(colour, BLACK, "", 1, first_roll=True), 3, 6))
        found.append(_rolled(_table(colour, BLACK, "wall 1", 1, first_roll=False), 2, 6))
        found.append(_rolled(_table(colour, BLACK, "wall 2", 1, first_roll=False), 1, 5))
    return found


def deny_the_score() -> list[Any]:
    """The crown stands on a wall/crown field where the opponent would win."""
    found = []
    for colour in COLOURS:
        found.append(_rolled(_table(colour, BLACK, "", 0, first_roll=True), 5))
        found.append(_rolled(_table(colour, BLACK, "wall 2", 1, first_roll=False), 3))
    return found
