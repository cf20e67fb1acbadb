"""Empty stack: the opponent's cards, and what happens if there are none."""

import pytest

from .positions import BLACK, WHITE, Position, field
from .table import Table


def large_tower(own: str, theirs: str, black_dice: int = 0, white_dice: int = 0) -> Table:
    """White's crown is on the large blue tower."""
    position = Position().crown("blue", "house").again().castle(WHITE, "blue", own).castle(BLACK, "blue", theirs)
    table = position.dice(BLACK, black_dice).dice(WHITE, white_dice).table()
    table.roll(1)
    return table


def test_empty_stack_take_one_from_the_opponent_and_add_it_at_once() -> None:
    table = large_tower("wTw", "TwTwT")
    assert table.stock("blue", "large_tower") == 0
    assert table.kinds() == {"steal", "dice"}
    table.play("steal", 0, 3)
    assert (table.castle(WHITE, "blue"), table.castle(BLACK, "blue")) == ("wTwT", "wTwT")
    assert table.stock("blue", "large_tower") == 0
    assert (table.player, table.phase) == (WHITE, "roll")


def test_empty_stack_any_one_that_is_there_to_any_place_that_fits() -> None:
    table = large_tower("wTw", "TwTwT")
    assert table.options("steal") == [(0, 0), (0, 3), (2, 0), (2, 3), (4, 0), (4, 3)]


def test_empty_stack_not_as_long_as_a_card_is_left() -> None:
    table = large_tower("wTw", "TwT")
    assert table.kinds() == {"add", "dice"}


def test_empty_stack_only_that_kind_and_colour() -> None:
    """There are small towers and walls as well, and large towers in another colour."""
    position = Position().crown("blue", "house").again().castle(WHITE, "blue", "w").castle(BLACK, "yellow", "T")
    table = position.castle(BLACK, "blue", "TwTwTwTwt").table()
    table.roll(1)
    assert {stolen for stolen, _ in table.options("steal")} == {0, 2, 4, 6}


def test_empty_stack_a_card_that_cannot_be_added_may_not_be_taken_from_the_opponent_either() -> None:
    """All that is left are dice, five of them."""
    table = large_tower("TwT", "TwT", black_dice=2)
    assert (table.castle(BLACK, "blue"), table.dice, table.phase) == ("TwT", [0, 5, 0], "roll")


def test_empty_stack_dice_instead_of_the_opponents_card() -> None:
    table = large_tower("wTw", "TwTwT")
    table.play("dice")
    assert table.dice == [0, 5, 0]
    assert table.castle(BLACK, "blue") == "TwTwT"


def test_empty_stack_walls_can_be_taken_as_well() -> None:
    position = Position().crown("blue", "wall 1").again().castle(WHITE, "blue", "wwwww").castle(BLACK, "blue", "wTwwhw")
    table = position.table()
    table.roll(1)
    assert {stolen for stolen, _ in table.options("steal")} == {0, 2, 3, 5}


def test_empty_stack_on_wall_crown_as_well() -> None:
    position = Position().crown("blue", "wall 3").again().castle(WHITE, "blue", "wwwww").castle(BLACK, "blue", "wwww")
    table = position.table()
    table.roll(1)
    assert table.kinds() == {"steal", "dice", "score"}


def test_b4_all_are_your_own_one_red_die_whatever_the_fields_value() -> None:
    table = large_tower("TwTwTwTw", "w")
    assert table.dice == [4, 1, 0]
    assert (table.castle(WHITE, "blue"), table.phase) == ("TwTwTwTw", "roll")


def test_b4_the_die_may_come_from_the_opponent() -> None:
    table = large_tower("TwTwTwTw", "w", black_dice=5)
    assert table.dice == [0, 1, 4]


def test_b4_none_if_you_have_them_all() -> None:
    table = large_tower("TwTwTwTw", "w", white_dice=5)
    assert (table.dice, table.phase) == ([0, 5, 0], "roll")


def test_b4_one_die_only_for_walls_as_for_all() -> None:
    position = Position().crown("blue", "wall 3").again().castle(WHITE, "blue", "w" * 9).castle(BLACK, "blue", "")
    table = position.table()
    table.roll(1)
    assert (table.crown, table.kinds()) == (field("blue", "wall/crown"), {"dice", "score"})
    table.play("dice")
    assert table.dice == [4, 1, 0]


@pytest.mark.parametrize(("castle", "pips", "kind"), [("twtwtw", 1, "small_tower"), ("hwhwhw", 2, "house")])
def test_b4_small_towers_and_houses(castle: str, pips: int, kind: str) -> None:
    table = Position().crown("blue", "wall/crown").again().castle(WHITE, "blue", castle).table()
    table.roll(pips)
    assert table.stock("blue", kind) == 0
    assert table.dice == [4, 1, 0]
