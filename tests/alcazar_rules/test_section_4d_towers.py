"""Section 4 D: extend a building with a tower card."""

import pytest

from .positions import BLUE, RED, Position

BOTH = pytest.mark.parametrize("game_id", ["alcazar", "bigboss"])
GAP = (7, 1)  # between 8 and 16


@BOTH
@pytest.mark.parametrize(("height", "allowed"), [(0, False), (1, True), (2, True), (3, True), (4, True), (5, False)])
def test_section_4d_the_new_stone_lies_on_level_2_to_5(game_id: str, height: int, allowed: bool) -> None:
    position = Position(game_id).castle((7, 8, 9), top=8).stones_on(6, height).towers(RED)
    if height:
        position.noble(RED, "baron", 6)
    table = position.table()
    assert table.allows("tower", 6) == allowed
    if allowed:
        table.play("tower", 6)
        assert table.height(6) == height + 1


@BOTH
def test_section_4d_a_tower_card_is_needed(game_id: str) -> None:
    assert not Position(game_id).villa(6).noble(RED, "baron", 6).towers(BLUE).table().allows("tower", 6)


@BOTH
def test_section_4d_never_on_a_foreign_noble(game_id: str) -> None:
    position = Position(game_id).castle((7, 8, 9), top=8).noble(RED, "baron", 8).stones_on(6).noble(BLUE, "baron", 6)
    assert not position.towers(RED).table().allows("tower", 6)


def test_section_4d_big_boss_any_such_cell() -> None:
    table = Position("bigboss").castle((7, 8, 9), top=8).villa(20).noble(BLUE, "baron", 7).towers(RED).table()
    assert table.options("tower") == {8, 9, 20}


@pytest.mark.parametrize(("game_id", "income"), [("alcazar", 7), ("bigboss", 8)])
def test_section_4d_income(game_id: str, income: int) -> None:
    table = Position(game_id).castle((7, 8, 9), top=8).noble(RED, "baron", 8).towers(RED).table()
    assert table.gain("tower", 8) == income


def test_section_4d_alcazar_a_under_a_noble_of_ones_own() -> None:
    table = Position("alcazar").castle((7, 8, 9), top=8).villa(20).noble(RED, "baron", 20).towers(RED).table()
    assert table.options("tower") == {20}


def test_section_4d_alcazar_not_just_anywhere() -> None:
    table = Position("alcazar").castle((7, 8, 9), top=8).villa(20).towers(RED).table()
    assert table.options("tower") == set()


@pytest.mark.parametrize("other", [6, 10, 16])
def test_section_4d_alcazar_b_two_cells_away_from_a_higher_noble(other: int) -> None:
    position = Position("alcazar").castle((7, 8, 9), top=8).villa(other).noble(RED, "baron", 8).towers(RED)
    assert position.table().options("tower") == {8, other}


@pytest.mark.parametrize("other", [7, 11, 17, 20])
def test_section_4d_alcazar_b_not_elsewhere(other: int) -> None:
    position = Position("alcazar").castle((7, 8, 9), top=8).noble(RED, "baron", 8).towers(RED)
    if other != 7:
        position.villa(other)
    assert not position.table().allows("tower", other)


@pytest.mark.parametrize(("height", "allowed"), [(1, True), (2, True), (3, False), (4, False)])
def test_section_4d_alcazar_b_strictly_higher(height: int, allowed: bool) -> None:
    position = Position("alcazar").stones_on(6, 3).flag(6).stones_on(8, height).noble(RED, "baron", 6).towers(RED)
    if height > 2:
        position.flag(8)
    assert position.table().allows("tower", 8) == allowed


@pytest.mark.parametrize(("height", "allowed"), [(4, True), (5, False)])
def test_section_4d_alcazar_b_level_5_is_the_limit_here_too(height: int, allowed: bool) -> None:
    position = Position("alcazar").stones_on(6, 6).flag(6).stones_on(8, height).flag(8).noble(RED, "baron", 6)
    assert position.towers(RED).table().allows("tower", 8) == allowed


def test_section_4d_alcazar_b_the_cell_carries_no_noble() -> None:
    position = Position("alcazar").castle((7, 8, 9), top=8).villa(6).noble(RED, "baron", 8).noble(BLUE, "baron", 6)
    assert position.towers(RED).table().options("tower") == {8}


def test_section_4d_alcazar_b_the_higher_noble_is_ones_own() -> None:
    position = Position("alcazar").castle((7, 8, 9), top=8).villa(6).noble(BLUE, "baron", 8).towers(RED)
    assert position.table().options("tower") == set()


