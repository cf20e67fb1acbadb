"""Stores to test with, and all that can be read from one."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from alcazar.play.match import Match
from alcazar.play.record import encode_record, new_record
from alcazar.saves.opening import open_store
from alcazar.saves.store import Store
from tests.play.players import play, random_agent, setup

Read = Callable[[Store], Any]


def add_match(
    store: Store, moves: int, seed: int = 1, game: str = "alcazar", title: str = "", undo: str = "free"
) -> Match:
    """A match in the store, played at random and saved move by move."""
    return resume(store, store.games.add(new_record(setup(game, seed=seed), title, undo)), moves)


def resume(store: Store, identity: int, moves: int = 0) -> Match:
    match = Match(store.games.load(identity), random_agent, store.games.keeper(identity))
    play(match, moves, seed=identity)
    assert match.unsaved is None
    return match


def fill(store: Store) -> None:
    """A few games, one of them finished, one with moves taken back and one in the trash; settings and results."""
    add_match(store, 10_000, seed=2, title="over")
    add_match(store, 30, seed=3).undo()
    add_match(store, 12, seed=4, game="bigboss", title="thrown away")
    store.games.trash(3)
    store.set("language", "de")
    store.set("text size", {"factor": 130})


def filled(folder: Path) -> Store:
    store = open_store(folder)
    fill(store)
    return store


def content(store: Store) -> str:
    """Everything that players could miss, in one comparable text."""
    summaries = store.summaries() + store.summaries(trash=True)
    games = [[s.uid, s.trashed, s.created, encode_record(store.games.load(s.id))] for s in summaries]
    results = sorted(str(result) for result in store.results())
    return json.dumps([sorted(games, key=str), store.settings(), results], sort_keys=True)


def positions(store: Store) -> dict[str, int]:
    return {summary.uid: summary.moves for summary in store.summaries() + store.summaries(trash=True)}
