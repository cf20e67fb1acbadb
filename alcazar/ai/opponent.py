"""The opponent of all levels: weighs the ends of its turn, and at the higher levels plays on from the best of them."""

from collections.abc import Iterator
from math import exp
from typing import Any

from alcazar.ai.agent import Budget, Choice, Thinking
from alcazar.ai.candidates import Candidate, explained, ranked
from alcazar.ai.levels import Level
from alcazar.ai.scoring import Scorer
from alcazar.ai.turns import TurnPlanner
from alcazar.core.rng import Rng


class Opponent:
    def __init__(self, scorer: Scorer, level: Level, seed: int, playouts: int | None = None) -> None:
        """With a number of playouts it thinks by that count, and by no clock."""
        self._scorer = scorer
        self._level = level
        self._rng = Rng(seed)
        self._playouts = playouts

    def think(self, view: Any) -> Thinking:
        seconds = None if self._playouts else self._level.seconds
        budget = Budget(seconds, self._playouts)
        thoughts = _Thoughts(self._scorer, self._level, view, Rng(self._rng.bits()), budget)
        return Thinking(thoughts.run(), thoughts.choose, budget)


class _Thoughts:
    """About one decision."""

    def __init__(self, scorer: Scorer, level: Level, view: Any, rng: Rng, budget: Budget) -> None:
        self._scorer = scorer
        self._game = scorer.game
        self._level = level
        self._view = view
        self._rng = rng
        self._budget = budget
        self._planner = TurnPlanner(scorer, level.breadth)
        self._state = self._game.sample(view, rng)
        self._candidates: list[Candidate] = []
        self._careless: Candidate | None = None

    def choose(self) -> Choice:
        chosen = self._careless or ranked(self._candidates)[0]
        return explained(self._game, self._state, chosen, self._candidates)

    def run(self) -> Iterator[None]:
        moves = self._planner.moves(self._state)
        for move in moves:
            margin, _ = self._planner.finish_after(self._state, move, self._view.seat)
            self._candidates.append(Candidate(move, margin))
            yield
        if self._level.carelessness:
            self._careless = self._careless_choice()
        elif self._level.candidates and len(moves) > 1:
            yield from self._play_on()

    def _careless_choice(self) -> Candidate:
        """A move that looks like the best one to somebody who does not look closely."""
        best = ranked(self._candidates)[0].estimate
        slack = self._level.carelessness * self._game.evaluation.unit
        chances = [int(1e9 * exp((candidate.estimate - best) / slack)) for candidate in self._candidates]
        draw = self._rng.below(sum(chances))
        for candidate, chance in zip(self._candidates, chances):
            draw -= chance
            if draw < 0:
                return candidate
        raise AssertionError("the chances add up to their sum")

    def _play_on(self) -> Iterator[None]:
        """Compare the best candidates over sampled states, all on the same ones; halve the field as time runs out."""
        field = ranked(self._candidates)[: self._level.candidates]
        while len(field) > 1:
            sampled = self._game.sample(self._view, self._rng)
            for candidate in field:
                yield from self._playout(candidate, sampled)
            self._budget.playouts_done += len(field)
            keep = max(1, round(self._level.candidates * (1 - self._budget.used())))
            if len(field) > keep and self._budget.used() > 0.3:
                field = ranked(field)[: max(2, keep)]

    def _playout(self, candidate: Candidate, sampled: Any) -> Iterator[None]:
        seat = self._view.seat
        _, state = self._planner.finish_after(sampled, candidate.move, seat)
        seats = len(self._game.purses(state))
        for _ in range(self._level.rounds * seats):
            if self._game.decision(state) is None:
                break
            yield
            state = self._planner.play_turn(state)
        candidate.learn(self._scorer.margin(state, seat))
        yield
