"""Weights turn the features of a position into a score, and scores into what a seat is after."""

from collections.abc import Sequence
from math import tanh
from operator import mul
from typing import Any

from alcazar.core.contract import Game
from alcazar.core.evaluation import Evaluation, Weights

_STRONGEST_RIVAL = 0.5  # how much of a player's envy goes to the strongest rival; the rest is shared by all


class Scorer:
    def __init__(self, game: Game[Any, Any, Any], weights: Weights | None = None, style: str | None = None) -> None:
        self.game = game
        self.evaluation: Evaluation[Any, Any] = game.evaluation
        chosen = weights or self.evaluation.weights
        factors = self.evaluation.styles[style] if style else {}
        self._start = [chosen.start[name] * factors.get(name, 1.0) for name in self.evaluation.features]
        self._change = [
            chosen.end[name] * factors.get(name, 1.0) - start
            for name, start in zip(self.evaluation.features, self._start)
        ]
        self._envy = factors.get("envy", 1.0)
        self._certainty = self.evaluation.certainty
        self._mixed: dict[float, list[float]] = {}  # weights by progress, once they were needed

    def score(self, state: Any, seat: int) -> float:
        """What the position is worth to a seat, on the scale of the final result."""
        return self._scores(state, (seat,))[0]

    def envy(self, state: Any, seat: int) -> float:
        """What the prospects of the others take away from a seat's own."""
        return self._envied(self._scores(state, [other for other in self._seats(state) if other != seat]))

    def margin(self, state: Any, seat: int) -> float:
        """How far ahead of the others a seat is, or where only winning counts, how near to it."""
        scores = self._scores(state, self._seats(state))
        margin = scores.pop(seat) - self._envied(scores)
        return margin if self._certainty is None else self._nearness(margin, self.game.decision(state) is None)

    def _nearness(self, margin: float, over: bool) -> float:
        """Leads count the less the greater they are: no lead is as good as a game that is won."""
        assert self._certainty is not None
        if over:
            return max(-self._certainty, min(self._certainty, margin))
        return self._certainty * tanh(margin / self._certainty)

    def _seats(self, state: Any) -> Sequence[int]:
        return range(len(self.game.purses(state)))

    def _envied(self, others: Sequence[float]) -> float:
        return self._envy * (_STRONGEST_RIVAL * max(others) + (1 - _STRONGEST_RIVAL) * sum(others) / len(others))

    def _scores(self, state: Any, seats: Sequence[int]) -> list[float]:
        if self.game.decision(state) is None:
            final = self.evaluation.final_scores(state)
            return [final[seat] for seat in seats]
        weights = self._weights(self.evaluation.progress(state))
        measure = self.evaluation.measure
        return [sum(map(mul, measure(state, seat), weights)) for seat in seats]

    def _weights(self, progress: float) -> list[float]:
        weights = self._mixed.get(progress)
        if weights is None:
            weights = [start + change * progress for start, change in zip(self._start, self._change)]
            self._mixed[progress] = weights
        return weights
