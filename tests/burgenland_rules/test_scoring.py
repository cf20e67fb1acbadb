"""Scoring: the more valuable castle of that colour gets the difference. No choice left. End."""

import pytest

from alcazar.core.standings import winners

from .positions import BLACK, COLOURS, WHITE, Position
from .table import Table


def scored(own: str, theirs: str) -> list[int]:
    table = Position().castle(WHITE, "yellow", own).castle(BLACK, "yellow", theirs).table()
    table.roll(3)
    return table.score


@pytest.mark.parametrize(
    ("own", "theirs", "score"),
    [("wTw", "w", [6, 0]), ("w", "wTw", [0, 6]), ("wTw", "wTw", [0, 0]), ("", "hw", [0, 4]), ("", "", [0, 0])],
)
def test_scoring_the_difference_goes_to_the_more_valuable_castle(own: str, theirs: str, score: list[int]) -> None:
    assert scored(own, theirs) == score


def test_scoring_the_sum_of_all_cards() -> None:
    assert scored("twTwhw", "") == [2 + 1 + 5 + 1 + 3 + 1, 0]


@pytest.mark.parametrize(
    ("castle", "value"), [("w.TwT", 11), ("TwT.w", 11), ("w.w", 1), ("hw..T", 5), ("Tw.wT.hwhw", 8), ("T.www.t", 5)]
)
def test_scoring_of_a_castle_with_gaps_only_the_most_valuable_unbroken_piece(castle: str, value: int) -> None:
    assert scored(castle, "") == [value, 0]


def test_scoring_counts_that_colour_only() -> None:
    table = Position().castle(WHITE, "yellow", "wTw").castle(BLACK, "red", "wTwTw").table()
    table.roll(3)
    assert table.score == [6, 0]


def test_scoring_adds_to_what_was_scored_before() -> None:
    table = Position().castle(WHITE, "yellow", "wTw").points(WHITE, 5, "red").points(WHITE, 2, "yellow").table()
    table.roll(3)
    assert table.score == [13, 0]


def test_scoring_takes_nothing_from_anybody() -> None:
    table = Position().castle(WHITE, "yellow", "wTw").points(BLACK, 9).table()
    table.roll(3)
    assert table.score == [6, 9]


def test_scoring_says_in_which_colour_the_points_were_made() -> None:
    table = Position().castle(WHITE, "yellow", "wTw").points(WHITE, 5, "red").table()
    table.roll(3)
    standing = table.rules.standings(table.state)[WHITE]
    assert [(item.args["colour"], item.points) for item in standing.items] == [("blue", 0), ("yellow", 6), ("red", 5)]
    assert standing.points == 11


# -- no choice left ---------------------------------------------------------------------------------------------------


def nothing_to_be_had(castle: str = "TwT") -> Table:
    """White holds all dice, and the large tower does not fit."""
    position = Position().crown("blue", "house").again().castle(WHITE, "blue", castle).dice(WHITE, 5)
    table = position.table()
    table.roll(1)
    return table


def test_b7_the_field_has_no_effect() -> None:
    table = nothing_to_be_had()
    assert (table.castle(WHITE, "blue"), table.dice, table.score) == ("TwT", [0, 5, 0], [0, 0])
    assert (table.player, table.kinds()) == (WHITE, {"roll", "stop"})


def test_b7_also_where_all_those_cards_are_your_own() -> None:
    assert nothing_to_be_had("TwTwTwT").kinds() == {"roll", "stop"}


def test_b7_a_crown_scores_even_if_neither_card_nor_die_can_be_had() -> None:
    """All nine walls and all dice are White's: on wall/crown only scoring is left."""
    position = Position().crown("blue", "wall 3").again().castle(WHITE, "blue", "w" * 9).castle(BLACK, "blue", "")
    table = position.dice(WHITE, 5).table()
    table.roll(1)
    assert (table.score, table.phase) == ([9, 0], "roll")


# -- end --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("points", "over"), [(23, False), (24, True), (29, True)])
def test_end_at_once_when_a_player_has_30_points_or_more(points: int, over: bool) -> None:
    table = Position().castle(WHITE, "yellow", "wTw").points(WHITE, points).table()
    table.roll(3)
    assert (table.phase is None) == over
    assert table.score == [points + 6, 0]


@pytest.mark.parametrize("winner", [WHITE, BLACK])
def test_end_that_player_wins_whoever_rolled(winner: int) -> None:
    position = Position().castle(winner, "yellow", "wTw").points(winner, 25).points(1 - winner, 29, "red")
    table = position.table()
    table.roll(3)
    assert table.phase is None
    assert winners(table.rules.standings(table.state)) == [winner]
    assert table.shown["player"] is None


def test_end_by_choice_on_wall_crown() -> None:
    table = Position().castle(WHITE, "yellow", "wTw").points(WHITE, 25).table()
    table.roll(5)
    table.play("score")
    assert table.phase is None
    assert table.moves() == []


def test_end_points_of_all_colours_count_together() -> None:
    position = Position().castle(BLACK, "yellow", "wTw")
    for colour in COLOURS:
        position.points(BLACK, 8, colour)
    table = position.table()
    table.roll(3)
    assert table.phase is None
    assert table.score == [0, 30]
