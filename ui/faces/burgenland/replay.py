"""Events on a copy of the table, for ghosts and animations."""

from collections.abc import Iterable

from alcazar.core.events import Event
from alcazar.games.burgenland.castles import with_card, without_card
from alcazar.games.burgenland.material import COLOURS, KINDS
from alcazar.games.burgenland.state import State, castle_at, stack_at

_SEEN = ("crown", "castles", "dice", "points")
_SEEN_BETWEEN_MOVES = (*_SEEN, "stock", "phase", "player", "rolled", "safe", "colour")


def castle_of(event: Event) -> tuple[int, int]:
    """Whose castle an event is about, and its colour."""
    assert event.seat is not None
    return event.seat, COLOURS.index(event.args["colour"])


def kind_of(event: Event) -> int:
    return KINDS.index(event.args["kind"])


def settle(table: State, event: Event) -> None:
    """Everything is where it belongs when the event is over."""
    seat, args = event.seat or 0, event.args
    if event.kind == "rolled":
        red = len(args["results"]) - 1
        table.dice[1 + seat] -= red
        table.dice[0] += red
    elif event.kind == "walked":
        table.crown = args["to"]
    elif event.kind in ("added", "stolen", "lost"):
        _settle_card(table, event)
    elif event.kind == "took_dice":
        table.dice[0] -= args["from_board"]
        table.dice[2 - seat] -= args["from_opponent"]
        table.dice[1 + seat] += args["from_board"] + args["from_opponent"]
    elif event.kind == "scored":
        table.points[castle_at(*castle_of(event))] += event.amount


def _settle_card(table: State, event: Event) -> None:
    home, place = castle_at(*castle_of(event)), event.args["place"]
    if event.kind == "added":
        table.castles[home] = with_card(table.castles[home], place, kind_of(event))
    else:
        table.castles[home] = without_card(table.castles[home], place)
    if event.kind == "lost":
        table.stock[stack_at(castle_of(event)[1], kind_of(event))] += 1


def leads_to(before: State, events: Iterable[Event], after: State) -> bool:
    """Whether exactly these events lie between two positions."""
    table = before.copy()
    try:
        for event in events:
            settle(table, event)
    except IndexError:  # of another castle than the one that is there
        return False
    return _agree(table, after, _SEEN)


def look_alike(one: State, other: State) -> bool:
    """Whether there is no difference to be seen."""
    return _agree(one, other, _SEEN_BETWEEN_MOVES)


def _agree(one: State, other: State, names: Iterable[str]) -> bool:
    return all(getattr(one, name) == getattr(other, name) for name in names)
