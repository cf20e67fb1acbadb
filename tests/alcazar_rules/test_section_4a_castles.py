"""Section 4 A: found a castle."""

import pytest

from .positions import BLUE, RED, Position
from .table import Table

BOTH = pytest.mark.parametrize("game_id", ["alcazar", "bigboss"])
CORNERS = pytest.mark.parametrize("site", [(10, 11, 12), (12, 13, 14), (66, 67, 68), (16, 17, 18), (72, 1, 2)])


def founded(game_id: str, money: int = 40) -> Table:
    """A castle that was just founded on 7, 8 and 9 with card 8."""
    table = Position(game_id).hand(RED, 8).money(RED, money).table()
    table.play("castle", 8, (7, 8, 9))
    table.play("flag", "sevilla")
    return table


@BOTH
def test_section_4a_the_card_may_be_first_second_or_third(game_id: str) -> None:
    table = Position(game_id).hand(RED, 8).table()
    assert table.options("castle") == {(8, (6, 7, 8)), (8, (7, 8, 9)), (8, (8, 9, 10))}


@BOTH
def test_section_4a_the_card_must_be_among_the_three(game_id: str) -> None:
    assert not Position(game_id).hand(RED, 8).table().allows("castle", 8, (9, 10, 11))


@BOTH
def test_section_4a_three_consecutive_fields_across_the_end_of_the_loop(game_id: str) -> None:
    table = Position(game_id).hand(RED, 71).table()
    table.play("castle", 71, (71, 72, 1))
    table.play("flag", "jaen")
    assert table.cells(71) == {71, 72, 1}


@CORNERS
def test_r5_around_a_corner_in_alcazar(site: tuple[int, int, int]) -> None:
    table = Position("alcazar").hand(RED, site[1]).table()
    table.play("castle", site[1], site)
    table.play("flag", "jaen")
    assert table.cells(site[0]) == set(site)


@CORNERS
def test_section_4a_straight_only_in_big_boss(site: tuple[int, int, int]) -> None:
    table = Position("bigboss").hand(RED, site[1]).table()
    assert table.why_not("castle", site[1], site).key == "castle.not_straight"
    assert not table.allows("castle", site[1], site)


@pytest.mark.parametrize("site", [(11, 12, 13), (17, 18, 19), (71, 72, 1), (69, 70, 71)])
def test_section_4a_columns_and_rows_are_straight(site: tuple[int, int, int]) -> None:
    assert Position("bigboss").hand(RED, site[1]).table().allows("castle", site[1], site)


@BOTH
@pytest.mark.parametrize("taken", [6, 7, 8])
def test_section_4a_all_three_fields_have_height_0(game_id: str, taken: int) -> None:
    table = Position(game_id).villa(taken).hand(RED, 7).table()
    assert not table.allows("castle", 7, (6, 7, 8))


def test_section_4a_a_field_under_a_deck_is_not_empty() -> None:
    table = Position("alcazar").villa(7, 9).bridge(7, 9).flag(7).hand(RED, 8).table()
    assert table.options("castle") == set()


@BOTH
@pytest.mark.parametrize(("villa", "allowed"), [(4, True), (5, False), (9, False), (10, True)])
def test_section_4a_one_free_field_to_a_villa(game_id: str, villa: int, allowed: bool) -> None:
    table = Position(game_id).villa(villa).hand(RED, 7).table()
    assert table.allows("castle", 7, (6, 7, 8)) == allowed


@BOTH
@pytest.mark.parametrize(("free", "allowed"), [(1, False), (2, False), (3, True), (4, True)])
def test_section_4a_three_free_fields_to_a_castle(game_id: str, free: int, allowed: bool) -> None:
    first = 40 + free
    after = Position(game_id).castle((37, 38, 39), top=38).hand(RED, first).table()
    assert after.allows("castle", first, (first, first + 1, first + 2)) == allowed
    last = 43 - free
    before = Position(game_id).castle((44, 45, 46), top=45).hand(RED, last).table()
    assert before.allows("castle", last, (last - 2, last - 1, last)) == allowed


