"""Section 8: having no action - forced withdrawals, passing, being out."""

import pytest

from .positions import BLUE, RED, WHITE, Position

BOTH = pytest.mark.parametrize("game_id", ["alcazar", "bigboss"])


def poor(game_id: str, money: int, barons: int) -> Position:
    """Red without cards; each baron stands alone in a villa worth 1."""
    position = Position(game_id).money(RED, money)
    for field in range(20, 20 + 2 * barons, 2):
        position.villa(field).noble(RED, "baron", field)
    return position


@BOTH
@pytest.mark.parametrize("way", ["building card", "tower card", "buying"])
def test_section_8_no_passing_while_something_can_be_bought_or_played(game_id: str, way: str) -> None:
    position = poor(game_id, 0, barons=1)
    if way == "building card":
        position.hand(RED, 40).sold_out()
    elif way == "tower card":
        position.sold_out().towers(RED)
    else:
        position.money(RED, 5)
    table = position.table()
    assert not table.allows("pass")
    assert table.why_not("pass").key == "pass.action_possible"


def bridge_only() -> Position:
    """No cards anywhere, but a bridge can be paid for."""
    position = Position("alcazar").villa(7, 9).noble(RED, "baron", 7).noble(RED, "baron", 9)
    return position.sold_out().money(RED, 15)


def test_section_8_bridges_are_not_in_n() -> None:
    table = bridge_only().table()
    assert table.kinds() == {"bridge", "withdraw", "pass"}


def test_section_8_a_bridge_is_an_action_where_n_is_not_empty() -> None:
    table = bridge_only().display(40).deck().table()
    assert table.kinds() == {"buy_open", "bridge", "withdraw"}


@BOTH
def test_r14_must_withdraw_where_all_nobles_would_pay_for_a_card(game_id: str) -> None:
    table = poor(game_id, 3, barons=2).table()
    assert table.kinds() == {"withdraw"}
    assert table.why_not("pass").key == "pass.must_withdraw"


@BOTH
def test_r14_several_withdrawals_in_one_turn(game_id: str) -> None:
    table = poor(game_id, 0, barons=5).table()
    for count, field in enumerate((20, 22, 24, 26, 28), 1):
        assert table.kinds() == {"withdraw"}
        assert table.gain("withdraw", field) == 1
        assert table.money(RED) == count
    assert table.kinds() == {"buy_open", "buy_deck"}
    table.play("buy_deck")
    assert (table.player, table.money(RED)) == (BLUE, 0)


@BOTH
def test_r14_ends_as_soon_as_a_card_can_be_paid(game_id: str) -> None:
    table = poor(game_id, 4, barons=2).table()
    table.play("withdraw", 20)
    assert table.kinds() == {"buy_open", "buy_deck"}
    assert not table.allows("withdraw", 22)


@BOTH
@pytest.mark.parametrize(("money", "forced"), [(2, False), (3, True)])
def test_r14_money_and_nobles_together_against_the_cheapest_building_card(
    game_id: str, money: int, forced: bool
) -> None:
    table = poor(game_id, money, barons=2).table()
    assert table.allows("pass") == (not forced)


@BOTH
@pytest.mark.parametrize(("money", "forced"), [(7, False), (8, True)])
def test_r14_only_tower_cards_for_sale(game_id: str, money: int, forced: bool) -> None:
    table = poor(game_id, money, barons=2).display().deck().table()
    assert table.allows("pass") == (not forced)


@BOTH
def test_r14_a_grande_counts_twice(game_id: str) -> None:
    table = Position(game_id).villa(20, 21).noble(RED, "grande", 20).money(RED, 1).table()
    assert table.kinds() == {"withdraw"}


def test_r14_unplayable_tower_cards_are_no_action() -> None:
    """The only noble stands too high for a tower card: it has to be withdrawn to pay for a building card."""
    position = Position("alcazar").castle((7, 8, 9), top=8, value=13).noble(RED, "baron", 8).towers(RED).money(RED, 0)
    table = position.display(40).deck().tower_deck(0).table()
    assert (table.height(8), table.kinds()) == (6, {"withdraw"})


@BOTH
def test_section_8_may_pass_if_all_nobles_do_not_pay_for_a_card(game_id: str) -> None:
    table = poor(game_id, 0, barons=2).table()
    assert table.kinds() == {"withdraw", "pass"}


