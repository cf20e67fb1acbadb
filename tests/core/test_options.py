"""Options of a game: defaults, choices and what does not go together."""

from typing import Any

import pytest

from alcazar.core.contract import GameInfo, Option
from alcazar.core.reasons import SetupError

INFO = GameInfo(
    id="anything",
    title="Anything",
    designer="Nobody",
    min_seats=2,
    max_seats=4,
    rules_version=1,
    hidden_information=False,
    options=(
        Option("huts"),
        Option("vizier", excludes=("huts",)),
        Option("length", choices=("short", "long"), default="long"),
        Option("rounds", choices=(1, 2, 3), default=2),
    ),
)
DEFAULTS = {"huts": False, "vizier": False, "length": "long", "rounds": 2}


def refusal(seats: int, options: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    with pytest.raises(SetupError) as error:
        INFO.checked_options(seats, options)
    return error.value.reason.key, dict(error.value.reason.args)


def test_defaults_are_filled_in() -> None:
    assert INFO.checked_options(2, {}) == DEFAULTS


def test_choices_are_taken_over() -> None:
    chosen = {"huts": True, "length": "short", "rounds": 3}
    assert INFO.checked_options(4, chosen) == {**DEFAULTS, **chosen}


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_the_number_of_seats_is_checked_first(seats: int) -> None:
    expected = {"game": "anything", "seats": seats, "fewest": 2, "most": 4}
    assert refusal(seats, {"unknown": 1}) == ("setup.seats", expected)


def test_unknown_options_are_named() -> None:
    assert refusal(2, {"hut": True}) == ("setup.unknown_option", {"game": "anything", "option": "hut"})


@pytest.mark.parametrize(
    ("key", "value"),
    [("huts", 1), ("huts", "true"), ("huts", None), ("rounds", True), ("rounds", 4), ("rounds", 2.0), ("length", "")],
)
def test_only_listed_values_of_the_same_type_are_choices(key: str, value: Any) -> None:
    assert refusal(2, {key: value}) == ("setup.bad_choice", {"game": "anything", "option": key, "value": value})


def test_options_that_exclude_each_other_do_not_go_together() -> None:
    both = {"huts": True, "vizier": True}
    assert refusal(3, both) == ("setup.conflict", {"game": "anything", "option": "vizier", "other": "huts"})
    assert INFO.checked_options(3, {"huts": False, "vizier": True})["vizier"] is True


def test_the_options_that_were_given_stay_as_they_were() -> None:
    given = {"huts": True}
    INFO.checked_options(2, given)
    assert given == {"huts": True}
