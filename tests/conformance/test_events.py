"""Events: plain values that add up to what changed."""

from tests.conformance.playouts import Table, played, steps, through_json


def test_every_move_is_told(table: Table) -> None:
    assert all(step.events for step in steps(table))


def test_events_add_up_to_the_change_of_the_purses(table: Table) -> None:
    game = table.game
    for step in steps(table):
        expected = list(game.purses(step.before))
        for event in step.events:
            if event.amount:
                assert event.seat is not None
                expected[event.seat] += event.amount
        assert list(game.purses(step.after)) == expected, game.notation(step.move)


def test_the_events_of_a_whole_game_lead_from_the_first_purses_to_the_last(table: Table) -> None:
    game = table.game
    story = played(table, 1)
    purses = list(game.purses(story[0].before))
    for step in story:
        for event in step.events:
            if event.seat is not None:
                purses[event.seat] += event.amount
    assert purses == list(game.purses(story[-1].after))


def test_there_is_a_purse_per_seat(table: Table) -> None:
    assert len(table.game.purses(table.new(1))) == table.seats


def test_events_are_plain_json(table: Table) -> None:
    for step in steps(table):
        for event in step.events:
            data = [event.kind, event.seat, dict(event.args), dict(event.secret), list(event.audience), event.amount]
            assert through_json(data) == data
            assert event.kind


def test_events_happen_to_seats_that_are_there(table: Table) -> None:
    for step in steps(table):
        for event in step.events:
            assert event.seat is None or 0 <= event.seat < table.seats
            assert all(0 <= seat < table.seats for seat in event.audience)


def test_undo_stops_where_something_unknown_came_to_light(table: Table) -> None:
    """What a move shows to anybody must not be taken back: secrets and results of chance say so."""
    for step in steps(table):
        for event in step.events:
            if event.secret or event.chance:
                assert event.reveals
