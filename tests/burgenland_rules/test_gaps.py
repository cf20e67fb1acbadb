"""Gap: a card taken from the middle leaves a gap."""

import pytest

from .positions import BLACK, WHITE, Position
from .table import Table


def after_theft(castle: str, stolen: int, own: str = "w") -> Table:
    """White took a large blue tower out of Black's castle."""
    position = Position().crown("blue", "house").again().castle(WHITE, "blue", own).castle(BLACK, "blue", castle)
    table = position.table()
    table.roll(1)
    table.play("steal", stolen, 0)
    return table


def test_gap_where_a_card_was_taken_from_the_middle() -> None:
    assert after_theft("TwTwTwTw", 2).castle(BLACK, "blue") == "Tw.wTwTw"


@pytest.mark.parametrize(("castle", "stolen", "left"), [("TwTwTwT", 0, "wTwTwT"), ("TwTwTwT", 6, "TwTwTw")])
def test_b5_outer_gaps_vanish(castle: str, stolen: int, left: str) -> None:
    assert after_theft(castle, stolen).castle(BLACK, "blue") == left


def test_b5_also_several_in_a_row() -> None:
    assert after_theft("TwTwTw..T", 8).castle(BLACK, "blue") == "TwTwTw"


def test_b5_a_castle_of_which_the_last_card_is_taken_is_empty() -> None:
    assert after_theft("T", 0, own="wTwTwTw").castle(BLACK, "blue") == ""


def test_b5_also_when_the_outermost_card_is_lost() -> None:
    table = Position().crown("blue", "house").again().castle(WHITE, "blue", "w.wT..h").table()
    table.roll(2)
    assert table.castle(WHITE, "blue") == "w.wT"


def filling(castle: str, kind: str) -> Table:
    """White is offered a blue card of this kind."""
    pips = {"w": 1, "t": 4, "h": 5, "T": 6}[kind]
    table = (
        Position().crown("blue", "wall 2" if kind != "w" else "wall 1").again().castle(WHITE, "blue", castle).table()
    )
    table.roll(pips)
    return table


@pytest.mark.parametrize(
    ("castle", "kind", "places"),
    [
        ("w.w", "w", [0, 1, 3]),
        ("T.T", "w", [0, 1, 3]),
        ("w.w", "T", [0, 1, 3]),
        ("w.T", "T", [0]),
        ("h.w", "t", [3]),
        ("T.wh", "T", []),
    ],
)
def test_gap_is_filled_by_what_fits_between_its_neighbours(castle: str, kind: str, places: list[int]) -> None:
    assert filling(castle, kind).options("add") == places


def test_gap_filled_is_closed() -> None:
    table = filling("w.w", "T")
    table.play("add", 1)
    assert table.castle(WHITE, "blue") == "wTw"


def test_gap_of_several_cards_is_filled_one_at_a_time_in_any_order() -> None:
    assert filling("T...T", "w").options("add") == [0, 1, 2, 3, 5]


@pytest.mark.parametrize(
    ("castle", "places"), [("w..w", [0, 1, 2, 4]), ("T..w", [2, 4]), ("T...T", [2]), ("T..T", []), ("w.t.w", [0, 5])]
)
def test_b6_a_card_in_a_gap_must_fit_its_present_neighbours_only(castle: str, places: list[int]) -> None:
    assert filling(castle, "h").options("add") == places


def test_b6_what_was_put_into_a_gap_is_a_neighbour_from_then_on() -> None:
    table = filling("w..w", "h")
    table.play("add", 1)
    assert table.castle(WHITE, "blue") == "wh.w"
    table.roll(1)
    assert table.options("add") == [0, 4]  # a large tower does not fit beside the house


def test_gap_counts_as_open_until_it_is_closed() -> None:
    table = Position().castle(WHITE, "yellow", "Tw..T").castle(BLACK, "yellow", "").table()
    table.roll(1)
    table.play("add", 3)
    assert table.castle(WHITE, "yellow") == "Tw.wT"
    table.roll(2)
    assert table.score == [6, 0]
