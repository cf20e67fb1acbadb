"""Quick games between weights."""

from collections.abc import Iterator
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from alcazar.ai.agent import decide
from alcazar.ai.levels import Level
from alcazar.ai.opponent import Opponent
from alcazar.ai.scoring import Scorer
from alcazar.core.contract import Game
from alcazar.core.evaluation import Weights
from alcazar.core.rng import Rng

_QUICK = Level(seconds=60.0, breadth=2, throws=1)
_CURIOUS = Level(seconds=60.0, breadth=2, throws=1, carelessness=0.7)


def margins(game: Game[Any, Any, Any], challenger: Weights, champion: Weights, pairs: int, seed: int) -> list[float]:
    """By how much the challenger won each pair of games, in which the two change seats on the same deal."""
    scorers = Scorer(game, challenger), Scorer(game, champion)
    return [fmean(_margin(game, scorers, first, seed + pair) for first in (0, 1)) for pair in range(pairs)]


def _margin(game: Game[Any, Any, Any], scorers: tuple[Scorer, Scorer], first: int, seed: int) -> float:
    agents = [Opponent(scorers[seat ^ first], _QUICK, seed) for seat in (0, 1)]
    state = game.new(2, {}, seed)
    while decision := game.decision(state):
        game.play(state, decide(agents[decision.seat], game.view(state, decision.seat)).move)
    scores = game.evaluation.final_scores(state)
    return scores[first] - scores[1 - first]


def clearly_better(results: list[float]) -> bool:
    """The challenger is ahead by more than one standard error."""
    return fmean(results) > stdev(results) / sqrt(len(results))


def positions(
    game: Game[Any, Any, Any], weights: Weights, seats: int, seed: int
) -> Iterator[tuple[float, list[float], float]]:
    """From one game of curious players: progress, features ahead of the next seat, and the final margin over it."""
    scorer = Scorer(game, weights)
    agents = [Opponent(scorer, _CURIOUS, Rng(seed).fork(seat).bits()) for seat in range(seats)]
    state = game.new(seats, {}, seed)
    seen: list[tuple[float, int, list[float]]] = []
    while decision := game.decision(state):
        if game.evaluation.at_rest(state):
            rival = (decision.seat + 1) % seats
            own, other = (game.evaluation.measure(state, seat) for seat in (decision.seat, rival))
            ahead = [a - b for a, b in zip(own, other)]
            seen.append((game.evaluation.progress(state), decision.seat, ahead))
        game.play(state, decide(agents[decision.seat], game.view(state, decision.seat)).move)
    scores = game.evaluation.final_scores(state)
    for progress, seat, ahead in seen:
        yield progress, ahead, scores[seat] - scores[(seat + 1) % seats]
