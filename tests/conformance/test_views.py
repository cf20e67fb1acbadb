"""Hidden information: what a seat may know, the states that it could be, and what events tell to whom."""

import json
from typing import Any

import pytest

from alcazar.core.rng import Rng
from tests.conformance.playouts import AnyGame, Table, positions, steps, through_json, written

SAMPLES = 3


def seen(game: AnyGame, state: Any, seat: int) -> str:
    return json.dumps(game.encode_view(game.view(state, seat)))


def test_views_know_their_seat(table: Table) -> None:
    state = table.new(1)
    assert [table.game.view(state, seat).seat for seat in range(table.seats)] == list(range(table.seats))


def test_views_round_trip_through_json(table: Table) -> None:
    game = table.game
    for state in positions(table)[::2]:
        for seat in range(table.seats):
            view = game.view(state, seat)
            data = through_json(game.encode_view(view))
            again = game.decode_view(data)
            assert again == view
            assert through_json(game.encode_view(again)) == data


def test_a_view_does_not_change_with_what_its_seat_cannot_see(table: Table) -> None:
    """A sample deals everything hidden anew; the seat must not notice."""
    game = table.game
    for number, state in enumerate(positions(table)[::2]):
        for seat in range(table.seats):
            view = game.view(state, seat)
            for stream in range(SAMPLES):
                sampled = game.sample(view, Rng(number).fork(stream))
                assert game.view(sampled, seat) == view
                assert seen(game, sampled, seat) == seen(game, state, seat)


def test_a_view_is_enough_to_sample_from_even_after_it_was_written_down(table: Table) -> None:
    game = table.game
    for state in positions(table)[::5]:
        view = game.view(state, 0)
        again = game.decode_view(through_json(game.encode_view(view)))
        assert written(game, game.sample(again, Rng(3))) == written(game, game.sample(view, Rng(3)))


def test_sampling_leaves_the_view_as_it_was(table: Table) -> None:
    game = table.game
    for state in positions(table)[::5]:
        view = game.view(state, table.seats - 1)
        before = json.dumps(game.encode_view(view))
        sampled = game.sample(view, Rng(4))
        if game.decision(sampled):
            game.apply(sampled, game.legal_moves(sampled)[0])
        assert json.dumps(game.encode_view(view)) == before


def test_playing_on_leaves_a_view_as_it_was(table: Table) -> None:
    game = table.game
    for step in steps(table)[::3]:
        state = step.before.copy()
        view = game.view(state, 0)
        before = json.dumps(game.encode_view(view))
        game.apply(state, step.move)
        assert json.dumps(game.encode_view(view)) == before


def test_samples_differ_where_something_is_hidden(table: Table) -> None:
    game = table.game
    if not game.info.hidden_information:
        pytest.skip("nothing is hidden in this game")
    state = table.new(1)
    for seat in range(table.seats):
        view = game.view(state, seat)
        sampled = {written(game, game.sample(view, Rng(seed))) for seed in range(10)}
        assert len(sampled) > 1


def test_seats_see_different_things_where_something_is_hidden(table: Table) -> None:
    """The other seats' samples do not respect what this seat knows: its secrets are really kept from them."""
    game = table.game
    if not game.info.hidden_information:
        pytest.skip("nothing is hidden in this game")
    state = table.new(1)
    for seat in range(1, table.seats):
        sampled = [game.sample(game.view(state, 0), Rng(seed)) for seed in range(10)]
        assert len({seen(game, other, seat) for other in sampled}) > 1


def test_samples_are_states_that_can_be_saved_and_played(table: Table) -> None:
    game = table.game
    for state in positions(table)[::3]:
        for seat in range(table.seats):
            sampled = game.sample(game.view(state, seat), Rng(seat))
            assert game.decode_state(through_json(game.encode_state(sampled))) == sampled
            assert game.decision(sampled) == game.decision(state)
            for move in game.legal_moves(sampled):
                game.apply(sampled.copy(), move)


def test_who_decides_sees_the_same_legal_moves_in_every_sample(table: Table) -> None:
    game = table.game
    for state in positions(table)[::2]:
        decision = game.decision(state)
        if decision:
            sampled = game.sample(game.view(state, decision.seat), Rng(6))
            assert list(game.legal_moves(sampled)) == list(game.legal_moves(state))


def test_events_keep_their_secrets_from_all_but_their_audience(table: Table) -> None:
    for step in steps(table):
        for event in step.events:
            assert not set(event.args) & set(event.secret)
            for seat in range(table.seats):
                told = event.seen_by(seat)
                assert not told.secret
                knows = {**event.args, **event.secret} if seat in event.audience else dict(event.args)
                assert dict(told.args) == knows


def test_events_tell_a_seat_nothing_that_its_view_does_not_show(table: Table) -> None:
    """The same move in two states that look alike to a seat, before and after: it must have been told the same."""
    game = table.game
    compared = 0
    for number, step in enumerate(steps(table)):
        for seat in range(table.seats):
            sampled = game.sample(game.view(step.before, seat), Rng(number))
            if step.move in game.legal_moves(sampled):
                events = game.apply(sampled, step.move)
                if game.view(sampled, seat) == game.view(step.after, seat):
                    compared += 1
                    assert [event.seen_by(seat) for event in events] == [event.seen_by(seat) for event in step.events]
    assert compared
