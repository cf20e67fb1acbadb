"""Moves under consideration, and what has been learnt about them."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from statistics import NormalDist, fmean, stdev, variance
from typing import Any

from alcazar.ai.agent import Alternative, Choice
from alcazar.core.contract import Game

_ALTERNATIVES = 2
_FEWEST_SAMPLES = 6  # before a candidate is given up
_NORMAL = NormalDist()
_ERROR_OF_FIRST_SIGHT = 1.5  # in units that a good player would notice


@dataclass(slots=True, eq=False)
class Candidate:
    move: Any
    first_sight: float  # margin at the end of the turn
    margins: list[float] = field(default_factory=list)  # in which the playouts ended, sample by sample

    def estimate(self, trust: float) -> float:
        """First sight counts as much as that many playouts. Comparable between candidates with the same samples."""
        return (trust * self.first_sight + sum(self.margins)) / (trust + len(self.margins))

    def loss_against(self, leader: "Candidate", trust: float) -> float:
        """How much worse it seems, judged by first sight and by the samples that both were played on."""
        losses = [ahead - behind for ahead, behind in zip(leader.margins, self.margins)]
        first = leader.first_sight - self.first_sight
        return (trust * first + sum(losses)) / (trust + len(losses))

    def promise(self, leader: "Candidate", trust: float, left: float) -> float:
        """What so many more playouts can be expected to gain, because it may turn out to be better than the leader.

        That is little if it is far behind, if the two hardly ever differ, or if there is no time to learn anything.
        """
        if len(self.margins) < _FEWEST_SAMPLES:
            return inf
        seen = trust + len(self.margins)
        scatter = stdev([ahead - behind for ahead, behind in zip(leader.margins, self.margins)])
        shift = scatter * sqrt(left / (seen * (seen + left)))  # of the estimated loss, the standard deviation
        if not shift:
            return 0.0
        distance = self.loss_against(leader, trust) / shift
        return shift * (_NORMAL.pdf(distance) - distance * _NORMAL.cdf(-distance))


def ranked(candidates: Iterable[Candidate], trust: float = 1.0) -> list[Candidate]:
    """Best first. The sort keeps the order of equal ones, so that the same thoughts give the same choice."""
    return sorted(candidates, key=lambda candidate: candidate.estimate(trust), reverse=True)


def trust_in_first_sight(rivals: Sequence[Candidate], unit: float) -> float:
    """How many playouts first sight is worth: the more they scatter, the more of them it takes to outweigh it.

    The scatter is that of the differences between candidates on the same sample: what all have in common is no noise.
    """
    if len(rivals[0].margins) < 2:
        return 1.0
    middles = [fmean(margins) for margins in zip(*(rival.margins for rival in rivals))]
    scatter = fmean(variance([a - b for a, b in zip(rival.margins, middles)]) for rival in rivals)
    return max(1.0, scatter / (_ERROR_OF_FIRST_SIGHT * unit) ** 2)


def places_left(candidates: int, time_used: float) -> int:
    """How many candidates to compare further: half of them go in each of equal parts of the time, two stay to the end.

    Comparing all to the end would look at each so seldom that chance decides between the best ones.
    """
    places: float = candidates ** (1 - time_used)
    return max(2, round(places))


def explained(
    game: Game[Any, Any, Any], state: Any, chosen: Candidate, others: Iterable[Candidate], trust: float
) -> Choice:
    """The choice in words, with the best other moves."""
    reason = game.evaluation.reason
    losses = [(other.loss_against(chosen, trust), other.move) for other in others if other is not chosen]
    losses.sort(key=lambda entry: entry[0])
    alternatives = [Alternative(move, reason(state, move), loss) for loss, move in losses[:_ALTERNATIVES]]
    return Choice(chosen.move, reason(state, chosen.move), tuple(alternatives))
