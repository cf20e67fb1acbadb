"""Weights turn the features of a position into a score, and scores into what a seat is after."""

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

    def score(self, state: Any, seat: int) -> float:
        """What the position is worth to a seat, on the scale of the final result."""
        if self.game.decision(state) is None:
            return self.evaluation.final_scores(state)[seat]
        progress = self.evaluation.progress(state)
        total = 0.0
        for feature, start, change in zip(self.evaluation.measure(state, seat), self._start, self._change):
            if feature:
                total += feature * (start + change * progress)
        return total

    def envy(self, state: Any, seat: int) -> float:
        """What the prospects of the others take away from a seat's own."""
        seats = range(len(self.game.purses(state)))
        others = [self.score(state, other) for other in seats if other != seat]
        return self._envy * (_STRONGEST_RIVAL * max(others) + (1 - _STRONGEST_RIVAL) * sum(others) / len(others))

    def margin(self, state: Any, seat: int) -> float:
        """How far ahead of the others a seat is."""
        return self.score(state, seat) - self.envy(state, seat)
