"""The speed of Alcazar beside two well-known Python engines: catanatron and python-chess.

All are measured in one process, in CPU time, in short turns one after the other, so that whatever else the machine does
hits them alike. What counts is the ratio; the absolute numbers say more about the machine than about the engine.
"""

import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import chess
from catanatron.game import TURNS_LIMIT
from catanatron.game import Game as CatanGame
from catanatron.models.player import Color, RandomPlayer

from alcazar.cli.bench import middle_of_game, play_random_game
from alcazar.core.registry import game

ROUNDS = 15
SECONDS_PER_TURN = 0.4
COPIES = 5_000
GOALS = {"decisions / catanatron": 2.0, "decisions / python-chess": 2.3, "copy / python-chess": 1.5}


def alcazar_game(seed: int) -> int:
    return play_random_game(game("alcazar"), 4, seed)[0]


def catan_game(seed: int) -> int:
    """A whole game of four random players; the list of playable actions is made with each action."""
    catan = CatanGame([RandomPlayer(color) for color in Color], seed=seed + 1)
    decisions = 0
    while catan.winning_color() is None and catan.state.num_turns < TURNS_LIMIT:
        actions = catan.state.playable_actions
        catan.execute(actions[int(random.random() * len(actions))], validate_action=False)
        decisions += 1
    return decisions


def chess_game(seed: int) -> int:
    """A whole game of random moves, at most as long as the rules of chess let it go on without a claim."""
    board = chess.Board()
    rng = random.Random(seed)
    decisions = 0
    while decisions < 400 and (moves := list(board.legal_moves)):
        board.push(moves[int(rng.random() * len(moves))])
        decisions += 1
    return decisions


def decisions_per_second(play: Callable[[int], int], first_seed: int) -> tuple[float, int]:
    decisions, seed = 0, first_seed
    start = process_time()
    while (spent := process_time() - start) < SECONDS_PER_TURN:
        decisions += play(seed)
        seed += 1
    return decisions / spent, seed


def microseconds(copy: Callable[[], object]) -> float:
    start = process_time()
    for _ in range(COPIES):
        copy()
    return (process_time() - start) / COPIES * 1e6


def chess_board_in_mid_game() -> chess.Board:
    board = chess.Board()
    rng = random.Random(1)
    for _ in range(40):
        board.push(rng.choice(list(board.legal_moves)))
    return board


def measure() -> dict[str, list[float]]:
    engines = {"alcazar": alcazar_game, "catanatron": catan_game, "python-chess": chess_game}
    seeds = dict.fromkeys(engines, 0)
    state, board = middle_of_game(game("alcazar"), 4), chess_board_in_mid_game()
    results: dict[str, list[float]] = {}
    for _ in range(ROUNDS):
        for name, play in engines.items():
            speed, seeds[name] = decisions_per_second(play, seeds[name])
            results.setdefault(name, []).append(speed)
        results.setdefault("copy alcazar", []).append(microseconds(state.copy))
        results.setdefault("copy python-chess", []).append(microseconds(lambda: board.copy(stack=False)))
    return results


def ratios(results: dict[str, list[float]]) -> dict[str, float]:
    """The median over the rounds of the ratio within a round."""

    def ratio(ours: str, theirs: str) -> float:
        return median(a / b for a, b in zip(results[ours], results[theirs], strict=True))

    return {
        "decisions / catanatron": ratio("alcazar", "catanatron"),
        "decisions / python-chess": ratio("alcazar", "python-chess"),
        "copy / python-chess": ratio("copy alcazar", "copy python-chess"),
    }


def main() -> None:
    results = measure()
    if "--json" in sys.argv:
        print(json.dumps({"medians": {k: median(v) for k, v in results.items()}, "ratios": ratios(results)}, indent=1))
        return
    print("Random whole games, 4 players (chess: 2); medians of", ROUNDS, "interleaved rounds, CPU time")
    for name in ("alcazar", "catanatron", "python-chess"):
        print(f"  {name:14}{median(results[name]):10,.0f} decisions/s")
    for name in ("alcazar", "python-chess"):
        print(f"  copy {name:14}{median(results['copy ' + name]):8.2f} us")
    print("Ratios (goals: decisions at least, copies at most)")
    for name, value in ratios(results).items():
        print(f"  {name:26}{value:6.2f}   goal {GOALS[name]}")


if __name__ == "__main__":
    main()
