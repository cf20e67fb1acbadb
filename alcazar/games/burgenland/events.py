"""The events of Burgen Land."""

from alcazar.core.events import Event
from alcazar.games.burgenland.material import COLOUR_OF, COLOURS, FIELD, KINDS


def rolled(seat: int, results: tuple[int, ...]) -> Event:
    return Event("rolled", seat, {"results": list(results)}, reveals=True, chance=results)


def walked(seat: int, pips: int, field: int) -> Event:
    return Event(
        "walked", seat, {"pips": pips, "to": field, "colour": COLOURS[COLOUR_OF[field]], "field": FIELD[field]}
    )


def added(seat: int, colour: int, kind: int, place: int) -> Event:
    return Event("added", seat, {"colour": COLOURS[colour], "kind": KINDS[kind], "place": place})


def stolen(seat: int, colour: int, kind: int, place: int, by: int) -> Event:
    """The seat is the one that loses the card."""
    return Event("stolen", seat, {"colour": COLOURS[colour], "kind": KINDS[kind], "place": place, "by": by})


def took_dice(seat: int, from_board: int, from_opponent: int) -> Event:
    return Event("took_dice", seat, {"from_board": from_board, "from_opponent": from_opponent})


def scored(seat: int, colour: int, values: list[int], points: int) -> Event:
    return Event("scored", seat, {"colour": COLOURS[colour], "values": values}, amount=points)


def scored_even(colour: int, value: int) -> Event:
    return Event("scored_even", None, {"colour": COLOURS[colour], "value": value})


def no_effect(seat: int) -> Event:
    return Event("no_effect", seat)


def left_colour(seat: int, colour: int) -> Event:
    return Event("left_colour", seat, {"colour": COLOURS[colour]})


def lost(seat: int, colour: int, kind: int, place: int) -> Event:
    return Event("lost", seat, {"colour": COLOURS[colour], "kind": KINDS[kind], "place": place})


def stopped(seat: int) -> Event:
    return Event("stopped", seat)


def next_turn(seat: int) -> Event:
    return Event("turn", seat)


def game_over(seat: int) -> Event:
    return Event("game_over", seat)
