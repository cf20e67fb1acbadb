"""Section 1: the board."""

import pytest

from tests.reference.board import CELL_OF, step

from .positions import RED, Position


@pytest.mark.parametrize("field", range(1, 73))
def test_r1_every_field_lies_where_the_drawing_says(field: int) -> None:
    table = Position("alcazar").hand(RED, field).table()
    table.play("villa", field)
    assert table.shown["cells"] == [[*CELL_OF[field], 1]]


def test_section_1_72_touches_1() -> None:
    table = Position("alcazar").villa(72).hand(RED, 1).table()
    assert not table.allows("villa", 1)
    assert table.gain("build", 1) == 2


@pytest.mark.parametrize("field", range(1, 73))
def test_section_1_neighbours_are_the_consecutive_fields(field: int) -> None:
    table = Position("alcazar").villa(field).hand(RED, *range(1, 73)).table()
    assert table.options("build") == {step(field, -1), field, step(field, 1)}


def test_section_1_neighbours_are_the_adjacent_fields() -> None:
    def touch(one: int, other: int) -> bool:
        (x, y), (a, b) = CELL_OF[one], CELL_OF[other]
        return abs(x - a) + abs(y - b) == 1

    for field in CELL_OF:
        assert {other for other in CELL_OF if touch(field, other)} == {step(field, -1), step(field, 1)}


def test_r1_bridges_over_gaps_that_the_rulebooks_name() -> None:
    position = Position("alcazar").villa(7, 17, 67).noble(RED, "baron", 7).noble(RED, "baron", 67).money(RED, 60)
    assert position.table().options("bridge") == {(7, 17), (67, 17)}


def test_r1_the_middle_of_the_bridge_from_17_to_67_reaches_6() -> None:
    position = Position("alcazar").villa(17, 67).bridge(17, 67).flag(17).stones_on(6, 2).noble(RED, "baron", 6)
    table = position.table()
    assert table.options("bridge") == {(6, (5, 2))}
    table.play("bridge", 6, (5, 2))
    assert table.cells(6) == {6, 17, 67, (5, 1), (5, 2)}


@pytest.mark.parametrize("first", [*range(1, 10), *range(37, 41)])
def test_r1_the_rows_1_to_11_and_37_to_42_are_straight(first: int) -> None:
    table = Position("bigboss").hand(RED, first).table()
    assert table.allows("castle", first, (first, first + 1, first + 2))


@pytest.mark.parametrize("gap", [(5, 2), (1, 1), (9, 9)])
def test_section_1_nothing_is_built_on_the_ground_of_a_gap(gap: tuple[int, int]) -> None:
    x, y = gap
    table = Position("alcazar").villa(6).noble(RED, "baron", 6).towers(RED).table()
    assert table.why_not("tower", gap).key == "tower.not_on_the_ground"
    assert table.why_not("bridge", gap, (x + 1, y)).key == "bridge.not_two_apart"
    assert table.why_not("bridge", (x - 1, y), (x + 1, y)).key == "bridge.pillar_not_built"


def test_section_1_a_bridge_may_span_a_gap() -> None:
    table = Position("alcazar").villa(8, 16).noble(RED, "baron", 8).table()
    table.play("bridge", 8, 16)
    assert table.height((7, 1)) == 2
