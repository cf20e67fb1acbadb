"""Old saves load for ever, and no state gains a field that is not saved."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from alcazar.core.contract import Game
from alcazar.core.registry import games
from alcazar.core.rng import Rng
from alcazar.play.match import Match
from alcazar.saves.checking import problems
from alcazar.saves.opening import FILE_NAME, open_store
from alcazar.saves.portable import SUFFIX, VERSION, import_file
from alcazar.saves.schema import MIGRATIONS
from tests.play.players import play, random_agent
from tests.saves.shelves import resume

MUSEUM = Path(__file__).parent / "museum"

# What a state carries besides what is saved: it can be made again from the rest, or from the game itself.
MADE_AGAIN = {"variant", "known_moves"}


def test_every_format_has_its_exhibit() -> None:
    expected = {f"database-{version}.db" for version in range(1, len(MIGRATIONS) + 1)}
    expected |= {f"match-{version}{SUFFIX}" for version in range(1, VERSION + 1)}
    assert {path.name for path in MUSEUM.iterdir() if path.suffix in (".db", ".json")} == expected


@pytest.mark.parametrize("exhibit", sorted(MUSEUM.glob("*.db")), ids=lambda path: path.name)
def test_an_old_database_loads(exhibit: Path, tmp_path: Path) -> None:
    shutil.copyfile(exhibit, tmp_path / FILE_NAME)
    store = open_store(tmp_path)
    assert store.notices == []
    assert problems(store) == []
    assert [(s.title, s.moves, s.finished, s.assisted) for s in store.summaries()] == [
        ("Museum", 59, False, True),
        ("", 29, False, False),
        ("over", 255, True, False),
    ]
    assert [summary.title for summary in store.summaries(trash=True)] == ["thrown away"]
    assert store.settings() == {"language": "de", "text size": {"factor": 130}}
    (statistic,) = store.statistics().values()
    assert statistic.played == 1
    resume(store, store.summaries()[0].id, 10_000)
    store.close()


@pytest.mark.parametrize("exhibit", sorted(MUSEUM.glob(f"*{SUFFIX}")), ids=lambda path: path.name)
def test_an_old_export_loads(exhibit: Path) -> None:
    record = import_file(exhibit)
    assert (record.title, record.position, len(record.moves)) == ("Museum", 59, 62)
    match = Match(record, random_agent)
    match.redo()
    play(match, 10_000)
    assert match.decision is None


@pytest.mark.parametrize("game", games(), ids=lambda game: str(game.info.id))
def test_every_field_of_a_state_is_saved(game: Game[Any, Any, Any]) -> None:
    state = game.new(game.info.max_seats, {}, 1)
    names = {name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())}
    names |= set(getattr(state, "__dict__", ()))
    assert names - MADE_AGAIN <= game.encode_state(state).keys()


@pytest.mark.parametrize("game", games(), ids=lambda game: str(game.info.id))
def test_a_saved_state_has_every_field_as_it_was(game: Game[Any, Any, Any]) -> None:
    state = game.new(game.info.max_seats, {}, 1)
    rng = Rng(1)
    while moves := game.legal_moves(state):
        again = game.decode_state(game.encode_state(state))
        for name in game.encode_state(state):
            assert getattr(again, name) == getattr(state, name), name
        game.play(state, rng.choice(moves))
