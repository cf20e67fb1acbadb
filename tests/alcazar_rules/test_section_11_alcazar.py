"""Section 11: the worked examples of Alcazar."""

import pytest

from .positions import BLUE, RED, WHITE, YELLOW, Position
from .table import Table


def test_section_11_al_card_8_founds_three_ways() -> None:
    table = Position("alcazar").hand(RED, 8).table()
    assert table.options("castle") == {(8, (8, 9, 10)), (8, (6, 7, 8)), (8, (7, 8, 9))}


@pytest.mark.parametrize("site", [(6, 7, 8), (7, 8, 9), (8, 9, 10)])
def test_section_11_al_founded_castle_pays_5_grande_costs_10_baron_5(site: tuple[int, int, int]) -> None:
    table = Position("alcazar").hand(RED, 8).table()
    table.play("castle", 8, site)
    assert table.gain("flag", "sevilla") == 5
    assert table.value(8) == 5
    assert table.gain("place", "grande", 8) == -10
    assert table.gain("place", "baron", site[1] if site[1] != 8 else 9) == -5


def test_section_11_al_castle_5_card_11_beside_it() -> None:
    table = Position("alcazar").castle((8, 9, 10), top=8).hand(RED, 11).table()
    assert table.gain("build", 11) == 6
    assert table.value(11) == 6
    assert table.gain("place", "baron", 11) == -6


@pytest.mark.parametrize(("rank", "price"), [("baron", 8), ("grande", 16)])
def test_section_11_al_castle_6_card_on_an_occupied_field(rank: str, price: int) -> None:
    table = Position("alcazar").castle((8, 9, 10), top=8).villa(11).hand(RED, 10).table()
    assert table.gain("build", 10) == 8
    assert table.value(10) == 8
    assert table.gain("place", rank, 10) == -price


def test_section_11_al_tower_card_under_the_own_noble_in_a_villa() -> None:
    table = Position("alcazar").villa(6).noble(RED, "baron", 6).towers(RED).table()
    assert table.gain("tower", 6) == 3
    assert table.value(6) == 3


def test_section_11_al_bridge_on_level_3_lifts_nobles() -> None:
    position = Position("alcazar").castle((1, 2, 3), top=1).stones_on(3).noble(RED, "baron", 1)
    table = position.noble(RED, "grande", 2).table()
    before = table.value(1)
    table.play("bridge", 1, 3)
    assert table.value(1) == before + 9
    assert [table.height(field) for field in (1, 2, 3)] == [3, 3, 3]
    assert (table.noble(1), table.noble(2)) == ((RED, "baron"), (RED, "grande"))


def test_section_11_al_villa_3_castle_8_bridge_makes_20() -> None:
    position = Position("alcazar").castle((8, 9, 10), top=8).villa(11).stones_on(10).stones_on(6, 2)
    table = position.noble(RED, "baron", 8).table()
    assert (table.value(6), table.value(8)) == (3, 8)
    assert table.gain("bridge", 6, 8) == 20 - 15
    assert table.value(6) == 20


def bridge_to_17() -> Table:
    """Red's bridge from 1 to 3 just brought the castle to 17; the grande stands beside it on 4."""
    position = Position("alcazar").castle((1, 2, 3), top=1).stones_on(3).villa(4)
    table = position.noble(RED, "baron", 1).noble(RED, "grande", 4).table()
    table.play("bridge", 1, 3)
    return table


def test_section_11_al_after_the_bridge_a_baron_costs_17() -> None:
    table = bridge_to_17()
    assert table.value(1) == 17
    assert table.gain("place", "baron", 3) == -17


def test_section_11_al_after_the_bridge_moving_the_grande_up_is_free() -> None:
    table = bridge_to_17()
    assert table.gain("move", 4, 3) == 0
    assert (table.noble(3), table.height(3)) == ((RED, "grande"), 3)


def test_section_11_al_foreign_baron_under_the_middle_receives_8() -> None:
    position = Position("alcazar").castle((7, 8, 9), top=7).stones_on(9).villa(10).noble(RED, "baron", 7)
    table = position.noble(WHITE, "baron", 8).table()
    assert table.value(8) == 8
    assert table.gain("bridge", 7, 9, seat=WHITE) == 8
    assert table.noble(8) is None


