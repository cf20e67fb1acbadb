"""Section 4: a turn - withdraw, then buy or build."""

import pytest

from .positions import BLUE, RED, WHITE, Position

BOTH = pytest.mark.parametrize("game_id", ["alcazar", "bigboss"])


@BOTH
@pytest.mark.parametrize(("rank", "paid"), [("baron", 7), ("grande", 14)])
def test_section_4_1_withdrawing_pays_the_value_or_twice_that(game_id: str, rank: str, paid: int) -> None:
    position = Position(game_id).castle((7, 8, 9), top=8).villa(10, 11).noble(RED, rank, 7)
    table = position.table()
    assert table.gain("withdraw", 7) == paid
    assert table.noble(7) is None
    assert (table.shown["barons"][RED], table.shown["grandes"][RED]) == (6, 2)
    assert table.value(7) == 7


@BOTH
def test_section_4_1_only_ones_own_nobles(game_id: str) -> None:
    table = Position(game_id).villa(7, 8).noble(RED, "baron", 7).noble(BLUE, "baron", 8).table()
    assert table.options("withdraw") == {7}
    assert not table.allows("withdraw", 8)


@BOTH
def test_section_4_1_withdrawing_is_optional_and_the_turn_goes_on(game_id: str) -> None:
    table = Position(game_id).villa(7).noble(RED, "baron", 7).table()
    assert {"withdraw", "buy_deck"} <= table.kinds()
    table.play("withdraw", 7)
    assert (table.player, table.phase) == (RED, "main")
    assert "pass" not in table.kinds()


@BOTH
def test_section_4_1_once_per_turn(game_id: str) -> None:
    position = Position(game_id).villa(7, 8).noble(RED, "baron", 7).noble(RED, "baron", 8)
    table = position.table()
    table.play("withdraw", 7)
    assert table.options("withdraw") == set()
    assert not table.allows("withdraw", 8)


def test_section_4_1_once_per_turn_but_again_in_the_next() -> None:
    table = Position("alcazar", 2).villa(7, 8).noble(RED, "baron", 7).noble(RED, "baron", 8).table()
    table.play("withdraw", 7)
    for _ in (RED, BLUE):
        table.play("buy_deck")
    assert table.options("withdraw") == {8}


@BOTH
def test_section_4_1_withdrawing_is_always_the_first_thing(game_id: str) -> None:
    table = Position(game_id).villa(7).noble(RED, "baron", 7).hand(RED, 8).table()
    table.play("build", 8)
    assert table.phase == "nobles"
    assert table.why_not("withdraw", 7).key == "game.other_question"


@BOTH
def test_section_4_2_exactly_one_action_then_the_next_player(game_id: str) -> None:
    table = Position(game_id).table()
    players = []
    for _ in range(4):
        players.append(table.player)
        table.play("buy_deck")
    assert players == [RED, BLUE, WHITE, RED]


@BOTH
def test_section_4_buy_an_open_card(game_id: str) -> None:
    table = Position(game_id).display(1, 2, 3, 4, 5, 6).deck(70, 71).table()
    assert table.options("buy_open") == {1, 2, 3, 4, 5, 6}
    assert table.gain("buy_open", 3) == -5
    assert table.shown["hands"][RED] == [3]
    assert table.shown["display"] == [1, 2, 4, 5, 6, 70]
    assert table.shown["deck"] == 1


@BOTH
def test_section_4_buy_the_display_is_refilled_only_while_the_deck_lasts(game_id: str) -> None:
    table = Position(game_id).display(1, 2).deck().table()
    table.play("buy_open", 1)
    assert table.shown["display"] == [2]


@BOTH
def test_section_4_buy_the_top_card_of_the_deck(game_id: str) -> None:
    table = Position(game_id).display(1).deck(71, 70).table()
    assert table.gain("buy_deck") == -5
    assert table.shown["hands"][RED] == [71]
    assert (table.shown["display"], table.shown["deck"]) == ([1], 1)


@BOTH
def test_section_4_buy_a_tower_card(game_id: str) -> None:
    table = Position(game_id).table()
    assert table.gain("buy_tower") == -10
    assert (table.shown["towers"][RED], table.shown["tower_deck"]) == (1, 19)


@BOTH
@pytest.mark.parametrize(
    ("money", "affordable"),
    [
        (4, set()),
        (5, {"buy_open", "buy_deck"}),
        (9, {"buy_open", "buy_deck"}),
        (10, {"buy_open", "buy_deck", "buy_tower"}),
    ],
)
def test_section_4_buy_only_what_one_can_pay(game_id: str, money: int, affordable: set[str]) -> None:
    table = Position(game_id).hand(RED, 40).money(RED, money).table()
    assert {kind for kind in table.kinds() if kind.startswith("buy")} == affordable


@BOTH
def test_section_4_buy_only_what_is_there(game_id: str) -> None:
    table = Position(game_id).hand(RED, 40).sold_out().table()
    assert not any(kind.startswith("buy") for kind in table.kinds())


def test_section_4_build_cards_are_needed_for_building() -> None:
    table = Position("alcazar").villa(5).hand(BLUE, 4).table()
    assert not table.allows("build", 4)
    assert not table.allows("villa", 30)
    assert not table.allows("castle", 30, (30, 31, 32))
    assert not table.allows("tower", 5)


def test_section_4_build_pays_the_value_after_a_merger() -> None:
    table = Position("alcazar").villa(5, 7, 8).hand(RED, 6).table()
    assert table.gain("build", 6) == 1 + 2 + 1


def test_section_4_build_pays_the_value_after_cutting_to_50() -> None:
    position = Position("alcazar").castle((1, 2, 3), top=2, value=29).castle((5, 6, 7), top=6, value=27)
    table = position.hand(RED, 4).table()
    assert table.gain("build", 4) == 50


def test_section_4_3_then_the_next_player_follows() -> None:
    table = Position("alcazar").hand(RED, 5).table()
    table.play("villa", 5)
    assert (table.player, table.phase) == (RED, "nobles")
    table.play("place", "baron", 5)
    assert (table.player, table.phase) == (BLUE, "main")
