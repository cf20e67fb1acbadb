"""Copies share nothing that changes, and states survive being written down and read again."""

from typing import Any

from tests.conformance.playouts import SEEDS, AnyGame, Table, played, positions, steps, tables, through_json, written

CHANGING = (int, str, list, tuple, dict, set, bytearray, type(None))  # what states are made of


def slots_of(state: Any) -> list[str]:
    """The names of everything that the state carries."""
    slots = [name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())]
    return [*slots, *getattr(state, "__dict__", {})]


def contents(game: AnyGame, state: Any) -> dict[str, Any]:
    """All that the state carries. Legal moves may be kept in it once they are known: so everybody asks for them."""
    game.legal_moves(state)
    return {name: getattr(state, name) for name in slots_of(state)}


def test_states_have_slots(table: Table) -> None:
    state = table.new(1)
    assert slots_of(state)
    assert not hasattr(state, "__dict__")


def test_a_copy_equals_its_original_in_every_slot(table: Table) -> None:
    """Of a state that has never been copied itself: whatever copying forgets would be missing on both sides."""
    game = table.game
    for seed in SEEDS:
        state = table.new(seed)
        for step in played(table, seed):
            assert contents(game, state.copy()) == contents(game, state)
            game.apply(state, step.move)


def test_playing_on_a_copy_leaves_the_original_as_it_was(table: Table) -> None:
    game = table.game
    for step in steps(table):
        original = step.before.copy()
        moves = list(game.legal_moves(original))
        copy = original.copy()
        text = written(game, original)
        game.apply(copy, step.move)
        game.legal_moves(copy)
        assert written(game, original) == text
        assert list(game.legal_moves(original)) == moves


def test_playing_on_leaves_copies_as_they_were(table: Table) -> None:
    """A copy taken at the start sees nothing of the whole rest of the game."""
    game = table.game
    taken = []
    state = table.new(1)
    for step in played(table, 1):
        taken.append((state.copy(), written(game, state)))
        game.apply(state, step.move)
    assert len(taken) > 1
    assert all(written(game, copy) == text for copy, text in taken)


def test_every_slot_of_a_state_is_saved(table: Table) -> None:
    """Fails when a state gains a field that is not written down: it comes back with another value."""
    game = table.game
    for state in positions(table):
        again = game.decode_state(through_json(game.encode_state(state)))
        assert contents(game, again) == contents(game, state)


def test_the_games_of_this_suite_change_every_slot() -> None:
    """What never changes here would not be missed by the test above. Only the material of a game may stay the same."""
    seen: dict[tuple[type, str], list[Any]] = {}
    for table in tables():
        for state in positions(table):
            for name, value in contents(table.game, state).items():
                values = seen.setdefault((type(state), name), [])
                if not values or values[-1] != value:
                    values.append(value)
    unchanged = {name: values[0] for (_, name), values in seen.items() if len(values) == 1}
    assert not [name for name, value in unchanged.items() if isinstance(value, CHANGING)]


def test_states_round_trip_through_json(table: Table) -> None:
    game = table.game
    for state in positions(table):
        data = through_json(game.encode_state(state))
        again = game.decode_state(data)
        assert again == state
        assert through_json(game.encode_state(again)) == data


def test_a_state_that_was_read_plays_on_like_the_original(table: Table) -> None:
    game = table.game
    for step in steps(table):
        again = game.decode_state(through_json(game.encode_state(step.before)))
        assert game.apply(again, step.move) == step.events
        assert again == step.after


def test_different_positions_are_not_equal_and_are_written_differently(table: Table) -> None:
    game = table.game
    for step in steps(table):
        assert step.before != step.after
        assert written(game, step.before) != written(game, step.after)


def test_different_seeds_deal_different_games_and_the_same_seed_the_same(table: Table) -> None:
    game = table.game
    assert written(game, table.new(1)) == written(game, table.new(1))
    assert len({written(game, table.new(seed)) for seed in range(20)}) > 1
