"""alcazar trace: play one whole game and print every decision as a line of JSON."""

import argparse
import json
from collections.abc import Iterator
from typing import Any

from alcazar.cli.arguments import add_table, parse_options
from alcazar.cli.errors import UsageError
from alcazar.core.contract import Game, Options
from alcazar.core.registry import game
from alcazar.core.rng import Rng
from alcazar.core.standings import winners
from alcazar.core.values import Json

NAME = "trace"
HELP = "play one whole game and print it as JSON lines that other programs can replay and compare"

_BOT_STREAM = 1  # the players' dice are not the deck's


def add_arguments(command: argparse.ArgumentParser) -> None:
    add_table(command)
    command.add_argument("--bot", default="random", metavar="BOT", help="who plays: random")
    command.add_argument("--legal", action="store_true", help="also print all legal moves of each decision")
    command.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game")


def run(options: argparse.Namespace) -> None:
    if options.bot != "random":
        raise UsageError(f"unknown bot {options.bot!r}; known bots: random")
    chosen = game(options.game)
    for line in trace_lines(chosen, options.players, options.seed, parse_options(options.option), options.legal):
        print(json.dumps(line, ensure_ascii=False, separators=(",", ":")))


def trace_lines(
    chosen: Game[Any, Any, Any], seats: int, seed: int, options: Options, with_legal: bool
) -> Iterator[dict[str, Json]]:
    """The lines of a game that is played at random."""
    state = chosen.new(seats, options, seed)
    yield {
        "trace": 1,
        "game": chosen.info.id,
        "players": seats,
        "seed": seed,
        "options": chosen.info.checked_options(seats, options),
        "setup": chosen.trace_setup(state),
    }
    bot = Rng(seed).fork(_BOT_STREAM)
    number = 0
    while decision := chosen.decision(state):
        number += 1
        legal = chosen.legal_moves(state)
        move = bot.choice(legal)
        line: dict[str, Json] = {"n": number, "player": decision.seat, "phase": decision.phase}
        line["move"] = chosen.encode_move(move)
        if with_legal:
            line["legal"] = [chosen.encode_move(other) for other in legal]
        chance = [result for event in chosen.apply(state, move) for result in event.chance]
        if chance:
            line["chance"] = chance
        line["state"] = chosen.trace_state(state)
        yield line
    standings = chosen.standings(state)
    yield {"end": True, "scores": [standing.points for standing in standings], "winners": winners(standings)}
