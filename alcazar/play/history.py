"""The steps of a match and the states between them; a history can always be made again from its log."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from alcazar.core.contract import Game
from alcazar.core.events import Event
from alcazar.core.reasons import DataError, IllegalMoveError
from alcazar.core.values import Json
from alcazar.play.reading import refusal

# Told how much of a long piece of work is done, and how much there is in all
Progress: TypeAlias = Callable[[int, int], None]


def in_silence(done: int, total: int) -> None:
    """For work whose progress nobody watches."""


@dataclass(frozen=True, slots=True)
class Step:
    seat: int
    phase: str
    move: Any
    events: tuple[Event, ...]

    def seen_by(self, seat: int) -> list[Event]:
        return [event.seen_by(seat) for event in self.events]


def asked_seat(game: Game[Any, Any, Any], state: Any) -> int | None:
    """Who has to decide, None when the game is over."""
    decision = game.decision(state)
    return None if decision is None else decision.seat


class History:
    """`before` counts the moves made before the first state that is known."""

    def __init__(self, game: Game[Any, Any, Any], before: int, first: Any) -> None:
        self.game = game
        self.before = before
        self.steps: list[Step] = []
        self.states = [first]

    @property
    def position(self) -> int:
        return self.before + len(self.steps)

    def play(self, move: Any) -> Step:
        """Carry out a move on a copy of the newest state; an illegal one raises and changes nothing."""
        state = self.states[-1].copy()
        decision = self.game.decision(state)
        events = self.game.apply(state, move)
        assert decision is not None  # apply refuses every move when the game is over
        step = Step(decision.seat, decision.phase, move, tuple(events))
        self.steps.append(step)
        self.states.append(state)
        return step

    def take_back(self, count: int) -> None:
        kept = len(self.steps) - count
        del self.steps[kept:], self.states[kept + 1 :]

    def state_at(self, position: int) -> Any:
        return self.states[position - self.before]

    def read(self, moves: Sequence[Json], progress: Progress = in_silence) -> None:
        """Carry out moves in plain form. One that cannot be read or is against the rules is named by its place."""
        for number, data in enumerate(moves, start=self.position):
            try:
                self.play(self.game.decode_move(data))
            except IllegalMoveError as error:
                raise refusal("replay.illegal", f"moves[{number}]", rule=str(error.reason)) from None
            except DataError as error:
                raise refusal("replay.unreadable", f"moves[{number}]", problem=str(error.reason)) from None
            progress(number + 1, self.before + len(moves))