@pytest.mark.parametrize("between", [0, 1, 5])
def test_section_4d_alcazar_b_the_height_between_does_not_matter(between: int) -> None:
    position = Position("alcazar").stones_on(6, 3).flag(6).villa(8).stones_on(7, between).noble(RED, "baron", 6)
    assert position.towers(RED).table().allows("tower", 8)


def test_section_4d_alcazar_b_the_bridge_need_never_be_built() -> None:
    """The field between is too high for that bridge, and nobody has the money for it: fine all the same."""
    position = Position("alcazar").castle((6, 7, 8), top=7, value=15).stones_on(6).noble(RED, "baron", 6).towers(RED)
    table = position.money(RED, 0).table()
    assert table.gain("tower", 8) == 19
    assert table.height(6) == table.height(8) < table.height(7)


def test_section_4d_alcazar_b_on_a_deck_over_a_gap() -> None:
    position = Position("alcazar").villa(8, 16).bridge(8, 16).flag(8).villa(10, 14).bridge(10, 14).flag(10)
    table = position.stones_on((9, 1)).noble(RED, "baron", (9, 1)).towers(RED).table()
    assert GAP in table.options("tower")
    table.play("tower", GAP)
    assert table.height(GAP) == 3


def test_section_4d_a_noble_on_a_deck_over_a_gap_may_be_raised() -> None:
    position = Position("alcazar").villa(8, 16).bridge(8, 16).flag(8).noble(RED, "baron", GAP).towers(RED)
    table = position.table()
    assert table.gain("tower", GAP) == 10
    assert table.height(GAP) == 3
    assert table.noble(GAP) == (RED, "baron")


def test_r7_no_preparation_where_a_bridge_already_lies() -> None:
    position = Position("alcazar").villa(7, 9).bridge(7, 9).flag(7).stones_on(7).noble(RED, "baron", 7).towers(RED)
    assert position.table().options("tower") == {7}


def test_r7_no_preparation_where_castles_would_join_one_of_them_worth_50() -> None:
    position = Position("alcazar").castle((1, 2, 3), top=3, value=50).castle((5, 6, 7), top=6)
    table = position.noble(RED, "baron", 3).towers(RED).table()
    assert not table.allows("tower", 5)
    assert table.allows("tower", 1)  # that bridge would join nothing


def test_r7_the_castle_worth_50_may_be_the_lower_one() -> None:
    position = Position("alcazar").castle((1, 2, 3), top=2, value=50).castle((5, 6, 7), top=5)
    table = position.noble(RED, "baron", 5).towers(RED).table()
    assert not table.allows("tower", 3)
    assert table.allows("tower", 7)


def test_r7_inside_one_castle_worth_50_a_bridge_can_be_prepared() -> None:
    table = Position("alcazar").castle((1, 2, 3), top=2, value=50).villa(4).noble(RED, "baron", 2).towers(RED).table()
    assert table.options("tower") == {4}


def test_r7_a_villa_and_a_castle_worth_50_can_be_joined() -> None:
    position = Position("alcazar").castle((1, 2, 3), top=3, value=50).villa(5).noble(RED, "baron", 3).towers(RED)
    assert position.table().allows("tower", 5)


def test_r7_two_smaller_castles_can_be_joined() -> None:
    position = Position("alcazar").castle((1, 2, 3), top=3).castle((5, 6, 7), top=6).noble(RED, "baron", 3).towers(RED)
    assert position.table().allows("tower", 5)


@BOTH
def test_section_4d_own_noble_stays_on_top_and_nobody_is_placed(game_id: str) -> None:
    table = Position(game_id).castle((7, 8, 9), top=8).noble(RED, "baron", 8).towers(RED).table()
    table.play("tower", 8)
    assert table.noble(8) == (RED, "baron")
    assert table.player == BLUE


def test_section_4d_otherwise_one_noble_may_be_placed_big_boss() -> None:
    table = Position("bigboss").castle((7, 8, 9), top=8).towers(RED).table()
    table.play("tower", 7)
    assert table.options("place") == {("baron", 7), ("grande", 7)}


def test_section_4d_otherwise_one_noble_may_be_placed_alcazar() -> None:
    table = Position("alcazar").castle((7, 8, 9), top=8).villa(6).noble(RED, "baron", 8).towers(RED).table()
    table.play("tower", 6)
    assert table.options("place") == {("baron", 6), ("grande", 6)}
