"""Dice: taken from the board first, then from the opponent, as many as there are."""

import pytest

from .positions import BLACK, WHITE, Position
from .table import Table


def on_large_tower(white: int, black: int) -> Table:
    table = Position().crown("blue", "house").again().dice(WHITE, white).dice(BLACK, black).table()
    table.roll(1)
    return table


@pytest.mark.parametrize(
    ("white", "black", "after"),
    [(0, 0, [0, 5, 0]), (0, 2, [0, 5, 0]), (2, 0, [0, 5, 0]), (4, 1, [0, 5, 0]), (1, 4, [0, 5, 0])],
)
def test_dice_as_many_as_there_are(white: int, black: int, after: list[int]) -> None:
    table = on_large_tower(white, black)
    table.play("dice")
    assert table.dice == after


@pytest.mark.parametrize(("black", "after"), [(1, [2, 2, 1]), (3, [0, 2, 3]), (4, [0, 2, 3]), (5, [0, 2, 3])])
def test_dice_from_the_board_first_then_from_the_opponent(black: int, after: list[int]) -> None:
    table = Position().crown("blue", "wall/crown").again().dice(BLACK, black).table()
    table.roll(1)  # the small tower, worth two dice
    table.play("dice")
    assert table.dice == after


def test_dice_whoever_has_them_all_can_take_none() -> None:
    table = on_large_tower(5, 0)
    assert table.kinds() == {"add"}


def test_dice_of_black_come_from_white() -> None:
    table = Position().crown("blue", "house").again().turn(BLACK).dice(WHITE, 5).table()
    table.roll(1)
    table.play("dice")
    assert table.dice == [0, 0, 5]
