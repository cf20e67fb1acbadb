"""The greedy player, as a reference: it takes what brings most right now.

What counts is the lead in points as if the game ended now, and between equal leads how good the position looks. A throw
of dice is worth what it brings on average at once. It thinks of the next throw at the most, and of nobody's answer.
"""

from typing import Any

from alcazar.ai.levels import Level
from alcazar.ai.opponent import Opponent
from alcazar.ai.scoring import Scorer
from alcazar.core.contract import Game

_TRIFLE = 0.001  # what looks count against points
_AT_ONCE = Level(seconds=1.0, throws=1)


class _PointsFirst(Scorer):
    def margin(self, state: Any, seat: int) -> float:
        points = [standing.points for standing in self.game.standings(state)]
        return points.pop(seat) - max(points) + _TRIFLE * super().margin(state, seat)


def greedy_agent(game: Game[Any, Any, Any], seed: int) -> Opponent:
    return Opponent(_PointsFirst(game), _AT_ONCE, seed)
