"""What can go wrong with saved games, as errors that players can be told about."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from alcazar.core.reasons import Reason, ReasonError, because


class StoreError(ReasonError):
    """Saved games cannot be read or written."""


class TroubleError(StoreError):
    """The machine does not let us: disk full, no access, another instance busy. It may next time: this is no damage."""


class DamagedError(StoreError):
    """What is stored is not what was saved."""


class UnusableFileError(StoreError):
    """The whole file cannot be used: damaged, of another program, or of a newer version of this one."""

    def __init__(self, reason: Reason, label: str) -> None:
        super().__init__(reason)
        self.label = label  # what the file is called when it is put aside


def damaged_file(problem: str) -> UnusableFileError:
    return UnusableFileError(because("store.damaged", problem=problem), "damaged")


# By SQLite's primary result code
_KEYS = {
    sqlite3.SQLITE_BUSY: "store.busy",
    sqlite3.SQLITE_LOCKED: "store.busy",
    sqlite3.SQLITE_FULL: "store.full",
    sqlite3.SQLITE_IOERR: "store.disk",
    sqlite3.SQLITE_PERM: "store.no_access",
    sqlite3.SQLITE_READONLY: "store.no_access",
    sqlite3.SQLITE_CANTOPEN: "store.no_access",
    sqlite3.SQLITE_NOMEM: "store.memory",
}


def store_error(error: sqlite3.Error) -> StoreError:
    """In our words. What is no trouble of the machine is a file that does not hold what it should."""
    code = getattr(error, "sqlite_errorcode", None)
    key = None if code is None else _KEYS.get(code & 0xFF)
    if key is None:
        return damaged_file(str(error))
    return TroubleError(because(key, problem=str(error)))


@contextmanager
def in_our_words() -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise store_error(error) from error
    except UnicodeDecodeError as error:
        # A message of SQLite that quotes damaged text
        raise damaged_file(str(error)) from error


@contextmanager
def file_errors_in_our_words() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise TroubleError(because("store.no_access", problem=error.strerror or str(error))) from error
