"""The store of the app: saved games, settings and statistics."""

import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar, cast

from alcazar.core.reasons import Reason
from alcazar.core.values import Json
from alcazar.saves.connection import transaction
from alcazar.saves.errors import DamagedError
from alcazar.saves.games import Clock, Games
from alcazar.saves.listing import Summary, arranged, summary
from alcazar.saves.results import Result, Statistic, put_rows, result_of_row, statistics
from alcazar.saves.rows import GameRow, compact
from alcazar.saves.settings import setting_of_row
from alcazar.saves.tables import GAMES, RESULTS, SETTINGS, Row, Table

T = TypeVar("T")


class Store:
    """Open one with `open_store`.

    file      the database, None if it is only in memory: then everything works, and nothing is there next time
    notices   what players should be told: what was damaged, rescued or left out, and why nothing can be saved
    """

    def __init__(self, connection: sqlite3.Connection, file: Path | None, clock: Clock = time.time) -> None:
        self.connection = connection
        self.file = file
        self.games = Games(connection, clock)
        self.notices: list[Reason] = []

    def close(self) -> None:
        # SQLite writes its log back into the file. If that fails now, it is done when the file is next opened.
        with suppress(sqlite3.Error):
            self.connection.close()

    def summaries(self, search: str = "", sort: str = "date", trash: bool = False) -> list[Summary]:
        """The saved games, or those in the trash: with all words of the search, in an order of `listing.SORTS`."""
        return arranged(self._undamaged(GAMES, lambda row: summary(GameRow(*cast(Any, row)))), search, sort, trash)

    # -- settings -----------------------------------------------------------------------------------------------------

    def settings(self) -> dict[str, Json]:
        return dict(self._undamaged(SETTINGS, setting_of_row))

    def set(self, key: str, value: Json) -> None:
        with transaction(self.connection):
            SETTINGS.put(self.connection, [(key, compact(value))])

    # -- statistics ---------------------------------------------------------------------------------------------------

    def results(self) -> list[Result]:
        return list(self._undamaged(RESULTS, result_of_row))

    def statistics(self, by: Sequence[str] = ("game", "seats", "level")) -> dict[tuple[Any, ...], Statistic]:
        return statistics(self.results(), by)

    def reset_results(self) -> list[Result]:
        """Statistics start over. Returns what was there, for those who want it back."""
        with transaction(self.connection):
            removed = self.results()
            self.connection.execute("DELETE FROM results")
        return removed

    def restore_results(self, results: Sequence[Result]) -> None:
        """What was achieved since the reset stays."""
        with transaction(self.connection):
            put_rows(self.connection, results)

    def _undamaged(self, table: Table, read: Callable[[Row], T]) -> Iterator[T]:
        """All rows that are as they were written. Others are left out, with a notice."""
        for raw in table.raw(self.connection):
            try:
                yield read(table.checked(raw))
            except DamagedError as error:
                self._notice(error.reason)

    def _notice(self, reason: Reason) -> None:
        if reason not in self.notices:
            self.notices.append(reason)
