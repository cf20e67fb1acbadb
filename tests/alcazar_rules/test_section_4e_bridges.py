"""Section 4 E: build a bridge (Alcazar)."""

import pytest

from .positions import BLUE, RED, WHITE, Place, Position
from .table import Table


def pillars(one: int, other: int, height: int = 1) -> Position:
    """Two villas or castles of the same height, the first with Red's baron."""
    position = Position("alcazar").stones_on(one, height).stones_on(other, height).noble(RED, "baron", one)
    return position.flag(one).flag(other) if height > 2 else position


def test_section_4e_no_bridges_in_big_boss() -> None:
    table = Position("bigboss").villa(7, 9).noble(RED, "baron", 7).money(RED, 99).table()
    assert "bridge" not in table.kinds()
    assert not table.allows("bridge", 7, 9)


@pytest.mark.parametrize(("one", "other"), [(7, 9), (11, 13), (8, 16), (17, 67), (66, 18), (62, 70)])
def test_section_4e_pillars_two_apart_in_a_row_or_column(one: int, other: int) -> None:
    assert pillars(one, other).table().allows("bridge", one, other)


@pytest.mark.parametrize(("one", "other"), [(7, 10), (10, 12), (16, 18), (8, 20), (7, 15)])
def test_section_4e_pillars_not_two_apart(one: int, other: int) -> None:
    assert not pillars(one, other).table().allows("bridge", one, other)


@pytest.mark.parametrize(("first", "second"), [(1, 2), (2, 1), (0, 1), (1, 0), (0, 0)])
def test_section_4e_pillars_of_the_same_height_at_least_1(first: int, second: int) -> None:
    position = Position("alcazar").villa(20).noble(RED, "baron", 20).stones_on(7, first).stones_on(9, second)
    if first:
        position.noble(RED, "baron", 7)
    if second:
        position.noble(RED, "baron", 9)
    assert not position.table().allows("bridge", 7, 9)


@pytest.mark.parametrize(("middle", "allowed"), [(0, True), (1, True), (2, False), (3, False)])
def test_section_4e_the_middle_is_at_least_one_lower(middle: int, allowed: bool) -> None:
    position = Position("alcazar").stones_on(7, 2).stones_on(8, middle).stones_on(9, 2).noble(RED, "baron", 7)
    if middle:
        position.flag(7)
    assert position.table().allows("bridge", 7, 9) == allowed


def test_section_4e_over_an_empty_field() -> None:
    table = pillars(7, 9).table()
    table.play("bridge", 7, 9)
    table.play("flag", "jaen")
    assert table.cells(8) == {7, 8, 9}


def test_section_4e_over_a_gap() -> None:
    table = pillars(7, 17).table()
    table.play("bridge", 7, 17)
    table.play("flag", "jaen")
    assert table.cells(7) == {7, 17, (6, 1)}


def two_decks_over_gaps() -> Position:
    return Position("alcazar").villa(8, 16).bridge(8, 16).flag(8).villa(10, 14).bridge(10, 14).flag(10)


def test_section_4e_decks_over_gaps_are_pillars() -> None:
    table = two_decks_over_gaps().noble(RED, "baron", (7, 1)).table()
    table.play("bridge", (7, 1), (9, 1))
    table.play("keep", "cadiz")
    assert [table.height(cell) for cell in ((7, 1), (8, 1), (9, 1))] == [3, 3, 3]
    assert table.value((8, 1)) == 8 + 8 + 9


def test_section_4e_a_deck_over_an_empty_field_is_a_pillar() -> None:
    position = Position("alcazar").villa(7, 9).bridge(7, 9).flag(7).stones_on(16, 2).noble(RED, "baron", 8)
    table = position.table()
    table.play("bridge", 8, 16)
    assert [table.height(cell) for cell in (7, 8, 9, (7, 1), 16)] == [2, 3, 2, 3, 3]


@pytest.mark.parametrize(
    ("first", "second", "allowed"),
    [
        (RED, None, True),
        (None, RED, True),
        (RED, RED, True),
        (None, None, False),
        (RED, BLUE, False),
        (BLUE, RED, False),
        (BLUE, None, False),
        (BLUE, BLUE, False),
    ],
)
def test_section_4e_nobles_on_the_pillars(first: int | None, second: int | None, allowed: bool) -> None:
    position = Position("alcazar").villa(7, 9)
    for field, seat in ((7, first), (9, second)):
        if seat is not None:
            position.noble(seat, "baron", field)
    assert position.table().allows("bridge", 7, 9) == allowed


def test_section_4e_a_noble_in_the_middle_is_not_enough() -> None:
    position = Position("alcazar").stones_on(7, 2).stones_on(8).stones_on(9, 2).flag(7).noble(RED, "baron", 8)
    assert not position.table().allows("bridge", 7, 9)


def test_section_4e_not_where_a_bridge_lies_already() -> None:
    position = Position("alcazar").villa(7, 9).bridge(7, 9).flag(7).stones_on(7).stones_on(9).noble(RED, "baron", 7)
    assert position.table().why_not("bridge", 7, 9).key == "bridge.there_already"
    assert not position.table().allows("bridge", 7, 9)


def test_section_4e_bridges_may_cross() -> None:
    """Three bridges run side by side over the gaps below 8, 9 and 10; the new one lies across the lower second."""
    position = Position("alcazar").villa(9, 15)
    for pillar in (8, 10, 14, 16):
        position.stones_on(pillar, 2)
    position.bridge(8, 16).bridge(9, 15).bridge(10, 14).flag(8).noble(RED, "baron", (7, 1))
    table = position.table()
    assert (table.height((8, 1)), table.value(9)) == (2, 38)
    table.play("bridge", (7, 1), (9, 1))
    assert (table.height((8, 1)), table.value(9)) == (4, 50)


