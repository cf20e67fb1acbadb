"""Files that are written whole or not at all, and never over one that is there."""

import os
import shutil
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from alcazar.core.reasons import because
from alcazar.saves.errors import StoreError, file_errors_in_our_words

WAL, SHM = "-wal", "-shm"


def companion(path: Path, suffix: str) -> Path:
    """The file that SQLite keeps beside a database: its write-ahead log or the index of it."""
    return path.with_name(path.name + suffix)


def with_companions(path: Path) -> Iterator[Path]:
    return iter((path, companion(path, WAL), companion(path, SHM)))


def copied(path: Path, target: Path) -> Path:
    """A database copied with its log; the index of the log is made anew by whoever opens it."""
    with file_errors_in_our_words():
        for suffix in (WAL, ""):
            if companion(path, suffix).exists():
                _copy(companion(path, suffix), companion(target, suffix))
    return target


def copied_aside(path: Path, label: str) -> Path:
    """A copy beside a database, under a name that is not taken."""
    for number in count(1):
        target = path.with_name(f"{path.stem}.{label}-{number}{path.suffix}")
        if not any(map(os.path.lexists, with_companions(target))):
            return copied(path, target)
    raise AssertionError("numbers do not end")


def put_in_place(fresh: Path, path: Path) -> None:
    """Put a new database, closed and complete, where another was. The old one's log must not be applied to it."""
    with file_errors_in_our_words():
        for suffix in (SHM, WAL):
            companion(path, suffix).unlink(missing_ok=True)
        os.replace(fresh, path)
        _flush_folder(path.parent)


def remove_database(path: Path) -> None:
    with file_errors_in_our_words():
        for file in with_companions(path):
            file.unlink(missing_ok=True)


def write_new(path: Path, data: bytes) -> None:
    """A new file that appears only when it is complete."""
    if os.path.lexists(path):
        raise StoreError(because("file.exists", file=path.name))
    unfinished = path.with_name(path.name + ".part")
    with file_errors_in_our_words():
        try:
            with open(unfinished, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            os.replace(unfinished, path)
        except OSError:
            unfinished.unlink(missing_ok=True)
            raise
        _flush_folder(path.parent)


def _copy(source: Path, target: Path) -> None:
    shutil.copyfile(source, target)
    with open(target, "rb+") as file:
        os.fsync(file.fileno())


def _flush_folder(folder: Path) -> None:
    """After this the new name survives a power cut. Not every system can open a folder; there it has to do without."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
