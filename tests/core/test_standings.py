"""Ranking: points, then tie-breaks; what is still equal is shared."""

import pytest

from alcazar.core.standings import Item, Standing, ranked, winners


def places(points: list[int], ties: list[tuple[int, ...]] | None = None) -> list[int]:
    standings = ranked([[Item("points", number)] for number in points], ties or [()] * len(points))
    return [standing.place for standing in standings]


def test_more_points_are_better() -> None:
    assert places([3, 9, 5]) == [3, 1, 2]


def test_equal_points_share_a_place_and_the_next_one_stays_free() -> None:
    assert places([5, 9, 9, 5, 1]) == [3, 1, 1, 3, 5]


def test_ties_are_broken_in_order() -> None:
    assert places([5, 5, 5], [(1, 9), (2, 0), (2, 1)]) == [3, 2, 1]


def test_tie_breaks_never_outweigh_points() -> None:
    assert places([5, 6], [(100,), (0,)]) == [2, 1]


def test_fewer_can_be_better_with_negative_tie_breaks() -> None:
    assert places([5, 5], [(-3,), (-2,)]) == [2, 1]


def test_points_are_the_sum_of_the_items() -> None:
    items = [Item("a", 3), Item("b", -1, {"why": "fine"})]
    assert ranked([items, []], [(7,), (8,)]) == (
        Standing(seat=0, place=1, points=2, items=tuple(items), tie_breaks=(7,)),
        Standing(seat=1, place=2, points=0, items=(), tie_breaks=(8,)),
    )


def test_every_seat_needs_its_tie_breaks() -> None:
    with pytest.raises(ValueError, match="shorter"):
        ranked([[Item("a", 1)], [Item("a", 2)]], [()])


def test_winners_are_all_who_share_the_first_place() -> None:
    assert winners(ranked([[Item("a", number)] for number in (4, 7, 7)], [()] * 3)) == [1, 2]
