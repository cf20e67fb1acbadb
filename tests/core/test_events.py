"""Events: what whom may see."""

import pytest

from alcazar.core.events import Event

DRAWN = Event("drawn", 1, {"pile": "deck"}, secret={"card": 17}, audience=(1,), amount=-5, reveals=True)


def test_the_audience_sees_the_secret() -> None:
    seen = DRAWN.seen_by(1)
    assert seen.args == {"pile": "deck", "card": 17}
    assert not seen.secret


@pytest.mark.parametrize("seat", [0, 2])
def test_others_see_only_that_it_happened(seat: int) -> None:
    seen = DRAWN.seen_by(seat)
    assert seen.args == {"pile": "deck"}
    assert not seen.secret
    assert not seen.audience
    assert (seen.kind, seen.seat, seen.amount, seen.reveals) == ("drawn", 1, -5, True)
    assert "17" not in repr(seen)


def test_open_events_look_the_same_to_everybody() -> None:
    event = Event("paid", 0, {"what": "bridge"}, amount=-15)
    assert event.seen_by(0) == event.seen_by(3) == event


def test_looking_at_an_event_leaves_it_as_it_was() -> None:
    DRAWN.seen_by(1)
    assert DRAWN.args == {"pile": "deck"}
    assert DRAWN.secret == {"card": 17}
