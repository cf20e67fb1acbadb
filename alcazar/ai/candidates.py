"""Moves under consideration, and what has been learnt about them."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from alcazar.ai.agent import Alternative, Choice
from alcazar.core.contract import Game

_ALTERNATIVES = 2
_TRUST_IN_FIRST_SIGHT = 2.0  # as many playouts as the first estimate counts for
_FEWEST_SAMPLES = 6  # before a candidate is given up
_CLEARLY = 2.0  # standard errors


@dataclass(slots=True, eq=False)
class Candidate:
    move: Any
    first_sight: float  # margin at the end of the turn
    margins: list[float] = field(default_factory=list)  # in which the playouts ended, sample by sample

    @property
    def estimate(self) -> float:
        """Comparable only between candidates that were played on the same samples."""
        trust = _TRUST_IN_FIRST_SIGHT
        return (trust * self.first_sight + sum(self.margins)) / (trust + len(self.margins))

    def loss_against(self, leader: "Candidate") -> float:
        """How much worse it seems, judged by first sight and by the samples that both were played on."""
        losses = [ahead - behind for ahead, behind in zip(leader.margins, self.margins)]
        first = leader.first_sight - self.first_sight
        return (_TRUST_IN_FIRST_SIGHT * first + sum(losses)) / (_TRUST_IN_FIRST_SIGHT + len(losses))

    def is_hopeless(self, leader: "Candidate") -> bool:
        """Whether it is clearly behind on the samples that both were played on."""
        if len(self.margins) < _FEWEST_SAMPLES:
            return False
        losses = [ahead - behind for ahead, behind in zip(leader.margins, self.margins)]
        return fmean(losses) > _CLEARLY * stdev(losses) / sqrt(len(losses))


def ranked(candidates: Iterable[Candidate]) -> list[Candidate]:
    """Best first. The sort keeps the order of equal ones, so that the same thoughts give the same choice."""
    return sorted(candidates, key=lambda candidate: candidate.estimate, reverse=True)


def explained(game: Game[Any, Any, Any], state: Any, chosen: Candidate, others: Iterable[Candidate]) -> Choice:
    """The choice in words, with the best other moves."""
    reason = game.evaluation.reason
    losses = sorted(((o.loss_against(chosen), o.move) for o in others if o is not chosen), key=lambda entry: entry[0])
    alternatives = [Alternative(move, reason(state, move), loss) for loss, move in losses[:_ALTERNATIVES]]
    return Choice(chosen.move, reason(state, chosen.move), tuple(alternatives))
