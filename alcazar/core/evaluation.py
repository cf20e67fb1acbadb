"""What a game tells opponents about its positions: numbers to weigh, where to judge, and reasons in words."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from alcazar.core.reasons import Reason

State = TypeVar("State")
Move = TypeVar("Move")


@dataclass(frozen=True, slots=True)
class Weights:
    """What each feature is worth at the start of a game and at its end; in between it is mixed by progress."""

    start: Mapping[str, float]
    end: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Gamble(Generic[State]):
    """How a throw of dice can come out: positions to which it can lead, and draws, each with its chance.

    A draw names the positions that it offers, by their numbers; the player who throws takes the best of them.
    """

    ends: Iterable[State]  # made when they are asked for, once
    draws: Sequence[tuple[float, Sequence[int]]]

    def expected(self, margins: Sequence[float]) -> float:
        """What the throw is worth, if the positions are worth this."""
        return sum(chance * max([margins[end] for end in offered]) for chance, offered in self.draws)


class Evaluation(Protocol[State, Move]):
    features: tuple[str, ...]
    weights: Weights  # as found by play (see alcazar.ai.tune)
    styles: Mapping[str, Mapping[str, float]]  # per style, factors on the weights of some features
    levels: Mapping[str, Mapping[str, float]]  # per level, what it does otherwise in this game
    unit: float  # a difference in score that a good player would notice
    certainty: float | None  # the margin of a sure win, where only winning counts; None where every point does

    def measure(self, state: State, seat: int) -> Sequence[float]:
        """The features of a position, as far as the seat itself may know them."""

    def progress(self, state: State) -> float:
        """From 0 at the start to 1 at the end."""

    def final_scores(self, state: State) -> Sequence[float]:
        """Per seat, the result of a finished game on the scale of the score; tie-breaks as small fractions."""

    def at_rest(self, state: State) -> bool:
        """Whether nothing is left open in the turn that was played last: here positions are compared."""

    def identity(self, state: State) -> Hashable:
        """Equal for positions that are equal for players, so that they need to be judged only once; None if unknown."""

    def touches_others(self, before: State, after: State, seat: int) -> bool:
        """Whether what the seat did in between changes the prospects of the others much, as a capture does."""

    def gamble(self, state: State, move: Move) -> Gamble[State] | None:
        """How the move can come out if it throws dice; None if it does not."""

    def distinct(self, state: State, moves: Sequence[Move]) -> Sequence[Move]:
        """The moves without those that differ from another one only in a name."""

    def reason(self, state: State, move: Move) -> Reason:
        """What the move does for the player who decides, in words that are true of it."""
