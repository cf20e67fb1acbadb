"""Connections to the database, and transactions on them."""

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from alcazar.core.reasons import because
from alcazar.saves.errors import TroubleError, in_our_words
from alcazar.saves.files import copied

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
        except Exception:
            connection.close()
            raise
    return connection


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that never changes the file, wherever it lies."""
    with ExitStack() as clean_up, in_our_words():
        try:
            connection = _read_only(path)
        except sqlite3.OperationalError:
            # SQLite wants to write beside the file even to read it; in a folder that forbids it, a copy helps.
            connection = _read_only(copied(path, Path(clean_up.enter_context(TemporaryDirectory())) / path.name))
        clean_up.callback(connection.close)
        yield connection


def _read_only(path: Path) -> sqlite3.Connection:
    uri = f"{path.absolute().as_uri()}?mode=ro"
    connection = sqlite3.connect(uri, timeout=PATIENCE, isolation_level=None, uri=True)
    try:
        connection.execute("PRAGMA trusted_schema = OFF")
        connection.execute("PRAGMA schema_version").fetchone()  # the first look at the file
    except Exception:
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


def make_single_file(connection: sqlite3.Connection) -> None:
    """Write the log back, so that the file is complete without anything beside it; an error if that is not possible."""
    with in_our_words():
        (mode,) = connection.execute("PRAGMA journal_mode = DELETE").fetchone()
    if mode != "delete":
        raise TroubleError(because("store.disk", problem="its log cannot be written back"))
