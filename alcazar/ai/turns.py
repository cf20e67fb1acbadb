"""Whole turns as units: what is the best way to finish the turn that is under way?"""

from collections.abc import Sequence
from typing import Any

from alcazar.ai.scoring import Scorer


class TurnPlanner:
    """Looks through the ways to finish a turn.

    `breadth` is how many of the moves that leave something open are looked into further, the best looking first.
    """

    def __init__(self, scorer: Scorer, breadth: int) -> None:
        self._scorer = scorer
        self._game = scorer.game
        self._evaluation = scorer.evaluation
        self._breadth = breadth

    def moves(self, state: Any) -> Sequence[Any]:
        return self._evaluation.distinct(state, self._game.legal_moves(state))

    def play_turn(self, state: Any) -> Any:
        """The position after the seat that is asked has played its turn as well as it can see."""
        decision = self._game.decision(state)
        assert decision is not None
        return self._best_of(state, decision.seat, self.moves(state))[1]

    def finish_after(self, state: Any, move: Any, seat: int) -> tuple[float, Any]:
        """The best end of the turn after this move, with the margin it leaves; the given state stays as it is."""
        after = state.copy()
        self._game.play(after, move)
        return self._best_end(after, seat)

    def _best_end(self, state: Any, seat: int) -> tuple[float, Any]:
        """The best position in which the seat can leave its turn. The given state may be changed."""
        while self._is_open(state, seat):
            moves = self.moves(state)
            if len(moves) > 1:
                return self._best_of(state, seat, moves)
            self._game.play(state, moves[0])
        return self._scorer.margin(state, seat), state

    def _best_of(self, state: Any, seat: int, moves: Sequence[Any]) -> tuple[float, Any]:
        finished: list[tuple[float, Any]] = []
        unfinished: list[tuple[float, Any]] = []
        for move in moves:
            after = state.copy()
            self._game.play(after, move)
            entry = self._scorer.margin(after, seat), after
            (unfinished if self._is_open(after, seat) else finished).append(entry)
        unfinished.sort(key=_margin, reverse=True)
        finished += [self._best_end(after, seat) for _, after in unfinished[: self._breadth]]
        return max(finished, key=_margin)

    def _is_open(self, state: Any, seat: int) -> bool:
        """Whether the seat still has something to decide in this turn."""
        decision = self._game.decision(state)
        return decision is not None and decision.seat == seat and not self._evaluation.at_rest(state)


def _margin(end: tuple[float, Any]) -> float:
    return end[0]
