"""Starting a game: what does not fit is refused with a reason."""

from typing import Any

import pytest

from alcazar.core.reasons import SetupError
from alcazar.core.registry import games
from tests.conformance.playouts import AnyGame, Table, positions


@pytest.fixture(params=games(), ids=lambda game: game.info.id)
def game(request: pytest.FixtureRequest) -> AnyGame:
    chosen: AnyGame = request.param
    return chosen


def refusal(game: AnyGame, seats: int, options: dict[str, Any]) -> str:
    with pytest.raises(SetupError) as error:
        game.new(seats, options, 1)
    return error.value.reason.key


def test_too_few_or_too_many_players_are_refused(game: AnyGame) -> None:
    for seats in (-1, 0, game.info.min_seats - 1, game.info.max_seats + 1, 1000):
        assert refusal(game, seats, {}) == "setup.seats"


def test_unknown_options_are_refused(game: AnyGame) -> None:
    assert refusal(game, game.info.min_seats, {"no such option": True}) == "setup.unknown_option"


def test_values_that_an_option_does_not_have_are_refused(game: AnyGame) -> None:
    for option in game.info.options:
        assert refusal(game, game.info.min_seats, {option.key: "no such choice"}) == "setup.bad_choice"


def test_options_that_exclude_each_other_are_refused_together(game: AnyGame) -> None:
    on = {option.key: next(choice for choice in option.choices if choice) for option in game.info.options}
    for option in game.info.options:
        for other in option.excludes:
            both = {option.key: on[option.key], other: on[other]}
            assert refusal(game, game.info.max_seats, both) == "setup.conflict"


def test_options_are_complete_after_checking(table: Table) -> None:
    info = table.game.info
    checked = info.checked_options(table.seats, dict(table.options))
    assert set(checked) == {option.key for option in info.options}
    assert dict(table.options).items() <= checked.items()
    for option in info.options:
        assert option.default in option.choices
        assert checked[option.key] in option.choices


def test_a_game_starts_with_an_open_decision(table: Table) -> None:
    for seed in range(20):
        assert table.game.decision(table.new(seed))


def test_a_game_goes_through_more_than_one_state(table: Table) -> None:
    assert len(positions(table)) > 10
