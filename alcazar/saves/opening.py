"""Opens the store of a folder, whatever state it is in. There is always a store to go on with, and a notice why."""

import os
import sqlite3
import time
from contextlib import suppress
from pathlib import Path

from alcazar.core.reasons import Reason, because
from alcazar.saves.backups import back_up, backups
from alcazar.saves.connection import MEMORY, connect, make_single_file, reading
from alcazar.saves.errors import (
    StoreError,
    TroubleError,
    UnusableFileError,
    damaged_file,
    file_errors_in_our_words,
    in_our_words,
)
from alcazar.saves.files import copied_aside, put_in_place, remove_database
from alcazar.saves.games import Clock
from alcazar.saves.rescue import Rescue, take_in, take_in_from_copies
from alcazar.saves.schema import check_identity, check_schema, migrate
from alcazar.saves.store import Store
from alcazar.saves.wal import log_is_damaged

FILE_NAME = "alcazar.db"
_SIGNATURE = b"SQLite format 3\0"


def open_store(folder: Path, clock: Clock = time.time) -> Store:
    """The store of a folder.

    A file that cannot be used is copied aside, and what can be read of it is put into a new one. Where nothing can be
    written, the store is in memory only. Both leave notices in the store.
    """
    path = folder / FILE_NAME
    try:
        return _opened(path, clock)
    except UnusableFileError as error:
        return start_over(path, clock, error)
    except StoreError as error:
        return _in_memory(path, clock, error.reason)


def open_file(path: Path, clock: Clock = time.time) -> Store:
    """The store in a file that is sound; an error says what is wrong, and nothing is changed."""
    with file_errors_in_our_words():
        path.parent.mkdir(parents=True, exist_ok=True)
        is_there = path.exists()
    if is_there:
        check_file(path)
    connection = connect(path)
    try:
        with in_our_words():
            migrate(connection)
    except StoreError:
        connection.close()
        raise
    return Store(connection, path, clock)


def check_file(path: Path) -> None:
    """Raise what is wrong with a database. Only reads: opening it to write would already change what is damaged."""
    with file_errors_in_our_words():
        _check_signature(path)
        if log_is_damaged(path):
            raise damaged_file("its log cannot be read to the end")
    with reading(path) as connection:
        check_identity(connection)
        check_schema(connection)
        _check_pages(connection)


def _opened(path: Path, clock: Clock) -> Store:
    store = open_file(path, clock)
    try:
        back_up(store)
    except StoreError as error:
        store.notices.append(because("store.no_backup", problem=str(error.reason)))
    return store


def _check_signature(path: Path) -> None:
    with open(path, "rb") as file:
        signature = file.read(len(_SIGNATURE))
    if signature and signature != _SIGNATURE:
        raise UnusableFileError(because("store.foreign", problem="no database"), "foreign")


def _check_pages(connection: sqlite3.Connection) -> None:
    for check in ("integrity_check(1)", "foreign_key_check"):
        for row in connection.execute(f"PRAGMA {check}"):
            if row[0] != "ok":
                raise damaged_file(" ".join(map(str, row)))


def start_over(path: Path, clock: Clock, error: UnusableFileError) -> Store:
    """A new database with everything that could be read of the old one, which stays beside it."""
    fresh = path.with_name(f"{path.stem}.new")
    try:
        aside = copied_aside(path, error.label)
        remove_database(fresh)
        rescue = _rescued_into(fresh, aside, backups(path))
        put_in_place(fresh, path)
        store = open_file(path, clock)
    except StoreError as obstacle:
        store = _in_memory(path, clock, obstacle.reason)
        store.notices.insert(0, error.reason)
        return store
    store.notices += [error.reason, because("store.kept_aside", file=aside.name), *rescue.reasons()]
    return store


def _rescued_into(fresh: Path, aside: Path, copies: list[Path]) -> Rescue:
    store = open_file(fresh)
    rescue = Rescue()
    try:
        take_in(store.games, aside, rescue)
        take_in_from_copies(store.games, copies, rescue)
        make_single_file(store.connection)
    finally:
        store.close()
    return rescue


def _in_memory(path: Path, clock: Clock, reason: Reason) -> Store:
    """A store that lasts as long as the program, with what can be read now."""
    connection = connect(MEMORY)
    migrate(connection)
    store = Store(connection, None, clock)
    rescue = Rescue()
    # Not the method of the path, which raises in a folder that may not be looked into
    if os.path.exists(path):
        with suppress(TroubleError):
            take_in(store.games, path, rescue)
            take_in_from_copies(store.games, backups(path), rescue)
    store.notices += [reason, because("store.in_memory"), *rescue.reasons()]
    return store
