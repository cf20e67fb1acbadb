"""A few older copies of the database beside it, for the day it is damaged."""

import os
import re
from contextlib import closing
from pathlib import Path

from alcazar.saves.connection import connect, make_single_file
from alcazar.saves.errors import file_errors_in_our_words, in_our_words
from alcazar.saves.files import remove_database
from alcazar.saves.store import Store

KEPT = 3
_HEADER = 100  # bytes in front of the file, in which SQLite counts changes that make no difference


def backups(path: Path) -> list[Path]:
    """The newest first, by the numbers in their names: a clock may have been wrong."""
    numbered = [(number, file) for file in path.parent.glob(f"{path.stem}.backup-*") if (number := _number(path, file))]
    return [file for _, file in sorted(numbered, reverse=True)]


def back_up(store: Store) -> None:
    """One more copy, if anything has changed since the last one, and one of the oldest less."""
    if store.file is None:
        return
    earlier = backups(store.file)
    unfinished = store.file.with_name(f"{store.file.stem}.backup-part")
    try:
        _copy(store, unfinished)
        with file_errors_in_our_words():
            if earlier and _content(earlier[0]) == _content(unfinished):
                return
            number = 1 + (_number(store.file, earlier[0]) if earlier else 0)
            os.replace(unfinished, store.file.with_name(f"{store.file.stem}.backup-{number}{store.file.suffix}"))
        for old in earlier[KEPT - 1 :]:
            remove_database(old)
    finally:
        remove_database(unfinished)


def _copy(store: Store, target: Path) -> None:
    remove_database(target)
    with in_our_words(), closing(connect(target)) as copy:
        store.connection.backup(copy)
        make_single_file(copy)


def _content(path: Path) -> bytes:
    with open(path, "rb") as file:
        file.seek(_HEADER)
        return file.read()


def _number(path: Path, file: Path) -> int:
    match = re.fullmatch(rf"{re.escape(path.stem)}\.backup-(\d{{1,9}}){re.escape(path.suffix)}", file.name)
    return int(match[1]) if match else 0
