"""alcazar arena: let agents play many games against each other."""

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from pathlib import Path

from alcazar.ai.arena import GameResult, Table, play_game, summary
from alcazar.ai.roster import agent_by_name
from alcazar.cli.arguments import positive, whole_number
from alcazar.cli.errors import UsageError
from alcazar.core.registry import game
from alcazar.core.values import Json

NAME = "arena"
HELP = "let agents play many games against each other, with rotated seats and the same deals for all"


def add_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("--game", required=True, metavar="G")
    command.add_argument("--seats", required=True, metavar="A,B,…", help="levels, level:style, uct, greedy or random")
    command.add_argument("--games", type=whole_number(1), required=True, metavar="N")
    command.add_argument("--seed", type=whole_number(0), default=1, metavar="S")
    command.add_argument("--jobs", type=whole_number(1), default=1, metavar="J", help="processes at a time")
    command.add_argument("--scale", type=positive, default=1.0, metavar="F", help="factor on all thinking times")
    command.add_argument("--ms", type=whole_number(1), default=1000, metavar="MS", help="thinking time of uct")
    command.add_argument("--log", type=Path, metavar="FILE", help="keep finished games there, and go on from it")
    command.add_argument("--json", action="store_true", help="print JSON instead of a table")


def run(options: argparse.Namespace) -> None:
    table = Table(options.game, tuple(options.seats.split(",")), options.seed, options.scale, options.ms)
    _check(table)
    done = _finished_games(options.log, table)
    missing = [number for number in range(options.games) if number not in done]
    for result in _play(table, missing, options.jobs):
        done[result.number] = result
        _remember(options.log, result)
        _show_progress(table, list(done.values()), options.games)
    results = [done[number] for number in range(options.games)]
    report = summary(table, results)
    print(json.dumps(report)) if options.json else _print_table(report)


def _check(table: Table) -> None:
    """Find what is wrong with the names before any game is played."""
    chosen = game(table.game)
    chosen.info.checked_options(len(table.agents), {})
    for name in table.agents:
        agent_by_name(chosen, name, 0)


def _play(table: Table, numbers: list[int], jobs: int) -> Iterator[GameResult]:
    if jobs == 1:
        yield from (play_game(table, number) for number in numbers)
        return
    with ProcessPoolExecutor(jobs) as pool:
        futures: list[Future[GameResult]] = [pool.submit(play_game, table, number) for number in numbers]
        try:
            for future in as_completed(futures):
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def _finished_games(log: Path | None, table: Table) -> dict[int, GameResult]:
    if log is None:
        return {}
    if not log.exists():
        log.write_text(json.dumps(_head(table)) + "\n", encoding="utf-8")
        return {}
    try:
        head, *lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    except ValueError:
        raise UsageError(f"{log} is not the log of a match") from None
    if head != _head(table):
        raise UsageError(f"{log} is the log of another match")
    return {line["number"]: GameResult(**line) for line in lines}


def _head(table: Table) -> Json:
    return {
        "game": table.game,
        "agents": list(table.agents),
        "seed": table.seed,
        "scale": table.scale,
        "uct_ms": table.uct_ms,
    }


def _remember(log: Path | None, result: GameResult) -> None:
    if log is not None:
        with log.open("a", encoding="utf-8") as file:
            file.write(json.dumps(result.to_json()) + "\n")


def _show_progress(table: Table, results: list[GameResult], games: int) -> None:
    shares = [sum(result.shares[agent] for result in results) / len(results) for agent in range(len(table.agents))]
    text = "  ".join(f"{name} {share:.3f}" for name, share in zip(table.agents, shares))
    end = "\r" if sys.stderr.isatty() else "\n"
    print(f"{len(results)}/{games}  {text}", end=end, file=sys.stderr, flush=True)


def _print_table(report: Json) -> None:
    print(f"{report['game']}, {report['games']} games, seed {report['seed']}, scale {report['scale']}")
    print(f"{'agent':20}{'wins':>8}{'95 % interval':>18}{'points':>9}{'mean s':>9}{'p95 s':>8}")
    for agent in report["agents"]:
        low, high = agent["interval"]
        print(
            f"{agent['agent']:20}{agent['win_share']:8.3f}{f'{low:.3f} - {high:.3f}':>18}"
            f"{agent['mean_points']:9.1f}{agent['mean_seconds']:9.3f}{agent['p95_seconds']:8.3f}"
        )
