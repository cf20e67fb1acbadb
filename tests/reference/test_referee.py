"""The referee on the worked examples of section 11 and on the rulings, in positions that are set up by hand."""

import random
from typing import Any

import pytest

from .board import CELL_OF, Cell, span
from .pieces import Bridge, Foundation, Piece, Stone, slow_buildings, slow_value
from .position import Game, Noble
from .referee import Referee
from .rules import Move
from .selfplay import deal

RED, BLUE, WHITE, YELLOW = range(4)


def table(game: Game, hand: tuple[int, ...] = (), players: int = 4) -> Referee:
    """A new game in which Red, who begins, holds exactly these building cards."""
    referee = Referee(game, players, deal(players, random.Random(1)))
    referee.position.hands[RED] = list(hand)
    return referee


def at(field: int | Cell) -> Cell:
    return field if isinstance(field, tuple) else CELL_OF[field]


def stack(field: int | Cell, top: int, bottom: int = 1) -> list[Piece]:
    return [Stone(at(field), level) for level in range(bottom, top + 1)]


def stacks(**tops: int) -> list[Piece]:
    """stacks(f8=2, f9=1): two stones on field 8 and one on field 9."""
    return [stone for name, top in tops.items() for stone in stack(int(name[1:]), top)]


def bridge(one: int, other: int, level: int) -> Bridge:
    return Bridge(span(at(one), at(other)), level)


def set_board(referee: Referee, pieces: list[Piece], nobles: dict[Any, tuple[int, str]], **crests: int) -> None:
    position = referee.position
    position.pieces = list(pieces)
    position.crests = {flag: at(field) for flag, field in crests.items()}
    for field, (player, rank) in nobles.items():
        position.nobles[at(field)] = Noble(player, rank)
        position.supply[player][rank] -= 1


def value_at(referee: Referee, field: int) -> int:
    return referee.position.view().building(at(field)).value


def gain(referee: Referee, move: Move, player: int = RED) -> int:
    before = referee.position.money[player]
    referee.play(move)
    return referee.position.money[player] - before


def names(referee: Referee) -> set[str]:
    return {move[0] for move in referee.legal()}


def place_cost(referee: Referee, rank: str, field: int) -> int:
    before = referee.position.money[RED]
    referee.play(("place", rank, at(field)))
    return before - referee.position.money[RED]


# Section 1


def test_s1_board() -> None:
    assert sorted(CELL_OF) == list(range(1, 73))
    assert (CELL_OF[1], CELL_OF[17], CELL_OF[42], CELL_OF[72]) == ((0, 0), (6, 2), (5, 10), (0, 1))
    for number, (x, y) in CELL_OF.items():
        a, b = CELL_OF[number % 72 + 1]
        assert abs(x - a) + abs(y - b) == 1


# Section 11, Alcazar


def test_s11_alcazar_card_8_founds_a_castle_in_three_ways() -> None:
    referee = table("alcazar", (8,))
    castles = {move[2] for move in referee.legal() if move[0] == "castle"}
    assert castles == {(6, 7, 8), (7, 8, 9), (8, 9, 10)}
    assert ("villa", 8) in referee.legal()
    assert ("build", 8) not in referee.legal()
    referee.play(("castle", 8, (8, 9, 10)))
    assert referee.phase == "flag"
    assert len(referee.legal()) == 8
    assert gain(referee, ("flag", "sevilla")) == 5
    assert value_at(referee, 10) == 5
    assert referee.position.stones == 80
    assert place_cost(referee, "grande", 8) == 10
    assert place_cost(referee, "baron", 9) == 5
    assert (referee.player, referee.phase) == (BLUE, "main")


def test_s11_alcazar_extend_sideways_to_6() -> None:
    referee = table("alcazar", (11,))
    set_board(referee, stacks(f8=2, f9=1, f10=1), {}, sevilla=8)
    assert gain(referee, ("build", 11)) == 6
    assert place_cost(referee, "baron", 11) == 6


@pytest.mark.parametrize(("rank", "cost"), [("baron", 8), ("grande", 16)])
def test_s11_alcazar_extend_upwards_to_8(rank: str, cost: int) -> None:
    referee = table("alcazar", (10,))
    set_board(referee, stacks(f8=2, f9=1, f10=1, f11=1), {}, sevilla=8)
    assert gain(referee, ("build", 10)) == 8
    assert place_cost(referee, rank, 10) == cost


