"""Every reason that forbids something has a key of its own, a place in the rules, and a position that shows it."""

import re

import pytest

import alcazar.games.alcazar
from alcazar.core.reasons import DataError
from alcazar.core.registry import game
from alcazar.games.alcazar.reasons import REASONS
from tests.game_rules.refusals import (
    Case,
    assert_not_offered_and_without_effect,
    assert_refused_for_that,
    keys_in_source,
)

from .positions import Position
from .reason_cases import CASES

ABOUT_DATA = {"data.move", "data.state"}


@pytest.mark.parametrize("case", CASES, ids=[case.key for case in CASES])
def test_reason_for_refusing_a_move(case: Case) -> None:
    assert_refused_for_that(case)


@pytest.mark.parametrize("case", CASES, ids=[case.key for case in CASES])
def test_a_refused_move_is_not_offered_and_changes_nothing(case: Case) -> None:
    assert_not_offered_and_without_effect(case)


@pytest.mark.parametrize(
    "data",
    [None, [], ["fly"], ["villa"], ["villa", 0], ["villa", 73], ["castle", 8, [7, 9, 8]], ["pass", 1], ["keep", ""]],
)
def test_data_that_is_no_move(data: object) -> None:
    with pytest.raises(DataError) as error:
        game("alcazar").decode_move(data)
    assert (error.value.reason.key, error.value.reason.args) == ("data.move", {"move": repr(data)})


def test_data_that_is_no_state() -> None:
    rules = game("alcazar")
    data = rules.encode_state(Position("alcazar").villa(5).state())
    for damage, problem in (
        ({"stones": 85}, "there are 84 stones and a fixed number of long pieces"),
        ({"money": "much"}, "money is missing or damaged"),
    ):
        with pytest.raises(DataError) as error:
            rules.decode_state(data | damage)
        assert (error.value.reason.key, error.value.reason.args) == ("data.state", {"problem": problem})


# -- the table of reasons and the source agree ------------------------------------------------------------------------


def test_table_of_reasons_and_source_agree() -> None:
    assert keys_in_source(alcazar.games.alcazar) == set(REASONS)


def test_every_reason_has_a_position_that_shows_it() -> None:
    assert {case.key for case in CASES} | ABOUT_DATA == set(REASONS)


def test_every_reason_names_its_section_or_ruling() -> None:
    assert all(re.fullmatch(r"R\d+|\d+(\.\d|[A-E]| Buy| Build)?", section) for section in REASONS.values())
