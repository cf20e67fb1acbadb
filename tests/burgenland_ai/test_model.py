"""The model for solving and the engine know the same game."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from alcazar.core.registry import game
from alcazar.core.rng import Rng
from tests.burgenland_rules.table import seed_that_rolls

from .decisions import position_of
from .model import Position, walked
from .solver import chances_of_ranks

RULES = game("burgenland")


def engine_walks(state: Any, pips: int) -> set[Position]:
    """Where a throw of the own die can lead, all choices included."""
    after = state.copy()
    after.rng = seed_that_rolls(pips)
    RULES.apply(after, RULES.decode_move(["roll", 0]))
    decision = RULES.decision(after)
    if decision is None or decision.phase == "roll":
        return {position_of(after)}
    ends = set()
    for move in RULES.legal_moves(after):
        end = after.copy()
        RULES.apply(end, move)
        ends.add(position_of(end))
    return ends


def test_throws_lead_to_the_same_positions() -> None:
    for seed in range(4):
        state, rng = RULES.new(2, {}, seed), Rng(seed)
        while decision := RULES.decision(state):
            if decision.phase == "roll":
                for pips in range(1, 7):
                    assert {after for _, after in walked(position_of(state), 0, pips)} == engine_walks(state, pips)
            RULES.apply(state, rng.choice(RULES.legal_moves(state)))


@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_chances_are_those_of_all_throws_counted_one_by_one(dice: int) -> None:
    best = Counter(max(results) for results in product(range(1, 7), repeat=dice))
    assert chances_of_ranks(dice) == pytest.approx([best[rank] / 6**dice for rank in range(1, 7)])
