"""Data from outside is either refused with a DataError or gives something that can be played."""

from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alcazar.core.reasons import DataError
from alcazar.core.registry import games
from alcazar.core.rng import Rng
from tests.conformance.damage import JUNK, NUMBERS, damaged, paths, removed, replaced
from tests.conformance.playouts import AnyGame, Table, positions, repeatable, through_json

thorough = settings(repeatable, max_examples=300, report_multiple_bugs=False)
every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.info.id)


@cache
def some_states(game: AnyGame) -> tuple[Any, ...]:
    """A position of each phase, and a few more."""
    found = positions(Table(game, game.info.max_seats)) + positions(Table(game, game.info.min_seats))
    by_phase = {str(getattr(game.decision(state), "phase", None)): state for state in found}
    return (*by_phase.values(), *found[:: len(found) // 4])


def refused(read: Any, data: Any) -> bool:
    """Whether the data is refused; any other error than a DataError fails the test."""
    try:
        read(data)
    except DataError:
        return True
    return False


def damaged_state(game: AnyGame, data: st.DataObject) -> Any:
    state = data.draw(st.sampled_from(some_states(game)))
    return data.draw(damaged(through_json(game.encode_state(state))))


def damaged_view(game: AnyGame, data: st.DataObject) -> Any:
    view = game.view(data.draw(st.sampled_from(some_states(game))), data.draw(st.integers(0, 1)))
    return data.draw(damaged(through_json(game.encode_view(view))))


@every_game
@given(st.data())
@thorough
def test_damaged_data_raises_nothing_but_data_errors(game: AnyGame, data: st.DataObject) -> None:
    refused(game.decode_state, damaged_state(game, data))
    refused(game.decode_view, damaged_view(game, data))


@every_game
@given(st.data())
@thorough
def test_damaged_states_are_refused_or_can_be_played(game: AnyGame, data: st.DataObject) -> None:
    damage = damaged_state(game, data)
    if not refused(game.decode_state, damage):
        play_on(game, game.decode_state(damage))


@every_game
@given(st.data())
@thorough
def test_damaged_views_are_refused_or_can_be_sampled_from(game: AnyGame, data: st.DataObject) -> None:
    damage = damaged_view(game, data)
    if not refused(game.decode_view, damage):
        play_on(game, game.sample(game.decode_view(damage), Rng(1)))


def play_on(game: AnyGame, state: Any) -> None:
    """Everything that one does with a state, for a few moves."""
    rng = Rng(1)
    for _ in range(20):
        game.trace_state(state)
        game.standings(state)
        game.view(state, 0)
        game.encode_state(state)
        moves = game.legal_moves(state)
        assert bool(moves) == (game.decision(state) is not None)
        if not moves:
            break
        game.apply(state, rng.choice(moves))


@every_game
def test_one_wrong_number_in_a_state_is_refused_or_can_be_played(game: AnyGame) -> None:
    for state in some_states(game):
        for damage in with_wrong_numbers(through_json(game.encode_state(state))):
            if not refused(game.decode_state, damage):
                play_on(game, game.decode_state(damage))


@every_game
def test_one_wrong_number_in_a_view_is_refused_or_can_be_sampled_from(game: AnyGame) -> None:
    for state in some_states(game):
        for damage in with_wrong_numbers(through_json(game.encode_view(game.view(state, 0)))):
            if not refused(game.decode_view, damage):
                play_on(game, game.sample(game.decode_view(damage), Rng(1)))


def with_wrong_numbers(data: Any) -> Iterator[Any]:
    """Some hundred copies of the data, each with another number at another place."""
    dice = Random(1)
    places = [path for path in paths(data) if path]
    for path in dice.sample(places, min(len(places), 250)):
        yield replaced(data, path, dice.choice(NUMBERS))


@every_game
def test_a_state_without_any_one_of_its_fields_is_refused(game: AnyGame) -> None:
    for state in some_states(game):
        data = through_json(game.encode_state(state))
        for name in data:
            assert refused(game.decode_state, removed(data, (name,))), name


@every_game
def test_a_state_with_rubbish_in_any_one_of_its_fields_is_refused(game: AnyGame) -> None:
    data = through_json(game.encode_state(some_states(game)[0]))
    for name in data:
        for junk in (None, "rubbish", 1.5, {"x": 1}, [["x"]], -1):
            assert refused(game.decode_state, replaced(data, (name,), junk)), (name, junk)


@every_game
def test_a_view_without_any_one_of_its_fields_is_refused(game: AnyGame) -> None:
    data = through_json(game.encode_view(game.view(some_states(game)[0], 0)))
    for name in data:
        assert refused(game.decode_view, removed(data, (name,))), name


@every_game
@pytest.mark.parametrize("data", [*JUNK, *NUMBERS], ids=repr)
def test_what_is_no_state_view_or_move_at_all_is_refused(game: AnyGame, data: Any) -> None:
    assert refused(game.decode_state, data)
    assert refused(game.decode_view, data)
    assert refused(game.decode_move, data)


@every_game
def test_a_damaged_move_is_refused_or_is_another_move_of_the_game(game: AnyGame) -> None:
    for state in some_states(game):
        for move in islice(game.legal_moves(state), 0, None, 4):
            encoded = through_json(game.encode_move(move))
            for path in paths(encoded):
                for value in (*JUNK, *NUMBERS, [1, 2, 3], [-1, 0], [11, 0]):
                    check_move(game, state, replaced(encoded, path, value))
                if path:
                    check_move(game, state, removed(encoded, path))


def check_move(game: AnyGame, state: Any, data: Any) -> None:
    if not refused(game.decode_move, data):
        move = game.decode_move(data)
        assert game.decode_move(through_json(game.encode_move(move))) == move
        game.why_not(state, move)
        assert game.notation(move)
