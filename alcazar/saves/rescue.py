"""Takes everything readable out of one database into another one."""

import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from secrets import token_hex

from alcazar.core.reasons import Reason, because
from alcazar.saves.connection import reading, transaction
from alcazar.saves.errors import DamagedError, UnusableFileError
from alcazar.saves.games import Games
from alcazar.saves.results import result_of_row
from alcazar.saves.rows import END_OF_TIME, row_of_record
from alcazar.saves.salvage import Found, found_games, readable_rows
from alcazar.saves.settings import setting_of_row
from alcazar.saves.tables import GAMES, RESULTS, SETTINGS, Row, Table


@dataclass(slots=True)
class Rescue:
    """What was taken in.

    damaged   uids of games that lost something, and of which an older copy may have more
    lost      games of which nothing was left
    """

    games: int = 0
    lost: int = 0
    damaged: dict[str, int] = field(default_factory=dict)
    lost_rows: int = 0  # settings and results
    readable: bool = True

    @property
    def complete(self) -> bool:
        return self.readable and not (self.lost or self.damaged or self.lost_rows)

    def reasons(self) -> list[Reason]:
        reasons = [because("rescue.games", games=self.games)] if self.games else []
        if self.damaged:
            reasons.append(because("rescue.damaged", games=len(self.damaged)))
        if self.lost:
            reasons.append(because("rescue.lost", games=self.lost))
        if self.lost_rows:
            reasons.append(because("rescue.lost_rows", rows=self.lost_rows))
        return reasons


def take_in(games: Games, path: Path, rescue: Rescue) -> None:
    """All games of a file that are not there yet, or better than what is there; and all settings and results.

    What is damaged is left out. Trouble with the machine is an error: half a rescue must not pass for a whole one.
    """
    try:
        with reading(path) as source:
            rescue.readable = rescue.readable and _is_readable(source)
            found = list(found_games(source))
            settings = list(readable_rows(source, SETTINGS))
            results = list(readable_rows(source, RESULTS))
    except UnusableFileError:
        rescue.readable = False
        return
    rescue.lost += found.count(None)
    with transaction(games.connection):
        for game in sorted((game for game in found if game), key=_order):
            _take_game(games, game, rescue)
        rescue.lost_rows += _take_rows(games.connection, SETTINGS, settings, setting_of_row)
        rescue.lost_rows += _take_rows(games.connection, RESULTS, results, result_of_row)


def take_in_from_copies(games: Games, copies: Sequence[Path], rescue: Rescue) -> None:
    """Fill up from older copies, the newest first, as long as something is missing."""
    for copy in copies:
        if rescue.complete:
            return
        take_in(games, copy, rescue)


def _is_readable(source: sqlite3.Connection) -> bool:
    """Whether the list of games comes to its end."""
    try:
        return sum(1 for _ in GAMES.raw(source)) >= 0
    except UnusableFileError:
        return False


def _order(found: Found) -> int:
    """Games keep their order; a damaged number counts as old."""
    return found.row.touched if type(found.row.touched) is int else 0


def _take_game(games: Games, found: Found, rescue: Rescue) -> None:
    uid = found.row.uid if type(found.row.uid) is str and found.row.uid else token_hex(16)
    if _is_there(games.connection, uid):
        if rescue.damaged.get(uid, found.record.position) >= found.record.position:
            return
        games.connection.execute("DELETE FROM games WHERE uid = ?", (uid,))
        del rescue.damaged[uid]
        rescue.games -= 1
    if not found.whole:
        rescue.damaged[uid] = found.record.position
    row = row_of_record(found.record, games.next_free("id"), uid, games.now(), games.next_free("touched"))
    row.created = _time(found.row.created) or 0
    row.changed = _time(found.row.changed) or 0
    row.trashed = _time(found.row.trashed)
    games.put_whole(row, found.record)
    rescue.games += 1


def _is_there(connection: sqlite3.Connection, uid: str) -> bool:
    return connection.execute("SELECT 1 FROM games WHERE uid = ?", (uid,)).fetchone() is not None


def _time(value: object) -> int | None:
    return value if isinstance(value, int) and 0 <= value <= END_OF_TIME else None


def _take_rows(connection: sqlite3.Connection, table: Table, rows: Sequence[Row], read: Callable[[Row], object]) -> int:
    """Take in what is not there yet; return how many rows were damaged."""
    keys = " AND ".join(f"{column} = ?" for column in table.columns[: table.keys])
    damaged = 0
    for raw in rows:
        try:
            row = table.checked(raw)
            read(row)
        except DamagedError:
            damaged += 1
            continue
        if not connection.execute(f"SELECT 1 FROM {table.name} WHERE {keys}", row[: table.keys]).fetchone():
            table.put(connection, [row])
    return damaged
