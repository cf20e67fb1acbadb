"""The referee on the rules beyond the worked examples."""

import pytest

from .pieces import Bridge, Piece, Stone, slow_buildings, slow_value
from .position import Game, Noble
from .referee import Referee
from .tables import BLUE, RED, WHITE, at, bridge, castle, gain, names, set_board, stack, stacks, table, value_at

# Section 4


def test_s4a_castle_across_the_end_of_the_loop_and_round_a_corner() -> None:
    alcazar = {move for move in table("alcazar", (1,)).legal() if move[0] == "castle"}
    bigboss = {move for move in table("bigboss", (1,)).legal() if move[0] == "castle"}
    assert alcazar == {("castle", 1, (71, 72, 1)), ("castle", 1, (72, 1, 2)), ("castle", 1, (1, 2, 3))}
    assert bigboss == {("castle", 1, (71, 72, 1)), ("castle", 1, (1, 2, 3))}


@pytest.mark.parametrize(("number", "villa", "castle"), [(11, False, False), (12, True, False), (14, True, True)])
def test_s4a_distance(number: int, villa: bool, castle: bool) -> None:
    for flags, may in (({}, villa), ({"jaen": number}, castle)):
        referee = table("alcazar", (10,))
        set_board(referee, stack(number, 1), {}, **flags)
        assert (("castle", 10, (8, 9, 10)) in referee.legal()) is may


def test_s4a_castle_needs_four_stones_in_alcazar_and_a_flag() -> None:
    referee = table("alcazar", (8,))
    referee.position.stones = 3
    assert "castle" not in names(referee)
    referee = table("bigboss", (8,))
    referee.position.foundations = 0
    assert "castle" not in names(referee)


def test_s4e_bridge_over_gaps_and_pillar_on_a_deck() -> None:
    referee = table("alcazar")
    pieces = stacks(f17=1, f67=1, f6=2)
    set_board(referee, pieces, {17: (RED, "baron"), 6: (RED, "baron")})
    referee.play(("bridge", at(67), at(17)))
    assert referee.phase == "flag"
    referee.play(("flag", "jaen"))
    referee.play(("done",))
    referee.seat = RED
    assert ("bridge", at(6), (5, 2)) in referee.legal()
    assert referee.state()["spans"] == [[[4, 2], [6, 2]]]


def test_s4d_no_preparation_and_no_bridge_where_a_bridge_lies() -> None:
    referee = table("alcazar")
    referee.position.towers[RED] = 1
    pieces = [*stacks(f37=1, f39=1), bridge(37, 39, 2), Stone(at(37), 3)]
    set_board(referee, pieces, {37: (RED, "baron")}, jaen=38)
    assert ("tower", at(39)) not in referee.legal()
    referee.position.pieces.append(Stone(at(39), 3))
    assert "bridge" not in names(referee)
    referee.position.pieces.remove(pieces[2])
    assert ("bridge", at(39), at(37)) in referee.legal()


def test_s4e_deck_over_an_empty_field_is_built_upwards_for_2() -> None:
    referee = table("alcazar", (2,))
    pieces = [*stacks(f1=1, f3=1), bridge(1, 3, 2)]
    set_board(referee, pieces, {}, jaen=1)
    assert value_at(referee, 2) == 8
    assert gain(referee, ("build", 2)) == 10
    assert referee.position.view().height(at(2)) == 3


# Section 5


def full_castle(field: int) -> list[Piece]:
    return stack(field, 26)  # 1 + 25 x 2 is more than 50


def test_s5_refused_card() -> None:
    referee = table("alcazar", (6,))
    set_board(referee, full_castle(5) + stacks(f7=3), {5: (RED, "baron")}, jaen=5, cadiz=7)
    stones, pieces = referee.position.stones, list(referee.position.pieces)
    assert gain(referee, ("build", 6)) == 50
    assert (referee.position.stones, referee.position.pieces) == (stones - 1, pieces)
    assert referee.player == BLUE


