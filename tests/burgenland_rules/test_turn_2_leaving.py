"""Turn 2: the first roll of a turn is safe; leaving the turn's colour later costs a card and ends the turn."""

import pytest

from .positions import BLACK, WHITE, Position, field
from .table import Table


def on_the_house(castle: str = "wTw") -> Table:
    """White has rolled once and stands on the blue house: only a 1 stays in blue."""
    return Position().crown("blue", "house").castle(WHITE, "blue", castle).again().table()


def test_turn_2_the_first_roll_may_lead_into_any_colour() -> None:
    table = Position().crown("blue", "house").castle(WHITE, "blue", "wTw").table()
    table.roll(6)
    assert table.castle(WHITE, "blue") == "wTw"
    assert (table.player, table.phase) == (WHITE, "field")


def test_turn_2_the_colour_of_the_first_roll_is_the_turns_colour() -> None:
    """The turn began in blue, but its colour is yellow."""
    table = Position().crown("blue", "house").castle(WHITE, "yellow", "wT").table()
    table.roll(6)
    table.play("dice")
    table.roll(2)
    assert (table.player, table.phase) == (WHITE, "field")


def test_turn_2_within_the_colour_the_turn_goes_on() -> None:
    table = on_the_house()
    table.roll(1)
    assert (table.player, table.phase) == (WHITE, "field")


@pytest.mark.parametrize("pips", range(2, 7))
def test_turn_2_leaving_the_colour_ends_the_turn(pips: int) -> None:
    table = on_the_house("wwT")
    table.roll(pips)
    assert (table.player, table.phase) == (BLACK, "roll")
    assert table.crown == field("blue", "house") + pips


def test_turn_2_the_field_in_another_colour_is_not_carried_out() -> None:
    table = Position().crown("blue", "house").castle(WHITE, "yellow", "wT").again().table()
    table.roll(4)  # the yellow crown
    assert table.score == [0, 0]
    assert table.castle(WHITE, "yellow") == "wT"


def test_turn_2_a_result_that_stays_can_be_chosen_among_others() -> None:
    table = Position().crown("blue", "house").dice(WHITE, 1).castle(WHITE, "blue", "wwT").again().table()
    table.roll(5, 1)
    table.play("walk", 1)
    assert table.castle(WHITE, "blue") == "wwT"
    assert table.player == WHITE


@pytest.mark.parametrize(("castle", "left"), [("Tw", "w"), ("wT", "w"), ("hwt", "wt"), ("twh", "tw"), ("wTwt", "wTw")])
def test_turn_2_the_more_valuable_of_the_two_outermost_cards_is_lost(castle: str, left: str) -> None:
    table = on_the_house(castle)
    table.roll(2)
    assert table.castle(WHITE, "blue") == left


def test_turn_2_cards_inside_are_safe() -> None:
    table = on_the_house("wTwt")
    table.roll(2)
    assert table.castle(WHITE, "blue") == "wTw"


def test_turn_2_the_card_returns_to_its_stack() -> None:
    table = on_the_house("Tw")
    assert table.stock("blue", "large_tower") == 3
    table.roll(2)
    assert table.stock("blue", "large_tower") == 4


def test_turn_2_the_card_is_lost_in_the_turns_colour_only() -> None:
    table = Position().crown("blue", "house").castle(WHITE, "yellow", "T").castle(BLACK, "blue", "T").again().table()
    table.roll(2)
    assert [table.castle(WHITE, colour) for colour in ("blue", "yellow", "red")] == ["", "T", "w"]
    assert table.castle(BLACK, "blue") == "T"


def test_turn_2_nothing_is_lost_where_the_castle_is_empty() -> None:
    table = on_the_house("")
    events = table.roll(2)
    assert [event.kind for event in events] == ["rolled", "walked", "left_colour", "turn"]
    assert table.castle(WHITE, "blue") == ""
    assert table.player == BLACK


@pytest.mark.parametrize(("side", "left"), [("left", "Twtw"), ("right", "wTwt")])
def test_b3_at_equal_value_you_choose(side: str, left: str) -> None:
    table = on_the_house("wTwtw")
    table.roll(3)
    assert (table.player, table.phase) == (WHITE, "lose")
    assert table.options("lose") == ["left", "right"]
    table.play("lose", side)
    assert table.castle(WHITE, "blue") == left
    assert table.player == BLACK


def test_b3_equal_value_of_towers_is_a_choice_as_well() -> None:
    table = on_the_house("TwwT")
    table.roll(3)
    table.play("lose", "right")
    assert table.castle(WHITE, "blue") == "Tww"
    assert table.stock("blue", "large_tower") == 3


@pytest.mark.parametrize("card", ["w", "t", "h", "T"])
def test_b3_both_ends_of_a_one_card_castle_are_that_card(card: str) -> None:
    """There is nothing to choose."""
    table = on_the_house(card)
    table.roll(3)
    assert table.castle(WHITE, "blue") == ""
    assert (table.player, table.phase) == (BLACK, "roll")


def test_turn_2_the_next_turn_is_safe_again() -> None:
    table = on_the_house("wwT")
    table.roll(2)
    table.roll(6)
    assert (table.player, table.phase) == (BLACK, "field")
