"""A look into SQLite's write-ahead log: SQLite reads it up to the first damage and silently forgets the rest."""

import struct
from collections.abc import Iterator
from pathlib import Path
from time import sleep

from alcazar.saves.files import WAL, companion

_MAGIC = 0x377F0682  # with one more, the checksums are made of big-endian numbers
_HEADER = struct.Struct(">8I")  # magic, version, page size, checkpoint, salt, salt, checksum, checksum
_FRAME = struct.Struct(">6I")  # page, pages in the database if this ends a transaction, salt, salt, checksum, checksum
_LOW_32 = 0xFFFFFFFF
_MOMENT = 0.05  # seconds, for another instance to finish what it is writing


def log_is_damaged(database: Path) -> bool:
    """Whether there are transactions that cannot be read although they were confirmed.

    The last transaction cannot be judged: a process that was killed while it wrote leaves the same traces as damage.
    """
    before = None
    while _has_unreadable_transactions(data := _content(companion(database, WAL))):
        if data == before:
            return True
        before = data
        sleep(_MOMENT)
    return False


def _content(path: Path) -> bytes:
    return path.read_bytes() if path.exists() else b""


def _has_unreadable_transactions(log: bytes) -> bool:
    if len(log) < _HEADER.size + _FRAME.size:
        return False
    magic, _, page_size, _, *salts, first, second = _HEADER.unpack_from(log)
    order = ">" if magic & 1 else "<"
    if magic & ~1 != _MAGIC or _checksum(order, log[:24], 0, 0) != (first, second) or page_size < 512:
        return True
    readable = sum(1 for _ in _readable_frames(log, order, page_size, (first, second)))
    return sum(end > readable for end in _ends_of_transactions(log, page_size, salts)) > 1


def _ends_of_transactions(log: bytes, page_size: int, salts: list[int]) -> Iterator[int]:
    """Numbers, from 1, of the frames that end a transaction. Frames with other salts are left from an earlier round."""
    for number, place in enumerate(_places(log, page_size), start=1):
        _, ends, *salts_of_frame, _, _ = _FRAME.unpack_from(log, place)
        if salts_of_frame == salts and ends:
            yield number


def _readable_frames(log: bytes, order: str, page_size: int, checksum: tuple[int, int]) -> Iterator[int]:
    for place in _places(log, page_size):
        page = place + _FRAME.size
        checksum = _checksum(order, log[place : place + 8] + log[page : page + page_size], *checksum)
        if _FRAME.unpack_from(log, place)[4:] != checksum or log[place + 8 : place + 16] != log[16:24]:
            return
        yield place


def _places(log: bytes, page_size: int) -> range:
    """Where the frames start that are there as a whole."""
    step = _FRAME.size + page_size
    return range(_HEADER.size, len(log) - step + 1, step)


def _checksum(order: str, data: bytes, first: int, second: int) -> tuple[int, int]:
    """SQLite's own, from the description of its file format."""
    numbers = iter(struct.unpack(f"{order}{len(data) // 4}I", data))
    for a, b in zip(numbers, numbers):
        first = (first + a + second) & _LOW_32
        second = (second + b + first) & _LOW_32
    return first, second
