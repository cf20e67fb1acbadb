"""A match at the table: what is played, how it is shown, and where it is saved."""

from dataclasses import dataclass
from secrets import randbits
from typing import Any

from alcazar.ai.agent import Agent
from alcazar.core.contract import Game
from alcazar.play.match import Match
from alcazar.play.record import Record, new_record
from alcazar.play.setup import Seat, Setup
from alcazar.saves.store import Store
from ui.faces import face_of
from ui.faces.contract import Face

SEED_BITS = 40  # short enough for a code that can be read out


@dataclass(frozen=True, slots=True)
class Session:
    """`identity` is the number of the saved game."""

    identity: int
    match: Match
    face: Face

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.match.setup.seats]

    @property
    def colours(self) -> list[str]:
        return [seat.colour for seat in self.match.setup.seats]


def start(store: Store, setup: Setup, undo: str) -> Session:
    return add(store, new_record(setup, undo=undo))


def add(store: Store, record: Record) -> Session:
    """A record from anywhere becomes a saved game that can be played on."""
    return resume(store, store.games.add(record))


def resume(store: Store, identity: int) -> Session:
    match = Match(store.games.load(identity), opponent, store.games.keeper(identity))
    return Session(identity, match, face_of(match.setup.game))


def opponent(game: Game[Any, Any, Any], level: str, style: str, seed: int) -> Agent:
    """Opponents are loaded when the first one is to think: the app starts sooner without them."""
    from alcazar.ai.roster import make_agent

    return make_agent(game, level, style, seed)


def new_seed() -> int:
    return randbits(SEED_BITS)


def swapped(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """For a rematch: who sat last begins."""
    return seats[-1:] + seats[:-1]
