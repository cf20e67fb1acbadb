"""A game on the table: roll what the test wants, play moves by their names, and look at what everybody can see."""

from functools import cache
from typing import Any

from alcazar.core.events import Event
from alcazar.core.reasons import Reason
from alcazar.core.registry import game
from alcazar.core.rng import Rng
from alcazar.core.values import Json

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


class Table:
    def __init__(self, state: Any) -> None:
        self.rules = game("burgenland")
        self.state = state

    # -- playing ------------------------------------------------------------------------------------------------------

    def play(self, name: str, *args: Any) -> list[Event]:
        """Play a move and make sure that the state is still sound."""
        events = self.rules.apply(self.state, self._move(name, *args))
        self.rules.decode_state(self.rules.encode_state(self.state))
        return events

    def roll(self, own: int, *red: int) -> list[Event]:
        """Roll the own die and so many red ones; they show what is asked for."""
        self.state.rng = seed_that_rolls(own, *red)
        return self.play("roll", len(red))

    def why_not(self, name: str, *args: Any) -> Reason | None:
        return self.rules.why_not(self.state, self._move(name, *args))

    def allows(self, name: str, *args: Any) -> bool:
        """Both ways to ask have to agree."""
        legal = self._move(name, *args) in self.rules.legal_moves(self.state)
        assert legal == (self.why_not(name, *args) is None)
        return legal

    def moves(self) -> list[list[Json]]:
        return [self.rules.encode_move(move) for move in self.rules.legal_moves(self.state)]

    def options(self, name: str) -> list[Any]:
        """The arguments of all legal moves of that name."""
        return [args[0] if len(args) == 1 else tuple(args) for kind, *args in self.moves() if kind == name]

    def kinds(self) -> set[str]:
        """The names of the legal moves."""
        return {move[0] for move in self.moves()}

    def _move(self, name: str, *args: Any) -> Any:
        return self.rules.decode_move([name, *args])

    # -- looking ------------------------------------------------------------------------------------------------------

    @property
    def shown(self) -> dict[str, Json]:
        """The table as traces write it down."""
        shown: dict[str, Json] = self.rules.trace_state(self.state)
        return shown

    @property
    def player(self) -> int:
        decision = self.rules.decision(self.state)
        assert decision
        return decision.seat

    @property
    def phase(self) -> str | None:
        decision = self.rules.decision(self.state)
        return decision.phase if decision else None

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
