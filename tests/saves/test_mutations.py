"""Thousands of damaged files: each is refused or rescued with a word about it, and none passes for what it is not."""

import shutil
import signal
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from random import Random

import pytest

from alcazar.core.reasons import ReasonError
from alcazar.play.match import Match
from alcazar.play.record import Record, encode_record
from alcazar.play.replay import replayed
from alcazar.saves.checking import problems, repair
from alcazar.saves.opening import FILE_NAME, open_store
from alcazar.saves.portable import export_text, import_data
from alcazar.saves.store import Store
from alcazar.saves.tables import GAMES, MOVES, RESULTS, SETTINGS, SNAPSHOTS, seal
from tests.play.players import match, play, random_agent
from tests.saves.mutations import PAGE_MUTATIONS, STRANGE, TEXT_MUTATIONS, mutated, with_other_content
from tests.saves.shelves import add_match, content, filled
from tests.saves.test_portable import sealed

FOR_EVER = 60  # seconds after which something hangs


@contextmanager
def no_hanging() -> Iterator[None]:
    def give_up(*_: object) -> None:
        raise TimeoutError("this takes for ever")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(FOR_EVER)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


# -- exported matches -------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def record() -> Record:
    one = match(people=2, opponents=0, undo="free", title="Sunday")
    play(one, 40)
    one.undo()
    return one.record()


def import_damaged(record: Record, count: int, seed: int) -> Counter[str]:
    random = Random(seed)
    text = export_text(record)
    outcomes: Counter[str] = Counter()
    for _ in range(count):
        with_checksum = random.random() < 0.5
        if with_checksum:
            data = sealed(with_other_content(text, random))
        else:
            data = mutated(text.encode(), random, TEXT_MUTATIONS)
        with no_hanging():
            outcomes[outcome(record, data, with_checksum)] += 1
    return outcomes


def outcome(record: Record, data: bytes, with_checksum: bool) -> str:
    try:
        imported = import_data(data)
    except ReasonError:
        return "refused"
    if with_checksum:
        # Whoever makes a checksum that fits can write another match; but it has to be one, down to the last move.
        assert import_data(export_text(imported).encode()) == imported
        replayed(imported)
        return "another match"
    assert imported == record, "damage passed without a word"
    return "the same match"


@pytest.mark.slow
def test_1500_damaged_exports(record: Record) -> None:
    outcomes = import_damaged(record, 1500, seed=1)
    assert outcomes["refused"] > 1000


@pytest.mark.soak
def test_20000_damaged_exports(record: Record) -> None:
    outcomes = import_damaged(record, 20_000, seed=2)
    print(outcomes)
    assert outcomes["refused"] > 13_000


# -- databases --------------------------------------------------------------------------------------------------------


class Shelf:
    """A store as files, once closed and once with its log still beside it, and what can be read from it."""

    def __init__(self, folder: Path) -> None:
        store = filled(folder / "store")
        add_match(store, 5, seed=9)
        self.content = content(store)
        self.with_log = self._copy(folder / "store", folder / "with-log")
        store.close()
        self.closed = self._copy(folder / "store", folder / "closed")

    @staticmethod
    def _copy(folder: Path, target: Path) -> Path:
        target.mkdir()
        for file in folder.iterdir():
            if "backup" not in file.name and not file.name.endswith("-shm"):
                shutil.copy(file, target / file.name)
        return target


def open_damaged(shelf: Shelf, folder: Path, count: int, seed: int) -> Counter[str]:
    random = Random(seed)
    outcomes: Counter[str] = Counter()
    for number in range(count):
        victim = folder / str(number)
        shutil.copytree(shelf.with_log if number % 4 == 0 else shelf.closed, victim)
        file = victim / (FILE_NAME + ("-wal" if number % 8 == 0 else ""))
        file.write_bytes(mutated(file.read_bytes(), random, PAGE_MUTATIONS))
        with no_hanging():
            outcomes[look_through(shelf, victim, in_log=number % 8 == 0)] += 1
        shutil.rmtree(victim)
    return outcomes


