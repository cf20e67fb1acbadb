"""alcazar perft: count all sequences of moves to a depth. Any slip in the rules changes the count."""

import argparse
from typing import Any

from alcazar.cli.arguments import add_table, whole_number
from alcazar.core.contract import Game
from alcazar.core.registry import game

NAME = "perft"
HELP = "count the sequences of moves from the start of a game to a depth"


def add_arguments(command: argparse.ArgumentParser) -> None:
    add_table(command)
    command.add_argument("--depth", type=whole_number(0), required=True, metavar="D")


def run(options: argparse.Namespace) -> None:
    chosen = game(options.game)
    print(perft(chosen, chosen.new(options.players, {}, options.seed), options.depth))


def perft(chosen: Game[Any, Any, Any], state: Any, depth: int) -> int:
    if depth == 0:
        return 1
    moves = chosen.legal_moves(state)
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        after = state.copy()
        chosen.play(after, move)
        count += perft(chosen, after, depth - 1)
    return count
