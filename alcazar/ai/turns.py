"""Whole turns as units: what is the best way to finish the turn that is under way?"""

from collections.abc import Generator, Hashable, Sequence
from typing import Any, NamedTuple

from alcazar.ai.scoring import Scorer
from alcazar.core.evaluation import Gamble


class End(NamedTuple):
    """How a turn ends as planned, or how far it can be planned: up to a throw of dice, with the margin to expect."""

    margin: float
    state: Any
    throw: Any = None  # the move


class Turn:
    """The turn of a seat, from some point of it on.

    `breadth` is how many of the moves that leave something open are looked into further, the best looking first, and
    `throws` how many throws of dice one after the other are thought through. In a hurry the prospects of the others are
    taken for unchanged, unless a move touches one of them, and only throws that are at hand are thought through.
    A turn `against` a seat leaves that seat as little as can be.
    """

    def __init__(
        self,
        scorer: Scorer,
        state: Any,
        breadth: int,
        throws: int,
        in_a_hurry: bool = False,
        against: int | None = None,
    ) -> None:
        decision = scorer.game.decision(state)
        assert decision is not None
        self._scorer = scorer
        self._game = scorer.game
        self._evaluation = scorer.evaluation
        self._start = state
        self._seat = decision.seat
        self._breadth = breadth
        self._throws = throws
        self._later_throws = not in_a_hurry
        self._envy = scorer.envy(state, self._seat) if in_a_hurry else None
        self._against = against
        self._known: dict[Hashable, End] = {}  # positions with something to decide, by the throws that are left

    def moves(self) -> Sequence[Any]:
        return self.moves_in(self._start)

    def best_end(self) -> Any:
        """The best position in which the seat can leave its turn, as the dice of the state come out."""
        return self._play_on(self.moves())

    def end_after(self, move: Any) -> Any:
        """The best end of the turn after this move, as the dice of the state come out."""
        return self._play_on([move])

    def expectation(self) -> float:
        """The margin to expect at the end of the turn."""
        return self._best_of(self._start, self.moves(), self._throws).margin

    def weigh(self, move: Any) -> Generator[None, None, float]:
        """The margin that the best end of the turn after this move leaves, or that dice let expect; in small steps."""
        gamble = self._evaluation.gamble(self._start, move)
        if gamble is None:
            after = self._start.copy()
            self._game.play(after, move)
            return self._finish(after, self._throws).margin
        margins = []
        for end in gamble.ends:
            margins.append(self._finish(end, self._throws - 1).margin)
            yield
        return gamble.expected(margins)

    def _play_on(self, moves: Sequence[Any]) -> Any:
        """Play the turn as planned, and plan again after each throw."""
        state, throw = self._start.copy(), moves[0]
        while True:
            if len(moves) > 1:
                _, state, throw = self._best_of(state, moves, self._throws)
                if throw is None:
                    return state
                state = state.copy()
            self._game.play(state, throw)
            if not self.is_open(state):
                return state
            moves = self.moves_in(state)
            throw = moves[0]

    def moves_in(self, state: Any) -> Sequence[Any]:
        return self._evaluation.distinct(state, self._game.legal_moves(state))

    def _finish(self, state: Any, throws: int) -> End:
        """The best end of the turn; changes the state."""
        while self.is_open(state):
            moves = self.moves_in(state)
            if len(moves) > 1 or self._evaluation.gamble(state, moves[0]):
                return self._known_best_of(state, moves, throws)
            self._game.play(state, moves[0])
        return End(self.margin(state), state)

    def _known_best_of(self, state: Any, moves: Sequence[Any], throws: int) -> End:
        """The same question is answered once, if the game can tell that it is the same."""
        identity = self._evaluation.identity(state)
        if identity is None:
            return self._best_of(state, moves, throws)
        end = self._known.get((identity, throws))
        if end is None:
            end = self._known[identity, throws] = self._best_of(state, moves, throws)
        return end

    def _best_of(self, state: Any, moves: Sequence[Any], throws: int) -> End:
        finished: list[End] = []
        unfinished: list[Any] = []
        gamble_of, play = self._evaluation.gamble, self._game.play
        for move in moves:
            gamble = gamble_of(state, move)
            if gamble:
                if throws:
                    finished.append(End(self._expected(gamble, throws - 1), state, move))
                continue
            after = state.copy()
            play(after, move)
            if self.is_open(after):
                unfinished.append(after)
            else:
                finished.append(End(self.margin(after), after))
        if len(unfinished) > self._breadth:
            unfinished.sort(key=self.margin, reverse=True)
        further = throws if self._later_throws else 0
        finished += [self._finish(after, further) for after in unfinished[: self._breadth]]
        if not finished:  # nothing but throws that are too far away to think through: the position counts as it is
            return End(self.margin(state), state, moves[0])
        return max(finished, key=_margin_of)

    def _expected(self, gamble: Gamble[Any], throws: int) -> float:
        """The margin to expect from a throw, with so many further ones in mind."""
        return gamble.expected([self._finish(end, throws).margin for end in gamble.ends])

    def is_open(self, state: Any) -> bool:
        """Whether the seat still has something to decide in this turn."""
        decision = self._game.decision(state)
        return decision is not None and decision.seat == self._seat and not self._evaluation.at_rest(state)

    def margin(self, state: Any) -> float:
        if self._against is not None:
            return -self._scorer.margin(state, self._against)
        if self._envy is None or self._evaluation.touches_others(self._start, state, self._seat):
            return self._scorer.margin(state, self._seat)
        return self._scorer.score(state, self._seat) - self._envy


def _margin_of(end: End) -> float:
    return end.margin