def test_s5_bridge_and_preparation_to_full_castle_r7() -> None:
    for flags, may in (({"jaen": 5}, True), ({"jaen": 5, "cadiz": 7}, False)):
        referee = table("alcazar")
        referee.position.towers[RED] = 1
        set_board(referee, full_castle(5) + stacks(f7=3), {5: (RED, "baron")}, **flags)
        assert (("tower", at(7)) in referee.legal()) is may
        referee.position.pieces += stack(7, 26, bottom=4)
        assert (("bridge", at(5), at(7)) in referee.legal()) is may


def test_s5_survivor_is_chosen_if_the_connection_tips_the_scale() -> None:
    referee = table("bigboss", (6,))
    set_board(referee, castle(3, 4) + castle(7, 8) + stacks(f10=1), {3: (BLUE, "baron")}, jaen=3, cadiz=7)
    referee.play(("build", 6))
    assert referee.phase == "keep"
    assert referee.legal() == {("keep", "jaen"), ("keep", "cadiz")}
    assert gain(referee, ("keep", "cadiz"), BLUE) == 5
    assert value_at(referee, 6) == 12
    assert referee.position.crests == {"cadiz": at(7)}


def three_castles() -> Referee:
    """Castles of 5, 18 and 6, the last one a deck over gaps between the pillars 7 and 17 of the others."""
    referee = table("alcazar")
    pieces = [*stacks(f7=3, f17=3, f16=6, f15=1, f14=1), Bridge(((5, 1), (6, 1), (7, 1)), 2)]
    set_board(referee, pieces, {7: (RED, "baron")}, jaen=7, cadiz=17)
    referee.position.crests["huelva"] = (6, 1)
    assert {castle.flag: castle.value for castle in referee.position.view().castles()} == {
        "jaen": 5,
        "cadiz": 18,
        "huelva": 6,
    }
    return referee


def test_s5_three_castles_survivor_must_reach_the_highest_r9() -> None:
    referee = three_castles()
    referee.play(("bridge", at(7), at(17)))
    assert referee.phase == "keep"
    assert referee.legal() == {("keep", "cadiz"), ("keep", "huelva")}  # 5 + 12 is less than 18
    assert gain(referee, ("keep", "huelva")) == 5 + 18 + 6 + 12
    assert list(referee.position.crests) == ["huelva"]


def test_s5_three_castles_of_which_one_is_full_are_never_joined() -> None:
    referee = three_castles()
    referee.position.pieces += stack(16, 30, bottom=7)
    assert ("bridge", at(7), at(17)) not in referee.legal()


def test_s5_promotion_when_more_villas_qualify_than_flags() -> None:
    referee = table("alcazar", (6,))
    pieces = stacks(f5=3, f7=1, f8=1, f20=4, f30=4)
    crests = dict.fromkeys(("almeria", "cordoba", "granada", "huelva", "malaga", "sevilla"), 40)
    set_board(referee, pieces + stacks(f40=1), {}, jaen=5, cadiz=7, **crests)
    assert gain(referee, ("build", 6)) == 8
    assert referee.phase == "promote"
    assert referee.legal() == {("promote", at(20)), ("promote", at(30))}
    referee.play(("promote", at(30)))
    assert referee.phase == "nobles"
    assert referee.position.crests["cadiz"] == at(30)


def test_s5_promotion_asks_for_the_flag_after_the_income() -> None:
    referee = table("alcazar", (6,))
    set_board(referee, stacks(f5=2, f7=1), {})
    assert gain(referee, ("build", 6)) == 5
    assert referee.phase == "flag"
    referee.play(("flag", "malaga"))
    assert referee.state()["buildings"][0]["flag"] == "malaga"
    assert referee.phase == "nobles"


# Section 7


def test_s7_swap_when_the_stone_went_under_an_own_noble_r11() -> None:
    referee = table("alcazar", (7,))
    set_board(referee, stacks(f6=1, f7=1), {6: (RED, "grande"), 7: (RED, "baron")})
    referee.play(("build", 7))
    assert referee.legal() == {("swap", at(6), at(7)), ("done",)}
    referee.play(("swap", at(6), at(7)))
    assert referee.position.nobles == {at(6): Noble(RED, "baron"), at(7): Noble(RED, "grande")}


# Sections 8 and 9


def poor(game: Game = "alcazar", money: int = 0) -> Referee:
    referee = table(game, players=2)
    referee.position.money[RED] = money
    return referee