def test_s11_alcazar_tower_under_own_noble_in_villa() -> None:
    referee = table("alcazar")
    referee.position.towers[RED] = 1
    set_board(referee, stacks(f6=1, f20=1), {6: (RED, "baron"), 20: (BLUE, "baron")})
    assert [move for move in referee.legal() if move[0] == "tower"] == [("tower", at(6))]
    assert gain(referee, ("tower", at(6))) == 3
    assert referee.player == BLUE


def test_s11_alcazar_bridge_lifts_own_nobles_to_level_3() -> None:
    referee = table("alcazar")
    set_board(referee, stacks(f1=2, f2=1, f3=2), {1: (RED, "grande"), 2: (RED, "baron")}, jaen=1)
    assert value_at(referee, 1) == 7
    assert gain(referee, ("bridge", at(1), at(3))) == 7 + 9 - 15
    view = referee.position.view()
    assert [view.height(at(field)) for field in (1, 2, 3)] == [3, 3, 3]
    referee.position.money[RED] = 149
    assert referee.result()[0][RED] == 2 * 3 + 3 + 2


def test_s11_alcazar_villa_3_and_castle_8_bridged_make_20() -> None:
    referee = table("alcazar")
    set_board(referee, stacks(f6=2, f8=2, f9=1, f10=2, f11=1), {6: (RED, "baron")}, cadiz=9)
    assert (value_at(referee, 6), value_at(referee, 8)) == (3, 8)
    assert gain(referee, ("bridge", at(6), at(8))) == 20 - 15
    assert value_at(referee, 6) == 20
    assert referee.position.crests == {"cadiz": at(9)}


def bridge_to_17() -> Referee:
    referee = table("alcazar")
    nobles = {1: (RED, "baron"), 4: (RED, "grande")}
    set_board(referee, stacks(f1=2, f2=1, f3=2, f4=1), nobles, malaga=4)
    assert gain(referee, ("bridge", at(1), at(3))) == 17 - 15
    return referee


def test_s11_alcazar_after_bridge_a_baron_costs_17() -> None:
    assert place_cost(bridge_to_17(), "baron", 3) == 17


def test_s11_alcazar_moving_up_or_swapping_is_free() -> None:
    referee = bridge_to_17()
    shifts = {move for move in referee.legal() if move[0] in ("move", "swap")}
    moves = {("move", at(start), at(goal)) for start in (1, 4) for goal in (2, 3)}
    assert shifts == moves | {("swap", at(1), at(4))}
    assert gain(referee, ("move", at(4), at(3))) == 0
    assert referee.position.nobles[at(3)] == Noble(RED, "grande")
    assert referee.player == BLUE


def test_s11_alcazar_bridge_captures_foreign_baron_at_the_old_value() -> None:
    referee = table("alcazar")
    nobles = {7: (RED, "baron"), 8: (WHITE, "baron")}
    set_board(referee, stacks(f7=2, f8=1, f9=2, f10=1), nobles, huelva=7)
    assert value_at(referee, 8) == 8
    assert gain(referee, ("bridge", at(7), at(9)), WHITE) == 8
    assert referee.position.supply[WHITE]["baron"] == 6
    assert ("place", "baron", at(8)) in referee.legal()


def appendix(player: int) -> Referee:
    """Both pictures of the appendix. 4 is one lower than Blue's 6 and three lower than Red's 2; a bridge lies on
    37-38-39 with Yellow's baron; 40 is one lower than 38, White's baron on 42 one lower than 40."""
    referee = table("alcazar")
    pieces = [*stacks(f2=4, f4=1, f6=2), *stacks(f37=2, f38=1, f39=2, f40=2, f41=1, f42=1), bridge(37, 39, 3)]
    nobles = {2: (RED, "baron"), 6: (BLUE, "baron"), 38: (YELLOW, "baron"), 42: (WHITE, "baron")}
    set_board(referee, pieces, nobles, almeria=38, cadiz=2)
    referee.position.towers = [1, 1, 1, 1]
    referee.position.hands[WHITE] = [38]
    referee.seat = player
    return referee


@pytest.mark.parametrize(("question", "player", "may"), [(1, BLUE, True), (2, RED, True), (3, WHITE, False)])
def test_s11_appendix_questions_1_to_3(question: int, player: int, may: bool) -> None:
    assert (("tower", at(4)) in appendix(player).legal()) is may


@pytest.mark.parametrize(
    ("question", "player", "field", "may"),
    [(4, WHITE, 40, False), (5, WHITE, 42, True), (6, YELLOW, 39, False), (7, YELLOW, 40, True)],
)
def test_s11_appendix_questions_4_to_7(question: int, player: int, field: int, may: bool) -> None:
    assert (("tower", at(field)) in appendix(player).legal()) is may


