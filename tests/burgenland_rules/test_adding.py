"""Adding: at the ends or into a gap, towers and houses only next to walls."""

import pytest

from .positions import WHITE, Position
from .table import Table


def offered(kind: str, castle: str) -> Table:
    """White is offered a yellow card of this kind."""
    position = Position().castle(WHITE, "yellow", castle)
    start, pips = {
        "w": ("wall 1", 1),
        "t": ("wall 3", 2),
        "h": ("wall 3", 3),
        "T": ("wall 3", 4),
    }[kind]
    table = position.crown("yellow", start).again().table()
    table.roll(pips)
    return table


def places(kind: str, castle: str) -> list[int]:
    return offered(kind, castle).options("add")


@pytest.mark.parametrize("kind", ["w", "t", "h", "T"])
def test_adding_at_the_left_or_right_end(kind: str) -> None:
    assert places(kind, "wTw") == [0, 3]
    for place, castle in ((0, f"{kind}wTw"), (3, f"wTw{kind}")):
        table = offered(kind, "wTw")
        table.play("add", place)
        assert table.castle(WHITE, "yellow") == castle


@pytest.mark.parametrize("kind", ["t", "h", "T"])
@pytest.mark.parametrize("neighbour", ["t", "h", "T"])
def test_adding_towers_and_houses_never_next_to_a_tower_or_house(kind: str, neighbour: str) -> None:
    assert places(kind, f"{neighbour}w") == [2]
    assert places(kind, f"w{neighbour}") == [0]


@pytest.mark.parametrize("castle", ["t", "h", "T", "Tw", "wT", "TwT", "w.T"])
def test_adding_walls_fit_anywhere(castle: str) -> None:
    assert {0, len(castle)} <= set(places("w", castle))


@pytest.mark.parametrize("kind", ["w", "t", "h", "T"])
def test_adding_an_empty_castle_may_start_with_any_card(kind: str) -> None:
    table = offered(kind, "")
    assert table.options("add") == [0]
    table.play("add", 0)
    assert table.castle(WHITE, "yellow") == kind


@pytest.mark.parametrize("kind", ["t", "h", "T"])
@pytest.mark.parametrize("castle", ["t", "TwT", "hwwt"])
def test_adding_a_card_that_cannot_be_added_may_not_be_taken(kind: str, castle: str) -> None:
    """Then only dice are left, and nobody is asked."""
    table = offered(kind, castle)
    assert (table.castle(WHITE, "yellow"), table.phase) == (castle, "roll")
    assert table.dice[1] == {"t": 2, "h": 3, "T": 5}[kind]


@pytest.mark.parametrize("place", [1, 2, 4, 9])
def test_adding_not_between_two_cards_or_beyond_the_ends(place: int) -> None:
    assert not offered("w", "wTw").allows("add", place)