@pytest.mark.parametrize(("rank", "level", "points"), [("grande", 5, 10), ("baron", 4, 4)])
def test_section_11_al_scoring(rank: str, level: int, points: int) -> None:
    table = Position("alcazar").stones_on(5, level).flag(5).noble(RED, rank, 5).money(RED, 0).table()
    assert table.standings()[RED].points == points


# -- the questions of the appendix ------------------------------------------------------------------------------------


def questions_1_to_3(player: int) -> Table:
    """4 is one lower than Blue's pillar 6 and three lower than Red's pillar 2."""
    position = Position("alcazar", 4).stones_on(2, 4).flag(2).villa(4).stones_on(6, 2)
    position.noble(RED, "baron", 2).noble(BLUE, "baron", 6)
    return position.towers(player, 3).turn(player).table()


def next_round(table: Table, player: int) -> None:
    """The others buy cards until the player's turn comes again."""
    while table.player != player:
        table.play("buy_deck")


def test_section_11_appendix_question_1() -> None:
    """Blue may raise 4, place a noble there, and build the bridge to 6 in a later turn."""
    table = questions_1_to_3(BLUE)
    table.play("tower", 4)
    table.play("place", "baron", 4)
    next_round(table, BLUE)
    assert table.allows("bridge", 4, 6)


def test_section_11_appendix_question_2() -> None:
    """Red may raise 4, even three times, until the bridge from 2 fits."""
    table = questions_1_to_3(RED)
    for answers in ([("done",)], [("flag", "jaen"), ("done",)], [("done",)]):  # the second stone makes it a castle
        table.play("tower", 4)
        for answer in answers:
            table.play(*answer)
        next_round(table, RED)
    assert table.height(4) == table.height(2)
    assert table.allows("bridge", 2, 4)


@pytest.mark.parametrize("player", [WHITE, YELLOW])
def test_section_11_appendix_question_3(player: int) -> None:
    """Nobody else may raise 4."""
    assert not questions_1_to_3(player).allows("tower", 4)


def questions_4_to_8(player: int) -> Position:
    """A bridge on 37-38-39 with Yellow's baron on 38; 40 is one lower than 38, White's pillar 42 one lower than 40."""
    position = Position("alcazar", 4).stones_on(37, 3).stones_on(39, 3).bridge(37, 39).flag(37)
    position.stones_on(40, 3).stones_on(42, 2).noble(YELLOW, "baron", 38).noble(WHITE, "baron", 42)
    return position.towers(player).turn(player)


def test_section_11_appendix_the_heights_are_those_of_the_text() -> None:
    table = questions_4_to_8(WHITE).table()
    assert [table.height(field) for field in (37, 38, 39, 40, 42)] == [4, 4, 4, 3, 2]


def test_section_11_appendix_question_4() -> None:
    """White may not raise 40: it is not lower than the own pillar."""
    assert not questions_4_to_8(WHITE).table().allows("tower", 40)


def test_section_11_appendix_question_5() -> None:
    """White may raise 42 under the own baron, and then build the bridge from 40 to 42."""
    table = questions_4_to_8(WHITE).table()
    table.play("tower", 42)
    table.play("flag", "jaen")  # the third stone makes it a castle
    next_round(table, WHITE)
    assert table.allows("bridge", 40, 42)


def test_section_11_appendix_question_6() -> None:
    """Yellow may not raise 39: a bridge lies on 37-38-39 already."""
    position = questions_4_to_8(YELLOW)
    assert not position.table().allows("tower", 39)
    position.nobles.clear()
    raised = position.stones_on(37).noble(YELLOW, "baron", 37).table()  # even from a higher pillar
    assert raised.why_not("tower", 39).key == "tower.bridge_there_already"
    assert not raised.allows("tower", 39)


def test_section_11_appendix_question_7() -> None:
    """Yellow may raise 40, which is lower than the own pillar 38."""
    table = questions_4_to_8(YELLOW).table()
    assert table.allows("tower", 40)
    assert table.options("tower") == {38, 40}


def test_section_11_appendix_question_8() -> None:
    """White's card 38 puts the stone on the bridge and captures Yellow's baron."""
    table = questions_4_to_8(WHITE).hand(WHITE, 38).table()
    value = table.value(38)
    assert table.gain("build", 38, seat=YELLOW) == value
    assert (table.height(38), table.noble(38)) == (5, None)
