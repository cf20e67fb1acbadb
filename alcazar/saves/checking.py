"""Looks through everything that is saved, and repairs what can be repaired."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

from alcazar.core.reasons import Reason, ReasonError, because
from alcazar.play.history import Progress, in_silence
from alcazar.play.replay import replayed
from alcazar.saves.errors import StoreError, damaged_file
from alcazar.saves.games import Clock
from alcazar.saves.listing import summary
from alcazar.saves.opening import FILE_NAME, check_file, open_store, start_over
from alcazar.saves.rescue import Rescue, take_in
from alcazar.saves.rows import GameRow, load_record
from alcazar.saves.store import Store
from alcazar.saves.tables import GAMES


def problems(store: Store, progress: Progress = in_silence) -> list[Reason]:
    """What is wrong with any row, and any game that does not follow the rules from its first move to its last."""
    return [*_damaged_rows(store), *_damaged_games(store, progress)]


def _damaged_rows(store: Store) -> list[Reason]:
    """Of settings and results; those that are left out get a notice."""
    reader = Store(store.connection, None)
    reader.settings()
    reader.results()
    return reader.notices


def _damaged_games(store: Store, progress: Progress) -> Iterator[Reason]:
    rows = list(GAMES.raw(store.connection))
    for number, raw in enumerate(rows, start=1):
        try:
            row = GameRow(*cast(Any, GAMES.checked(raw)))
            summary(row)
            record = load_record(store.connection, row)
            if record.rules == record.setup.rules().info.rules_version:
                replayed(record)
        except StoreError as error:
            yield error.reason
        except ReasonError as error:
            yield because("store.damaged_game", id=raw[0], title=str(raw[2]), problem=str(error.reason))
        progress(number, len(rows))


def repair(folder: Path, clock: Clock = time.time, progress: Progress = in_silence) -> Store:
    """The store of a folder with everything repaired that can be; its notices say what was found and done."""
    store = open_store(folder, clock)
    if store.file is None:
        return store
    found = problems(store, progress)
    if found:
        store.close()
        store = start_over(store.file, clock, damaged_file(f"{len(found)} damaged rows or games"))
    _take_in_newer(store, folder)
    return store


def _take_in_newer(store: Store, folder: Path) -> None:
    """Files that were put aside because they were newer than the program, if the program has caught up with them."""
    file = Path(FILE_NAME)
    for path in sorted(folder.glob(f"{file.stem}.newer-*{file.suffix}")):
        try:
            check_file(path)
        except StoreError as error:
            store.notices.append(because("rescue.not_readable", file=path.name, problem=str(error.reason)))
            continue
        rescue = Rescue()
        take_in(store.games, path, rescue)
        store.notices += rescue.reasons()
