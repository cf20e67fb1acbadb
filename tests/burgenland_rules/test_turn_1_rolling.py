"""Turn 1: roll the own die and red dice, choose a result, walk."""

from collections import Counter

import pytest

from alcazar.core.registry import game

from .positions import BLACK, WHITE, Position, field
from .table import Table


@pytest.mark.parametrize("held", range(6))
def test_turn_1_as_many_of_your_red_dice_as_you_like(held: int) -> None:
    table = Position().dice(WHITE, held).table()
    assert table.options("roll") == list(range(held + 1))


def test_turn_1_the_opponents_dice_are_not_yours() -> None:
    table = Position().dice(BLACK, 5).table()
    assert table.options("roll") == [0]


@pytest.mark.parametrize("pips", range(1, 7))
def test_turn_1_the_crown_walks_as_many_fields_as_the_die_shows(pips: int) -> None:
    table = Position().crown("red", "wall 2").table()
    table.roll(pips)
    assert table.crown == (field("red", "wall 2") + pips) % 24


def test_turn_1_choose_one_of_the_results() -> None:
    table = Position().dice(WHITE, 2).table()
    table.roll(6, 2, 4)
    assert (table.phase, table.options("walk")) == ("choose", [2, 4, 6])
    table.play("walk", 4)
    assert table.crown == field("yellow", "wall 3")


def test_turn_1_equal_results_are_one_choice() -> None:
    table = Position().dice(WHITE, 2).table()
    table.roll(5, 2, 5)
    assert table.options("walk") == [2, 5]


@pytest.mark.parametrize("red", [0, 1, 4])
def test_turn_1_nothing_to_choose_where_all_dice_show_the_same(red: int) -> None:
    table = Position().dice(WHITE, 4).table()
    table.roll(1, *[1] * red)
    assert table.crown == field("yellow", "wall 1")
    assert table.phase == "field"


@pytest.mark.parametrize("chosen", [2, 3])
def test_turn_1_red_dice_that_were_rolled_go_back_whether_chosen_or_not(chosen: int) -> None:
    table = Position().dice(WHITE, 3).table()
    table.roll(2, 3)
    table.play("walk", chosen)
    assert table.dice == [3, 2, 0]


def test_turn_1_red_dice_are_back_on_the_board_before_the_field_is_carried_out() -> None:
    """All five are rolled, and all five can be taken again."""
    table = Position().crown("blue", "house").dice(WHITE, 5).table()
    table.roll(1, 1, 1, 1, 1, 1)
    table.play("dice")
    assert table.dice == [0, 5, 0]


def test_turn_1_red_dice_that_were_not_rolled_stay() -> None:
    table = Position().dice(WHITE, 3).dice(BLACK, 1).table()
    table.roll(2)
    assert table.dice == [1, 3, 1]


def test_turn_1_a_roll_shows_all_dice_the_own_one_first() -> None:
    table = Position().dice(WHITE, 2).table()
    (rolled,) = table.roll(6, 2, 4)
    assert rolled.chance == (6, 2, 4)
    assert rolled.reveals


def test_turn_1_all_results_are_equally_likely() -> None:
    rules = game("burgenland")
    shown: Counter[int] = Counter()
    for seed in range(3000):
        state = Position().dice(WHITE, 1).state()
        state.rng = seed
        shown.update(rules.apply(state, rules.decode_move(["roll", 1]))[0].chance)
    assert set(shown) == set(range(1, 7))
    assert all(abs(count - 1000) < 150 for count in shown.values())  # five standard deviations


def test_turn_1_the_next_roll_is_another_one() -> None:
    table = Table(game("burgenland").new(2, {}, 3))
    before = table.state.rng
    table.play("roll", 0)
    assert table.state.rng != before
