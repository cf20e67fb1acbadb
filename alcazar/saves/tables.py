"""Tables whose rows carry a seal, a checksum of all their values: SQLite itself does not notice a changed byte."""

import json
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from typing import TypeAlias

from alcazar.core.reasons import because
from alcazar.saves.errors import DamagedError, in_our_words

Value: TypeAlias = str | int | None
Row: TypeAlias = tuple[Value, ...]


def seal(row: Sequence[Value]) -> str:
    return blake2b(json.dumps(row).encode(), digest_size=8).hexdigest()


@dataclass(frozen=True)
class Table:
    """The first `keys` columns are the primary key; the seal is one more column behind all others."""

    name: str
    columns: tuple[str, ...]
    keys: int = 1

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

    def is_sealed(self, raw: Row) -> bool:
        try:
            return seal(raw[:-1]) == raw[-1]
        except TypeError:
            return False  # bytes where there should be text or numbers

    def checked(self, raw: Row) -> Row:
        if not self.is_sealed(raw):
            raise DamagedError(because("store.damaged_row", table=self.name, row=str(raw[: self.keys])))
        return raw[:-1]

    def rows(self, connection: sqlite3.Connection, tail: str = "", args: Sequence[Value] = ()) -> Iterator[Row]:
        return map(self.checked, self.raw(connection, tail, args))


GAMES = Table(
    "games",
    (
        "id",
        "uid",
        "title",
        "game",
        "rules",
        "seats",
        "seed",
        "options",
        "undo",
        "assisted",
        "position",
        "length",
        "finished",
        "asked",
        "created",
        "changed",
        "touched",
        "trashed",
    ),
)
SNAPSHOTS = Table("snapshots", ("game", "role", "after", "state"), keys=2)
MOVES = Table("moves", ("game", "ply", "move"), keys=2)
SETTINGS = Table("settings", ("key", "value"))
RESULTS = Table(
    "results",
    ("uid", "seat", "player", "game", "seats", "level", "points", "place", "assisted", "ended", "touched"),
    keys=2,
)