def test_s8_must_withdraw_until_a_card_can_be_paid_r14() -> None:
    referee = poor(money=1)
    set_board(referee, stacks(f6=1, f20=1, f30=1), dict.fromkeys((6, 20), (RED, "baron")) | {30: (RED, "grande")})
    assert referee.legal() == {("withdraw", at(field)) for field in (6, 20, 30)}
    referee.play(("withdraw", at(6)))
    assert referee.legal() == {("withdraw", at(field)) for field in (20, 30)}
    referee.play(("withdraw", at(30)))
    referee.play(("withdraw", at(20)))
    assert names(referee) == {"buy_open", "buy_deck"}


def test_s8_may_pass_or_withdraw_once_if_all_nobles_do_not_pay() -> None:
    referee = poor(money=1)
    set_board(referee, stacks(f6=1, f20=1), dict.fromkeys((6, 20), (RED, "baron")))
    assert names(referee) == {"withdraw", "pass"}
    referee.play(("withdraw", at(6)))
    assert referee.legal() == {("pass",)}
    referee.play(("pass",))
    assert referee.position.out == [False, False]


def test_s8_withdrawing_the_last_noble_may_leave_nothing_but_passing() -> None:
    referee = poor()
    referee.position.towers[RED] = 1
    set_board(referee, stacks(f6=1), {6: (RED, "baron")})
    assert names(referee) == {"tower", "withdraw"}
    referee.play(("withdraw", at(6)))
    assert referee.legal() == {("pass",)}


def sell_out(referee: Referee) -> None:
    referee.position.display, referee.position.deck, referee.position.tower_deck = [], [], 0


def test_s8_out_and_end_r15_r16() -> None:
    referee = poor()
    sell_out(referee)
    referee.position.hands[BLUE] = []
    referee.position.towers[BLUE] = 1
    assert referee.legal() == {("pass",)}
    referee.play(("pass",))
    assert referee.position.out == [True, False]
    assert referee.player == BLUE
    referee.play(("pass",))
    assert referee.position.out == [True, False]
    assert referee.state()["player"] is None
    assert referee.state()["phase"] is None


def test_s8_an_action_forgets_earlier_passes_r16() -> None:
    referee = poor()
    set_board(referee, stacks(f20=1), {})
    referee.position.hands[BLUE] = [20]
    referee.position.money[BLUE] = 0
    referee.position.supply[BLUE] = {"grande": 0, "baron": 0}
    referee.play(("pass",))
    referee.play(("build", 20))
    referee.play(("pass",))
    assert referee.player == BLUE
    assert referee.phase == "main"


def test_s9_last_stone_ends_the_game_after_the_turn_r17() -> None:
    referee = table("alcazar", (11,))
    set_board(referee, stacks(f8=2, f9=1, f10=1), {}, sevilla=8)
    referee.position.stones = 1
    referee.play(("build", 11))
    assert referee.phase == "nobles"
    referee.play(("done",))
    assert referee.phase is None
    assert referee.state()["player"] is None


def test_s9_bigboss_scoring_with_shared_bonus_and_tie_by_nobles() -> None:
    referee = table("bigboss", players=3)
    nobles = {8: (RED, "baron"), 20: (BLUE, "baron"), 30: (BLUE, "baron"), 40: (WHITE, "baron")}
    set_board(referee, stacks(f8=2, f20=2, f30=1, f40=1), nobles)
    referee.position.money = [31, 30, 0]
    assert referee.result() == ([31 + 3 + 30, 30 + 3 + 1 + 30, 1], [BLUE])
    assert referee.state()["money"] == [31, 30, 0]


# Helpers for other tests


def test_slow_helpers_follow_bridges_but_not_gaps() -> None:
    pieces = stacks(f7=1, f17=1, f67=1)
    assert len(slow_buildings(pieces)) == 3
    pieces.append(bridge(67, 17, 2))
    parts = slow_buildings(pieces)
    assert {frozenset(part) for part in parts} == {frozenset({at(7)}), frozenset({at(67), (5, 2), at(17)})}
    assert slow_value("alcazar", pieces, {at(67), (5, 2), at(17)}) == 8
