"""Section 10: one small question at a time, in the right order."""

import pytest

from .positions import BLUE, FLAG_NAMES, RED, Position

BOTH = pytest.mark.parametrize("game_id", ["alcazar", "bigboss"])


def all_flags_but(position: Position, count: int) -> Position:
    """Castles in the lower half of the board until only that many flags are left."""
    for first in (32, 37, 43, 49, 55, 61, 67)[: 8 - count]:
        position.castle((first, first + 1, first + 2), top=first)
    return position


@BOTH
def test_section_10_a_founded_castle_gets_its_flag_before_the_income(game_id: str) -> None:
    table = Position(game_id).hand(RED, 8).money(RED, 0).table()
    assert table.gain("castle", 8, (7, 8, 9)) == 0
    assert (table.player, table.phase) == (RED, "flag")
    assert table.gain("flag", "jaen") == 5
    assert table.phase == "nobles"


@BOTH
def test_section_10_flag_is_not_asked_where_only_one_is_left(game_id: str) -> None:
    table = all_flags_but(Position(game_id).hand(RED, 8), 1).table()
    (last,) = table.shown["flags"]
    assert table.gain("castle", 8, (7, 8, 9)) == 5
    assert (table.phase, table.flag(8)) == ("nobles", last)


@BOTH
def test_section_10_keep_is_not_asked_without_a_choice(game_id: str) -> None:
    position = Position(game_id).castle((1, 2, 3), top=2).castle((5, 6, 7), top=6).villa(8, 9).hand(RED, 4)
    table = position.table()
    table.play("build", 4)
    assert table.phase == "nobles"


@BOTH
def test_section_10_keep_is_asked_before_captures_and_income(game_id: str) -> None:
    position = Position(game_id).castle((1, 2, 3), top=2).castle((5, 6, 7), top=6).noble(BLUE, "baron", 1)
    table = position.hand(RED, 4).table()
    before = table.shown["money"]
    table.play("build", 4)
    assert (table.phase, table.shown["money"]) == ("keep", before)
    assert table.gain("keep", "cadiz") == 11


def test_section_10_promote_flag_and_nobles_follow_the_income() -> None:
    """Castles merge, their flag comes free, two large villas compete for it."""
    position = Position("alcazar").castle((1, 2, 3), top=2).castle((5, 6, 7), top=6).hand(RED, 4)
    position = all_flags_but(position, 2).stones_on(14, 3).stones_on(24, 3)
    table = position.table()
    assert table.shown["flags"] == []
    phases = []
    for move in (("build", 4), ("keep", "almeria"), ("promote", 24), ("done",)):
        phases.append(table.phase)
        table.play(*move)
    assert phases == ["main", "keep", "promote", "nobles"]
    assert (table.flag(24), table.flag(14)) == ("cadiz", None)


@BOTH
def test_section_10_nobles_is_skipped_when_nothing_but_done_is_possible(game_id: str) -> None:
    table = Position(game_id).villa(5).noble(RED, "baron", 5).hand(RED, 5).table()
    table.play("build", 5)
    assert (table.player, table.phase) == (BLUE, "main")


@BOTH
def test_section_10_only_the_question_that_is_asked_can_be_answered(game_id: str) -> None:
    table = Position(game_id).hand(RED, 8).table()
    assert table.why_not("flag", "jaen").key == "game.other_question"
    table.play("castle", 8, (7, 8, 9))
    assert table.options("flag") == set(FLAG_NAMES)
    assert table.why_not("buy_deck").key == "game.other_question"


def test_section_10_castle_fields_stand_in_loop_order() -> None:
    table = Position("alcazar").hand(RED, 72).table()
    assert table.options("castle") == {(72, (70, 71, 72)), (72, (71, 72, 1)), (72, (72, 1, 2))}


def test_section_10_the_order_of_pillars_means_nothing() -> None:
    table = Position("alcazar").villa(7, 9).noble(RED, "baron", 7).table()
    assert table.allows("bridge", 9, 7)
    assert table.allows("bridge", 7, 9)
