"""Section 11: the worked examples of Das neue Big Boss."""

import pytest

from .positions import BLUE, RED, WHITE, Position


def test_section_11_bb_castle_6_card_10_on_an_occupied_ground_stone() -> None:
    table = Position("bigboss").castle((7, 8, 9), top=8).villa(10).hand(RED, 10).table()
    assert table.value(10) == 6
    assert table.gain("build", 10) == 8


def test_section_11_bb_tower_card_to_level_3() -> None:
    table = Position("bigboss").castle((7, 8, 9), top=8).villa(10).stones_on(10).towers(RED).table()
    assert table.value(8) == 8
    assert table.gain("tower", 8) == 11


def test_section_11_bb_castles_11_and_6_joined_by_card_6() -> None:
    position = Position("bigboss").castle((3, 4, 5), top=4, value=8, flag="jaen").villa(2).stones_on(2)
    position.castle((7, 8, 9), top=8, flag="cadiz").villa(10)
    position.noble(BLUE, "grande", 7).noble(WHITE, "baron", 10).noble(RED, "baron", 9).noble(BLUE, "baron", 4)
    table = position.hand(RED, 6).table()
    assert (table.value(3), table.value(7)) == (11, 6)
    blue, white = table.money(BLUE), table.money(WHITE)
    assert table.gain("build", 6) == 18
    assert (table.value(6), table.flag(7)) == (18, "jaen")
    assert [table.noble(field) for field in (4, 7, 9, 10)] == [(BLUE, "baron"), None, (RED, "baron"), None]
    assert (table.money(BLUE), table.money(WHITE)) == (blue + 12, white + 6)


def test_section_11_bb_castle_6_and_a_villa_of_four_stones() -> None:
    position = Position("bigboss").castle((7, 8, 9), top=8).villa(10).villa(2, 3, 4, 5).hand(RED, 6)
    assert position.table().gain("build", 6) == 11


def test_section_11_bb_tower_card_under_the_own_grande() -> None:
    position = Position("bigboss").castle((7, 8, 9), top=8).villa(10).noble(RED, "grande", 8).towers(RED)
    table = position.money(RED, 99).table()
    assert table.value(8) == 6
    assert table.gain("tower", 8) == 9
    assert table.player == BLUE  # nobody may be placed


def test_section_11_bb_tower_on_a_foundation_cell_then_card_10() -> None:
    position = Position("bigboss").castle((8, 9, 10), top=8).villa(11).stones_on(8).towers(BLUE).turn(BLUE)
    table = position.hand(RED, 10).table()
    assert table.value(8) == 9
    assert table.gain("tower", 10) == 11
    assert table.gain("place", "grande", 10) == -22
    table.play("buy_deck")
    assert table.player == RED
    assert table.gain("build", 10, seat=BLUE) == 22
    assert (table.noble(10), table.height(10)) == (None, 3)


@pytest.mark.parametrize(("stones", "rank", "paid"), [(4, "baron", 10), (5, "grande", 30), (0, "grande", 4)])
def test_section_11_bb_withdrawing(stones: int, rank: str, paid: int) -> None:
    position = Position("bigboss")
    if stones:
        position.stones_on(20, stones).flag(20)
    else:
        position.villa(20, 21)
    table = position.noble(RED, rank, 20).table()
    assert table.gain("withdraw", 20) == paid
