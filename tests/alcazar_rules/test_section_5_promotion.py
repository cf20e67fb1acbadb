"""Section 5, promotion: villas become castles."""

import pytest

from .positions import BLUE, FLAG_NAMES, RED, Position

BOTH = pytest.mark.parametrize("game_id", ["alcazar", "bigboss"])


def waiting(game_id: str, *villas: int) -> Position:
    """All eight flags fly, two of them on castles that card 4 joins; large villas wait on these fields."""
    position = Position(game_id).castle((1, 2, 3), top=2, flag="jaen").castle((5, 6, 7), top=6, flag="cadiz")
    for first in (13, 37, 43, 49, 61, 67):
        position.castle((first, first + 1, first + 2), top=first)
    for villa in villas:
        position.stones_on(villa, 3)
    return position.hand(RED, 4)


@BOTH
def test_section_5_promotion_a_villa_worth_5_becomes_a_castle(game_id: str) -> None:
    table = Position(game_id).villa(5, 6, 7, 8).hand(RED, 9).table()
    assert table.gain("build", 9) == 5
    assert (table.phase, table.options("flag")) == ("flag", set(FLAG_NAMES))
    table.play("flag", "granada")
    assert (table.flag(5), table.value(5)) == ("granada", 5)


@BOTH
def test_section_5_promotion_not_below_5(game_id: str) -> None:
    table = Position(game_id).villa(5, 6, 7).hand(RED, 8).table()
    assert table.gain("build", 8) == 4
    assert (table.phase, table.flag(5)) == ("nobles", None)


@BOTH
def test_section_5_promotion_also_by_a_tower_card(game_id: str) -> None:
    table = Position(game_id).villa(5, 6, 7).noble(RED, "baron", 5).towers(RED).table()
    assert table.gain("tower", 5) == 5
    table.play("flag", "jaen")
    assert table.flag(5) == "jaen"


@BOTH
def test_section_5_promotion_without_flags_the_villa_stays_a_villa(game_id: str) -> None:
    table = waiting(game_id, 26).hand(RED, 26).table()
    before = table.value(26)
    assert table.gain("build", 26) > before >= 5
    assert (table.phase, table.flag(26)) == ("nobles", None)


@BOTH
def test_section_5_promotion_as_soon_as_a_flag_is_available(game_id: str) -> None:
    table = waiting(game_id, 26).table()
    table.play("build", 4)
    table.play("keep", "jaen")
    assert table.flag(26) == "cadiz"  # the only one: nobody is asked
    assert table.phase == "nobles"


@BOTH
@pytest.mark.parametrize("chosen", [22, 26, 32])
def test_section_5_promotion_the_player_chooses_which_villa_comes_first(game_id: str, chosen: int) -> None:
    table = waiting(game_id, 22, 26, 32).table()
    table.play("build", 4)
    table.play("keep", "jaen")
    assert (table.phase, table.options("promote")) == ("promote", {22, 26, 32})
    table.play("promote", chosen)
    assert [table.flag(villa) for villa in (22, 26, 32)].count("cadiz") == 1
    assert table.flag(chosen) == "cadiz"
    assert (table.player, table.phase) == (RED, "nobles")


def two_flags_return(*villas: int) -> Position:
    """A bridge from 7 to 17 joins three castles, one of them a deck that floats: on this board no game comes to it."""
    position = Position("alcazar").stones_on(7, 3).flag(7, "jaen").stones_on(17, 3).flag(17, "cadiz")
    position.bridge((5, 1), (7, 1), floating_on=2).flag((6, 1), "huelva").noble(RED, "baron", 7)
    for first in (1, 37, 43, 49, 61):
        position.castle((first, first + 1, first + 2), top=first)
    for villa in villas:
        position.stones_on(villa, 3)
    return position


def test_section_5_promotion_in_the_order_of_the_lowest_cells() -> None:
    table = two_flags_return(26, 22).table()
    table.play("bridge", 7, 17)
    table.play("keep", "jaen")
    assert table.options("flag") == {"cadiz", "huelva"}
    table.play("flag", "huelva")
    assert (table.flag(22), table.flag(26)) == ("huelva", "cadiz")  # 22 lies higher up on the board


def test_section_5_promotion_more_villas_than_flags_are_asked_for_again() -> None:
    table = two_flags_return(22, 26, 32).table()
    table.play("bridge", 7, 17)
    table.play("keep", "jaen")
    table.play("promote", 32)
    table.play("flag", "huelva")
    assert table.options("promote") == {22, 26}
    table.play("promote", 26)
    assert [table.flag(villa) for villa in (22, 26, 32)] == [None, "cadiz", "huelva"]


def test_section_5_promotion_villas_are_named_by_their_lowest_cell() -> None:
    """Field 18 lies above 19 and 20: the smallest (y, x) counts, not the number."""
    table = waiting("alcazar", 26).villa(18, 19, 20).stones_on(20).table()
    table.play("build", 4)
    table.play("keep", "jaen")
    assert table.options("promote") == {18, 26}
    table = waiting("alcazar", 26).villa(55, 56, 57).stones_on(55).table()
    table.play("build", 4)
    table.play("keep", "jaen")
    assert table.options("promote") == {57, 26}


@BOTH
def test_section_5_promotion_the_player_chooses_the_flag(game_id: str) -> None:
    position = Position(game_id).castle((37, 38, 39), top=38, flag="jaen").villa(5, 6, 7, 8).hand(RED, 9)
    table = position.table()
    table.play("build", 9)
    assert table.options("flag") == set(FLAG_NAMES) - {"jaen"}


def test_section_5_promotion_costs_no_foundation() -> None:
    table = Position("bigboss").villa(5, 6, 7, 8).hand(RED, 9).table()
    table.play("build", 9)
    table.play("flag", "jaen")
    assert table.shown["foundations"] == 8


@BOTH
def test_r10_promotion_comes_after_the_income_and_before_the_nobles(game_id: str) -> None:
    table = Position(game_id).villa(5, 6, 7, 8).hand(RED, 9).money(RED, 0).table()
    table.play("build", 9)
    assert (table.phase, table.money(RED)) == ("flag", 5)
    assert table.gain("flag", "jaen") == 0
    assert table.phase == "nobles"
    table.play("place", "baron", 9)
    assert table.player == BLUE


def test_section_5_promotion_a_merged_villa_may_wait_no_longer() -> None:
    """A large villa that joins a castle needs no flag of its own."""
    table = waiting("alcazar", 35).hand(RED, 36).table()
    table.play("build", 36)
    assert table.flag(35) == table.flag(37)
    assert table.phase == "nobles"
