"""Exhaustive expectation on the engine's own rules: all throws, counted one by one, with nothing left out.

The rest of the turn is played to its end in every way, and the other player answers with one throw and the best that
can be made of it. What is left then is measured by the weights of the opponents. None of this uses their search.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from typing import Any

from alcazar.ai.scoring import Scorer
from alcazar.core.registry import game
from tests.burgenland_rules.table import seed_that_rolls

RULES = game("burgenland")
_SCORER = Scorer(RULES)


class TooMuchError(Exception):
    """The position takes more work than a test may cost."""


class Exhaustive:
    def __init__(self, seat: int, most_ends: int) -> None:
        self._seat = seat
        self._ends_left = most_ends

    def margins(self, state: Any) -> dict[Any, float]:
        """Per legal move, the margin to expect after the turn and the answer to it."""
        return {move: self._after(state, move) for move in RULES.legal_moves(state)}

    def _after(self, state: Any, move: Any) -> float:
        name, *args = RULES.encode_move(move)
        if name == "roll":
            return _expected(state, args[0], self._rest_of_turn, max)
        after = state.copy()
        RULES.play(after, move)
        return self._rest_of_turn(after)

    def _rest_of_turn(self, state: Any) -> float:
        decision = RULES.decision(state)
        if decision is None:
            return _SCORER.margin(state, self._seat)
        if decision.seat == self._seat:
            return max(self._after(state, move) for move in RULES.legal_moves(state))
        self._ends_left -= 1
        if self._ends_left < 0:
            raise TooMuchError
        return self._answer(state)

    def _answer(self, state: Any) -> float:
        held = state.dice[1 + state.player]
        return min(_expected(state, red, self._best_for_the_other, min) for red in range(held + 1))

    def _best_for_the_other(self, state: Any) -> float:
        """The other player has thrown, makes the best of it, and stops."""
        return min(_SCORER.margin(end, self._seat) for end in _ends_without_a_throw(state, 1 - self._seat))


def _ends_without_a_throw(state: Any, seat: int) -> Iterator[Any]:
    decision = RULES.decision(state)
    if decision is None or decision.seat != seat:
        yield state
        return
    for move in RULES.legal_moves(state):
        if RULES.encode_move(move)[0] != "roll":
            after = state.copy()
            RULES.play(after, move)
            yield from _ends_without_a_throw(after, seat)


def _expected(state: Any, red: int, value: Callable[[Any], float], best: Callable[[list[float]], float]) -> float:
    walks = {pips: value(_walked(state, red, pips)) for pips in range(1, 7)}
    return sum(count * best([walks[pips] for pips in shown]) for shown, count in _throws(1 + red)) / 6 ** (1 + red)


@cache
def _throws(dice: int) -> list[tuple[frozenset[int], int]]:
    """The sets of results that so many dice can show, and in how many throws they do."""
    return list(Counter(frozenset(results) for results in product(range(1, 7), repeat=dice)).items())


def _walked(state: Any, red: int, pips: int) -> Any:
    """After a throw with so many red dice of which this result was chosen."""
    after = state.copy()
    after.dice[1 + state.player] -= red
    after.dice[0] += red
    after.rng = seed_that_rolls(pips)
    RULES.apply(after, RULES.decode_move(["roll", 0]))
    return after
