"""Section 9: the end of the game."""

import pytest

from .positions import BLUE, RED, Position

BOTH = pytest.mark.parametrize("game_id", ["alcazar", "bigboss"])


@BOTH
def test_section_9_ends_after_the_turn_with_the_last_stone(game_id: str) -> None:
    table = Position(game_id).hand(RED, 5).stones_left(1).table()
    assert table.gain("villa", 5) == 1
    assert (table.player, table.phase) == (RED, "nobles")  # the turn is finished
    events = table.play("place", "baron", 5)
    assert table.over
    assert events[-1].args == {"cause": "stones"}


@BOTH
def test_section_9_that_player_finishes_the_turn_without_placing_too(game_id: str) -> None:
    table = Position(game_id).hand(RED, 5).stones_left(1).table()
    table.play("villa", 5)
    table.play("done")
    assert table.over


@BOTH
def test_section_9_the_last_stone_may_go_under_ones_own_noble(game_id: str) -> None:
    table = Position(game_id).villa(5).noble(RED, "baron", 5).towers(RED).stones_left(1).table()
    table.play("tower", 5)
    assert table.over


def test_section_9_all_choices_of_the_last_turn_are_still_made() -> None:
    position = Position("bigboss").castle((1, 2, 3), top=2).castle((5, 6, 7), top=6).hand(RED, 4).stones_left(1)
    table = position.table()
    phases = []
    for move in (("build", 4), ("keep", "almeria"), ("place", "baron", 4)):
        table.play(*move)
        phases.append(table.phase)
    assert phases == ["keep", "nobles", None]


def test_section_9_a_castle_may_take_the_last_four_stones() -> None:
    table = Position("alcazar").hand(RED, 8).stones_left(4).table()
    for move in (("castle", 8, (7, 8, 9)), ("flag", "jaen"), ("place", "grande", 8), ("place", "baron", 7)):
        assert not table.over
        table.play(*move)
    assert table.over


@BOTH
def test_section_9_not_before_the_last_stone(game_id: str) -> None:
    table = Position(game_id).hand(RED, 5).stones_left(2).table()
    table.play("villa", 5)
    table.play("done")
    assert (table.player, table.phase) == (BLUE, "main")


@BOTH
def test_r17_the_last_stone_may_leave_by_a_refused_card(game_id: str) -> None:
    position = Position(game_id).castle((1, 2, 3), top=2, value=50).castle((5, 6, 7), top=6).hand(RED, 4)
    table = position.stones_left(1).table()
    assert table.gain("build", 4) == 50
    assert table.over


UPPER_ROWS = ((1, 3), (5, 7), (9, 11), (71, 69), (67, 17), (15, 13), (61, 63), (65, 19), (21, 23))
LOWER_ROWS = ((59, 57), (55, 29), (27, 25), (49, 51), (53, 31), (33, 35), (47, 45), (43, 41), (39, 37))


def eighteen_bridges() -> Position:
    """A castle all around the loop with three bridges in each row; others fit across them."""
    position = Position("alcazar")
    under_bridges = (2, 6, 10, 70, 14, 62, 22, 58, 26, 50, 34, 46, 42, 38)
    position.villa(*(field for field in range(1, 73) if field not in under_bridges))
    for one, other in (*UPPER_ROWS, *LOWER_ROWS):
        position.bridge(one, other)
    return position.flag(1).noble(RED, "baron", 10)


def test_section_9_ends_after_the_turn_with_the_last_bridge() -> None:
    table = eighteen_bridges().bridge(5, 67).table()
    assert table.gain("bridge", 10, 14) == 50 - 15
    assert (table.shown["bridges"], table.phase) == (0, "nobles")  # the turn is finished
    events = table.play("move", 10, 14)
    assert table.over
    assert events[-1].args == {"cause": "bridges"}


def test_section_9_not_before_the_last_bridge() -> None:
    table = eighteen_bridges().table()
    table.play("bridge", 10, 14)
    assert table.shown["bridges"] == 1
    table.play("done")
    assert (table.player, table.phase) == (BLUE, "main")


def test_section_9_big_boss_does_not_end_with_the_last_foundation() -> None:
    table = Position("bigboss").hand(RED, 8).foundations_left(1).table()
    for move in (("castle", 8, (7, 8, 9)), ("flag", "jaen"), ("done",)):
        table.play(*move)
    assert table.shown["foundations"] == 0
    assert table.player == BLUE


@BOTH
def test_section_9_nothing_can_be_played_after_the_end(game_id: str) -> None:
    table = Position(game_id).hand(RED, 5).stones_left(1).table()
    table.play("villa", 5)
    table.play("done")
    assert table.kinds() == set()
    assert table.why_not("buy_deck").key == "game.over"