@BOTH
def test_section_8_may_withdraw_one_noble_before_passing(game_id: str) -> None:
    table = poor(game_id, 0, barons=2).table()
    table.play("withdraw", 20)
    assert table.kinds() == {"pass"}
    assert not table.allows("withdraw", 22)


def test_section_8_may_withdraw_one_noble_before_a_bridge() -> None:
    table = bridge_only().table()
    table.play("withdraw", 9)
    assert table.kinds() == {"bridge", "pass"}


@BOTH
def test_section_8_may_withdraw_where_nothing_is_for_sale(game_id: str) -> None:
    table = poor(game_id, 14, barons=2).sold_out().table()
    assert table.kinds() == {"withdraw", "pass"}


@BOTH
def test_r15_who_passes_without_cards_and_none_for_sale_is_out(game_id: str) -> None:
    table = Position(game_id).sold_out().hand(BLUE, 5).hand(WHITE, 50).table()
    table.play("pass")
    assert table.shown["out"] == [True, False, False]


@BOTH
def test_r15_who_is_out_is_not_asked_any_more(game_id: str) -> None:
    table = Position(game_id).sold_out().hand(BLUE, 5, 9).hand(WHITE, 50).table()
    table.play("pass")
    table.play("villa", 5)
    table.play("done")
    table.play("villa", 50)
    table.play("done")
    assert table.player == BLUE


@BOTH
def test_r15_who_is_out_takes_part_in_the_final_scoring(game_id: str) -> None:
    position = Position(game_id).sold_out().stones_on(20, 2).noble(RED, "baron", 20).money(RED, 0).hand(BLUE, 5)
    table = position.table()
    before = table.standings()[RED].points
    table.play("pass")
    assert table.standings()[RED].points == before > 0


@BOTH
def test_r15_lack_of_money_only_skips_the_turn(game_id: str) -> None:
    table = Position(game_id, 2).money(RED, 0).table()
    table.play("pass")
    assert table.shown["out"] == [False, False]
    table.play("buy_deck")
    assert table.player == RED


def test_r15_unplayable_tower_cards_only_skip_the_turn() -> None:
    table = Position("alcazar", 2).sold_out().towers(RED).hand(BLUE, 5).table()
    table.play("pass")
    assert table.shown["out"] == [False, False]
    table.play("villa", 5)
    table.play("done")
    assert table.player == RED


@BOTH
def test_r16_ends_when_everybody_is_out(game_id: str) -> None:
    table = Position(game_id, 2).sold_out().table()
    table.play("pass")
    assert not table.over
    events = table.play("pass")
    assert table.over
    assert events[-1].args == {"cause": "everybody_out"}


@BOTH
def test_r16_ends_when_all_who_are_in_have_passed(game_id: str) -> None:
    table = Position(game_id).money(RED, 0).money(BLUE, 0).money(WHITE, 0).table()
    table.play("pass")
    table.play("pass")
    assert not table.over
    events = table.play("pass")
    assert table.over
    assert events[-1].args == {"cause": "everybody_passed"}


def test_r16_those_who_are_out_need_not_pass() -> None:
    table = Position("alcazar").sold_out().towers(BLUE).towers(WHITE).table()
    table.play("pass")
    table.play("pass")
    assert not table.over
    table.play("pass")
    assert table.shown["out"] == [True, False, False]
    assert table.over


@BOTH
def test_r16_an_action_between_forgets_the_passes(game_id: str) -> None:
    table = Position(game_id).money(RED, 0).money(BLUE, 0).money(WHITE, 5).table()
    table.play("pass")
    table.play("pass")
    table.play("buy_deck")
    table.play("pass")
    table.play("pass")
    assert not table.over
    assert table.player == WHITE


@BOTH
def test_r16_who_passed_but_acted_later_is_not_counted(game_id: str) -> None:
    position = Position(game_id, 2).villa(20, 21).noble(RED, "grande", 20).hand(BLUE, 22)
    table = position.money(RED, 0).money(BLUE, 0).table()
    table.play("pass")
    table.play("build", 22)  # now Red's grande is worth a card
    table.play("done")
    table.play("withdraw", 20)
    table.play("buy_deck")
    table.play("pass")
    assert not table.over
    assert table.player == RED


@BOTH
def test_r16_withdrawing_is_no_action(game_id: str) -> None:
    position = poor(game_id, 0, barons=1).money(BLUE, 0).money(WHITE, 0).turn(BLUE)
    table = position.table()
    table.play("pass")
    table.play("pass")
    table.play("withdraw", 20)
    table.play("pass")
    assert table.over
