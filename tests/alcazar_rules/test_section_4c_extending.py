"""Section 4 C: extend a building with a building card, sideways or upwards."""

import pytest

from .positions import BLUE, RED, Position

BOTH = pytest.mark.parametrize("game_id", ["alcazar", "bigboss"])


@BOTH
@pytest.mark.parametrize("card", [6, 10])
def test_section_4c_sideways_one_stone_beside_a_building(game_id: str, card: int) -> None:
    table = Position(game_id).castle((7, 8, 9), top=8).hand(RED, card).table()
    assert table.gain("build", card) == 6
    assert table.cells(card) == {7, 8, 9, card}
    assert (table.height(card), table.shown["stones"]) == (1, 84 - 1 - (4 if game_id == "alcazar" else 1))


@BOTH
def test_section_4c_sideways_needs_a_built_neighbour(game_id: str) -> None:
    table = Position(game_id).villa(8).hand(RED, 10).table()
    assert not table.allows("build", 10)


@BOTH
def test_section_4c_sideways_no_distance_rule(game_id: str) -> None:
    position = Position(game_id).castle((1, 2, 3), top=2).castle((6, 7, 8), top=7).hand(RED, 4)
    table = position.table()
    assert table.gain("build", 4) == 6
    assert table.cells(4) == {1, 2, 3, 4}  # one free field is left between the two


def test_section_4c_sideways_beside_a_deck() -> None:
    table = Position("alcazar").villa(1, 3).bridge(1, 3).flag(1).hand(RED, 4).table()
    assert table.gain("build", 4) == 9
    assert table.height(4) == 1


@BOTH
def test_section_4c_sideways_joins_two_buildings(game_id: str) -> None:
    table = Position(game_id).villa(5).villa(7).hand(RED, 6).table()
    assert table.gain("build", 6) == 3
    assert table.cells(6) == {5, 6, 7}


@BOTH
def test_section_4c_sideways_between_two_ends_of_one_building(game_id: str) -> None:
    """A building that goes all the way round: its last field touches it on both sides."""
    table = Position(game_id).villa(*range(1, 72)).flag(1).hand(RED, 72).table()
    assert table.gain("build", 72) == 50
    assert len(table.shown["buildings"]) == 1


@pytest.mark.parametrize(("game_id", "value"), [("alcazar", 7), ("bigboss", 8)])
def test_section_4c_upwards_one_stone_on_top(game_id: str, value: int) -> None:
    table = Position(game_id).castle((7, 8, 9), top=8).hand(RED, 8).table()
    assert table.gain("build", 8) == value
    assert table.height(8) == 3


def test_section_4c_upwards_on_a_deck() -> None:
    table = Position("alcazar").villa(7, 9).bridge(7, 9).flag(7).hand(RED, 7).table()
    table.play("build", 7)
    assert [table.height(field) for field in (7, 8, 9)] == [3, 2, 2]


def test_section_4c_upwards_on_a_deck_over_an_empty_field() -> None:
    table = Position("alcazar").villa(7, 9).bridge(7, 9).flag(7).hand(RED, 8).table()
    assert table.gain("build", 8) == 10
    assert table.height(8) == 3


@BOTH
def test_section_4c_upwards_without_height_limit(game_id: str) -> None:
    table = Position(game_id).castle((7, 8, 9), top=8, value=50).hand(RED, 8).table()
    height = table.height(8)
    table.play("build", 8)
    assert table.height(8) == height + 1 > 6


@BOTH
def test_section_4c_upwards_own_noble_stays_on_top(game_id: str) -> None:
    table = Position(game_id).castle((7, 8, 9), top=8).noble(RED, "grande", 8).hand(RED, 8).table()
    table.play("build", 8)
    assert table.noble(8) == (RED, "grande")
    assert table.player == BLUE  # nobody else fits on the new stone


@BOTH
@pytest.mark.parametrize(("rank", "paid"), [("baron", 5), ("grande", 10)])
def test_section_4c_upwards_captures_foreign_noble(game_id: str, rank: str, paid: int) -> None:
    table = Position(game_id).castle((7, 8, 9), top=8).noble(BLUE, rank, 8).hand(RED, 8).table()
    assert table.gain("build", 8, seat=BLUE) == paid
    assert table.noble(8) is None
    assert (table.shown["barons"][BLUE], table.shown["grandes"][BLUE]) == (6, 2)


@BOTH
def test_section_4c_then_one_noble_may_be_placed_on_the_new_stone(game_id: str) -> None:
    table = Position(game_id).villa(7).noble(BLUE, "baron", 7).hand(RED, 7, 8).table()
    table.play("build", 8)
    assert table.options("place") == {("baron", 8), ("grande", 8)}
    table.play("place", "baron", 8)
    assert table.player == BLUE


@BOTH
def test_section_4c_where_a_noble_was_captured_another_may_be_placed(game_id: str) -> None:
    table = Position(game_id).villa(7).noble(BLUE, "baron", 7).hand(RED, 7).table()
    table.play("build", 7)
    assert table.gain("place", "baron", 7) == -3
    assert table.noble(7) == (RED, "baron")


@BOTH
def test_section_4c_every_building_card_can_be_played(game_id: str) -> None:
    position = Position(game_id).castle((7, 8, 9), top=8).castle((37, 38, 39), top=38).villa(20, 22, 60)
    table = position.hand(RED, *range(1, 73)).stones_left(1).table()
    playable = table.options("build") | table.options("villa")
    assert playable == set(range(1, 73))
