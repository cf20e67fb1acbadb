"""A game on the table: dice roll what the test wants, castles are written as letters."""

from functools import cache
from typing import Any

from alcazar.core.events import Event
from alcazar.core.registry import game
from alcazar.core.rng import Rng
from tests.game_rules.table import GameTable

LETTERS = {"w": "wall", "t": "small_tower", "h": "house", "T": "large_tower", ".": None}
_LETTER_OF = {name: letter for letter, name in LETTERS.items()}


@cache
def seed_that_rolls(*results: int) -> int:
    """The first seed whose next dice show this."""
    seed = 0
    while True:
        rng = Rng(seed)
        if all(1 + rng.below(6) == result for result in results):
            return seed
        seed += 1


class Table(GameTable):
    def __init__(self, state: Any) -> None:
        super().__init__(game("burgenland"), state)

    # -- playing ------------------------------------------------------------------------------------------------------

    def roll(self, own: int, *red: int) -> list[Event]:
        """Roll the own die and so many red ones; they show what is asked for."""
        self.state.rng = seed_that_rolls(own, *red)
        return self.play("roll", len(red))

    def options(self, name: str) -> list[Any]:
        """The arguments of all legal moves of that name."""
        return [args[0] if len(args) == 1 else tuple(args) for kind, *args in self.moves() if kind == name]

    # -- looking ------------------------------------------------------------------------------------------------------

    @property
    def crown(self) -> int:
        return int(self.shown["crown"])

    @property
    def dice(self) -> list[int]:
        """Red dice on the board, with White, with Black."""
        return list(self.shown["dice"])

    @property
    def score(self) -> list[int]:
        return list(self.shown["score"])

    def castle(self, seat: int, colour: str) -> str:
        return "".join(_LETTER_OF[card] for card in self.shown["castles"][seat][colour])

    def stock(self, colour: str, kind: str) -> int:
        return int(self.shown["stock"][colour][kind])
