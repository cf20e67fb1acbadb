"""Damage in SQLite's write-ahead log, which SQLite itself passes over in silence."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from alcazar.saves.checking import problems
from alcazar.saves.files import WAL, companion
from alcazar.saves.opening import FILE_NAME, open_store
from alcazar.saves.wal import log_is_damaged
from tests.saves.shelves import add_match, positions

FRAME = 24 + 4096


@pytest.fixture
def copy(tmp_path: Path) -> Iterator[Path]:
    """A database with 20 moves of a game in its log, copied while it was open."""
    store = open_store(tmp_path / "open")
    add_match(store, 20)
    assert store.file is not None
    target = tmp_path / "copy" / FILE_NAME
    target.parent.mkdir()
    shutil.copy(store.file, target)
    shutil.copy(companion(store.file, WAL), companion(target, WAL))
    yield target
    store.close()


def flip(path: Path, place: int) -> None:
    data = bytearray(path.read_bytes())
    data[place] ^= 1
    path.write_bytes(data)


def test_a_sound_log_is_not_suspected(copy: Path) -> None:
    assert not log_is_damaged(copy)
    companion(copy, WAL).unlink()
    assert not log_is_damaged(copy)


@pytest.mark.parametrize("place", [0, 9, 17, 25])
def test_a_damaged_beginning_is_noticed(copy: Path, place: int) -> None:
    flip(companion(copy, WAL), place)
    assert log_is_damaged(copy)


@pytest.mark.parametrize("place", [0, 5, 8, 20, 24, 3000])
def test_damage_before_the_last_transaction_is_noticed(copy: Path, place: int) -> None:
    flip(companion(copy, WAL), 32 + 10 * FRAME + place)
    assert log_is_damaged(copy)
    before = companion(copy, WAL).read_bytes()
    store = open_store(copy.parent)
    assert [notice.key for notice in store.notices][:2] == ["store.damaged", "store.kept_aside"]
    assert (copy.parent / f"alcazar.damaged-1.db{WAL}").read_bytes() == before
    assert problems(store) == []
    store.close()


@pytest.mark.parametrize("cut", [1, FRAME - 24, FRAME])
def test_an_unfinished_last_transaction_is_as_if_it_had_never_been(copy: Path, cut: int) -> None:
    log = companion(copy, WAL)
    os.truncate(log, log.stat().st_size - cut)
    assert not log_is_damaged(copy)
    store = open_store(copy.parent)
    assert store.notices == []
    assert list(positions(store).values()) == [19]
    store.close()


def test_what_another_instance_is_writing_is_waited_for(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = companion(copy, WAL)
    good = log.read_bytes()
    flip(log, 32 + 10 * FRAME + 100)
    monkeypatch.setattr("alcazar.saves.wal.sleep", lambda seconds: log.write_bytes(good))
    assert not log_is_damaged(copy)
