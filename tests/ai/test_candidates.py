"""How a level that narrows its choice shares its time among candidates."""

import pytest

from alcazar.ai.candidates import places_left


@pytest.mark.parametrize("candidates", [2, 3, 6, 10])
def test_all_are_compared_at_first_and_two_in_the_end(candidates: int) -> None:
    assert places_left(candidates, 0.0) == candidates
    assert places_left(candidates, 0.999) == 2


def test_equal_parts_of_the_time_halve_them() -> None:
    assert [places_left(8, part / 3) for part in range(3)] == [8, 4, 2]


def test_a_budget_that_is_overdrawn_leaves_two() -> None:
    assert places_left(10, 1.4) == 2
