"""Section 5: mergers."""

import pytest

from .positions import BLUE, RED, WHITE, Position
from .table import Table

BOTH = pytest.mark.parametrize("game_id", ["alcazar", "bigboss"])


def two_castles(game_id: str, left: int, right: int) -> Position:
    """Jaén on 1-3 and Cádiz on 5-7, with card 4 between them in Red's hand."""
    position = Position(game_id).castle((1, 2, 3), top=2, value=left, flag="jaen")
    return position.castle((5, 6, 7), top=6, value=right, flag="cadiz").hand(RED, 4)


# -- refused at 50 ----------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize(("left", "right"), [(50, 5), (5, 50), (50, 50)])
def test_section_5_no_merger_with_a_castle_worth_50(game_id: str, left: int, right: int) -> None:
    table = two_castles(game_id, left, right).noble(RED, "grande", 1).table()
    before = table.shown
    assert table.gain("build", 4) == 50
    after = table.shown
    assert after["stones"] == before["stones"] - 1
    assert after["hands"][RED] == []
    assert all(after[key] == before[key] for key in ("cells", "buildings", "nobles", "flags", "foundations"))


@BOTH
def test_r13_nothing_to_place_move_or_swap_after_a_refused_card(game_id: str) -> None:
    position = two_castles(game_id, 50, 5).noble(RED, "grande", 1).noble(RED, "baron", 3)
    table = position.money(RED, 999).table()
    table.play("build", 4)
    assert (table.player, table.phase) == (BLUE, "main")


@BOTH
def test_section_5_the_field_stays_open_after_a_refused_card(game_id: str) -> None:
    table = two_castles(game_id, 50, 5).hand(BLUE, 3).table()
    table.play("build", 4)
    assert table.height(4) == 0
    assert table.gain("build", 3) == 50


def test_section_5_no_bridge_to_a_castle_worth_50() -> None:
    assert not two_castles("alcazar", 50, 5).noble(RED, "baron", 3).table().allows("bridge", 3, 5)


def test_section_5_values_before_the_action_count_49_is_not_50() -> None:
    table = two_castles("alcazar", 49, 5).table()
    assert table.gain("build", 4) == 50
    assert table.cells(4) == {1, 2, 3, 4, 5, 6, 7}


# -- castle with castle -----------------------------------------------------------------------------------------------


@BOTH
def test_section_5_the_more_valuable_castle_stays(game_id: str) -> None:
    table = two_castles(game_id, 5, {"alcazar": 7, "bigboss": 8}[game_id]).table()
    table.play("build", 4)
    assert (table.phase, table.flag(1)) == ("nobles", "cadiz")
    assert "jaen" in table.shown["flags"]


@pytest.mark.parametrize(("game_id", "left", "right"), [("alcazar", 5, 7), ("bigboss", 5, 8), ("alcazar", 9, 21)])
def test_section_5_united_value_is_the_sum_with_the_piece(game_id: str, left: int, right: int) -> None:
    table = two_castles(game_id, left, right).table()
    assert table.gain("build", 4) == left + right + 1
    assert table.value(4) == left + right + 1


@BOTH
@pytest.mark.parametrize("survivor", ["jaen", "cadiz"])
def test_section_5_at_a_tie_the_player_says_which_stays(game_id: str, survivor: str) -> None:
    table = two_castles(game_id, 5, 5).table()
    table.play("build", 4)
    assert (table.phase, table.options("keep")) == ("keep", {"jaen", "cadiz"})
    assert table.gain("keep", survivor) == 11
    assert (table.flag(1), table.flag(7)) == (survivor, survivor)


@BOTH
@pytest.mark.parametrize(("extra", "asked"), [(0, True), (1, True), (2, False)])
def test_section_5_the_connecting_piece_may_tip_the_scale(game_id: str, extra: int, asked: bool) -> None:
    position = Position(game_id).castle((1, 2, 3), top=2, flag="jaen")
    position.castle((5, 6, 7), top=6, flag="cadiz").villa(*range(8, 8 + extra))
    table = position.hand(RED, 4).table()
    table.play("build", 4)
    assert (table.phase == "keep") == asked


