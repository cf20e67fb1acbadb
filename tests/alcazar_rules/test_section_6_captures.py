"""Section 6: captures and what they pay."""

import pytest

from .positions import BLUE, RED, WHITE, Position

BOTH = pytest.mark.parametrize("game_id", ["alcazar", "bigboss"])
RANKS = pytest.mark.parametrize(("rank", "factor"), [("baron", 1), ("grande", 2)])


@BOTH
@RANKS
def test_section_6_the_noble_returns_to_its_owners_supply(game_id: str, rank: str, factor: int) -> None:
    table = Position(game_id).villa(7).noble(BLUE, rank, 7).hand(RED, 7).table()
    assert table.gain("build", 7, seat=BLUE) == factor
    assert (table.shown["barons"][BLUE], table.shown["grandes"][BLUE]) == (6, 2)


@BOTH
@RANKS
def test_section_6_upwards_pays_the_value_before_the_stone(game_id: str, rank: str, factor: int) -> None:
    table = Position(game_id).castle((7, 8, 9), top=8).villa(10).noble(BLUE, rank, 8).hand(RED, 8).table()
    assert table.gain("build", 8, seat=BLUE) == 6 * factor


@RANKS
def test_section_6_bridge_pays_the_value_before_the_bridge(rank: str, factor: int) -> None:
    position = Position("alcazar").castle((6, 7, 8), top=6).stones_on(8).noble(RED, "baron", 6).noble(BLUE, rank, 7)
    assert position.table().gain("bridge", 6, 8, seat=BLUE) == 7 * factor


def test_section_6_bridge_pays_the_value_of_the_building_under_the_middle() -> None:
    """The deck under the bridge floats and is a castle of its own."""
    position = Position("alcazar").stones_on(7, 3).flag(7).stones_on(17, 3).flag(17).noble(RED, "baron", 7)
    position.bridge((5, 1), (7, 1), floating_on=2).flag((6, 1)).noble(BLUE, "baron", (6, 1))
    assert position.table().gain("bridge", 7, 17, seat=BLUE) == 6


@RANKS
def test_section_6_big_boss_merger_pays_the_value_of_the_castle_taken_over(rank: str, factor: int) -> None:
    position = Position("bigboss").castle((1, 2, 3), top=2, value=8).castle((5, 6, 7), top=6).noble(BLUE, rank, 5)
    assert position.hand(RED, 4).table().gain("build", 4, seat=BLUE) == 5 * factor


def test_section_6_big_boss_merger_pays_every_owner() -> None:
    position = Position("bigboss").castle((1, 2, 3), top=2, value=8).castle((5, 6, 7), top=6)
    position.noble(BLUE, "grande", 5).noble(BLUE, "baron", 6).noble(WHITE, "baron", 7)
    table = position.hand(RED, 4).table()
    before = table.shown["money"]
    table.play("build", 4)
    assert table.shown["money"] == [before[RED] + 14, before[BLUE] + 15, before[WHITE] + 5]


def test_section_6_no_capture_by_towers() -> None:
    position = Position("bigboss").castle((7, 8, 9), top=8).noble(BLUE, "baron", 8).towers(RED)
    assert not position.table().allows("tower", 8)


def test_section_6_no_capture_on_the_pillars_of_a_bridge() -> None:
    position = Position("alcazar").villa(7, 9).noble(RED, "baron", 7).noble(BLUE, "baron", 9)
    assert not position.table().allows("bridge", 7, 9)


@BOTH
def test_section_6_no_capture_when_a_villa_joins_a_castle(game_id: str) -> None:
    position = Position(game_id).castle((1, 2, 3), top=2).villa(5).noble(BLUE, "baron", 5).noble(WHITE, "baron", 3)
    table = position.hand(RED, 4).table()
    table.play("build", 4)
    assert (table.noble(5), table.noble(3)) == ((BLUE, "baron"), (WHITE, "baron"))


@BOTH
def test_section_6_no_capture_in_a_merger_of_villas(game_id: str) -> None:
    table = Position(game_id).villa(5).villa(7).noble(BLUE, "baron", 5).hand(RED, 6).table()
    table.play("build", 6)
    assert table.noble(5) == (BLUE, "baron")


@BOTH
def test_section_6_own_nobles_are_never_captured(game_id: str) -> None:
    position = Position(game_id).castle((1, 2, 3), top=2).villa(72).castle((5, 6, 7), top=6).noble(RED, "baron", 6)
    table = position.hand(RED, 4).table()
    table.play("build", 4)
    table.play("keep", "almeria")
    assert table.flag(6) == "almeria"
    assert table.noble(6) == (RED, "baron")
