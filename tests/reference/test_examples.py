"""The referee on the worked examples (section 11) and the appendix."""

import pytest

from .board import CELL_OF
from .pieces import Stone
from .position import Noble
from .referee import Referee
from .tables import (
    BLUE,
    RED,
    WHITE,
    YELLOW,
    at,
    bridge,
    castle,
    gain,
    names,
    place_cost,
    set_board,
    stack,
    stacks,
    table,
    value_at,
)

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
