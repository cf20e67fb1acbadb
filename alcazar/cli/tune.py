"""alcazar tune: find better weights for the opponents of a game by letting them play."""

import argparse
from pathlib import Path
from time import monotonic

from alcazar.ai.tune.run import PAIRS_PER_MATCH, TuningRun
from alcazar.cli.arguments import positive, whole_number

NAME = "tune"
HELP = "find better weights for a game's opponents by self-play; goes on where the file left off"


def add_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME")
    command.add_argument("file", type=Path, metavar="FILE", help="the run: made if it is not there, else continued")
    command.add_argument("--minutes", type=positive, default=10.0, metavar="M")
    command.add_argument(
        "--pairs", type=whole_number(2), default=PAIRS_PER_MATCH, metavar="N", help="of games per match"
    )
    command.add_argument("--seed", type=whole_number(0), default=1, metavar="S")


def run(options: argparse.Namespace) -> None:
    end = monotonic() + 60 * options.minutes
    for report in TuningRun(options.file, options.game, options.seed, options.pairs).generations():
        taken = "kept" if report["accepted"] else "dropped"
        print(f"{report['generation']:4} {report['challenger']:10}{report['margin']:+9.2f} {taken}", flush=True)
        if monotonic() > end:
            return
