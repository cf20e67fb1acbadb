"""Connections to the database, and transactions on them."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alcazar.saves.errors import in_our_words

MEMORY = ":memory:"
PATIENCE = 2.0  # seconds to wait for another instance to finish its transaction


def connect(path: Path | str) -> sqlite3.Connection:
    """A connection that writes: every transaction is on the disk when it returns."""
    with in_our_words():
        connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
        try:
            connection.execute("PRAGMA trusted_schema = OFF")
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
        except sqlite3.Error:
            connection.close()
            raise
    return connection


def connect_to_read(path: Path) -> sqlite3.Connection:
    """A connection that never changes the file. In a folder that cannot be written to, the log beside it is left out."""
    with in_our_words():
        try:
            return _read_only(path, "mode=ro")
        except sqlite3.OperationalError:
            return _read_only(path, "immutable=1")


def _read_only(path: Path, how: str) -> sqlite3.Connection:
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?{how}", timeout=PATIENCE, isolation_level=None, uri=True)
    try:
        connection.execute("PRAGMA trusted_schema = OFF")
        connection.execute("PRAGMA schema_version").fetchone()  # the first look at the file
    except sqlite3.Error:
        connection.close()
        raise
    return connection


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All or nothing. Takes the lock at once, so that what is read inside is still true when it is written."""
    with in_our_words():
        connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:  # after some errors SQLite has rolled back by itself
                connection.execute("ROLLBACK")
            raise