def look_through(shelf: Shelf, folder: Path, in_log: bool) -> str:
    damaged = {file.name: file.read_bytes() for file in folder.iterdir()}
    store = open_store(folder)
    try:
        try:
            found = content(store)
        except ReasonError:
            return "told when it was loaded"
        if not store.notices:
            if in_log and found != shelf.content:
                # The end of the log is missing: as if the last moves had never been confirmed.
                assert problems(store) == []
                return "earlier"
            assert found == shelf.content, "damage passed without a word"
            return "no harm done"
        assert store.file is not None
        if store.notices[0].key == "store.damaged_row":
            return "told when it was listed"
        kept = next(folder.glob("alcazar.*-1.db"))
        assert kept.read_bytes() == damaged[FILE_NAME]
        assert problems(store) == []
        return "all rescued" if found == shelf.content else "rescued"
    finally:
        store.close()


@pytest.mark.slow
def test_200_damaged_databases(tmp_path: Path) -> None:
    outcomes = open_damaged(Shelf(tmp_path), tmp_path, 200, seed=1)
    assert outcomes["rescued"] + outcomes["all rescued"] > 50


@pytest.mark.soak
def test_2000_damaged_databases(tmp_path: Path) -> None:
    outcomes = open_damaged(Shelf(tmp_path), tmp_path, 2000, seed=2)
    print(outcomes)
    assert outcomes["rescued"] + outcomes["all rescued"] > 500


# -- databases that somebody changed by hand, with seals that fit -----------------------------------------------------


def change_by_hand(path: Path, random: Random) -> None:
    """Another value in some row of some table, if SQLite allows it."""
    table = random.choice((GAMES, GAMES, SNAPSHOTS, MOVES, SETTINGS, RESULTS))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        *values, _ = random.choice(list(table.raw(connection)))
        keys = tuple(values[: table.keys])
        value = random.choice((*STRANGE[:17], "[", "[" * 5000, "{}", b"bytes", 1.5, -(1 << 63)))
        values[random.randrange(len(values))] = value if not isinstance(value, int) else min(value, (1 << 63) - 1)
        with suppress(sqlite3.Error, TypeError):
            columns = ", ".join(f"{column} = ?" for column in (*table.columns, "seal"))
            where = " AND ".join(f"{column} = ?" for column in table.columns[: table.keys])
            sealed_row = (*values, seal(values))
            connection.execute(f"UPDATE {table.name} SET {columns} WHERE {where}", (*sealed_row, *keys))


def use(store: Store) -> None:
    """All that the app does with a store; nothing but our own errors may come out of it."""
    for summary in store.summaries() + store.summaries(trash=True):
        with suppress(ReasonError):
            one = Match(store.games.load(summary.id), random_agent, store.games.keeper(summary.id))
            play(one, 2)
            one.recap(0)
    store.settings()
    store.statistics()


def open_changed_by_hand(shelf: Shelf, folder: Path, count: int, seed: int) -> None:
    random = Random(seed)
    for number in range(count):
        victim = folder / str(number)
        shutil.copytree(shelf.closed, victim)
        change_by_hand(victim / FILE_NAME, random)
        with no_hanging():
            store = open_store(victim)
            use(store)
            store.close()
            store = repair(victim)
            assert problems(store) == []
            use(store)
            store.close()
        shutil.rmtree(victim)


@pytest.mark.slow
def test_60_databases_changed_by_hand(tmp_path: Path) -> None:
    open_changed_by_hand(Shelf(tmp_path), tmp_path, 60, seed=1)


@pytest.mark.soak
def test_1000_databases_changed_by_hand(tmp_path: Path) -> None:
    open_changed_by_hand(Shelf(tmp_path), tmp_path, 1000, seed=2)


def test_records_can_be_compared(record: Record) -> None:
    """The tests above rely on it."""
    assert encode_record(record) == encode_record(import_data(export_text(record).encode()))
