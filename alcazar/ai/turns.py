"""Whole turns as units: what is the best way to finish the turn that is under way?"""

from collections.abc import Sequence
from typing import Any

from alcazar.ai.scoring import Scorer


class Turn:
    """The turn of a seat, from some point of it on.

    `breadth` is how many of the moves that leave something open are looked into further, the best looking first. In a
    hurry the prospects of the others are taken for unchanged, unless a move touches one of them.
    """

    def __init__(self, scorer: Scorer, state: Any, breadth: int, in_a_hurry: bool = False) -> None:
        decision = scorer.game.decision(state)
        assert decision is not None
        self._scorer = scorer
        self._game = scorer.game
        self._evaluation = scorer.evaluation
        self._start = state
        self._seat = decision.seat
        self._breadth = breadth
        self._envy = scorer.envy(state, self._seat) if in_a_hurry else None

    def moves(self) -> Sequence[Any]:
        return self._moves_in(self._start)

    def best_end(self) -> Any:
        """The best position in which the seat can leave its turn."""
        return self._best_of(self._start, self.moves())[1]

    def best_end_after(self, move: Any) -> tuple[float, Any]:
        """The best end of the turn after this move, with the margin it leaves."""
        after = self._start.copy()
        self._game.play(after, move)
        return self._finish(after)

    def _moves_in(self, state: Any) -> Sequence[Any]:
        return self._evaluation.distinct(state, self._game.legal_moves(state))

    def _finish(self, state: Any) -> tuple[float, Any]:
        """The best end of the turn; changes the state."""
        while self._is_open(state):
            moves = self._moves_in(state)
            if len(moves) > 1:
                return self._best_of(state, moves)
            self._game.play(state, moves[0])
        return self._margin(state), state

    def _best_of(self, state: Any, moves: Sequence[Any]) -> tuple[float, Any]:
        finished: list[tuple[float, Any]] = []
        unfinished: list[tuple[float, Any]] = []
        for move in moves:
            after = state.copy()
            self._game.play(after, move)
            ends = unfinished if self._is_open(after) else finished
            ends.append((self._margin(after), after))
        unfinished.sort(key=_margin_of, reverse=True)
        finished += [self._finish(after) for _, after in unfinished[: self._breadth]]
        return max(finished, key=_margin_of)

    def _is_open(self, state: Any) -> bool:
        """Whether the seat still has something to decide in this turn."""
        decision = self._game.decision(state)
        return decision is not None and decision.seat == self._seat and not self._evaluation.at_rest(state)

    def _margin(self, state: Any) -> float:
        if self._envy is None or self._evaluation.touches_others(self._start, state, self._seat):
            return self._scorer.margin(state, self._seat)
        return self._scorer.score(state, self._seat) - self._envy


def _margin_of(end: tuple[float, Any]) -> float:
    return end[0]
