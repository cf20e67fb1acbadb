"""What can still be saved of a game whose rows are damaged."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, TypeAlias, cast

from alcazar.core.reasons import ReasonError
from alcazar.core.values import Json
from alcazar.play.record import MOST_MOVES, Record, Start, decode_record
from alcazar.play.replay import longest_replay, renewed, replayed
from alcazar.saves.errors import TroubleError, UnusableFileError
from alcazar.saves.rows import NOW, GameRow, load_record, plain_record
from alcazar.saves.tables import GAMES, MOVES, SNAPSHOTS, Row, Table

States: TypeAlias = dict[Any, tuple[Any, Any]]  # by their role: after how many moves, and the state as text
_UNREADABLE = (ValueError, TypeError, KeyError, RecursionError, ReasonError)


@dataclass(frozen=True, slots=True)
class Found:
    """A game that was found. It is not whole if anything about it was damaged, even if nothing is missing."""

    row: GameRow
    record: Record
    whole: bool


def readable_rows(connection: sqlite3.Connection, table: Table, tail: str = "", args: Row = ()) -> Iterator[Row]:
    """All rows, with their seals, that can be reached from the front or from the back of a damaged table."""
    seen: set[Row] = set()
    for direction in ("ASC", "DESC"):
        order = ", ".join(f"{column} {direction}" for column in table.columns[: table.keys])
        try:
            for row in table.raw(connection, f"{tail} ORDER BY {order}", args):
                if row[: table.keys] not in seen:
                    seen.add(row[: table.keys])
                    yield row
            return
        except UnusableFileError:
            continue


def _salvaged(connection: sqlite3.Connection, raw: Row) -> Found | None:
    """The best that the rows of a game still give: all of it, its newest state, or as many moves as can be replayed."""
    row = GameRow(*cast(Any, raw[:-1]))
    moves = _moves(connection, row.id)
    snapshots = _snapshots(connection, row.id)
    for attempt in _ATTEMPTS:
        try:
            record = attempt(row, moves, snapshots)
        except _UNREADABLE:
            continue
        return Found(row, record, whole=False)
    return None


def _moves(connection: sqlite3.Connection, identity: int) -> list[Json]:
    """The moves up to the first one that cannot be read, or is missing."""
    rows = readable_rows(connection, MOVES, "WHERE game = ?", (identity,))
    found = {row[1]: str(row[2]) for row in rows if MOVES.is_sound(row)}
    moves: list[Json] = []
    with suppress(ValueError, RecursionError):
        while len(moves) in found:
            moves.append(json.loads(found[len(moves)]))
    return moves


def _snapshots(connection: sqlite3.Connection, identity: int) -> States:
    rows = readable_rows(connection, SNAPSHOTS, "WHERE game = ?", (identity,))
    return {row[1]: (row[2], row[3]) for row in rows if SNAPSHOTS.is_sound(row)}


def _everything(row: GameRow, moves: list[Json], states: States) -> Record:
    record = renewed(decode_record(plain_record(row, moves, states)))
    replayed(record)
    return record


def _newest_state(row: GameRow, moves: list[Json], states: States) -> Record:
    """The match goes on where it was, but what was before can be neither replayed nor taken back."""
    position, state = states[NOW]
    if not 0 <= position <= MOST_MOVES:
        position = 0
    missing: list[Json] = [None] * (position - len(moves))
    row = replace(row, position=position)
    record = decode_record(plain_record(row, (moves + missing)[:position], {NOW: (position, state)}))
    record = replace(record, start=Start(position, record.state))
    replayed(record)
    return record


def _first_moves(row: GameRow, moves: list[Json], states: States) -> Record:
    """No state at all: as far as the log goes."""
    record = decode_record(plain_record(replace(row, position=0), [], {NOW: (0, "null")}))
    return longest_replay(record, moves)


_ATTEMPTS: tuple[Callable[[GameRow, list[Json], States], Record], ...] = (
    _everything,
    _newest_state,
    _first_moves,
)


def found_games(connection: sqlite3.Connection) -> Iterator[Found | None]:
    """All games of a database, damaged or not; None for each one that nothing is left of."""
    for raw in readable_rows(connection, GAMES):
        yield _intact(connection, raw) or _salvaged(connection, raw)


def _intact(connection: sqlite3.Connection, raw: Row) -> Found | None:
    try:
        row = GameRow(*cast(Any, GAMES.checked(raw)))
        record = renewed(load_record(connection, row))
        replayed(record)
    except TroubleError:
        raise
    except ReasonError:
        return None
    return Found(row, record, whole=True)
