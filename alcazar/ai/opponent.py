"""The opponent of all levels: weighs the ends of its turn, and at the higher levels plays on from the best of them."""

from collections.abc import Generator, Iterator
from math import exp
from typing import Any

from alcazar.ai.agent import Budget, Choice, Thinking
from alcazar.ai.candidates import Candidate, explained, places_left, ranked, trust_in_first_sight
from alcazar.ai.levels import Level
from alcazar.ai.prospects import Prospects
from alcazar.ai.scoring import Scorer
from alcazar.ai.turns import Turn
from alcazar.core.rng import Rng

_WORTHWHILE = 0.05  # units to gain from thinking on, on average


class Opponent:
    def __init__(self, scorer: Scorer, level: Level, seed: int, playouts: int | None = None) -> None:
        """With a number of playouts it thinks by that count, and by no clock."""
        self._scorer = scorer
        self._level = level
        self._rng = Rng(seed)
        self._playouts = playouts

    def think(self, view: Any) -> Thinking:
        seconds = None if self._playouts else self._level.seconds
        budget = Budget(seconds, self._playouts or self._level.playouts)
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
        self._state = self._game.sample(view, rng)
        self._candidates: list[Candidate] = []
        self._chosen: Candidate | None = None  # once more than first sight decides
        self._trust = 1.0  # in first sight

    def choose(self) -> Choice:
        chosen = self._chosen or ranked(self._candidates)[0]
        return explained(self._game, self._state, chosen, self._candidates, self._trust)

    def run(self) -> Iterator[None]:
        nothing_hidden = not self._game.info.hidden_information
        yield from self._weigh(1 if nothing_hidden and self._level.candidates else self._level.throws)
        if self._level.candidates and len(self._candidates) > 1:
            yield from self._expect() if nothing_hidden else self._play_on()
        if self._level.carelessness:
            self._chosen = self._careless_choice()

    def _weigh(self, throws: int) -> Iterator[None]:
        turn = Turn(self._scorer, self._state, self._level.breadth, throws)
        for move in turn.moves():
            weighing = turn.weigh(move)
            margin = (yield from weighing) if self._candidates else _at_once(weighing)
            self._candidates.append(Candidate(move, margin))
            yield

    def _careless_choice(self) -> Candidate:
        """A move that looks like the best one to somebody who does not look closely."""
        best = ranked(self._candidates)[0].first_sight
        slack = self._level.carelessness * self._game.evaluation.unit
        chances = [int(1e9 * exp((candidate.first_sight - best) / slack)) for candidate in self._candidates]
        draw = self._rng.below(sum(chances))
        for candidate, chance in zip(self._candidates, chances):
            draw -= chance
            if draw < 0:
                return candidate
        raise AssertionError("the chances add up to their sum")

    def _expect(self) -> Iterator[None]:
        """Lay the turn out, then look ahead from its likeliest ends; the candidates are judged anew all the time."""
        prospects = Prospects(self._scorer, self._state, self._level)
        nodes = []
        for candidate in self._candidates:
            nodes.append((yield from prospects.after(candidate.move)))
        for answers in prospects.look_ahead(nodes):
            self._budget.playouts_done += answers
            for candidate, node in zip(self._candidates, nodes):
                candidate.first_sight = node.margin
            yield

    def _play_on(self) -> Iterator[None]:
        """Compare the best candidates over sampled states, all on the same ones, and give up those that fall behind."""
        if not self._game.evaluation.at_rest(self._state):
            self._budget.cut_down(self._level.later_steps)
        rivals = ranked(self._candidates)[: self._level.candidates]
        candidates = len(rivals)
        while len(rivals) > 1:
            sampled = self._game.sample(self._view, self._rng)
            for candidate in rivals:
                yield from self._playout(candidate, sampled)
            self._budget.playouts_done += len(rivals)
            self._trust = trust_in_first_sight(rivals, self._game.evaluation.unit)
            self._chosen = leader = ranked(rivals, self._trust)[0]
            rivals = [rival for rival in rivals if rival is leader or self._is_promising(rival, leader)]
            if self._level.narrows:
                rivals = ranked(rivals, self._trust)[: places_left(candidates, self._budget.used())]

    def _is_promising(self, rival: Candidate, leader: Candidate) -> bool:
        left = self._budget.playouts_left() / 2  # if only the two were left
        return rival.promise(leader, self._trust, left) > _WORTHWHILE * self._game.evaluation.unit

    def _playout(self, candidate: Candidate, sampled: Any) -> Iterator[None]:
        state = self._quick_turn(sampled).end_after(candidate.move)
        for _ in range(self._turns_to_play_on(len(self._game.purses(state)))):
            if self._game.decision(state) is None:
                break
            yield
            state = self._quick_turn(state).best_end()
        candidate.margins.append(self._scorer.margin(state, self._view.seat))
        yield

    def _turns_to_play_on(self, seats: int) -> int:
        return min(self._level.rounds * seats, max(self._level.most_turns, seats))

    def _quick_turn(self, state: Any) -> Turn:
        return Turn(self._scorer, state, self._level.playout_breadth, self._level.playout_throws, in_a_hurry=True)


def _at_once(weighing: Generator[None, None, float]) -> float:
    """The first move has to be known before anybody can be interrupted."""
    while True:
        try:
            next(weighing)
        except StopIteration as end:
            return float(end.value)
