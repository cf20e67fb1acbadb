"""What a move tells: the events of the main actions, one by one and in order (sections 4 to 10)."""

from typing import Any

import pytest

from alcazar.core.events import Event

from .positions import BLUE, RED, WHITE, Position
from .table import Table

BOTH = pytest.mark.parametrize("game_id", ["alcazar", "bigboss"])


def story(*events: Event) -> list[tuple[str, int | None, int]]:
    """Kind, seat and amount of each."""
    return [(event.kind, event.seat, event.amount) for event in events]


def args(events: list[Event], kind: str) -> list[dict[str, Any]]:
    return [dict(event.args) for event in events if event.kind == kind]


def play_all(table: Table, *moves: tuple[Any, ...]) -> list[Event]:
    return [event for move in moves for event in table.play(*move)]


# -- withdrawing and buying -------------------------------------------------------------------------------------------


@BOTH
def test_events_withdraw(game_id: str) -> None:
    events = Position(game_id).castle((7, 8, 9), top=8).noble(RED, "grande", 8).table().play("withdraw", 8)
    assert story(*events) == [("withdrew", RED, 10)]
    assert events[0].args == {"rank": "grande", "cell": [7, 0]}


@BOTH
def test_events_buy_open_tells_the_new_open_card(game_id: str) -> None:
    events = Position(game_id).display(1, 2).deck(70, 71).table().play("buy_open", 2)
    assert story(*events) == [("bought_open", RED, -5), ("refilled", None, 0), ("turn", BLUE, 0)]
    assert [event.args for event in events[:2]] == [{"card": 2}, {"card": 70}]
    assert [event.reveals for event in events] == [False, True, False]


@BOTH
def test_events_buy_open_without_a_deck_reveals_nothing(game_id: str) -> None:
    events = Position(game_id).display(1, 2).deck().table().play("buy_open", 2)
    assert story(*events) == [("bought_open", RED, -5), ("turn", BLUE, 0)]
    assert not any(event.reveals for event in events)


@BOTH
def test_events_buy_deck_shows_the_card_to_its_buyer_alone(game_id: str) -> None:
    events = Position(game_id).deck(70, 71).table().play("buy_deck")
    assert story(*events) == [("bought_deck", RED, -5), ("turn", BLUE, 0)]
    bought = events[0]
    assert bought.reveals
    assert bought.args == {}
    assert bought.seen_by(RED).args == {"card": 70}
    for seat in (BLUE, WHITE):
        seen = bought.seen_by(seat)
        assert (seen.args, seen.secret) == ({}, {})


@BOTH
def test_events_buy_tower(game_id: str) -> None:
    events = Position(game_id).table().play("buy_tower")
    assert story(*events) == [("bought_tower", RED, -10), ("turn", BLUE, 0)]


# -- founding ---------------------------------------------------------------------------------------------------------


def test_events_castle_in_alcazar() -> None:
    table = Position("alcazar").hand(RED, 8).table()
    events = play_all(table, ("castle", 8, (7, 8, 9)), ("flag", "jaen"), ("place", "grande", 8), ("done",))
    assert story(*events) == [
        ("played_card", RED, 0),
        *[("stone", RED, 0)] * 4,
        ("castle_founded", RED, 0),
        ("income", RED, 5),
        ("placed", RED, -10),
        ("placed_nobody", RED, 0),
        ("turn", BLUE, 0),
    ]
    stones = [(*stone["cell"], stone["level"]) for stone in args(events, "stone")]
    assert stones == [(6, 0, 1), (7, 0, 1), (8, 0, 1), (7, 0, 2)]
    assert args(events, "castle_founded") == [{"flag": "jaen", "cells": [[6, 0], [7, 0], [8, 0]], "value": 5}]


def test_events_castle_in_big_boss() -> None:
    table = Position("bigboss").hand(RED, 8).table()
    events = play_all(table, ("castle", 8, (7, 8, 9)), ("flag", "jaen"))
    assert [event.kind for event in events] == ["played_card", "foundation", "stone", "castle_founded", "income"]
    assert args(events, "foundation") == [{"cells": [[6, 0], [7, 0], [8, 0]]}]
    assert args(events, "stone") == [{"cell": [7, 0], "level": 2}]


@BOTH
def test_events_villa(game_id: str) -> None:
    table = Position(game_id).hand(RED, 39).table()
    events = play_all(table, ("villa", 39), ("place", "baron", 39))
    assert story(*events) == [
        ("played_card", RED, 0),
        ("stone", RED, 0),
        ("income", RED, 1),
        ("placed", RED, -1),
        ("turn", BLUE, 0),
    ]
    assert args(events, "income") == [{"flag": None, "cell": [8, 10], "value": 1}]
    assert args(events, "placed") == [{"rank": "baron", "cell": [8, 10]}]


# -- extending --------------------------------------------------------------------------------------------------------


@BOTH
def test_events_capture_comes_before_the_stone(game_id: str) -> None:
    position = Position(game_id).castle((7, 8, 9), top=8).noble(BLUE, "grande", 7).hand(RED, 7)
    events = position.table().play("build", 7)
    assert story(*events) == [
        ("played_card", RED, 0),
        ("captured", BLUE, 10),
        ("stone", RED, 0),
        ("income", RED, 7),
    ]
    assert args(events, "captured") == [{"rank": "grande", "cell": [6, 0], "by": RED}]


@BOTH
def test_events_tower(game_id: str) -> None:
    events = Position(game_id).villa(5).noble(RED, "baron", 5).towers(RED).table().play("tower", 5)
    assert story(*events) == [("played_tower", RED, 0), ("stone", RED, 0), ("income", RED, 3), ("turn", BLUE, 0)]
    assert args(events, "stone") == [{"cell": [4, 0], "level": 2}]


