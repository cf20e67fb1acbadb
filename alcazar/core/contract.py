"""The contract between a game and everything around it: opponents, matches, saves, screens and tests.

A game is one stateless object. It creates states, says whose decision is open and which moves are legal, carries moves
out, explains what is forbidden, and tells what a seat may know. States, views and moves are the game's own types; what
crosses the border of the engine is plain JSON.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, Self, TypeAlias, TypeVar

from alcazar.core.evaluation import Evaluation
from alcazar.core.events import Event, Tell
from alcazar.core.reasons import IllegalMoveError, Reason, SetupError, because
from alcazar.core.rng import Rng
from alcazar.core.standings import Standing
from alcazar.core.values import Json


class StateLike(Protocol):
    """A state carries everything, its open question included, as plain data. Copies share nothing that changes."""

    def copy(self) -> Self: ...


class ViewLike(Protocol):
    """All that one seat may know, and nothing else."""

    @property
    def seat(self) -> int: ...


State = TypeVar("State", bound=StateLike)
View = TypeVar("View", bound=ViewLike)
Move = TypeVar("Move")  # immutable and hashable; small and fast inside, readable through encode_move and notation

Options: TypeAlias = Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class Decision:
    """An open question: which seat answers it, and what it is about. The seat need not be the one whose turn it is."""

    seat: int
    phase: str


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game: a module to switch on, or one of several values."""

    key: str
    choices: tuple[Json, ...] = (False, True)
    default: Json = False
    excludes: tuple[str, ...] = ()  # options that may not be on together with this one


@dataclass(frozen=True, slots=True)
class GameInfo:
    id: str
    title: str
    designer: str
    min_seats: int
    max_seats: int
    rules_version: int
    hidden_information: bool
    options: tuple[Option, ...] = ()

    def checked_options(self, seats: int, options: Options) -> dict[str, Json]:
        """The options with defaults filled in, or a SetupError that says what does not fit."""
        if not self.min_seats <= seats <= self.max_seats:
            raise SetupError(
                because("setup.seats", game=self.id, seats=seats, fewest=self.min_seats, most=self.max_seats)
            )
        known = {option.key: option for option in self.options}
        for key, value in options.items():
            if key not in known:
                raise SetupError(because("setup.unknown_option", game=self.id, option=key))
            # 1 == True in Python, but a file or a command line that says 1 does not mean it.
            if not any(value == choice and type(value) is type(choice) for choice in known[key].choices):
                raise SetupError(because("setup.bad_choice", game=self.id, option=key, value=value))
        full = {option.key: options.get(option.key, option.default) for option in self.options}
        for option in self.options:
            for other in option.excludes:
                if full[option.key] and full[other]:
                    raise SetupError(because("setup.conflict", game=self.id, option=option.key, other=other))
        return full


class Game(ABC, Generic[State, View, Move]):
    info: GameInfo
    evaluation: Evaluation[State, Move]

    # -- playing ------------------------------------------------------------------------------------------------------

    def new(self, seats: int, options: Options, seed: int) -> State:
        return self._deal(seats, self.info.checked_options(seats, options), Rng(seed))

    @abstractmethod
    def _deal(self, seats: int, options: Options, rng: Rng) -> State:
        """The state at the start of a game; seats and options have been checked."""

    @abstractmethod
    def decision(self, state: State) -> Decision | None:
        """The open question, or None when the game is over."""

    @abstractmethod
    def legal_moves(self, state: State) -> Sequence[Move]:
        """All answers to the open question, in a fixed order; empty only when the game is over. Do not change it."""

    @abstractmethod
    def play(self, state: State, move: Move, tell: Tell | None = None) -> None:
        """Carry out a move that is known to be legal: the fast way, for search. Everybody else uses `apply`."""

    def apply(self, state: State, move: Move) -> list[Event]:
        """Carry out a move and return what happened; an illegal move raises and leaves the state untouched."""
        reason = self.why_not(state, move)
        if reason is not None:
            raise IllegalMoveError(reason)
        events: list[Event] = []
        self.play(state, move, events.append)
        return events

    @abstractmethod
    def why_not(self, state: State, move: Move) -> Reason | None:
        """The rule that forbids the move, None if it is legal."""

    @abstractmethod
    def standings(self, state: State) -> tuple[Standing, ...]:
        """In seat order, as if the game ended now."""

    @abstractmethod
    def purses(self, state: State) -> Sequence[int]:
        """Per seat, the number that the amounts of events add up to: money, or points in games without money."""

    # -- hidden information -------------------------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: State, seat: int) -> View: ...

    @abstractmethod
    def sample(self, view: View, rng: Rng) -> State:
        """A random state that looks like this view to its seat: `view(sample(v)) == v`."""

    # -- the border: plain JSON ---------------------------------------------------------------------------------------

    @abstractmethod
    def encode_state(self, state: State) -> Json: ...

    @abstractmethod
    def decode_state(self, data: Json) -> State:
        """The state, or a DataError that says what is wrong with the data."""

    @abstractmethod
    def encode_view(self, view: View) -> Json: ...

    @abstractmethod
    def decode_view(self, data: Json) -> View: ...

    @abstractmethod
    def encode_move(self, move: Move) -> list[Json]:
        """The move's name and arguments, as in traces and saves."""

    @abstractmethod
    def decode_move(self, data: Json) -> Move:
        """The move, legal or not, or a DataError if the data is no move of this game."""

    @abstractmethod
    def notation(self, move: Move) -> str:
        """The move in a few characters, for the log."""

    @abstractmethod
    def tell(self, event: Event, names: Sequence[str]) -> str:
        """The event in a short English sentence, for stories on the command line; names are those of the seats."""

    @abstractmethod
    def conceivable_moves(self, state: State) -> Iterable[Move]:
        """Every well-formed move that somebody could try at this table, legal or not."""

    # -- traces: the game written down for other programs -------------------------------------------------------------

    @abstractmethod
    def trace_setup(self, state: State) -> Json:
        """What chance decided before the first move, of a state fresh from `new`."""

    @abstractmethod
    def trace_state(self, state: State) -> Json: ...
