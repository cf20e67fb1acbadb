"""Expectation over dice: the turn laid out says the same as the turn thought through, and answers change it."""

from dataclasses import replace
from typing import Any

import pytest

from alcazar.ai.levels import LEVELS
from alcazar.ai.prospects import Node, Prospects
from alcazar.ai.scoring import Scorer
from alcazar.ai.turns import Turn
from alcazar.core.registry import game
from alcazar.core.rng import Rng

RULES = game("burgenland")
SCORER = Scorer(RULES)
LEVEL = replace(LEVELS["expert"], breadth=99)


def finished(thoughts: Any) -> Any:
    while True:
        try:
            next(thoughts)
        except StopIteration as end:
            return end.value


def positions() -> list[Any]:
    state, rng, found = RULES.new(2, {}, 4), Rng(4), []
    while RULES.decision(state):
        found.append(state.copy())
        RULES.play(state, rng.choice(RULES.legal_moves(state)))
    return found[::25]


def laid_out(state: Any) -> tuple[Prospects, list[Node]]:
    prospects = Prospects(SCORER, state, LEVEL)
    return prospects, [finished(prospects.after(move)) for move in RULES.legal_moves(state)]


def test_first_sight_is_that_of_the_whole_turn() -> None:
    for state in positions():
        turn = Turn(SCORER, state, LEVEL.breadth, LEVEL.throws)
        margins = [finished(turn.weigh(move)) for move in RULES.legal_moves(state)]
        assert [node.margin for node in laid_out(state)[1]] == pytest.approx(margins)


def test_looking_ahead_comes_to_an_end_and_changes_margins() -> None:
    changed = 0
    for state in positions():
        prospects, nodes = laid_out(state)
        before = [node.margin for node in nodes]
        assert sum(prospects.look_ahead(nodes)) < 3000
        changed += before != [node.margin for node in nodes]
    assert changed > len(positions()) / 2


def test_a_position_and_its_mirror_image_are_one() -> None:
    state = positions()[3]
    mirrored = state.copy()
    mirrored.castles = [castle[::-1] for castle in state.castles]
    assert RULES.evaluation.identity(mirrored) == RULES.evaluation.identity(state)
    other = state.copy()
    other.dice = [state.dice[0], state.dice[2] + 1, state.dice[1]]
    assert RULES.evaluation.identity(other) != RULES.evaluation.identity(state)


def test_distinct_moves_lead_to_all_positions_once() -> None:
    for seed in range(3):
        state, rng = RULES.new(2, {}, seed), Rng(seed)
        while decision := RULES.decision(state):
            moves = RULES.legal_moves(state)
            if decision.phase in ("field", "lose"):
                distinct = RULES.evaluation.distinct(state, moves)
                assert set(ends(state, distinct)) == set(ends(state, moves))
                assert set(distinct) <= set(moves)
            RULES.play(state, rng.choice(moves))


def ends(state: Any, moves: Any) -> list[Any]:
    found = []
    for move in moves:
        after = state.copy()
        RULES.play(after, move)
        found.append(RULES.evaluation.identity(after))
    return found


def test_won_games_count_more_than_any_lead() -> None:
    state = positions()[5]
    state.points = [0, 0, 0, 0, 0, 0]
    state.castles = [(0, 3) * 4] * 3 + [()] * 3
    assert 0 < SCORER.margin(state, 0) < 30
    assert SCORER.margin(state, 1) == pytest.approx(-SCORER.margin(state, 0))