def test_events_bridge() -> None:
    position = Position("alcazar").castle((7, 8, 9), top=7).stones_on(9).noble(RED, "baron", 7)
    table = position.noble(BLUE, "baron", 8).table()
    events = play_all(table, ("bridge", 7, 9), ("move", 7, 8))
    assert story(*events) == [
        ("captured", BLUE, 7),
        ("bridge", RED, -15),
        ("income", RED, 16),
        ("moved", RED, 0),
        ("turn", BLUE, 0),
    ]
    assert args(events, "bridge") == [{"cells": [[6, 0], [7, 0], [8, 0]], "level": 3}]
    assert args(events, "moved") == [{"rank": "baron", "from": [6, 0], "to": [7, 0]}]


def test_events_swap() -> None:
    position = Position("alcazar").villa(7, 8).noble(RED, "baron", 7).noble(RED, "grande", 8).hand(RED, 9)
    table = position.table()
    table.play("build", 9)
    events = table.play("swap", 7, 8)
    assert story(*events) == [("swapped", RED, 0), ("turn", BLUE, 0)]
    assert events[0].args == {"cells": [[6, 0], [7, 0]]}


# -- mergers and promotion --------------------------------------------------------------------------------------------


def two_castles(game_id: str) -> Position:
    position = Position(game_id).castle((1, 2, 3), top=2, flag="jaen").castle((5, 6, 7), top=6, flag="cadiz")
    return position.noble(BLUE, "baron", 1).noble(WHITE, "grande", 2).hand(RED, 4)


def test_events_merger_of_castles_in_big_boss() -> None:
    events = play_all(two_castles("bigboss").table(), ("build", 4), ("keep", "cadiz"))
    assert story(*events) == [
        ("played_card", RED, 0),
        ("stone", RED, 0),
        ("kept", RED, 0),
        ("taken_over", None, 0),
        ("captured", BLUE, 5),
        ("captured", WHITE, 10),
        ("income", RED, 11),
    ]
    assert args(events, "taken_over") == [{"flag": "jaen", "by": "cadiz"}]
    assert args(events, "income") == [{"flag": "cadiz", "cell": [0, 0], "value": 11}]


def test_events_merger_of_castles_in_alcazar() -> None:
    events = play_all(two_castles("alcazar").table(), ("build", 4), ("keep", "cadiz"))
    assert [event.kind for event in events] == ["played_card", "stone", "kept", "taken_over", "income"]


@BOTH
def test_events_merger_without_a_choice_says_who_was_taken_over(game_id: str) -> None:
    events = two_castles(game_id).villa(8, 9).table().play("build", 4)
    assert "kept" not in [event.kind for event in events]
    assert args(events, "taken_over") == [{"flag": "jaen", "by": "cadiz"}]


@BOTH
def test_events_villa_joins_castle(game_id: str) -> None:
    position = Position(game_id).castle((1, 2, 3), top=2, flag="jaen").villa(5, 6).hand(RED, 4)
    events = position.table().play("build", 4)
    assert [event.kind for event in events] == ["played_card", "stone", "joined", "income"]
    assert args(events, "joined") == [{"cells": [[4, 0], [5, 0]], "flag": "jaen"}]


@BOTH
def test_events_refused_card(game_id: str) -> None:
    position = Position(game_id).castle((1, 2, 3), top=2, value=50).castle((5, 6, 7), top=6).hand(RED, 4)
    events = position.table().play("build", 4)
    assert story(*events) == [("played_card", RED, 0), ("refused", RED, 50), ("turn", BLUE, 0)]
    assert args(events, "refused") == [{"card": 4, "cell": [3, 0]}]


@BOTH
def test_events_promotion(game_id: str) -> None:
    table = Position(game_id).villa(5, 6, 7, 8).hand(RED, 9).table()
    events = play_all(table, ("build", 9), ("flag", "jaen"), ("done",))
    kinds = ["played_card", "stone", "income", "villa_promoted", "placed_nobody", "turn"]
    assert [event.kind for event in events] == kinds
    cells = [[x, 0] for x in range(4, 9)]
    assert args(events, "villa_promoted") == [{"flag": "jaen", "cells": cells, "value": 5}]


def test_events_choice_among_villas() -> None:
    position = Position("alcazar").hand(RED, 4).stones_on(22, 3).stones_on(25, 3)
    for first in (1, 5, 13, 37, 43, 49, 61, 67):
        position.castle((first, first + 1, first + 2), top=first)
    events = play_all(position.table(), ("build", 4), ("keep", "almeria"), ("promote", 25))
    assert [event.kind for event in events[-3:]] == ["income", "chosen_villa", "villa_promoted"]
    assert args(events, "chosen_villa") == [{"cell": [10, 6]}]
    assert args(events, "villa_promoted") == [{"flag": "cadiz", "cells": [[10, 6]], "value": 5}]


# -- passing and the end ----------------------------------------------------------------------------------------------


@BOTH
def test_events_passing_being_out_and_the_end(game_id: str) -> None:
    table = Position(game_id, 2).sold_out().table()
    events = play_all(table, ("pass",), ("pass",))
    assert story(*events) == [
        ("passed", RED, 0),
        ("out", RED, 0),
        ("turn", BLUE, 0),
        ("passed", BLUE, 0),
        ("out", BLUE, 0),
        ("game_over", None, 0),
    ]


@BOTH
def test_events_everything_but_a_card_from_the_deck_is_open(game_id: str) -> None:
    table = two_castles(game_id).table()
    events = play_all(table, ("build", 4), ("keep", "cadiz"), ("done",), ("buy_open", 1))
    assert all(event.seen_by(seat) == event for event in events for seat in (RED, BLUE, WHITE))
