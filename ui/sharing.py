"""Matches that leave the app or come into it: as files in a folder of the app, and through the clipboard."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from kivy.app import App
from kivy.core.clipboard import Clipboard

from alcazar.core.reasons import ReasonError
from alcazar.play.record import Record
from alcazar.saves.errors import file_errors_in_our_words
from alcazar.saves.portable import SUFFIX, export_file, export_text
from ui.i18n import tr
from ui.words import explain

FOLDER = "exports"
LONGEST_NAME = 48  # of a file; some systems take no more than 255 bytes


def folder() -> Path:
    """Where files are written to and looked for: a place that needs no permission on any system."""
    return Path(App.get_running_app().user_data_dir) / FOLDER


@contextmanager
def telling_problems() -> Iterator[None]:
    """What does not work is said, and the app goes on."""
    try:
        yield
    except ReasonError as error:
        _say(explain(error.reason))


def export(record: Record) -> None:
    """Writes a file and says where."""
    with telling_problems():
        path = write(record, folder())
        _say(tr("saves.exported", file=path.name, folder=path.parent))


def copy(record: Record) -> None:
    Clipboard.copy(export_text(record))
    _say(tr("saves.copied"))


def pasted() -> bytes:
    """What is on the clipboard, whatever it is."""
    return (Clipboard.paste() or "").strip().encode("utf-8", "replace")


def write(record: Record, into: Path) -> Path:
    """A new file under a name that is not taken."""
    with file_errors_in_our_words():
        into.mkdir(parents=True, exist_ok=True)
        taken = {path.name.casefold() for path in into.iterdir()}
    stem = file_stem(record)
    names = (f"{stem}{SUFFIX}" if number == 1 else f"{stem}-{number}{SUFFIX}" for number in count(1))
    path = into / next(name for name in names if name.casefold() not in taken)
    export_file(record, path)
    return path


def file_stem(record: Record) -> str:
    """The game, and its title or its players, in characters that every system takes."""
    words = [record.setup.game, record.title or " ".join(seat.name for seat in record.setup.seats)]
    return re.sub(r"\W+", "-", " ".join(words).casefold())[:LONGEST_NAME].strip("-")


def files(inside: Path) -> list[Path]:
    """What could be taken in, the newest first."""
    with file_errors_in_our_words():
        if not inside.is_dir():
            return []
        found = [path for path in inside.glob("*.json") if path.is_file()]
        return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def _say(text: str) -> None:
    App.get_running_app().root.say(text)
