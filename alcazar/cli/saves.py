"""alcazar saves: list, show, export, import, verify and repair the saved games of a folder."""

import argparse
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

from alcazar.cli.arguments import whole_number
from alcazar.cli.errors import UsageError, sentence
from alcazar.cli.progress import progress_of
from alcazar.cli.story import story
from alcazar.core.reasons import Reason
from alcazar.play.replay import renewed, replayed
from alcazar.saves.checking import problems, repair
from alcazar.saves.code import code_of
from alcazar.saves.connection import reading
from alcazar.saves.listing import SORTS, Summary
from alcazar.saves.opening import FILE_NAME, check_file, open_file
from alcazar.saves.portable import SUFFIX, export_file, import_file
from alcazar.saves.store import Store

NAME = "saves"
HELP = "list, show, export, import, verify and repair saved games"


def add_arguments(command: argparse.ArgumentParser) -> None:
    actions = command.add_subparsers(dest="action", metavar="ACTION", required=True)
    for name, (action, help_text) in _ACTIONS.items():
        parser = actions.add_parser(name, help=help_text, description=help_text)
        parser.add_argument("folder", type=Path, metavar="DIR", help=f"the folder of {FILE_NAME}")
        parser.set_defaults(act=action)
        if name == "list":
            parser.add_argument("--search", default="", metavar="WORDS", help="in titles, players and games")
            parser.add_argument("--sort", default="date", choices=list(SORTS))
            parser.add_argument("--trash", action="store_true", help="what was deleted and can be restored")
        if name in ("show", "export"):
            parser.add_argument("game", type=whole_number(1), metavar="ID", help="the number in the list")
        if name == "export":
            parser.add_argument("file", type=Path, metavar="FILE", help=f"the new file, usually *{SUFFIX}")
        if name == "import":
            parser.add_argument("file", type=Path, metavar="FILE")


def run(options: argparse.Namespace) -> int:
    code: int = options.act(options)
    return code


def _list(options: argparse.Namespace) -> int:
    with reading(_sound_file(options.folder)) as connection:
        store = Store(connection, None)
        for summary in store.summaries(options.search, options.sort, options.trash):
            print(_line(summary))
        return _report(store.notices)


def _show(options: argparse.Namespace) -> int:
    with reading(_sound_file(options.folder)) as connection:
        record = renewed(Store(connection, None).games.load(options.game))
    print(f"Set-up code: {code_of(record.setup)}")
    for line in story(record, replayed(record, progress_of("replaying moves"))):
        print(line)
    return 0


def _export(options: argparse.Namespace) -> int:
    with reading(_sound_file(options.folder)) as connection:
        record = renewed(Store(connection, None).games.load(options.game))
    replayed(record, progress_of("checking moves"))
    export_file(record, options.file)
    print(f"exported game {options.game} to {options.file.name}")
    return 0


def _import(options: argparse.Namespace) -> int:
    record = import_file(options.file, progress_of("checking moves"))
    store = open_file(options.folder / FILE_NAME)
    try:
        print(f"imported as game {store.games.add(record)}")
    finally:
        store.close()
    return 0


def _verify(options: argparse.Namespace) -> int:
    with reading(_sound_file(options.folder)) as connection:
        store = Store(connection, None)
        count = len(store.summaries()) + len(store.summaries(trash=True))
        found = problems(store, progress_of("verifying games"))
    if not found:
        print(f"all {count} games are as they were saved")
    return _report(found)


def _repair(options: argparse.Namespace) -> int:
    _existing(options.folder)
    store = repair(options.folder, progress=progress_of("verifying games"))
    try:
        if not store.notices:
            print("nothing to repair")
        for notice in store.notices:
            print(sentence(notice))
        return 0 if store.file else 1
    finally:
        store.close()


def _existing(folder: Path) -> Path:
    path = folder / FILE_NAME
    if not path.exists():
        raise UsageError(f"there is no {FILE_NAME} in {folder}")
    return path


def _sound_file(folder: Path) -> Path:
    path = _existing(folder)
    check_file(path)
    return path


def _report(reasons: Iterable[Reason]) -> int:
    lines = [sentence(reason) for reason in reasons]
    for line in lines:
        print(line)
    return 1 if lines else 0


def _line(summary: Summary) -> str:
    changed = datetime.fromtimestamp(summary.changed, UTC).strftime("%Y-%m-%d %H:%M")
    status = "finished" if summary.finished else f"{summary.seats[summary.asked or 0].name} to decide"
    title = f" “{summary.title}”" if summary.title else ""
    return f"{summary.id:4}  {changed}  {summary.game:12}{summary.players}{title}: {summary.moves} moves, {status}"


_ACTIONS = {
    "list": (_list, "list the saved games, the newest first"),
    "show": (_show, "tell a saved game as a story"),
    "export": (_export, "write a saved game to a file that can be handed on"),
    "import": (_import, "check an exported game by replaying it, and save it"),
    "verify": (_verify, "check every saved game, changing nothing"),
    "repair": (_repair, "repair a damaged database; the damaged file is kept beside it"),
}