def test_s11_appendix_question_5_then_bridge() -> None:
    referee = appendix(WHITE)
    referee.play(("tower", at(42)))
    referee.seat = WHITE
    assert ("bridge", at(42), at(40)) in referee.legal()


def test_s11_appendix_question_8_stone_goes_on_the_bridge() -> None:
    referee = appendix(WHITE)
    before = value_at(referee, 38)
    assert gain(referee, ("build", 38), YELLOW) == before
    assert referee.position.view().height(at(38)) == 4
    assert at(38) not in referee.position.nobles


def test_s11_alcazar_scoring() -> None:
    referee = table("alcazar")
    set_board(referee, stacks(f1=5, f20=4), {1: (RED, "grande"), 20: (BLUE, "baron")})
    referee.position.money = [49, 50, 0, 0]
    assert referee.result() == ([10, 5, 0, 0], [RED])


# Section 11, Big Boss


def castle(first: int, high: int) -> list[Piece]:
    return [Foundation((at(first), at(first + 1), at(first + 2))), Stone(at(high), 2)]


def test_s11_bigboss_card_on_ground_stone() -> None:
    referee = table("bigboss", (10,))
    set_board(referee, castle(7, 8) + stacks(f10=1), {}, sevilla=7)
    assert value_at(referee, 7) == 6
    assert gain(referee, ("build", 10)) == 8


def test_s11_bigboss_tower_to_level_3() -> None:
    referee = table("bigboss")
    referee.position.towers[RED] = 1
    set_board(referee, castle(7, 8) + stacks(f10=2), {}, sevilla=7)
    assert gain(referee, ("tower", at(8))) == 11


def test_s11_bigboss_castles_11_and_6_joined() -> None:
    referee = table("bigboss", (6,))
    pieces = castle(2, 3) + stack(3, 4, bottom=3)[:1] + stacks(f5=2) + castle(7, 8) + stacks(f10=1)
    nobles = {3: (BLUE, "baron"), 8: (BLUE, "grande"), 9: (WHITE, "baron"), 7: (RED, "baron")}
    set_board(referee, pieces, nobles, jaen=3, cadiz=8)
    assert (value_at(referee, 3), value_at(referee, 8)) == (11, 6)
    assert gain(referee, ("build", 6)) == 18
    assert referee.position.money == [30 + 18, 30 + 12, 30 + 6, 30]
    assert set(referee.position.nobles) == {at(3), at(7)}
    assert referee.position.crests == {"jaen": at(3)}


def test_s11_bigboss_castle_6_and_villa_of_four() -> None:
    referee = table("bigboss", (6,))
    set_board(referee, castle(7, 8) + stacks(f10=1, f2=1, f3=1, f4=1, f5=1), {2: (BLUE, "baron")}, jaen=8)
    assert gain(referee, ("build", 6)) == 11
    assert at(2) in referee.position.nobles


def test_s11_bigboss_tower_under_own_grande() -> None:
    referee = table("bigboss")
    referee.position.towers[RED] = 1
    set_board(referee, castle(7, 8) + stacks(f10=1), {8: (RED, "grande")}, jaen=8)
    assert gain(referee, ("tower", at(8))) == 9
    assert referee.player == BLUE


def test_s11_bigboss_tower_on_foundation_and_capture_of_the_grande() -> None:
    referee = table("bigboss")
    referee.position.towers[RED] = 1
    referee.position.hands[BLUE] = [10]
    set_board(referee, castle(8, 8) + stacks(f7=1) + [Stone(at(8), 3)], {}, jaen=8)
    assert value_at(referee, 10) == 9
    assert gain(referee, ("tower", at(10))) == 11
    assert place_cost(referee, "grande", 10) == 22
    assert referee.player == BLUE
    assert gain(referee, ("build", 10), RED) == 22


@pytest.mark.parametrize(
    ("rank", "stones", "refund"),
    [("baron", {"f8": 4}, 10), ("grande", {"f8": 5}, 30), ("grande", {"f8": 1, "f9": 1}, 4)],
)
def test_s11_bigboss_withdrawing(rank: str, stones: dict[str, int], refund: int) -> None:
    referee = table("bigboss")
    set_board(referee, stacks(**stones), {8: (RED, rank)})
    assert gain(referee, ("withdraw", at(8))) == refund
    assert (referee.player, referee.phase) == (RED, "main")
    assert "withdraw" not in names(referee)


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
