"""Every reason that forbids something has a key of its own, a place in the rules, and a position that shows it."""

import pytest

import alcazar.games.burgenland
from alcazar.core.reasons import DataError
from alcazar.core.registry import game
from alcazar.games.burgenland.reasons import REASONS
from tests.game_rules.refusals import (
    Case,
    assert_not_offered_and_without_effect,
    assert_refused_for_that,
    keys_in_source,
)

from .positions import Position
from .reason_cases import CASES

ABOUT_DATA = {"data.move", "data.state"}
CHAPTERS = {"Material", "Turn 1", "Turn 3", "Dice", "Adding", "Empty stack", "End", "Decisions"}


@pytest.mark.parametrize("case", CASES, ids=[case.key for case in CASES])
def test_reason_for_refusing_a_move(case: Case) -> None:
    assert_refused_for_that(case)


@pytest.mark.parametrize("case", CASES, ids=[case.key for case in CASES])
def test_a_refused_move_is_not_offered_and_changes_nothing(case: Case) -> None:
    assert_not_offered_and_without_effect(case)


@pytest.mark.parametrize(
    "data",
    [None, [], ["fly"], ["roll"], ["roll", 6], ["roll", -1], ["walk", 0], ["walk", 7], ["walk", True], ["stop", 1]]
    + [["add", "left"], ["add", 4096], ["steal", 1], ["lose"], ["lose", "middle"], ["lose", 0], [["roll"], 1]],
    ids=repr,
)
def test_data_that_is_no_move(data: object) -> None:
    with pytest.raises(DataError) as error:
        game("burgenland").decode_move(data)
    assert (error.value.reason.key, error.value.reason.args) == ("data.move", {"move": repr(data)})


WALL, HOUSE, LARGE_TOWER, GAP = 0, 2, 3, 4


@pytest.mark.parametrize(
    ("damage", "problem"),
    [
        ({"castles": [[WALL]] * 5}, "each player has a castle and points in each colour"),
        ({"stock": [7, 3, 3, 4]}, "there is a stack for each kind of card in each colour"),
        ({"dice": [4, 0, 0]}, "each red die is on the board or with a player"),
        ({"crown": 24}, "the crown, the colour, the player and the phase are known"),
        ({"castles": [[WALL, WALL]] + [[WALL]] * 5}, "each card is in its stack or in a castle of its colour"),
        (
            {"castles": [[HOUSE, LARGE_TOWER, WALL]] + [[WALL]] * 5, "stock": [7, 3, 2, 3, 7, 3, 3, 4, 7, 3, 3, 4]},
            "towers and houses lie next to walls, and gaps between cards",
        ),
        ({"castles": [[WALL, GAP]] + [[WALL]] * 5}, "towers and houses lie next to walls, and gaps between cards"),
        ({"points": [30, 0, 0, 0, 0, 0]}, "the game is over when one player has 30 points"),
        ({"phase": 4, "safe": False}, "the game is over when one player has 30 points"),
        ({"colour": 1}, "the crown is in the turn's colour until it leaves for the next"),
        ({"phase": 2}, "nothing happens before the first walk of a turn"),
        ({"phase": 1, "rolled": [3, 3]}, "results wait to be chosen only where they differ"),
        ({"rolled": [3, 4]}, "results wait to be chosen only where they differ"),
        ({"phase": 1, "rolled": [0, 3]}, "dice show 1 to 6, and the red ones that were rolled lie on the board"),
        ({"phase": 2, "safe": False, "crown": 2, "colour": 0}, "a field asks only where there is a choice"),
        ({"phase": 3, "safe": False, "colour": 2}, "two outermost cards of equal value wait for a choice"),
    ],
)
def test_data_that_is_no_state(damage: dict[str, object], problem: str) -> None:
    rules = game("burgenland")
    data = rules.encode_state(Position().state())
    with pytest.raises(DataError) as error:
        rules.decode_state(data | damage)
    assert (error.value.reason.key, error.value.reason.args) == ("data.state", {"problem": problem})


def test_data_with_something_else_in_a_field_of_the_state() -> None:
    rules = game("burgenland")
    data = rules.encode_state(Position().state())
    with pytest.raises(DataError) as error:
        rules.decode_state(data | {"dice": [6, 0, 0]})
    assert error.value.reason.key == "data.no_number"


# -- the table of reasons and the source agree ------------------------------------------------------------------------


def test_table_of_reasons_and_source_agree() -> None:
    assert keys_in_source(alcazar.games.burgenland) == set(REASONS)


def test_every_reason_has_a_position_that_shows_it() -> None:
    assert {case.key for case in CASES} | ABOUT_DATA == set(REASONS)


def test_every_reason_names_its_chapter() -> None:
    assert set(REASONS.values()) == CHAPTERS
