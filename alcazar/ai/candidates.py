"""Moves under consideration, and what has been learnt about them."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from alcazar.ai.agent import Alternative, Choice
from alcazar.core.contract import Game

_ALTERNATIVES = 2
_TRUST_IN_FIRST_SIGHT = 2.0  # as many playouts as the first estimate counts for


@dataclass(slots=True, eq=False)
class Candidate:
    move: Any
    first_sight: float  # margin at the end of the turn
    playouts: int = 0
    total: float = 0.0  # of the margins in which the playouts ended

    @property
    def estimate(self) -> float:
        return (_TRUST_IN_FIRST_SIGHT * self.first_sight + self.total) / (_TRUST_IN_FIRST_SIGHT + self.playouts)

    def learn(self, margin: float) -> None:
        self.playouts += 1
        self.total += margin


def ranked(candidates: Iterable[Candidate]) -> list[Candidate]:
    """Best first. The sort keeps the order of equal ones, so that the same thoughts give the same choice."""
    return sorted(candidates, key=lambda candidate: candidate.estimate, reverse=True)


def explained(game: Game[Any, Any, Any], state: Any, chosen: Candidate, others: Iterable[Candidate]) -> Choice:
    """The choice in words, with the best other moves."""
    reason = game.evaluation.reason
    best_others = [other for other in ranked(others) if other is not chosen][:_ALTERNATIVES]
    alternatives = [Alternative(o.move, reason(state, o.move), chosen.estimate - o.estimate) for o in best_others]
    return Choice(chosen.move, reason(state, chosen.move), tuple(alternatives))
