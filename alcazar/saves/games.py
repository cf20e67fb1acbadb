"""Saved games: adding, loading, keeping them up to date move by move, renaming, deleting and restoring."""

import sqlite3
import time
from collections.abc import Callable
from secrets import token_hex
from typing import Any, TypeAlias, cast

from alcazar.core.reasons import because
from alcazar.play.match import Keep, Match
from alcazar.play.reading import text
from alcazar.play.record import LONGEST_TITLE, Record
from alcazar.saves.connection import transaction
from alcazar.saves.errors import StoreError
from alcazar.saves.results import forget_results, put_results
from alcazar.saves.rows import END_OF_TIME, NOW, START, GameRow, compact, load_record, row_of_record, update_from_match
from alcazar.saves.tables import GAMES, MOVES, SNAPSHOTS, TOO_LARGE, Row

Clock: TypeAlias = Callable[[], float]


class Games:
    def __init__(self, connection: sqlite3.Connection, clock: Clock = time.time) -> None:
        self.connection = connection
        self._clock = clock

    def add(self, record: Record) -> int:
        """A new game in the store; the number it is known by from now on."""
        with transaction(self.connection):
            row = row_of_record(record, self.next_free("id"), token_hex(16), self.now(), self.next_free("touched"))
            self.put_whole(row, record)
        return row.id

    def load(self, identity: int) -> Record:
        return load_record(self.connection, self.row(identity))

    def keeper(self, identity: int) -> Keep:
        """What a match calls after every change: one transaction that writes what is new."""
        return _Keeper(self, self.row(identity)).keep

    def rename(self, identity: int, title: str) -> None:
        self._change(identity, title=text(title, "title", 0, LONGEST_TITLE))

    def trash(self, identity: int) -> None:
        self._change(identity, trashed=self.now())

    def restore(self, identity: int) -> None:
        self._change(identity, trashed=None)

    def empty_trash(self) -> None:
        """Delete for good what is in the trash."""
        with transaction(self.connection):
            self.connection.execute("DELETE FROM games WHERE trashed IS NOT NULL")

    # -- rows ---------------------------------------------------------------------------------------------------------

    def row(self, identity: int) -> GameRow:
        for values in GAMES.rows(self.connection, "WHERE id = ?", (identity,)):
            return GameRow(*cast(Any, values))
        raise StoreError(because("store.no_such_game", id=identity))

    def put_whole(self, row: GameRow, record: Record) -> None:
        """Write all rows of a game, inside of a transaction."""
        GAMES.put(self.connection, [row.values()])
        self.put_moves(row.id, 0, [compact(move) for move in record.moves])
        self.put_snapshot(row.id, NOW, record.position, compact(record.state))
        if record.start:
            self.put_snapshot(row.id, START, record.start.after, compact(record.start.state))

    def put_moves(self, identity: int, first: int, moves: list[str]) -> None:
        rows: list[Row] = [(identity, ply, move) for ply, move in enumerate(moves, start=first)]
        MOVES.put(self.connection, rows)

    def put_snapshot(self, identity: int, role: str, after: int, state: str) -> None:
        SNAPSHOTS.put(self.connection, [(identity, role, after, state)])

    def now(self) -> int:
        """The time as a number that fits its column, whatever the clock says."""
        return max(0, min(int(self._clock()), END_OF_TIME))

    def next_free(self, column: str) -> int:
        query = f"SELECT max({column}) FROM games WHERE {column} < {TOO_LARGE}"
        (highest,) = self.connection.execute(query).fetchone()
        return 1 + (highest or 0)

    def _change(self, identity: int, **values: str | int | None) -> None:
        with transaction(self.connection):
            row = self.row(identity)
            for name, value in values.items():
                setattr(row, name, value)
            GAMES.put(self.connection, [row.values()])


class _Keeper:
    """Writes one match. Remembers the row as it wrote it, to notice when another instance has played on."""

    def __init__(self, games: Games, row: GameRow) -> None:
        self._games = games
        self._row = row
        self._start: object = None

    def keep(self, match: Match, unchanged: int) -> None:
        connection = self._games.connection
        with transaction(connection):
            row = self._row_of_today()
            was_finished, old_length = row.finished, row.length
            update_from_match(row, match, self._games.now(), self._games.next_free("touched"))
            GAMES.put(connection, [row.values()])
            self._put_log(match, unchanged, old_length)
            self._games.put_snapshot(row.id, NOW, match.position, compact(match.encoded_state()))
            if row.finished:
                put_results(connection, row, match)
            elif was_finished:
                forget_results(connection, row.uid)
        self._row = row
        self._start = match.start

    def _row_of_today(self) -> GameRow:
        """The row as it is now, with the title that it may have got meanwhile."""
        row = self._games.row(self._row.id)
        if row.touched != self._row.touched:
            raise StoreError(because("store.changed_elsewhere", id=row.id))
        return row

    def _put_log(self, match: Match, unchanged: int, old_length: int) -> None:
        identity, connection = self._row.id, self._games.connection
        if unchanged < old_length:
            connection.execute("DELETE FROM moves WHERE game = ? AND ply >= ?", (identity, unchanged))
        self._games.put_moves(identity, unchanged, [compact(move) for move in match.log[unchanged:]])
        if match.start is not None and match.start is not self._start:
            self._games.put_snapshot(identity, START, match.start.after, compact(match.start.state))