@BOTH
@pytest.mark.parametrize(("free", "allowed"), [(2, False), (3, True)])
def test_section_4a_three_free_fields_across_the_end_of_the_loop(game_id: str, free: int, allowed: bool) -> None:
    first = 71 - free - 2 - 1
    table = Position(game_id).castle((71, 72, 1), top=72).hand(RED, first).table()
    assert table.allows("castle", first, (first, first + 1, first + 2)) == allowed


@BOTH
def test_r6_distance_counts_only_along_the_loop(game_id: str) -> None:
    table = Position(game_id).castle((7, 8, 9), top=8).hand(RED, 15).table()
    assert table.allows("castle", 15, (14, 15, 16))  # two cells below it on the board


@BOTH
def test_section_4a_a_flag_must_be_available(game_id: str) -> None:
    position = Position(game_id).hand(RED, 55)
    for first in (1, 7, 37, 43, 49, 61, 67, 20):
        position.castle((first, first + 1, first + 2), top=first)
    table = position.table()
    assert table.shown["flags"] == []
    assert table.options("castle") == set()
    assert table.allows("villa", 55)


def test_section_4a_big_boss_needs_a_foundation() -> None:
    table = Position("bigboss").hand(RED, 8).foundations_left(0).table()
    assert table.options("castle") == set()
    assert table.allows("villa", 8)


@pytest.mark.parametrize(("stones", "allowed"), [(3, False), (4, True)])
def test_section_4a_alcazar_needs_four_stones(stones: int, allowed: bool) -> None:
    table = Position("alcazar").hand(RED, 8).stones_left(stones).table()
    assert table.allows("castle", 8, (7, 8, 9)) == allowed


def test_section_4a_big_boss_needs_one_stone() -> None:
    assert Position("bigboss").hand(RED, 8).stones_left(1).table().allows("castle", 8, (7, 8, 9))


@BOTH
def test_section_4a_the_field_of_the_card_has_height_2_the_others_1(game_id: str) -> None:
    table = founded(game_id)
    assert [table.height(field) for field in (7, 8, 9)] == [1, 2, 1]


@pytest.mark.parametrize(("game_id", "stones", "foundations"), [("alcazar", 80, 0), ("bigboss", 83, 7)])
def test_section_4a_pieces_that_a_castle_takes(game_id: str, stones: int, foundations: int) -> None:
    shown = founded(game_id).shown
    assert (shown["stones"], shown["foundations"]) == (stones, foundations)


@BOTH
def test_section_4a_value_5_and_income_5(game_id: str) -> None:
    table = founded(game_id)
    assert (table.value(8), table.money(RED)) == (5, 45)


@BOTH
def test_section_4a_the_player_chooses_any_available_flag(game_id: str) -> None:
    table = Position(game_id).castle((37, 38, 39), top=38, flag="jaen").hand(RED, 8).table()
    table.play("castle", 8, (7, 8, 9))
    assert table.options("flag") == {"almeria", "cadiz", "cordoba", "granada", "huelva", "malaga", "sevilla"}
    table.play("flag", "huelva")
    assert table.flag(8) == "huelva"


@BOTH
def test_section_4a_one_noble_or_two_on_any_of_the_three(game_id: str) -> None:
    table = founded(game_id)
    assert table.options("place") == {(rank, field) for rank in ("baron", "grande") for field in (7, 8, 9)}
    table.play("place", "baron", 7)
    assert (table.player, table.phase) == (RED, "nobles")
    table.play("place", "grande", 8)
    assert table.player == BLUE
    assert (table.noble(7), table.noble(8), table.noble(9)) == ((RED, "baron"), (RED, "grande"), None)


@BOTH
def test_section_4a_one_noble_is_enough(game_id: str) -> None:
    table = founded(game_id)
    table.play("place", "baron", 7)
    table.play("done")
    assert table.player == BLUE


@BOTH
def test_section_4a_nobody_needs_to_be_placed(game_id: str) -> None:
    table = founded(game_id)
    table.play("done")
    assert (table.player, table.shown["nobles"]) == (BLUE, [])


def test_section_4a_foundations_never_come_back() -> None:
    position = Position("bigboss").castle((1, 2, 3), top=2, value=8).castle((5, 6, 7), top=6).hand(RED, 4)
    table = position.table()
    table.play("build", 4)
    assert len(table.shown["flags"]) == 7
    assert table.shown["foundations"] == 6
