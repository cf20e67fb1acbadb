"""Section 3: height, building, castle, villa, value, nobles."""

import pytest

from alcazar.core.reasons import DataError
from alcazar.games.alcazar.material import FLAGS

from .positions import BLUE, RED, Position
from .table import Table


def bridged() -> Table:
    """A bridge on level 3 that was just built from 7 to 9 over a single stone on 8."""
    table = Position("alcazar").castle((7, 8, 9), top=7).stones_on(9).noble(RED, "baron", 7).table()
    table.play("bridge", 7, 9)
    return table


def full_of_castles(position: Position, *sites: int) -> Position:
    """All eight flags fly."""
    for first in sites:
        position.castle((first, first + 1, first + 2), top=first)
    return position


def test_section_3_height_is_the_level_of_the_topmost_piece() -> None:
    table = Position("alcazar").stones_on(5, 2).hand(RED, 5, 30).table()
    assert (table.height(5), table.height(30)) == (2, 0)
    table.play("build", 5)
    assert table.height(5) == 3


def test_section_3_the_level_of_a_deck_is_the_height_of_its_three_cells() -> None:
    table = bridged()
    assert [table.height(field) for field in (7, 8, 9)] == [3, 3, 3]


def test_section_3_neighbouring_fields_make_one_building() -> None:
    table = Position("alcazar").villa(5, 6, 8).table()
    assert table.cells(5) == {5, 6}
    assert table.cells(8) == {8}


def test_section_3_fields_across_a_gap_are_two_buildings() -> None:
    table = Position("alcazar").villa(8).hand(RED, 16).table()
    table.play("villa", 16)
    assert table.cells(16) == {16}


def test_section_3_a_common_bridge_makes_one_building() -> None:
    table = Position("alcazar").villa(8, 16).noble(RED, "baron", 8).table()
    table.play("bridge", 8, 16)
    assert table.cells(8) == {8, 16, (7, 1)}


def test_section_3_a_deck_joins_what_lies_beside_the_empty_field_under_it() -> None:
    """Floating decks as pillars: on this board no game comes to it, but the definition of a building is clear."""
    position = Position("alcazar").bridge((1, 3), (3, 3), floating_on=2).bridge((5, 2), (5, 4), floating_on=2)
    position.flag((3, 3)).flag((5, 3)).villa(67).noble(RED, "baron", (3, 3))
    table = position.table()
    table.play("bridge", (3, 3), (5, 3))
    table.play("keep", "almeria")
    assert {66, 67, (1, 3), (5, 4)} < table.cells(66)
    assert table.value(67) == 6 + 6 + 1 + 9


def test_section_3_a_castle_has_a_flag_and_a_villa_has_none() -> None:
    table = Position("alcazar").castle((7, 8, 9), top=8, flag="jaen").villa(20).table()
    assert (table.flag(7), table.flag(20)) == ("jaen", None)


@pytest.mark.parametrize(("game_id", "values"), [("alcazar", [1, 3, 5, 7]), ("bigboss", [1, 3, 6, 10])])
def test_section_3_value_of_stones_by_level(game_id: str, values: list[int]) -> None:
    for below, value in enumerate(values):
        position = Position(game_id).stones_on(5, below).hand(RED, 5)
        if below > 2:
            position.flag(5)
        table = position.table()
        table.play("build" if below else "villa", 5)
        assert table.value(5) == value


@pytest.mark.parametrize("pillars", [3, 4, 5])
def test_section_3_a_bridge_is_worth_three_times_its_level(pillars: int) -> None:
    position = Position("alcazar").stones_on(3, pillars).flag(3).stones_on(5, pillars).flag(5).noble(RED, "baron", 3)
    table = position.table()
    before = table.value(3) + table.value(5)
    table.play("bridge", 3, 5)
    table.play("keep", "almeria")
    assert table.value(3) == before + 3 * (pillars + 1)


def test_section_3_a_stone_on_a_deck_is_worth_2_in_alcazar() -> None:
    table = Position("alcazar").villa(7, 9).bridge(7, 9).flag(7).hand(RED, 8).table()
    assert table.gain("build", 8) == 1 + 1 + 6 + 2


def test_section_3_a_foundation_is_worth_3() -> None:
    table = Position("bigboss").hand(RED, 8).table()
    table.play("castle", 8, (7, 8, 9))
    table.play("flag", "jaen")
    assert table.value(8) == 3 + 2


@pytest.mark.parametrize("game_id", ["alcazar", "bigboss"])
def test_section_3_no_castle_is_worth_more_than_50(game_id: str) -> None:
    table = Position(game_id).castle((7, 8, 9), top=8, value=50).hand(RED, 8).table()
    assert table.gain("build", 8) == 50
    assert table.value(8) == 50


def test_r4_no_villa_is_worth_more_than_50() -> None:
    position = full_of_castles(Position("alcazar"), 1, 7, 13, 19, 25, 31, 37, 43).stones_on(60, 25).hand(RED, 60)
    table = position.table()
    assert table.value(60) == 49
    assert table.gain("build", 60) == 50
    assert (table.value(60), table.flag(60)) == (50, None)


def test_section_3_nobody_owns_a_building() -> None:
    table = Position("alcazar").castle((7, 8, 9), top=8).noble(BLUE, "grande", 8).hand(RED, 10).table()
    assert table.gain("build", 10) == 6


def test_section_3_at_most_one_noble_stands_on_a_cell() -> None:
    table = Position("alcazar").villa(5).noble(RED, "baron", 5).hand(RED, 5).table()
    table.play("build", 5)
    assert table.player == BLUE  # the new stone is taken by the noble that stands on it


def test_section_3_two_nobles_on_one_cell_are_no_sound_position() -> None:
    table = Position("alcazar").villa(5).noble(RED, "baron", 5).table()
    data = table.rules.encode_state(table.state)
    data["nobles"][BLUE] = data["nobles"][RED]
    with pytest.raises(DataError):
        table.rules.decode_state(data)


def test_section_3_a_noble_belongs_to_the_building_of_its_cell() -> None:
    table = Position("alcazar").castle((7, 8, 9), top=8).villa(20).noble(RED, "baron", 20).table()
    assert table.gain("withdraw", 20) == 1


@pytest.mark.parametrize("flag", FLAGS[1:])
def test_section_3_a_flag_blocks_nothing(flag: str) -> None:
    table = Position("alcazar").castle((7, 8, 9), top=8, flag=flag).hand(RED, 8).table()
    assert table.gain("build", 8) == 7
    assert table.allows("place", "baron", 8)
