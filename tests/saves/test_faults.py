"""Every single file operation fails once, and also all from then on: the last good state stays, and play goes on.

What is done covers opening, saving move by move, backing up, starting over after damage, and exporting.
"""

import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from alcazar.play.match import Match
from alcazar.play.record import Record, new_record
from alcazar.saves.backups import back_up, backups
from alcazar.saves.checking import problems
from alcazar.saves.errors import StoreError
from alcazar.saves.opening import FILE_NAME, open_file, open_store
from alcazar.saves.portable import export_file, import_file
from tests.play.players import match, play, random_agent, setup
from tests.saves.faulty_files import Faults, faulty_files, sqlite_library
from tests.saves.shelves import content, filled, positions

pytestmark = [
    pytest.mark.skipif(sqlite_library() is None, reason="SQLite is built into this Python and cannot be made to fail"),
    pytest.mark.parametrize(
        "step", [pytest.param(5, marks=pytest.mark.slow), pytest.param(1, marks=pytest.mark.soak)], ids=["some", "all"]
    ),
]
FOR_EVER = 1 << 30


def each_fault(
    faults: Faults,
    step: int,
    work: Callable[[int], None],
    check: Callable[[int], None],
    prepare: Callable[[int], object] = lambda run: None,
) -> int:
    """Do the work again and again; each time a later operation fails, alone or with all after it.

    Returns how many operations there are.
    """
    operation = 0
    while True:
        operation += step
        for last in (operation, FOR_EVER):
            run = operation * 2 + (last == FOR_EVER)
            prepare(run)
            with faults.between(operation, last):
                work(run)
            reached = faults.count >= operation
            check(run)
        if not reached:
            print(f"{faults.count} operations")
            return faults.count


def saved_records(path: Path) -> list[Record]:
    store = open_file(path)
    try:
        assert problems(store) == []
        return [store.games.load(summary.id) for summary in store.summaries()]
    finally:
        store.close()


def test_a_new_store_and_a_match_saved_move_by_move(tmp_path: Path, step: int) -> None:
    confirmed: dict[int, Record] = {}
    attempted: dict[int, Record] = {}

    def work(run: int) -> None:
        store = open_store(tmp_path / str(run))
        try:
            identity = store.games.add(new_record(setup()))
            one = Match(store.games.load(identity), random_agent, store.games.keeper(identity))
            for _ in range(3):
                play(one, 1)
                attempted[run] = one.record()
                if one.unsaved is None and store.file is not None:
                    confirmed[run] = one.record()
        except StoreError:
            pass
        store.close()

    def check(run: int) -> None:
        folder = tmp_path / str(run)
        if run in confirmed:
            (record,) = saved_records(folder / FILE_NAME)
            assert record.moves[: confirmed[run].position] == confirmed[run].moves
            assert attempted[run].moves[: record.position] == record.moves
        else:
            store = open_store(folder)
            assert store.file is not None
            assert store.notices == []
            store.close()
        shutil.rmtree(folder, ignore_errors=True)

    with faulty_files() as faults:
        assert each_fault(faults, step, work, check) > 40


def test_a_backup(tmp_path: Path, step: int) -> None:
    filled(tmp_path).close()

    with faulty_files() as faults:
        store = open_store(tmp_path)
        before = content(store)

        def work(run: int) -> None:
            with suppress(StoreError):
                store.set("run", run)
                back_up(store)

        def check(run: int) -> None:
            store.connection.execute("DELETE FROM settings WHERE key = 'run'")
            assert content(store) == before

        assert each_fault(faults, step, work, check) > 20
        store.close()
    for path in backups(tmp_path / FILE_NAME):
        assert len(saved_records(path)) == 2


@pytest.mark.parametrize("harm", [b"no database at all", None])
def test_starting_over_after_damage(tmp_path: Path, step: int, harm: bytes | None) -> None:
    store = filled(tmp_path / "good")
    back_up(store)
    store.close()
    path = tmp_path / "good" / FILE_NAME
    damaged = harm or path.read_bytes()[: path.stat().st_size // 2]
    path.write_bytes(damaged)
    shutil.copytree(tmp_path / "good", tmp_path / "rescued")
    store = open_store(tmp_path / "rescued")
    rescued = sorted(positions(store).values())
    assert len(rescued) >= 1
    store.close()

    def prepare(run: int) -> None:
        shutil.copytree(tmp_path / "good", tmp_path / str(run))

    def work(run: int) -> None:
        store = open_store(tmp_path / str(run))
        assert store.notices
        store.close()

    def check(run: int) -> None:
        folder = tmp_path / str(run)
        kept = [file.read_bytes() for file in folder.iterdir() if file.suffix == ".db"]
        assert damaged in kept
        store = open_store(folder)
        assert store.file is not None
        assert sorted(positions(store).values()) == rescued
        store.close()
        shutil.rmtree(folder)

    with faulty_files() as faults:
        assert each_fault(faults, step, work, check, prepare) > 40


def test_an_export(tmp_path: Path, step: int) -> None:
    one = match()
    play(one, 5)

    def path(run: int) -> Path:
        return tmp_path / f"{run}.alcazar.json"

    def work(run: int) -> None:
        try:
            export_file(one.record(), path(run))
        except StoreError as error:
            assert error.reason.key == "store.no_access"  # noqa: PT017

    def check(run: int) -> None:
        if path(run).exists():
            assert import_file(path(run)) == one.record()
        # What is left of an unfinished file goes away too, unless even that fails.
        for left in tmp_path.glob("*.part"):
            assert run % 2
            left.unlink()

    with faulty_files() as faults:
        assert each_fault(faults, step, work, check) >= 2
