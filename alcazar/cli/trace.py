"""alcazar trace: play one whole game and print every decision as a line of JSON."""

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from alcazar.ai.agent import decide
from alcazar.ai.levels import LEVELS
from alcazar.ai.roster import make_agent
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
_PLAYOUTS = 40  # per decision, for the levels that search


def add_arguments(command: argparse.ArgumentParser) -> None:
    add_table(command)
    command.add_argument("--bot", default="random", metavar="BOT", help=f"who plays: random, {', '.join(LEVELS)}")
    command.add_argument("--legal", action="store_true", help="also print all legal moves of each decision")
    command.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game")


def run(options: argparse.Namespace) -> None:
    if options.bot != "random" and options.bot not in LEVELS:
        raise UsageError(f"unknown bot {options.bot!r}; known bots: random, {', '.join(LEVELS)}")
    chosen = game(options.game)
    settings = parse_options(options.option)
    for line in trace_lines(chosen, options.players, options.seed, settings, options.legal, options.bot):
        print(json.dumps(line, ensure_ascii=False, separators=(",", ":")))


def trace_lines(
    chosen: Game[Any, Any, Any], seats: int, seed: int, options: Options, with_legal: bool, bot: str = "random"
) -> Iterator[dict[str, Json]]:
    """The lines of a game in which the same kind of bot plays all seats."""
    state = chosen.new(seats, options, seed)
    yield {
        "trace": 1,
        "game": chosen.info.id,
        "players": seats,
        "seed": seed,
        "options": chosen.info.checked_options(seats, options),
        "setup": chosen.trace_setup(state),
    }
    choose = _chooser(chosen, bot, Rng(seed).fork(_BOT_STREAM))
    number = 0
    while decision := chosen.decision(state):
        number += 1
        legal = chosen.legal_moves(state)
        move = choose(state, legal)
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


def _chooser(chosen: Game[Any, Any, Any], bot: str, rng: Rng) -> Callable[[Any, Sequence[Any]], Any]:
    if bot == "random":
        return lambda state, legal: rng.choice(legal)
    # By a count of playouts and not by the clock: traces must be the same on every machine.
    agent = make_agent(chosen, bot, seed=rng.bits(), playouts=_PLAYOUTS)

    def choose(state: Any, legal: Sequence[Any]) -> Any:
        decision = chosen.decision(state)
        assert decision is not None
        return decide(agent, chosen.view(state, decision.seat)).move

    return choose