@pytest.mark.parametrize(("small", "asked"), [(9, False), (11, True), (13, True)])
def test_section_5_a_bridge_tips_the_scale_by_its_own_worth(small: int, asked: bool) -> None:
    """The bridge lies on level 3 and is worth 9: b + 9 >= 20."""
    position = Position("alcazar").castle((1, 2, 3), top=3, flag="jaen").stones_on(1, 7).villa(72)
    position.castle((5, 6, 7), top=5, flag="cadiz").stones_on(7, (small - 5) // 2).noble(RED, "baron", 3)
    table = position.table()
    assert (table.value(1), table.value(5)) == (20, small)
    table.play("bridge", 3, 5)
    assert (table.phase == "keep") == asked


def test_section_5_united_value_at_most_50() -> None:
    table = two_castles("alcazar", 27, 29).table()
    assert table.gain("build", 4) == 50


def nobles_in_both(game_id: str) -> Table:
    """Everybody stands in the smaller castle Jaén, Blue in Cádiz too."""
    position = two_castles(game_id, 5, {"alcazar": 7, "bigboss": 8}[game_id])
    position.noble(RED, "baron", 1).noble(BLUE, "grande", 2).noble(WHITE, "baron", 3).noble(BLUE, "baron", 7)
    return position.table()


def test_section_5_big_boss_captures_foreign_nobles_of_the_castle_taken_over() -> None:
    table = nobles_in_both("bigboss")
    money = [table.money(seat) for seat in (BLUE, WHITE)]
    table.play("build", 4)
    assert [table.noble(field) for field in (1, 2, 3, 7)] == [(RED, "baron"), None, None, (BLUE, "baron")]
    assert [table.money(BLUE), table.money(WHITE)] == [money[0] + 10, money[1] + 5]


def test_section_5_alcazar_all_nobles_stay() -> None:
    table = nobles_in_both("alcazar")
    before = table.shown["nobles"]
    table.play("build", 4)
    assert table.shown["nobles"] == before


@pytest.mark.parametrize(("survivor", "gone"), [("jaen", 7), ("cadiz", 1)])
def test_section_5_big_boss_captures_follow_the_choice(survivor: str, gone: int) -> None:
    table = two_castles("bigboss", 5, 5).noble(BLUE, "baron", 1).noble(BLUE, "baron", 7).table()
    table.play("build", 4)
    assert table.gain("keep", survivor, seat=BLUE) == 5
    assert [field for field in (1, 7) if table.noble(field) is None] == [gone]


# -- villas -----------------------------------------------------------------------------------------------------------


@BOTH
def test_section_5_villa_with_castle(game_id: str) -> None:
    position = Position(game_id).castle((1, 2, 3), top=2, flag="jaen").villa(5, 6).noble(BLUE, "baron", 6)
    table = position.hand(RED, 4).table()
    assert table.gain("build", 4) == 8
    assert (table.flag(6), table.noble(6)) == ("jaen", (BLUE, "baron"))


@BOTH
def test_section_5_a_villa_however_large_becomes_part_of_the_castle(game_id: str) -> None:
    position = Position(game_id).stones_on(30, 15 if game_id == "alcazar" else 7).hand(RED, 31)
    for first in (1, 7, 13, 37, 43, 49, 61):
        position.castle((first, first + 1, first + 2), top=first)
    table = position.castle((32, 33, 34), top=33, flag="sevilla").noble(BLUE, "baron", 30).table()
    villa = table.value(30)
    assert villa > 25
    assert table.gain("build", 31) == villa + 6
    assert (table.flag(30), table.noble(30)) == ("sevilla", (BLUE, "baron"))


@BOTH
def test_section_5_a_castle_at_50_takes_a_villa_and_stays_at_50(game_id: str) -> None:
    table = Position(game_id).castle((1, 2, 3), top=2, value=50, flag="jaen").villa(5).hand(RED, 4).table()
    assert table.gain("build", 4) == 50
    assert (table.flag(5), table.value(5), table.height(4)) == ("jaen", 50, 1)


@BOTH
def test_section_5_villa_with_villa(game_id: str) -> None:
    table = Position(game_id).villa(5).villa(7).noble(BLUE, "baron", 5).hand(RED, 6).table()
    assert table.gain("build", 6) == 3
    assert (table.flag(5), table.noble(5)) == (None, (BLUE, "baron"))


def test_section_5_two_villas_joined_by_a_bridge_become_a_castle() -> None:
    table = Position("alcazar").villa(5, 7).noble(RED, "baron", 5).table()
    assert table.gain("bridge", 5, 7) == 8 - 15
    table.play("flag", "malaga")
    assert table.flag(7) == "malaga"


# -- three buildings --------------------------------------------------------------------------------------------------


def three_castles(jaen: int, cadiz: int) -> Position:
    """Jaén at pillar 7, Cádiz at pillar 17, and Huelva, worth 6, a deck that floats under the bridge between them."""
    position = Position("alcazar").castle((7, 8, 9), top=9, value=jaen - 4, flag="jaen").stones_on(7, 2)
    position.castle((15, 16, 17), top=15, value=cadiz - 4, flag="cadiz").stones_on(17, 2)
    return position.bridge((5, 1), (7, 1), floating_on=2).flag((6, 1), "huelva").noble(RED, "baron", 7)


@pytest.mark.parametrize(
    ("jaen", "cadiz", "heirs"),
    [
        (9, 9, {"jaen", "cadiz", "huelva"}),
        (9, 17, {"jaen", "cadiz", "huelva"}),  # 6 + 12 is enough for 17
        (9, 19, {"jaen", "cadiz"}),  # 6 + 12 is less than 19, 9 + 12 is not
        (9, 21, {"jaen", "cadiz"}),
    ],
)
def test_r9_three_buildings_survivor(jaen: int, cadiz: int, heirs: set[str]) -> None:
    table = three_castles(jaen, cadiz).table()
    table.play("bridge", 7, 17)
    assert table.options("keep") == heirs


def test_r9_three_buildings_without_a_choice() -> None:
    table = three_castles(9, 23).table()
    assert table.gain("bridge", 7, 17) == 9 + 23 + 6 + 12 - 15
    assert table.flag(7) == "cadiz"


def test_r9_three_castles_become_one_and_two_flags_return() -> None:
    table = three_castles(9, 9).table()
    table.play("bridge", 7, 17)
    table.play("keep", "huelva")
    assert len(table.shown["flags"]) == 7
    assert (table.flag(7), table.flag(17), table.value(7)) == ("huelva", "huelva", 9 + 9 + 6 + 12)


def test_r9_villas_join_the_castle() -> None:
    position = Position("alcazar").castle((7, 8, 9), top=7, flag="jaen").stones_on(17, 2)
    table = position.bridge((5, 1), (7, 1), floating_on=1).noble(RED, "baron", 7).table()
    assert table.gain("bridge", 7, 17) == 5 + 3 + 3 + 9 - 15
    assert {table.flag(cell) for cell in (7, 17, (5, 1))} == {"jaen"}


def test_r9_three_castles_of_which_one_is_worth_50() -> None:
    assert not three_castles(9, 49).villa(14).table().allows("bridge", 7, 17)
