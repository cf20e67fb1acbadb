"""alcazar bench: how fast the rules are, measured over whole random games."""

import argparse
import json
from dataclasses import asdict, dataclass
from time import process_time
from typing import Any

from alcazar.cli.arguments import positive, whole_number
from alcazar.cli.errors import UsageError
from alcazar.core.contract import Game
from alcazar.core.registry import game, games
from alcazar.core.rng import Rng

NAME = "bench"
HELP = "play whole random games and print how fast decisions and copies are, in CPU time"

_MIDDLE_OF_GAME = 100  # decisions before the copies are timed
_COPIES = 2_000


@dataclass
class Result:
    game: str
    players: int
    games: int
    decisions: int
    decisions_per_second: int
    mean_branching: float
    microseconds_per_copy: float


def add_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("--game", metavar="G", help="only this game (default: all)")
    command.add_argument("--players", type=whole_number(1), metavar="N", help="default: 4, or as many as can play")
    command.add_argument("--seconds", type=positive, default=2.0, metavar="S", help="CPU seconds per game (default: 2)")
    command.add_argument("--json", action="store_true", help="print JSON instead of a table")


def run(options: argparse.Namespace) -> None:
    chosen = [game(options.game)] if options.game else list(games())
    results = []
    for one in chosen:
        seats = options.players or min(4, one.info.max_seats)
        one.info.checked_options(seats, {})
        results.append(measure(one, seats, options.seconds))
    if not results:
        raise UsageError("there is no game to measure")
    if options.json:
        print(json.dumps([asdict(result) for result in results], indent=1))
    else:
        _print_table(results)


def measure(chosen: Game[Any, Any, Any], seats: int, seconds: float) -> Result:
    played = decisions = branches = 0
    start = process_time()
    spent = 0.0
    while spent < seconds:
        made, offered = play_random_game(chosen, seats, played)
        played += 1
        decisions += made
        branches += offered
        spent = process_time() - start
    return Result(
        game=chosen.info.id,
        players=seats,
        games=played,
        decisions=decisions,
        decisions_per_second=round(decisions / spent),
        mean_branching=round(branches / decisions, 1),
        microseconds_per_copy=round(_time_of_copy(chosen, seats), 3),
    )


def play_random_game(chosen: Game[Any, Any, Any], seats: int, seed: int) -> tuple[int, int]:
    """Play a whole game; return how many decisions were made and how many moves they offered in all."""
    legal_moves, play = chosen.legal_moves, chosen.play
    state = chosen.new(seats, {}, seed)
    below = Rng(seed).below
    decisions = branches = 0
    while moves := legal_moves(state):
        play(state, moves[below(len(moves))])
        decisions += 1
        branches += len(moves)
    return decisions, branches


def _time_of_copy(chosen: Game[Any, Any, Any], seats: int) -> float:
    """Microseconds; the best of a few rounds, since everything else that happens only makes it longer."""
    state = middle_of_game(chosen, seats)
    copy = state.copy
    rounds = []
    for _ in range(10):
        start = process_time()
        for _ in range(_COPIES):
            copy()
        rounds.append(process_time() - start)
    return min(rounds) / _COPIES * 1e6


def middle_of_game(chosen: Game[Any, Any, Any], seats: int) -> Any:
    state = chosen.new(seats, {}, 1)
    rng = Rng(1)
    for _ in range(_MIDDLE_OF_GAME):
        if not chosen.decision(state):
            break
        chosen.play(state, rng.choice(chosen.legal_moves(state)))
    return state


def _print_table(results: list[Result]) -> None:
    print(f"{'game':12}{'players':>8}{'games':>8}{'decisions':>11}{'per CPU s':>11}{'branching':>11}{'us/copy':>9}")
    for r in results:
        print(
            f"{r.game:12}{r.players:8}{r.games:8}{r.decisions:11}{r.decisions_per_second:11,}"
            f"{r.mean_branching:11.1f}{r.microseconds_per_copy:9.2f}"
        )
