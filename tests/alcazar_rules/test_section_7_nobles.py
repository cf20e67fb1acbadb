"""Section 7: placing, moving and swapping nobles."""

import pytest

from .positions import BLUE, RED, Position
from .table import Table

BOTH = pytest.mark.parametrize("game_id", ["alcazar", "bigboss"])


@BOTH
@pytest.mark.parametrize(("rank", "price"), [("baron", 6), ("grande", 12)])
def test_section_7_place_costs_the_present_value_or_twice_that(game_id: str, rank: str, price: int) -> None:
    table = Position(game_id).castle((7, 8, 9), top=8).hand(RED, 10).table()
    table.play("build", 10)
    assert table.gain("place", rank, 10) == -price
    assert table.noble(10) == (RED, rank)


@BOTH
@pytest.mark.parametrize(("money", "ranks"), [(0, {"baron"}), (5, {"baron"}), (6, {"baron", "grande"})])
def test_section_7_place_after_the_income_was_received(game_id: str, money: int, ranks: set[str]) -> None:
    table = Position(game_id).castle((7, 8, 9), top=8).hand(RED, 10).money(RED, money).table()
    table.play("build", 10)
    assert {rank for rank, _ in table.options("place")} == ranks


@BOTH
def test_section_7_place_only_on_pieces_built_this_turn(game_id: str) -> None:
    table = Position(game_id).castle((7, 8, 9), top=8).hand(RED, 10).table()
    table.play("build", 10)
    assert not table.allows("place", "baron", 8)
    assert {cell for _, cell in table.options("place")} == {10}


@BOTH
def test_section_7_place_only_on_a_free_cell(game_id: str) -> None:
    table = Position(game_id).hand(RED, 8).table()
    table.play("castle", 8, (7, 8, 9))
    table.play("flag", "jaen")
    table.play("place", "baron", 8)
    assert not table.allows("place", "baron", 8)
    assert table.allows("place", "baron", 7)


@BOTH
def test_section_7_place_only_from_the_supply(game_id: str) -> None:
    position = Position(game_id).villa(5).hand(RED, 6)
    for field in (20, 22):
        position.villa(field).noble(RED, "grande", field)
    table = position.table()
    table.play("build", 6)
    assert table.options("place") == {("baron", 6)}


@BOTH
def test_section_7_place_one_noble_per_turn(game_id: str) -> None:
    table = Position(game_id).villa(5).hand(RED, 6).table()
    table.play("build", 6)
    table.play("place", "baron", 6)
    assert table.player == BLUE


@BOTH
def test_section_7_place_up_to_two_after_founding_a_castle(game_id: str) -> None:
    table = Position(game_id).hand(RED, 8).table()
    table.play("castle", 8, (7, 8, 9))
    table.play("flag", "jaen")
    assert table.gain("place", "grande", 8) == -10
    assert table.gain("place", "baron", 9) == -5
    assert table.player == BLUE


@BOTH
def test_section_7_place_the_question_is_skipped_when_nobody_can_be_placed(game_id: str) -> None:
    position = Position(game_id).hand(RED, 8).money(RED, 5)
    table = position.table()
    table.play("castle", 8, (7, 8, 9))
    table.play("flag", "jaen")
    table.play("place", "grande", 8)
    assert (table.player, table.money(RED)) == (BLUE, 0)  # nothing is left for a second noble


# -- Alcazar: move and swap -------------------------------------------------------------------------------------------


def castle_with_two_nobles() -> Position:
    """Red's baron on 7, grande on 9 of a castle, and another baron in a villa."""
    position = Position("alcazar").castle((7, 8, 9), top=8).noble(RED, "baron", 7).noble(RED, "grande", 9)
    return position.villa(20).noble(RED, "baron", 20)


def test_section_7_move_to_a_cell_built_this_turn_is_free() -> None:
    table = castle_with_two_nobles().hand(RED, 10).table()
    table.play("build", 10)
    assert table.options("move") == {(7, 10), (9, 10)}
    assert table.gain("move", 9, 10) == 0
    assert (table.noble(9), table.noble(10), table.player) == (None, (RED, "grande"), BLUE)


def test_section_7_move_not_from_another_building() -> None:
    table = castle_with_two_nobles().hand(RED, 10).table()
    table.play("build", 10)
    assert not table.allows("move", 20, 10)


