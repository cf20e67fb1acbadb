"""Standings: every point comes from somewhere, and places follow from points and tie-breaks."""

from alcazar.core.standings import winners
from tests.conformance.playouts import Table, positions, through_json


def test_standings_are_in_seat_order(table: Table) -> None:
    for state in positions(table):
        assert [standing.seat for standing in table.game.standings(state)] == list(range(table.seats))


def test_items_add_up_to_the_points(table: Table) -> None:
    for state in positions(table):
        for standing in table.game.standings(state):
            assert sum(item.points for item in standing.items) == standing.points
            assert all(item.key for item in standing.items)


def test_items_are_plain_json(table: Table) -> None:
    for state in positions(table)[::5]:
        for standing in table.game.standings(state):
            data = [[item.key, item.points, dict(item.args)] for item in standing.items]
            assert through_json(data) == data


def test_a_place_is_one_more_than_the_number_of_better_players(table: Table) -> None:
    for state in positions(table):
        standings = table.game.standings(state)
        results = [(standing.points, standing.tie_breaks) for standing in standings]
        for standing, result in zip(standings, results, strict=True):
            assert standing.place == 1 + sum(other > result for other in results)


def test_somebody_wins(table: Table) -> None:
    for state in positions(table):
        assert winners(table.game.standings(state))
