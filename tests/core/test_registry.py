"""The registry finds every game by itself."""

import re

import pytest

from alcazar.core.contract import Game
from alcazar.core.reasons import SetupError
from alcazar.core.registry import game, games


def test_the_registry_knows_the_games() -> None:
    assert {"alcazar", "bigboss"} <= {known.info.id for known in games()}
    assert all(isinstance(known, Game) for known in games())


def test_games_are_found_by_their_names() -> None:
    assert [game(known.info.id) for known in games()] == list(games())


def test_names_are_unique_and_easy_to_type() -> None:
    names = [known.info.id for known in games()]
    assert len(set(names)) == len(names)
    assert all(re.fullmatch("[a-z]+", name) for name in names)


@pytest.mark.parametrize("name", ["", "chess", "Alcazar", "alcazar "])
def test_an_unknown_game_is_refused_and_the_known_ones_are_named(name: str) -> None:
    with pytest.raises(SetupError) as error:
        game(name)
    assert error.value.reason.key == "setup.unknown_game"
    assert error.value.reason.args == {"game": name, "known": [known.info.id for known in games()]}


def test_every_game_says_who_it_is_for() -> None:
    for known in games():
        assert 1 <= known.info.min_seats <= known.info.max_seats
        assert known.info.title
        assert known.info.designer
        assert known.info.rules_version >= 1
