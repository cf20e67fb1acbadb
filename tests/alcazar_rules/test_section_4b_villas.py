"""Section 4 B: found a villa."""

import pytest

from .positions import BLUE, RED, Position

BOTH = pytest.mark.parametrize("game_id", ["alcazar", "bigboss"])


@BOTH
def test_section_4b_one_stone_value_1_income_1(game_id: str) -> None:
    table = Position(game_id).hand(RED, 39).table()
    assert table.gain("villa", 39) == 1
    assert (table.value(39), table.flag(39), table.height(39)) == (1, None, 1)
    assert table.shown["stones"] == 83


@BOTH
def test_section_4b_then_one_noble_may_be_placed(game_id: str) -> None:
    table = Position(game_id).hand(RED, 39).table()
    table.play("villa", 39)
    assert table.options("place") == {("baron", 39), ("grande", 39)}
    assert table.gain("place", "grande", 39) == -2
    assert table.player == BLUE


@BOTH
@pytest.mark.parametrize("built", [38, 39, 40])
def test_section_4b_the_field_and_both_neighbours_have_height_0(game_id: str, built: int) -> None:
    assert not Position(game_id).villa(built).hand(RED, 39).table().allows("villa", 39)


@BOTH
@pytest.mark.parametrize("built", [37, 41])
def test_section_4b_one_free_field_is_enough(game_id: str, built: int) -> None:
    assert Position(game_id).villa(built).hand(RED, 39).table().allows("villa", 39)


@BOTH
def test_section_4b_one_free_field_is_enough_to_a_castle_too(game_id: str) -> None:
    assert Position(game_id).castle((41, 42, 43), top=42).hand(RED, 39).table().allows("villa", 39)


def test_section_4b_a_deck_over_the_neighbour_counts_as_built() -> None:
    table = Position("alcazar").villa(1, 3).bridge(1, 3).flag(1).hand(RED, 4).table()
    assert not table.allows("villa", 4)


@BOTH
def test_section_4b_where_a_castle_is_possible_too_the_player_chooses(game_id: str) -> None:
    assert {"castle", "villa"} <= Position(game_id).hand(RED, 39).table().kinds()


@BOTH
def test_section_4b_there_may_be_any_number_of_villas(game_id: str) -> None:
    table = Position(game_id).villa(*range(1, 69, 2)).hand(RED, 70).table()
    table.play("villa", 70)
    assert len(table.shown["buildings"]) == 35