def test_section_4e_bridges_may_overlap() -> None:
    position = Position("alcazar").villa(7, 9).bridge(7, 9).flag(7).stones_on(11, 2).noble(RED, "baron", 9)
    table = position.table()
    table.play("bridge", 9, 11)
    assert [table.height(field) for field in (7, 8, 9, 10, 11)] == [2, 2, 3, 3, 3]
    assert table.value(7) == 8 + 3 + 9


def test_section_4e_overlapping_by_two_cells() -> None:
    position = Position("alcazar").villa(7, 9).bridge(7, 9).flag(7).stones_on(8).stones_on(10, 3)
    table = position.noble(RED, "baron", 8).table()
    table.play("bridge", 8, 10)
    assert [table.height(field) for field in (7, 8, 9, 10)] == [2, 4, 4, 4]


@pytest.mark.parametrize("fields", [((1, 2, 3), (5, 6, 7)), ((5, 6, 7), (1, 2, 3))])
def test_section_4e_not_between_castles_of_which_one_is_worth_50(fields: tuple[tuple[int, int, int], ...]) -> None:
    full, small = fields
    position = Position("alcazar").castle(full, top=full[1], value=50).castle(small, top=small[1])
    assert not position.noble(RED, "baron", 3).table().allows("bridge", 3, 5)


def test_section_4e_within_a_castle_worth_50() -> None:
    position = Position("alcazar").castle((1, 2, 3), top=2, value=50).stones_on(3).villa(4).stones_on(5, 2)
    assert position.noble(RED, "baron", 3).table().gain("bridge", 3, 5) == 50 - 15


def test_section_4e_villa_and_castle_worth_50() -> None:
    table = Position("alcazar").castle((1, 2, 3), top=2, value=50).villa(5).noble(RED, "baron", 3).table()
    assert table.gain("bridge", 3, 5) == 50 - 15
    assert table.cells(5) == {1, 2, 3, 4, 5}


@pytest.mark.parametrize(("money", "allowed"), [(14, False), (15, True)])
def test_section_4e_pay_15_first(money: int, allowed: bool) -> None:
    table = pillars(7, 9, height=2).money(RED, money).table()
    assert table.allows("bridge", 7, 9) == allowed


def test_section_4e_takes_no_card_but_a_bridge() -> None:
    table = pillars(7, 9).hand(RED, 30).towers(RED).table()
    table.play("bridge", 7, 9)
    assert (table.shown["hands"][RED], table.shown["towers"][RED]) == ([30], 1)
    assert (table.shown["bridges"], table.shown["spans"]) == (19, [[[6, 0], [8, 0]]])


def test_section_4e_a_foreign_noble_in_the_middle_is_captured() -> None:
    position = Position("alcazar").castle((6, 7, 8), top=6).stones_on(8).noble(RED, "baron", 6)
    table = position.noble(BLUE, "grande", 7).table()
    assert table.gain("bridge", 6, 8, seat=BLUE) == 2 * 7
    assert table.noble(7) is None


def test_section_4e_own_nobles_move_up() -> None:
    position = Position("alcazar").castle((6, 7, 8), top=6).stones_on(8)
    for rank, field in (("grande", 6), ("baron", 7), ("baron", 8)):
        position.noble(RED, rank, field)
    table = position.table()
    table.play("bridge", 6, 8)
    assert [table.noble(field) for field in (6, 7, 8)] == [(RED, "grande"), (RED, "baron"), (RED, "baron")]
    assert [table.height(field) for field in (6, 7, 8)] == [3, 3, 3]


@pytest.mark.parametrize("height", [1, 2, 3, 6])
def test_section_4e_the_bridge_lies_one_level_above_its_pillars(height: int) -> None:
    table = pillars(7, 9, height).table()
    table.play("bridge", 7, 9)
    assert table.height(8) == height + 1


def three_buildings() -> Table:
    """Castles on 7 and 17 and a deck that floats between them: on this board no game comes to it."""
    position = Position("alcazar").stones_on(7, 3).flag(7, "jaen").stones_on(17, 3).flag(17, "cadiz")
    return position.bridge((5, 1), (7, 1), floating_on=2).flag((6, 1), "huelva").noble(RED, "baron", 7).table()


def test_r8_the_bridge_joins_both_pillars_and_the_middle() -> None:
    table = three_buildings()
    table.play("bridge", 7, 17)
    table.play("keep", "jaen")
    assert table.cells(7) == {7, 17, (5, 1), (6, 1), (7, 1)}
    assert table.value(7) == 5 + 5 + 6 + 12


def test_r8_an_empty_middle_adds_nothing() -> None:
    table = pillars(7, 9, height=3).table()
    table.play("bridge", 7, 9)
    table.play("keep", "almeria")
    assert table.value(7) == 5 + 5 + 12


@pytest.mark.parametrize("cell", [7, (6, 1), 17])
def test_section_4e_then_one_noble_on_a_free_cell_of_the_three(cell: Place) -> None:
    table = pillars(7, 17).money(RED, 99).table()
    table.play("bridge", 7, 17)
    table.play("flag", "jaen")
    assert table.allows("place", "baron", cell) == (cell != 7)


def test_section_4e_then_move_or_swap_instead() -> None:
    position = Position("alcazar").castle((6, 7, 8), top=6).stones_on(8).noble(RED, "baron", 6)
    table = position.stones_on(9).noble(RED, "grande", 9).noble(WHITE, "baron", 7).table()
    table.play("bridge", 6, 8)
    assert table.options("move") == {(6, 7), (6, 8), (9, 7), (9, 8)}
    assert table.options("swap") == {(6, 9)}
