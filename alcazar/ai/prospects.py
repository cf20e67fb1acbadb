"""Expectation instead of playouts, for games without hidden information: dice are all that is left to chance.

The turn under way is laid out with all its choices and throws, up to its ends. Then the ends are looked into further,
those first that are most likely to come about if everybody plays well: what does the answer to them leave? Each answer
changes what looks best, and so where to look next.
"""

from collections.abc import Generator, Hashable, Iterator, Sequence
from statistics import fmean
from typing import Any

from alcazar.ai.levels import Level
from alcazar.ai.scoring import Scorer
from alcazar.ai.turns import Turn
from alcazar.core.evaluation import Gamble

_AT_ONCE = 8  # ends that are looked into before the turn is judged anew
_UNLIKELY = 0.001  # ends that are not worth a look
_WITHIN_REACH = 3.0  # units behind the best move: what is further behind will not catch up


class Node:
    """A point of the turn, the margin to expect from there, and how likely it is to come about."""

    __slots__ = ("likelihood", "margin")

    def __init__(self) -> None:
        self.margin = 0.0
        self.likelihood = 0.0

    def judge(self, surprise: float) -> None:
        """Find the margin, once those of the points that follow are known."""

    def spread(self) -> None:
        """Pass the likelihood on to the points that follow in good play."""


class End(Node):
    """The turn is over here."""

    __slots__ = ("answer", "first_sight", "state")

    def __init__(self, state: Any, first_sight: float, is_final: bool) -> None:
        super().__init__()
        self.state = state
        self.first_sight = first_sight
        self.answer = first_sight if is_final else None  # the margin after the next turn, once it is known

    def judge(self, surprise: float) -> None:
        """An end that was not looked into will bring the same surprise as the others, as far as anybody knows."""
        self.margin = self.first_sight + surprise if self.answer is None else self.answer


class Fork(Node):
    """The player chooses."""

    __slots__ = ("options",)

    def __init__(self, options: Sequence[Node]) -> None:
        super().__init__()
        self.options = options

    def judge(self, surprise: float) -> None:
        self.margin = max([option.margin for option in self.options])

    def spread(self) -> None:
        _best(self.options).likelihood += self.likelihood


class Throw(Node):
    """Dice decide, and the player chooses among what they offer."""

    __slots__ = ("draws", "ends")

    def __init__(self, draws: Sequence[tuple[float, Sequence[int]]], ends: Sequence[Node]) -> None:
        super().__init__()
        self.draws = draws
        self.ends = ends

    def judge(self, surprise: float) -> None:
        margins = [end.margin for end in self.ends]
        self.margin = sum([chance * max([margins[end] for end in offered]) for chance, offered in self.draws])

    def spread(self) -> None:
        for chance, offered in self.draws:
            _best([self.ends[end] for end in offered]).likelihood += chance * self.likelihood


def _best(nodes: Sequence[Node]) -> Node:
    return max(nodes, key=_margin_of)


def _margin_of(node: Node) -> float:
    return node.margin


class Prospects:
    """What can become of the turn under way."""

    def __init__(self, scorer: Scorer, state: Any, level: Level) -> None:
        decision = scorer.game.decision(state)
        assert decision is not None
        self._scorer = scorer
        self._game = scorer.game
        self._evaluation = scorer.evaluation
        self._level = level
        self._start = state
        self._seat = decision.seat
        self._turn = Turn(scorer, state, level.breadth, level.throws)
        self._nodes: list[Node] = []  # what follows stands before what it follows from
        self._ends: list[End] = []
        self._known: dict[Hashable, Node] = {}

    def after(self, move: Any) -> Generator[None, None, Node]:
        """What the move leads to, at first sight; in small steps."""
        node = yield from self._option(self._start, move, self._level.throws)
        assert node is not None
        return node

    def look_ahead(self, moves: Sequence[Node]) -> Iterator[int]:
        """Look into the ends that matter for these moves until none is left; in small steps, each of so many looks."""
        yield 0
        while ends := self._next_ends(moves):
            for end in ends:
                end.answer = self._answer(end.state)
                yield 1
            self._judge_all()
            yield 0

    # -- laying the turn out ------------------------------------------------------------------------------------------

    def _option(self, state: Any, move: Any, throws: int) -> Generator[None, None, Node | None]:
        """What a move leads to; None if it is a throw too many."""
        gamble = self._evaluation.gamble(state, move)
        if gamble:
            return (yield from self._throw(gamble, throws - 1)) if throws else None
        after = state.copy()
        self._game.play(after, move)
        return (yield from self._point(after, throws))

    def _throw(self, gamble: Gamble[Any], throws: int) -> Generator[None, None, Node]:
        ends = []
        for state in gamble.ends:
            ends.append((yield from self._point(state, throws)))
        return self._add(Throw(gamble.draws, ends))

    def _point(self, state: Any, throws: int) -> Generator[None, None, Node]:
        """The node of a position; positions that are alike share one."""
        key = self._evaluation.identity(state), throws
        node = self._known.get(key)
        if node is None:
            if self._turn.is_open(state):
                node = yield from self._fork(state, throws)
            else:
                node = self._end(state)
                yield
            self._known[key] = node
        return node

    def _fork(self, state: Any, throws: int) -> Generator[None, None, Node]:
        options = []
        for move in self._turn.moves_in(state):
            option = yield from self._option(state, move, throws)
            if option:
                options.append(option)
        return self._add(Fork(options)) if options else self._end(state)

    def _end(self, state: Any) -> Node:
        end = End(state, self._turn.margin(state), self._game.decision(state) is None)
        self._ends.append(end)
        return self._add(end)

    def _add(self, node: Node) -> Node:
        node.judge(0.0)
        self._nodes.append(node)
        return node

    # -- looking ahead ------------------------------------------------------------------------------------------------

    def _answer(self, state: Any) -> float:
        """The margin that is left after the next turn; the others play against this seat."""
        decision = self._game.decision(state)
        assert decision is not None
        breadth, throws = self._level.playout_breadth, self._level.playout_throws
        if decision.seat == self._seat:
            return Turn(self._scorer, state, breadth, throws).expectation()
        return -Turn(self._scorer, state, breadth, throws, against=self._seat).expectation()

    def _judge_all(self) -> None:
        known = [end.answer - end.first_sight for end in self._ends if end.answer is not None]
        surprise = fmean(known)
        for node in self._nodes:
            node.judge(surprise)

    def _next_ends(self, moves: Sequence[Node]) -> list[End]:
        """The likeliest ends that nobody has looked into yet, if one of the moves is made that may be the best."""
        for node in self._nodes:
            node.likelihood = 0.0
        best = max(move.margin for move in moves)
        for move in moves:
            if move.margin >= best - _WITHIN_REACH * self._evaluation.unit:
                move.likelihood += 1.0
        for node in reversed(self._nodes):
            if node.likelihood:
                node.spread()
        open_ends = [end for end in self._ends if end.answer is None and end.likelihood > _UNLIKELY]
        open_ends.sort(key=lambda end: end.likelihood, reverse=True)
        return open_ends[:_AT_ONCE]
