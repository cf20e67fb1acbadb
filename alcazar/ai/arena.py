"""Matches between agents: rotated seats, the same deals for everybody, and what can be said of the result."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean
from time import perf_counter
from typing import Any

from alcazar.ai.agent import decide
from alcazar.ai.roster import agent_by_name
from alcazar.core.registry import game
from alcazar.core.rng import Rng
from alcazar.core.standings import winners
from alcazar.core.values import Json


@dataclass(frozen=True, slots=True)
class Table:
    """Who meets whom: everything that the result of a numbered game depends on, but for thinking times."""

    game: str
    agents: tuple[str, ...]
    seed: int
    scale: float
    uct_ms: int


@dataclass(frozen=True, slots=True)
class GameResult:
    """Per agent, in the order of the table: its share of the win, its points, and the seconds of its decisions."""

    number: int
    shares: list[float]
    points: list[int]
    seconds: list[list[float]]

    def to_json(self) -> Json:
        return asdict(self)


def play_game(table: Table, number: int) -> GameResult:
    """Game number n: the deal changes after each full rotation of the seats."""
    chosen = game(table.game)
    seats = len(table.agents)
    deal, rotation = divmod(number, seats)
    rng = Rng(table.seed).fork(deal)
    state = chosen.new(seats, {}, rng.bits())
    seat_of = [(agent + rotation) % seats for agent in range(seats)]
    agents: list[Any] = [None] * seats
    for agent, seat in enumerate(seat_of):
        agents[seat] = agent_by_name(chosen, table.agents[agent], rng.fork(agent).bits(), table.scale, table.uct_ms)
    seconds: list[list[float]] = [[] for _ in range(seats)]
    while decision := chosen.decision(state):
        start = perf_counter()
        choice = decide(agents[decision.seat], chosen.view(state, decision.seat))
        seconds[decision.seat].append(round(perf_counter() - start, 4))
        chosen.apply(state, choice.move)
    standings = chosen.standings(state)
    first = winners(standings)
    return GameResult(
        number,
        [1 / len(first) if seat in first else 0.0 for seat in seat_of],
        [standings[seat].points for seat in seat_of],
        [seconds[seat] for seat in seat_of],
    )


def summary(table: Table, results: Sequence[GameResult]) -> Json:
    return {
        "game": table.game,
        "games": len(results),
        "seed": table.seed,
        "scale": table.scale,
        "agents": [_agent_summary(table, agent, results) for agent in range(len(table.agents))],
    }


def _agent_summary(table: Table, agent: int, results: Sequence[GameResult]) -> Json:
    share = fmean(result.shares[agent] for result in results)
    times = sorted(second for result in results for second in result.seconds[agent])
    return {
        "agent": table.agents[agent],
        "win_share": round(share, 4),
        "interval": [round(end, 4) for end in interval(share, len(results))],
        "mean_points": round(fmean(result.points[agent] for result in results), 2),
        "mean_seconds": round(fmean(times), 4),
        "p95_seconds": times[int(0.95 * (len(times) - 1))],
        "longest_seconds": times[-1],
    }


def interval(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins, by Wilson: sound also for few games and for shares near 0 or 1."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)
