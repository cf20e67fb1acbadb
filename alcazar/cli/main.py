"""Find the command, run it, and turn whatever is wrong with its arguments into one line and exit code 2.

A command that found something wrong with the data it looked at returns exit code 1 itself.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from alcazar.cli import arena, bench, perft, replay, saves, trace, tune
from alcazar.cli.errors import UsageError, sentence
from alcazar.core.reasons import ReasonError

COMMANDS = (trace, bench, perft, arena, tune, saves, replay)


class OneLineParser(argparse.ArgumentParser):
    """argparse prints the usage in front of every error; one clear line is enough."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(message)


def main(arguments: Sequence[str]) -> int:
    parser = OneLineParser(prog="alcazar", description="Castle-building board games on the command line.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for module in COMMANDS:
        command = commands.add_parser(module.NAME, help=module.HELP, description=module.HELP)
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    try:
        options = parser.parse_args(arguments)
        code = options.run(options) or 0
        sys.stdout.flush()  # here, where a reader that has left is expected
        return int(code)
    except UsageError as error:
        return _complain(str(error))
    except ReasonError as error:
        return _complain(sentence(error.reason))
    except BrokenPipeError:
        # The reader (head, less) has seen enough. Python would complain once more while closing the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        return 130
    return 0


def _complain(message: str) -> int:
    print(f"alcazar: {' '.join(message.split())}", file=sys.stderr)
    return 2
