"""A saved game in the database: one row for the list, snapshots of states, and one row for each move."""

import json
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any

from alcazar.core.reasons import ReasonError, because
from alcazar.core.values import Json
from alcazar.play.history import asked_seat
from alcazar.play.match import Match
from alcazar.play.record import Record, decode_record
from alcazar.play.setup import encode_seats
from alcazar.saves.errors import DamagedError
from alcazar.saves.tables import GAMES, MOVES, SNAPSHOTS, Row

END_OF_TIME = 253_402_300_799  # the last second of the year 9999, the last one that calendars know
NOW, START = "now", "start"  # the roles of snapshots: the newest state, and the one the log starts from


compact: Callable[[Json], str] = json.JSONEncoder(separators=(",", ":"), allow_nan=False).encode
_columns: Callable[[object], Row] = attrgetter(*GAMES.columns)


@dataclass(slots=True)
class GameRow:
    """The columns of the table of games, in their order.

    asked     the seat that has to decide, None when the game is over
    changed   time of the last change, by a clock that may be wrong
    touched   number of the last change by play in this store: later is higher, whatever the clock says
    trashed   time of its deletion, None if it is not in the trash
    """

    id: int
    uid: str
    title: str
    game: str
    rules: int
    seats: str
    seed: str
    options: str
    undo: str
    assisted: int
    position: int
    length: int
    finished: int
    asked: int | None
    created: int
    changed: int
    touched: int
    trashed: int | None

    def values(self) -> Row:
        return _columns(self)


assert tuple(field.name for field in fields(GameRow)) == GAMES.columns


def row_of_record(record: Record, identity: int, uid: str, now: int, touched: int) -> GameRow:
    game = record.setup.rules()
    asked = asked_seat(game, game.decode_state(record.state))
    return GameRow(
        id=identity,
        uid=uid,
        title=record.title,
        game=record.setup.game,
        rules=record.rules,
        seats=compact(encode_seats(record.setup.seats)),
        seed=str(record.setup.seed),
        options=compact(dict(record.setup.options)),
        undo=record.undo,
        assisted=int(record.assisted),
        position=record.position,
        length=len(record.moves),
        finished=int(asked is None),
        asked=asked,
        created=now,
        changed=now,
        touched=touched,
        trashed=None,
    )


def update_from_match(row: GameRow, match: Match, now: int, touched: int) -> None:
    """Everything about a row that play can change; its title is changed in the store alone."""
    decision = match.decision
    row.rules = match.rules
    row.undo = match.undo_policy
    row.assisted = int(match.assisted)
    row.position = match.position
    row.length = len(match.log)
    row.finished = int(decision is None)
    row.asked = None if decision is None else decision.seat
    row.changed = now
    row.touched = touched


def load_record(connection: sqlite3.Connection, row: GameRow) -> Record:
    moves = list(MOVES.rows(connection, "WHERE game = ? ORDER BY ply", (row.id,)))
    return record_of_rows(row, moves, list(SNAPSHOTS.rows(connection, "WHERE game = ?", (row.id,))))


def record_of_rows(row: GameRow, moves: Sequence[Row], snapshots: Sequence[Row]) -> Record:
    """The record that was saved; a DamagedError if rows are missing or do not fit together."""
    states = {role: (after, state) for _, role, after, state in snapshots}
    if [ply for _, ply, _ in moves] != list(range(row.length)) or NOW not in states:
        raise _incomplete(row, "moves or states are missing")
    if states[NOW][0] != row.position:
        raise _incomplete(row, "the newest state is not the one after the last move")
    try:
        return decode_record(plain_record(row, [_json(move) for _, _, move in moves], states))
    except (ValueError, RecursionError, ReasonError) as error:
        raise _incomplete(row, str(error)) from None


def plain_record(row: GameRow, moves: list[Json], states: dict[Any, tuple[Any, Any]]) -> Json:
    """The rows put together as in an exported file."""
    start = states.get(START)
    return {
        "game": row.game,
        "rules": row.rules,
        "seats": _json(row.seats),
        "seed": int(row.seed),
        "options": _json(row.options),
        "title": row.title,
        "undo": row.undo,
        "assisted": bool(row.assisted),
        "start": start and {"after": start[0], "state": _json(start[1])},
        "moves": moves,
        "position": row.position,
        "state": _json(states[NOW][1]),
    }


def _json(text: Any) -> Json:
    if not isinstance(text, str):
        raise ValueError("text is missing")
    return json.loads(text)


def _incomplete(row: GameRow, problem: str) -> DamagedError:
    return DamagedError(because("store.damaged_game", id=row.id, title=row.title, problem=problem))
