"""Expert finds what exhaustive expectation finds: when to stop, how many dice to roll, which result, card or dice."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from alcazar.ai.agent import decide
from alcazar.ai.roster import make_agent

from .exhaustive import RULES, Exhaustive, TooMuchError

POSITIONS = 12  # of each kind
MOST_ENDS = 150
LATE = 5  # in a section of the rondel: what can still happen in the turn can be counted
HARDLY_WORSE = 0.15  # a quarter of a per cent of winning: Expert looks into answers less broadly


def late_decisions(phase: str) -> Iterator[Any]:
    """Late in turns of games between two of Medium."""
    for seed in range(40):
        state, agents = RULES.new(2, {}, seed), [make_agent(RULES, "medium", seed=seat) for seat in (0, 1)]
        while decision := RULES.decision(state):
            is_late = state.crown % 8 >= LATE and not state.safe
            if (
                decision.phase == phase
                and is_late
                and len(RULES.evaluation.distinct(state, RULES.legal_moves(state))) > 1
            ):
                yield state.copy()
            RULES.play(state, decide(agents[decision.seat], RULES.view(state, decision.seat)).move)


def solved(phase: str) -> Iterator[tuple[Any, dict[Any, float]]]:
    """Every seventh of them, with the margin to expect from each move."""
    for state in islice(late_decisions(phase), 0, None, 7):
        try:
            margins = Exhaustive(state.player, MOST_ENDS).margins(state)
        except TooMuchError:
            continue
        yield state, margins


@pytest.mark.parametrize("phase", ["roll", "choose", "field"])
def test_expert_chooses_as_exhaustive_expectation_does(phase: str) -> None:
    expert = make_agent(RULES, "expert", seed=1, playouts=300)
    count = 0
    for state, margins in islice(solved(phase), POSITIONS):
        chosen = decide(expert, RULES.view(state, state.player)).move
        assert margins[chosen] >= max(margins.values()) - HARDLY_WORSE, (RULES.encode_state(state), margins)
        count += 1
    assert count == POSITIONS


@pytest.mark.parametrize("phase", ["roll", "field"])
def test_exhaustive_expectation_tells_moves_apart(phase: str) -> None:
    """So that the test above can fail."""
    spreads = [max(margins.values()) - min(margins.values()) for _, margins in islice(solved(phase), 6)]
    assert sum(spread > 4 * HARDLY_WORSE for spread in spreads) >= 4
