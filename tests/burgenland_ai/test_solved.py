"""Where exhaustive expectation proves which moves are best, Expert makes one of them."""

from typing import Any

import pytest

from alcazar.ai.agent import decide
from alcazar.ai.roster import agent_by_name, make_agent
from alcazar.core.registry import game

from . import decided
from .decisions import chances
from .solver import Bounds, Solver

RULES = game("burgenland")
KINDS = [
    decided.which_result_wins,
    decided.score_or_build_or_dice,
    decided.which_result_does_not_lose,
    decided.deny_the_score,
]


def proven_mistakes(bounds: dict[Any, Bounds]) -> set[Any]:
    """Moves that cannot be as good as another one; a lost game is a mistake wherever it is not lost yet."""
    best = max(bound.low for bound in bounds.values())
    return {move for move, bound in bounds.items() if bound.high < best or bound.high == 0.0}


def expert_choice(state: Any) -> Any:
    return decide(make_agent(RULES, "expert", seed=1, playouts=300), RULES.view(state, state.player)).move


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_expert_makes_no_proven_mistake(kind: Any) -> None:
    for state in kind():
        mistakes = proven_mistakes(chances(Solver(), state, turns=0))
        assert mistakes, "there is a wrong move, or the position proves nothing"
        assert expert_choice(state) not in mistakes


def test_most_positions_leave_one_move_that_is_best() -> None:
    """So that the test above asks for the best move and not only for none of the worst."""
    states = [state for kind in KINDS[:3] for state in kind()]
    assert len(states) >= 30
    for state in states:
        bounds = chances(Solver(), state, turns=0)
        assert len(bounds) - len(proven_mistakes(bounds)) == 1


def test_a_player_at_random_makes_proven_mistakes() -> None:
    agent = agent_by_name(RULES, "random", seed=1)
    states = [state for kind in KINDS for state in kind()]
    choices = [decide(agent, RULES.view(state, state.player)).move for state in states]
    wrong = [move in proven_mistakes(chances(Solver(), state, turns=0)) for state, move in zip(states, choices)]
    assert sum(wrong) > 10
