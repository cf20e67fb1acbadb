"""Tables whose rows carry a seal, a checksum of all their values: SQLite itself does not notice a changed byte."""

import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from types import NoneType
from typing import TypeAlias

from alcazar.core.reasons import because
from alcazar.saves.errors import DamagedError, in_our_words

Value: TypeAlias = str | int | None
Row: TypeAlias = tuple[Value, ...]
Kind: TypeAlias = tuple[type, ...]  # what a column may hold; SQLite itself does not insist

TOO_LARGE = 1 << 53  # numbers stay far below; a damaged one must not stop us from counting on


def seal(row: Sequence[Value]) -> str:
    return blake2b(json.dumps(row).encode(), digest_size=8).hexdigest()


def _fits(value: Value, kind: Kind) -> bool:
    return type(value) in kind and (not isinstance(value, int) or abs(value) < TOO_LARGE)


@dataclass(frozen=True)
class Table:
    """The first `keys` columns are the primary key; the seal is one more column behind all others."""

    name: str
    kinds: Mapping[str, Kind]
    keys: int = 1

    @cached_property
    def columns(self) -> tuple[str, ...]:
        return tuple(self.kinds)

    @cached_property
    def _put(self) -> str:
        key, rest = self.columns[: self.keys], (*self.columns[self.keys :], "seal")
        marks = ", ".join("?" * (len(self.columns) + 1))
        changes = ", ".join(f"{column} = excluded.{column}" for column in rest)
        return (
            f"INSERT INTO {self.name} ({', '.join(key + rest)}) VALUES ({marks}) "
            f"ON CONFLICT ({', '.join(key)}) DO UPDATE SET {changes}"
        )

    @cached_property
    def _select(self) -> str:
        return f"SELECT {', '.join(self.columns)}, seal FROM {self.name} "

    def put(self, connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
        """Write rows, in place of those with the same key."""
        connection.executemany(self._put, [(*row, seal(row)) for row in rows])

    def raw(self, connection: sqlite3.Connection, tail: str = "", args: Sequence[Value] = ()) -> Iterator[Row]:
        """Rows as they are, each with its seal in the end. The tail of the query is ours, never from outside."""
        with in_our_words():
            yield from connection.execute(self._select + tail, args)

    def is_sound(self, raw: Row) -> bool:
        """Whether the values of a row are of the right kinds and those that its seal was made for."""
        return all(map(_fits, raw, self.kinds.values())) and seal(raw[:-1]) == raw[-1]

    def checked(self, raw: Row) -> Row:
        if not self.is_sound(raw):
            raise DamagedError(because("store.damaged_row", table=self.name, row=str(raw[: self.keys])))
        return raw[:-1]

    def rows(self, connection: sqlite3.Connection, tail: str = "", args: Sequence[Value] = ()) -> Iterator[Row]:
        return map(self.checked, self.raw(connection, tail, args))


_NUMBER: Kind = (int,)
_TEXT: Kind = (str,)
_NUMBER_OR_NOTHING: Kind = (int, NoneType)

GAMES = Table(
    "games",
    {
        "id": _NUMBER,
        "uid": _TEXT,
        "title": _TEXT,
        "game": _TEXT,
        "rules": _NUMBER,
        "seats": _TEXT,
        "seed": _TEXT,
        "options": _TEXT,
        "undo": _TEXT,
        "assisted": _NUMBER,
        "position": _NUMBER,
        "length": _NUMBER,
        "finished": _NUMBER,
        "asked": _NUMBER_OR_NOTHING,
        "created": _NUMBER,
        "changed": _NUMBER,
        "touched": _NUMBER,
        "trashed": _NUMBER_OR_NOTHING,
    },
)
SNAPSHOTS = Table("snapshots", {"game": _NUMBER, "role": _TEXT, "after": _NUMBER, "state": _TEXT}, keys=2)
MOVES = Table("moves", {"game": _NUMBER, "ply": _NUMBER, "move": _TEXT}, keys=2)
SETTINGS = Table("settings", {"key": _TEXT, "value": _TEXT})
RESULTS = Table(
    "results",
    {
        "uid": _TEXT,
        "seat": _NUMBER,
        "player": _TEXT,
        "game": _TEXT,
        "seats": _NUMBER,
        "level": _TEXT,
        "points": _NUMBER,
        "place": _NUMBER,
        "assisted": _NUMBER,
        "ended": _NUMBER,
        "touched": _NUMBER,
    },
    keys=2,
)
