"""alcazar replay: tell an exported match as a story."""

import argparse
from pathlib import Path

from alcazar.cli.arguments import whole_number
from alcazar.cli.errors import UsageError
from alcazar.cli.progress import progress_of
from alcazar.cli.story import story
from alcazar.play.replay import replayed
from alcazar.saves.portable import import_file

NAME = "replay"
HELP = "check an exported match and tell it as a story"


def add_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", type=Path, metavar="FILE", help="a match that was exported (.alcazar.json)")
    command.add_argument("--seat", type=whole_number(1), metavar="N", help="as the player in this seat saw it")


def run(options: argparse.Namespace) -> None:
    record = import_file(options.file, progress_of("checking moves"))
    if options.seat and options.seat > len(record.setup.seats):
        raise UsageError(f"there are {len(record.setup.seats)} seats at this table, not {options.seat}")
    seat = options.seat - 1 if options.seat else None
    for line in story(record, replayed(record), seat):
        print(line)
