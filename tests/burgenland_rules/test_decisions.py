"""Decisions: one small question at a time, and none where there is nothing to decide."""

import pytest

from alcazar.core.rng import Rng

from .positions import BLACK, WHITE, Position
from .table import Table


def test_decisions_roll_then_choose_then_field_then_roll_again() -> None:
    table = Position().dice(WHITE, 1).table()
    phases = [table.phase]
    table.roll(1, 2)
    phases.append(table.phase)
    table.play("walk", 2)
    phases.append(table.phase)
    table.play("add", 1)
    phases.append(table.phase)
    assert phases == ["roll", "choose", "field", "roll"]


def test_decisions_choose_is_skipped_if_all_dice_show_the_same() -> None:
    table = Position().dice(WHITE, 1).table()
    table.roll(2, 2)
    assert table.phase == "field"


def test_decisions_field_is_skipped_on_a_crown() -> None:
    table = Position().table()
    table.roll(3)
    assert table.phase == "roll"


def test_decisions_field_is_skipped_where_only_dice_can_be_had() -> None:
    table = Position().crown("blue", "house").again().castle(WHITE, "blue", "T").table()
    table.roll(1)
    assert (table.phase, table.dice) == ("roll", [0, 5, 0])


def test_decisions_field_is_asked_where_the_only_thing_needs_a_place() -> None:
    """White holds all dice, and the castle is empty: one card, one place."""
    table = Position().crown("blue", "house").again().castle(WHITE, "blue", "").dice(WHITE, 5).table()
    table.roll(1)
    assert (table.phase, table.moves()) == ("field", [["add", 0]])


def test_decisions_also_a_single_theft_is_asked_for() -> None:
    position = Position().crown("blue", "house").again().castle(WHITE, "blue", "").dice(WHITE, 5)
    table = position.castle(BLACK, "blue", "TwTwTwT").table()
    table.roll(1)
    assert (table.phase, table.options("steal")) == ("field", [(0, 0), (2, 0), (4, 0), (6, 0)])


def test_decisions_lose_is_asked_only_at_equal_value() -> None:
    for castle, phase in (("wTw", "lose"), ("wT", "roll"), ("w", "roll"), ("", "roll")):
        table = Position().crown("blue", "house").again().castle(WHITE, "blue", castle).table()
        table.roll(2)
        assert table.phase == phase


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (("roll", 0), "roll"),
        (("roll", 3), "roll +3"),
        (("stop",), "stop"),
        (("walk", 4), "walk 4"),
        (("add", 2), "add at 2"),
        (("steal", 3, 0), "steal 3>0"),
        (("dice",), "dice"),
        (("score",), "score"),
        (("lose", "left"), "lose left"),
    ],
)
def test_decisions_in_a_few_characters(move: tuple[object, ...], text: str) -> None:
    rules = Position().table().rules
    assert rules.notation(rules.decode_move(list(move))) == text


def test_decisions_the_dice_to_come_are_in_no_view() -> None:
    """Two tables that differ only in what the dice will show look the same, and samples roll on their own."""
    one, other = Position().table(), Position().table()
    one.state.rng, other.state.rng = 1, 2
    assert one.rules.view(one.state, WHITE) == other.rules.view(other.state, WHITE)
    assert "rng" not in str(one.rules.encode_view(one.rules.view(one.state, WHITE)))
    rolls = {sampled_roll(one, seed) for seed in range(40)}
    assert len(rolls) == 6


def sampled_roll(table: Table, seed: int) -> int:
    state = table.rules.sample(table.rules.view(table.state, WHITE), Rng(seed))
    return table.rules.apply(state, table.rules.decode_move(["roll", 0]))[0].chance[0]