def test_section_7_move_not_to_a_cell_built_earlier() -> None:
    table = castle_with_two_nobles().hand(RED, 10).table()
    table.play("build", 10)
    assert not table.allows("move", 7, 8)


def test_section_7_move_not_a_foreign_noble() -> None:
    table = castle_with_two_nobles().noble(BLUE, "baron", 8).hand(RED, 10).table()
    table.play("build", 10)
    assert not table.allows("move", 8, 10)


def test_section_7_move_after_a_merger_from_the_building_taken_over() -> None:
    position = Position("alcazar").castle((7, 8, 9), top=8).villa(11).noble(RED, "baron", 11).hand(RED, 10)
    table = position.table()
    table.play("build", 10)
    assert table.options("move") == {(11, 10)}


def test_section_7_swap_grande_and_baron_is_free() -> None:
    table = castle_with_two_nobles().hand(RED, 10).table()
    table.play("build", 10)
    assert table.options("swap") == {(7, 9)}
    assert table.gain("swap", 7, 9) == 0
    assert (table.noble(7), table.noble(9), table.player) == ((RED, "grande"), (RED, "baron"), BLUE)


def test_section_7_swap_not_with_another_building() -> None:
    table = castle_with_two_nobles().hand(RED, 10).table()
    table.play("build", 10)
    assert not table.allows("swap", 9, 20)


def test_section_7_swap_not_two_of_the_same_rank() -> None:
    table = Position("alcazar").villa(7, 8).noble(RED, "baron", 7).noble(RED, "baron", 8).hand(RED, 9).table()
    table.play("build", 9)
    assert table.options("swap") == set()
    assert not table.allows("swap", 7, 8)


def test_section_7_swap_not_with_a_foreign_noble() -> None:
    table = Position("alcazar").villa(7, 8).noble(RED, "baron", 7).noble(BLUE, "grande", 8).hand(RED, 9).table()
    table.play("build", 9)
    assert not table.allows("swap", 7, 8)


def test_section_7_one_of_place_move_and_swap() -> None:
    for move in (("place", "baron", 10), ("move", 7, 10), ("swap", 7, 9), ("done",)):
        table = castle_with_two_nobles().hand(RED, 10).table()
        table.play("build", 10)
        table.play(*move)
        assert table.player == BLUE


def test_section_7_big_boss_neither_moves_nor_swaps() -> None:
    position = Position("bigboss").castle((7, 8, 9), top=8).noble(RED, "baron", 7).noble(RED, "grande", 9)
    table = position.hand(RED, 10).table()
    table.play("build", 10)
    assert table.kinds() == {"place", "done"}
    assert not table.allows("move", 7, 10)
    assert not table.allows("swap", 7, 9)


@pytest.mark.parametrize("piece", ["card", "tower"])
def test_r11_swap_when_the_new_stone_went_under_ones_own_noble(piece: str) -> None:
    table = castle_with_two_nobles().hand(RED, 7).towers(RED).table()
    table.play(*(("build", 7) if piece == "card" else ("tower", 7)))
    assert table.kinds() == {"swap", "done"}
    table.play("swap", 7, 9)
    assert (table.noble(7), table.noble(9)) == ((RED, "grande"), (RED, "baron"))


def founded() -> Table:
    """Red founded a castle and placed a grande in it; a baron stands elsewhere."""
    table = Position("alcazar").villa(20).noble(RED, "baron", 20).hand(RED, 8).money(RED, 60).table()
    table.play("castle", 8, (7, 8, 9))
    table.play("flag", "jaen")
    table.play("place", "grande", 7)
    return table


def test_r12_nothing_to_move_or_swap_after_founding_a_castle() -> None:
    table = founded()
    assert table.kinds() == {"place", "done"}
    assert not table.allows("move", 7, 8)
    assert not table.allows("swap", 7, 20)


def test_r12_nothing_to_move_or_swap_after_founding_a_villa() -> None:
    table = castle_with_two_nobles().hand(RED, 30).table()
    table.play("villa", 30)
    assert table.kinds() == {"place", "done"}
    assert not table.allows("move", 7, 30)
    assert not table.allows("swap", 7, 9)


def test_r13_nothing_to_place_after_a_refused_card() -> None:
    position = Position("alcazar").castle((1, 2, 3), top=2, value=50).castle((5, 6, 7), top=6).hand(RED, 4)
    table = position.noble(RED, "baron", 1).noble(RED, "grande", 3).money(RED, 999).table()
    table.play("build", 4)
    assert table.player == BLUE
