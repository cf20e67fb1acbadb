"""How thinking time is shared among candidates, and when one is given up."""

from math import inf

import pytest

from alcazar.ai.agent import Budget
from alcazar.ai.candidates import Candidate, places_left


@pytest.mark.parametrize("candidates", [2, 3, 6, 10])
def test_all_are_compared_at_first_and_two_in_the_end(candidates: int) -> None:
    assert places_left(candidates, 0.0) == candidates
    assert places_left(candidates, 0.999) == 2


def test_equal_parts_of_the_time_halve_them() -> None:
    assert [places_left(8, part / 3) for part in range(3)] == [8, 4, 2]


def test_a_budget_that_is_overdrawn_leaves_two() -> None:
    assert places_left(10, 1.4) == 2


def rivals(losses: list[float]) -> tuple[Candidate, Candidate]:
    """A leader, and one that was behind it by so much on each sample."""
    return Candidate("leader", 5.0, [10.0] * len(losses)), Candidate("rival", 5.0, [10.0 - loss for loss in losses])


def test_few_samples_prove_nothing() -> None:
    leader, rival = rivals([9.0] * 5)
    assert rival.promise(leader, trust=1.0, left=100) == inf


def test_what_is_close_and_scatters_promises_most() -> None:
    close, far, like = [1.0, -1.0] * 5, [6.0, 4.0] * 5, [0.1, -0.1] * 5
    promises = [
        rival.promise(leader, trust=1.0, left=50) for leader, rival in (rivals(losses) for losses in (close, like, far))
    ]
    assert promises == sorted(promises, reverse=True)
    assert promises[0] > 0.1
    assert promises[2] < 1e-6


def test_without_time_or_difference_nothing_can_be_learnt() -> None:
    leader, rival = rivals([1.0, -1.0] * 5)
    assert rival.promise(leader, trust=1.0, left=0) == 0
    assert rival.promise(leader, trust=1.0, left=5) < rival.promise(leader, trust=1.0, left=50)
    leader, rival = rivals([0.0] * 10)
    assert rival.promise(leader, trust=1.0, left=50) == 0


def test_a_budget_says_how_many_playouts_are_left_and_can_be_cut_down() -> None:
    budget = Budget(playouts=40, playouts_done=10)
    assert budget.playouts_left() == pytest.approx(30)
    budget.cut_down(0.5)
    assert budget.playouts_left() == pytest.approx(10)


def test_a_budget_whose_clock_has_not_moved_and_one_that_is_overdrawn() -> None:
    assert Budget(seconds=1.0, playouts_done=3).playouts_left() == pytest.approx(2997)
    assert Budget(playouts=20, playouts_done=21).playouts_left() == 0
