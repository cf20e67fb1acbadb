"""Positions for rule tests, told castle by castle.

    Position().crown("blue", "house").castle(WHITE, "red", "wTwh").dice(BLACK, 3).table()

In castles w is a wall, t a small tower, h a house, T a large tower and . a gap. Cards that are in no castle lie in
their stacks, red dice that nobody has on the board. The engine has to accept the result as a sound state of the game.
"""

from typing import Any, Self

from alcazar.core.registry import game

from .table import Table

WHITE, BLACK = range(2)
COLOURS = ("blue", "yellow", "red")
SECTION = ("wall 1", "wall 2", "crown", "wall 3", "wall/crown", "small tower", "house", "large tower")
COUNTS = {"w": 9, "t": 3, "h": 3, "T": 4}
RED_DICE = 5


def field(colour: str, name: str) -> int:
    """The number of a field: 0 is the first blue wall."""
    return 8 * COLOURS.index(colour) + SECTION.index(name)


class Position:
    """A table at the start of a turn, with the crown on the large blue tower unless told otherwise."""

    def __init__(self) -> None:
        self.castles = {(seat, colour): "w" for seat in (WHITE, BLACK) for colour in COLOURS}
        self.held = [0, 0]
        self.scored = [0] * 6
        self.place = field("blue", "large tower")
        self.player = WHITE
        self.first_roll = True

    def crown(self, colour: str, name: str) -> Self:
        self.place = field(colour, name)
        return self

    def castle(self, seat: int, colour: str, cards: str) -> Self:
        self.castles[seat, colour] = cards
        return self

    def dice(self, seat: int, count: int) -> Self:
        self.held[seat] = count
        return self

    def points(self, seat: int, count: int, colour: str = "blue") -> Self:
        self.scored[3 * seat + COLOURS.index(colour)] = count
        return self

    def turn(self, seat: int) -> Self:
        self.player = seat
        return self

    def again(self) -> Self:
        """The player has rolled and may roll again or stop; the crown's colour is the turn's colour."""
        self.first_roll = False
        return self

    def table(self) -> Table:
        return Table(self.state())

    def state(self) -> Any:
        """Decoding checks that everything fits together."""
        data = {
            "castles": [[self._code(card) for card in row] for row in self.castles.values()],
            "stock": [self._left(colour, card) for colour in COLOURS for card in COUNTS],
            "dice": [RED_DICE - sum(self.held), *self.held],
            "points": self.scored,
            "crown": self.place,
            "rng": 0,
            "player": self.player,
            "phase": 0,
            "safe": self.first_roll,
            "colour": self.place // 8,
            "rolled": [],
        }
        return game("burgenland").decode_state(data)

    def _left(self, colour: str, card: str) -> int:
        return COUNTS[card] - sum(self.castles[seat, colour].count(card) for seat in (WHITE, BLACK))

    @staticmethod
    def _code(card: str) -> int:
        return "wthT.".index(card)
