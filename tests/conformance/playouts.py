"""Tables to test at, and random games played there. Everything here works with any game of the registry."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from hypothesis import HealthCheck, settings

from alcazar.core.contract import Game
from alcazar.core.events import Event
from alcazar.core.reasons import SetupError
from alcazar.core.registry import games
from alcazar.core.rng import Rng

AnyGame = Game[Any, Any, Any]

SEEDS = (1, 2)  # of the games that every test of this suite looks at

# The same examples in every run, and no alarm clock: a slow machine is no error.
repeatable = settings(
    derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow], max_examples=60
)


@dataclass(frozen=True)
class Table:
    """A game, how many play it, and with which options."""

    game: AnyGame
    seats: int
    options: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game.info.id, f"{self.seats}p", *(f"{key}={value}" for key, value in self.options)])

    def new(self, seed: int) -> Any:
        return self.game.new(self.seats, dict(self.options), seed)


@dataclass(frozen=True)
class Step:
    """One decision of a game: the state before it, the move, what happened, and the state after it."""

    before: Any
    move: Any
    events: list[Event] = field(repr=False)
    after: Any


def tables() -> list[Table]:
    """Every game with every number of seats; with options switched on one by one, and all that go together."""
    return [
        Table(game, seats, options)
        for game in games()
        for seats in range(game.info.min_seats, game.info.max_seats + 1)
        for options in _sets_of_options(game, seats)
    ]


def _sets_of_options(game: AnyGame, seats: int) -> list[tuple[tuple[str, Any], ...]]:
    single = [(option.key, choice) for option in game.info.options for choice in option.choices]
    chosen: dict[str, Any] = {}
    for key, choice in single:
        if choice and _fits(game, seats, {**chosen, key: choice}):
            chosen[key] = choice
    everything = tuple(chosen.items())
    return list(dict.fromkeys([(), *((pair,) for pair in single if _fits(game, seats, dict([pair]))), everything]))


def _fits(game: AnyGame, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.info.checked_options(seats, options)
    except SetupError:
        return False
    return True


def random_playout(game: AnyGame, seats: int, seed: int, options: dict[str, Any] | None = None) -> Iterator[Step]:
    """A whole game, chosen first by the kind of move and then among its moves, so that rare kinds are seen as well."""
    state = game.new(seats, options or {}, seed)
    rng = Rng(seed).fork(2)
    while game.decision(state):
        before = state.copy()
        move = choose_by_kind(game, game.legal_moves(state), rng)
        events = game.apply(state, move)
        yield Step(before, move, events, state.copy())


def choose_by_kind(game: AnyGame, moves: Sequence[Any], rng: Rng) -> Any:
    names = [game.encode_move(move)[0] for move in moves]
    kind = rng.choice(sorted(set(names)))
    return rng.choice([move for move, name in zip(moves, names, strict=True) if name == kind])


@cache
def played(table: Table, seed: int) -> tuple[Step, ...]:
    """A random game that many tests look at. Work on copies of its states."""
    return tuple(random_playout(table.game, table.seats, seed, dict(table.options)))


def steps(table: Table) -> list[Step]:
    return [step for seed in SEEDS for step in played(table, seed)]


def positions(table: Table) -> list[Any]:
    """All states of the games, each fresh copies: from the deal to the end."""
    found = []
    for seed in SEEDS:
        game = played(table, seed)
        found += [game[0].before.copy(), *(step.after.copy() for step in game)]
    return found


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


def written(game: AnyGame, state: Any) -> str:
    """The whole state as a text, to see whether anything has changed."""
    return json.dumps(game.encode_state(state))
