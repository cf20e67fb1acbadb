"""Damaged, foreign, newer and unreachable files: a clear word, what can be rescued, and the old file kept beside."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from alcazar.core.reasons import Reason
from alcazar.play.replay import replayed
from alcazar.saves.backups import back_up, backups
from alcazar.saves.checking import problems, repair
from alcazar.saves.errors import StoreError, UnusableFileError
from alcazar.saves.opening import FILE_NAME, open_file, open_store
from alcazar.saves.schema import MIGRATIONS
from tests.play.players import play
from tests.saves.shelves import add_match, content, filled, positions, resume

PAGE = 4096


def keys(notices: list[Reason]) -> list[str]:
    return [notice.key for notice in notices]


def closed(folder: Path) -> Path:
    filled(folder).close()
    return folder / FILE_NAME


def set_pragma(path: Path, pragma: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA {pragma}")


def execute(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(statement)


def write_at(path: Path, place: int, data: bytes) -> None:
    with open(path, "rb+") as file:
        file.seek(place)
        file.write(data)


def no_database(path: Path) -> None:
    path.write_bytes(b"Dear diary, today I played Alcazar. " * 500)


def cut_in_half(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def scrambled(path: Path) -> None:
    write_at(path, PAGE, bytes(range(256)) * 64)


def other_program(path: Path) -> None:
    path.unlink()
    execute(path, "CREATE TABLE recipes (name TEXT)")


def newer(path: Path) -> None:
    set_pragma(path, f"user_version = {len(MIGRATIONS) + 1}")


def with_trigger(path: Path) -> None:
    execute(path, "CREATE TRIGGER t AFTER INSERT ON moves BEGIN DELETE FROM games; END")


def without_version(path: Path) -> None:
    set_pragma(path, "user_version = 0")


@pytest.mark.parametrize(
    ("harm", "reason", "label"),
    [
        (no_database, "store.foreign", "foreign"),
        (cut_in_half, "store.damaged", "damaged"),
        (scrambled, "store.damaged", "damaged"),
        (other_program, "store.foreign", "foreign"),
        (newer, "store.newer", "newer"),
        (with_trigger, "store.damaged", "damaged"),
        (without_version, "store.damaged", "damaged"),
    ],
)
def test_a_file_that_cannot_be_used_is_kept_and_play_goes_on(
    tmp_path: Path, harm: Callable[[Path], None], reason: str, label: str
) -> None:
    path = closed(tmp_path)
    harm(path)
    before = path.read_bytes()
    with pytest.raises(UnusableFileError):
        open_file(path)
    assert path.read_bytes() == before

    store = open_store(tmp_path)
    assert keys(store.notices)[:2] == [reason, "store.kept_aside"]
    assert (tmp_path / f"alcazar.{label}-1.db").read_bytes() == before
    assert store.file == path
    match = add_match(store, 5)
    store.close()
    again = open_store(tmp_path)
    assert again.notices == []
    assert match.record() in [again.games.load(summary.id) for summary in again.summaries()]
    again.close()


def test_files_kept_aside_are_never_overwritten(tmp_path: Path) -> None:
    path = closed(tmp_path)
    for number in (1, 2, 3):
        path.write_bytes(b"damage %d" % number)
        open_store(tmp_path).close()
    for number in (1, 2, 3):
        assert (tmp_path / f"alcazar.foreign-{number}.db").read_bytes() == b"damage %d" % number


def test_what_can_be_read_is_rescued_and_the_rest_comes_from_a_backup(tmp_path: Path) -> None:
    store = filled(tmp_path)
    back_up(store)
    before = content(store)
    store.close()
    scrambled(tmp_path / FILE_NAME)
    again = open_store(tmp_path)
    assert content(again) == before
    assert "rescue.games" in keys(again.notices)
    again.close()


def test_without_a_backup_what_is_left_is_rescued(tmp_path: Path) -> None:
    path = closed(tmp_path)
    for backup in backups(path):
        backup.unlink()
    with_trigger(path)
    before = positions(filled(tmp_path / "same"))
    again = open_store(tmp_path)
    assert sorted(positions(again).values()) == sorted(before.values())
    assert problems(again) == []
    again.close()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE snapshots SET state = replace(state, 1, 2) WHERE game = 1",
        "DELETE FROM snapshots WHERE game = 1",
        "UPDATE games SET title = 'changed' WHERE id = 1",
        "UPDATE games SET touched = 'x', created = x'00' WHERE id = 1",
        "UPDATE games SET uid = 'changed' WHERE id = 1",
        "UPDATE moves SET move = '[]' WHERE game = 1 AND ply = 20",
        "DELETE FROM moves WHERE game = 1 AND ply = 20",
        "UPDATE moves SET ply = 99 WHERE game = 1 AND ply = 20",
    ],
)
def test_a_damaged_game_is_told_and_repaired(tmp_path: Path, statement: str) -> None:
    store = open_store(tmp_path)
    state = add_match(store, 40).record().state
    add_match(store, 10, seed=5)
    store.close()
    execute(tmp_path / FILE_NAME, statement)

    store = open_store(tmp_path)
    summaries = store.summaries()
    if len(summaries) == 2:
        with pytest.raises(StoreError):
            store.games.load(1)
    else:
        assert keys(store.notices) == ["store.damaged_row"]
    assert store.games.load(2).position == 10
    assert len(problems(store)) == 1
    store.close()

    repaired = repair(tmp_path)
    assert "rescue.damaged" in keys(repaired.notices)
    assert problems(repaired) == []
    record = next(r for s in repaired.summaries() if (r := repaired.games.load(s.id)).setup.seed == 1)
    assert record.state == state  # from the log, or the log was lost and the state was there
    assert record.position == 40
    assert (tmp_path / "alcazar.damaged-1.db").exists()
    resume(repaired, repaired.summaries()[0].id, 3)
    repaired.close()


def test_with_neither_state_nor_last_moves_the_first_moves_are_kept(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    add_match(store, 40)
    store.close()
    execute(tmp_path / FILE_NAME, "DELETE FROM snapshots")
    execute(tmp_path / FILE_NAME, "DELETE FROM moves WHERE ply = 25")
    repaired = repair(tmp_path)
    (summary,) = repaired.summaries()
    assert replayed(repaired.games.load(summary.id)).position == 25
    repaired.close()


def test_a_game_of_which_nothing_is_left_is_counted(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    add_match(store, 3)
    store.close()
    execute(tmp_path / FILE_NAME, "UPDATE games SET seats = 'x', seed = 'y'")
    repaired = repair(tmp_path)
    assert "rescue.lost" in keys(repaired.notices)
    repaired.close()


def test_the_longer_copy_of_a_damaged_game_is_taken(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    match = add_match(store, 40)
    back_up(store)
    store.close()
    execute(tmp_path / FILE_NAME, "DELETE FROM snapshots")
    execute(tmp_path / FILE_NAME, "DELETE FROM moves WHERE ply = 25")
    repaired = repair(tmp_path)
    (summary,) = repaired.summaries()
    assert repaired.games.load(summary.id) == match.record()
    repaired.close()


def test_the_newest_state_is_worth_more_than_an_older_copy(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    match = add_match(store, 30)
    back_up(store)
    play(match, 10)
    store.close()
    execute(tmp_path / FILE_NAME, "DELETE FROM moves WHERE ply = 25")
    repaired = repair(tmp_path)
    (summary,) = repaired.summaries()
    assert repaired.games.load(summary.id).state == match.record().state
    assert summary.moves == 40
    repaired.close()


def test_damaged_settings_and_results_are_left_out_with_a_notice(tmp_path: Path) -> None:
    path = closed(tmp_path)
    execute(path, "UPDATE settings SET value = '\"xx\"' WHERE key = 'language'")
    execute(path, "UPDATE results SET points = 1000000")
    store = open_store(tmp_path)
    assert store.settings() == {"text size": {"factor": 130}}
    assert store.statistics() == {}
    assert keys(store.notices) == ["store.damaged_row", "store.damaged_row"]
    store.close()


def test_a_newer_file_is_taken_in_when_the_program_has_caught_up(tmp_path: Path) -> None:
    path = closed(tmp_path)
    for backup in backups(path):
        backup.unlink()
    newer(path)
    store = open_store(tmp_path)
    store.connection.execute("DELETE FROM games")
    store.close()
    set_pragma(tmp_path / "alcazar.newer-1.db", f"user_version = {len(MIGRATIONS)}")
    repaired = repair(tmp_path)
    assert len(positions(repaired)) == 3
    repaired.close()


def test_an_empty_file_is_a_new_store(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).touch()
    store = open_store(tmp_path)
    assert store.notices == []
    store.close()
