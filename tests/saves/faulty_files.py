"""File operations that fail on demand: those of SQLite, below its own code, and those of Python.

SQLite reaches the disk through a table of functions. A table of our own stands in between: it counts each operation and
lets any of them fail as a full or broken disk would.
"""

import ctypes
import ctypes.util
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from errno import EIO, ENOSPC
from functools import cache
from typing import Any
from unittest.mock import patch

SQLITE_FULL, SQLITE_IOERR = 13, 10
_PYTHON_OPERATIONS = {"open", "os.rename", "os.remove", "os.mkdir", "shutil.copyfile"}


class Faults:
    """Counts operations while it is switched on; those from `first` up to `last` fail."""

    def __init__(self) -> None:
        self.on = False
        self.count = 0
        self.first = self.last = 0

    def next_fails(self) -> bool:
        if not self.on:
            return False
        self.count += 1
        return self.first <= self.count <= self.last

    @contextmanager
    def between(self, first: int, last: int) -> Iterator[None]:
        self.on, self.count, self.first, self.last = True, 0, first, last
        try:
            yield
        finally:
            self.on = False


FAULTS = Faults()


def _check_python_operation(event: str, args: tuple[Any, ...]) -> None:
    """Python tells this hook of every operation before it is carried out."""
    if event in _PYTHON_OPERATIONS and FAULTS.on and _is_ours(args) and FAULTS.next_fails():
        raise OSError(ENOSPC, os.strerror(ENOSPC))


def _is_ours(args: tuple[Any, ...]) -> bool:
    """Not the modules that Python may load in between."""
    return any("alcazar." in os.fsdecode(arg) for arg in args if isinstance(arg, (str, bytes, os.PathLike)))


# -- SQLite -----------------------------------------------------------------------------------------------------------

_P, _I, _L = ctypes.c_void_p, ctypes.c_int, ctypes.c_int64
# The functions of an open file, in the order of sqlite3_io_methods; those that change something, with their arguments
_FILE_FUNCTIONS = ("close", "read", "write", "truncate", "sync", "size", "lock", "unlock", "check_lock", "control")
_FILE_FUNCTIONS += ("sector_size", "device", "shm_map", "shm_lock", "shm_barrier", "shm_unmap", "fetch", "unfetch")
_FILE_TYPES = {
    "write": ctypes.CFUNCTYPE(_I, _P, _P, _I, _L),
    "truncate": ctypes.CFUNCTYPE(_I, _P, _L),
    "sync": ctypes.CFUNCTYPE(_I, _P, _I),
    "shm_map": ctypes.CFUNCTYPE(_I, _P, _I, _I, _I, _P),
}
_OPEN = ctypes.CFUNCTYPE(_I, _P, _P, _P, _I, _P)
_DELETE = ctypes.CFUNCTYPE(_I, _P, _P, _I)


class _FileFunctions(ctypes.Structure):
    _fields_ = [("version", _I), *((name, _P) for name in _FILE_FUNCTIONS)]


class _System(ctypes.Structure):
    """sqlite3_vfs, up to the functions that are not needed here."""

    _fields_ = [
        ("version", _I),
        ("file_size", _I),
        ("longest_name", _I),
        ("next", _P),
        ("name", ctypes.c_char_p),
        ("data", _P),
        ("open", _P),
        ("delete", _P),
        ("rest", _P * 14),
    ]


class FaultySystem:
    def __init__(self, library: ctypes.CDLL) -> None:
        self._library = library
        library.sqlite3_vfs_find.restype = ctypes.POINTER(_System)
        self._usual = library.sqlite3_vfs_find(None)
        self._own = _System.from_buffer_copy(self._usual.contents)
        self._own.name = b"faulty"
        self._keep: list[Any] = []  # what C code points to must not be cleared away
        self._tables: dict[int, _FileFunctions] = {}
        self._own.open = self._wrapped(_OPEN, self._usual.contents.open, self._after_open)
        self._own.delete = self._wrapped(_DELETE, self._usual.contents.delete, None)

    def install(self) -> None:
        self._library.sqlite3_vfs_register(ctypes.byref(self._own), 1)

    def remove(self) -> None:
        self._library.sqlite3_vfs_register(self._usual, 1)

    def _wrapped(self, kind: Any, address: int, after: Any) -> int | None:
        usual = kind(address)

        def call(*args: Any) -> int:
            if FAULTS.next_fails():
                return SQLITE_FULL if FAULTS.count % 2 else SQLITE_IOERR
            code: int = usual(*args)
            if after is not None and code == 0:
                after(*args)
            return code

        wrapper = kind(call)
        self._keep += [usual, wrapper]
        return ctypes.cast(wrapper, _P).value

    def _after_open(self, system: int, name: int, file: int, flags: int, out: int) -> None:
        """An open file starts with the address of its table of functions: put ours there."""
        place = ctypes.cast(file, ctypes.POINTER(_P))
        if place[0] not in self._tables:
            self._tables[place[0]] = self._table(place[0])
        place[0] = ctypes.addressof(self._tables[place[0]])

    def _table(self, address: int) -> _FileFunctions:
        usual = ctypes.cast(address, ctypes.POINTER(_FileFunctions)).contents
        table = _FileFunctions.from_buffer_copy(usual)
        for name, kind in _FILE_TYPES.items():
            if getattr(usual, name):  # not every kind of file has every function
                setattr(table, name, self._wrapped(kind, getattr(usual, name), None))
        return table


def sqlite_library() -> ctypes.CDLL | None:
    """The library that Python's own module uses, if it is a shared one."""
    name = ctypes.util.find_library("sqlite3")
    if not name or not sys.platform.startswith("linux"):
        return None
    with open("/proc/self/maps") as maps:
        in_use = "libsqlite3" in maps.read()
    return ctypes.CDLL(name) if in_use else None


@cache
def _faulty_system() -> FaultySystem:
    """Only one, for ever: SQLite goes on pointing to it."""
    library = sqlite_library()
    assert library is not None
    return FaultySystem(library)


def _fsync(handle: int, usual: Callable[[int], None] = os.fsync) -> None:
    """The one operation of ours that the hook is not told of."""
    if FAULTS.next_fails():
        raise OSError(EIO, os.strerror(EIO))
    usual(handle)


@contextmanager
def faulty_files() -> Iterator[Faults]:
    _faulty_system().install()
    try:
        with patch("os.fsync", _fsync):
            yield FAULTS
    finally:
        FAULTS.on = False
        _faulty_system().remove()


sys.addaudithook(_check_python_operation)
