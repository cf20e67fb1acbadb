"""Exhaustive expectation: between which bounds White's chance to win lies, if both play perfectly.

All throws, all choices and all turns are looked into as far as a number of whole turns. What lies beyond counts with
everything that is possible there: whoever throws then wins at least as often as the first throw of all dice wins at
once, and at most always. So the true chance is never outside of the bounds.
"""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from .model import Position, stopped, walked, winner, wins_by_scoring


class Bounds(NamedTuple):
    low: float
    high: float


_WON = (Bounds(1.0, 1.0), Bounds(0.0, 0.0))  # by White, by Black


@cache
def chances_of_ranks(dice: int) -> list[float]:
    """Of six results ranked from the worst to the best: the chance that each is the best that so many dice show."""
    return [(rank / 6) ** dice - ((rank - 1) / 6) ** dice for rank in range(1, 7)]


def _wins(mover: int, options: Iterable[tuple[str, Position]]) -> bool:
    return any(winner(after) == mover for _, after in options)


class Solver:
    def __init__(self) -> None:
        self._known: dict[tuple[Position, int], Bounds] = {}

    def chance(self, position: Position, turns: int) -> Bounds:
        """White's, with this turn and so many further ones looked into."""
        won = winner(position)
        if won is not None:
            return _WON[won]
        if position.colour is None:
            if turns == 0:
                return self._at_the_horizon(position)
            turns -= 1
        key = position, turns
        if key not in self._known:
            self._known[key] = self._best(position.mover, self._between_throws(position, turns))
        return self._known[key]

    def _between_throws(self, position: Position, turns: int) -> Iterable[Bounds]:
        if position.colour is not None:
            yield self.chance(stopped(position), turns)
        for red in range(position.dice[position.mover] + 1):
            yield self.after_throw(position, red, turns)

    def after_throw(self, position: Position, red: int, turns: int) -> Bounds:
        """The mover takes the best of the results."""
        walks = [self.after_walk(position, red, pips, turns) for pips in range(1, 7)]
        lows, highs = (sorted(values, reverse=position.mover == 1) for values in zip(*walks))
        chances = chances_of_ranks(1 + red)
        return Bounds(
            sum(chance * low for chance, low in zip(chances, lows)),
            sum(chance * high for chance, high in zip(chances, highs)),
        )

    def after_walk(self, position: Position, red: int, pips: int, turns: int) -> Bounds:
        options = walked(position, red, pips)
        if _wins(position.mover, options):
            return _WON[position.mover]
        return self._best(position.mover, [self.chance(after, turns) for _, after in options])

    def _best(self, mover: int, options: Iterable[Bounds]) -> Bounds:
        best = max if mover == 0 else min
        lows, highs = zip(*options)
        return Bounds(best(lows), best(highs))

    def _at_the_horizon(self, position: Position) -> Bounds:
        mover = position.mover
        red = position.dice[mover]
        hits = sum(wins_by_scoring(position, (position.crown + pips) % 24) for pips in range(1, 7))
        least = sum(chances_of_ranks(1 + red)[6 - hits :])
        return Bounds(least, 1.0) if mover == 0 else Bounds(0.0, 1.0 - least)
