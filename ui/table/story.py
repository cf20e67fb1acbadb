"""What happened, in words and on the board."""

from collections.abc import Callable

from alcazar.core.events import Event
from alcazar.play.history import Step
from ui.faces.contract import Pick
from ui.session import Session
from ui.table.log import Entry


def entries(session: Session, seen: Callable[[Step], list[Event]]) -> list[Entry]:
    """The log; `seen` gives the events of a step as those who look may see them."""
    history, found = session.match.history, []
    for position, step in enumerate(history.steps, start=history.before):
        text = " ".join(_told(session, seen(step)))
        if text:
            found.append(Entry(position, session.colours[step.seat], text))
    return found


def recap(session: Session, seat: int) -> list[str]:
    """What happened since this seat last decided something."""
    return _told(session, session.match.recap(seat))


def spots_since(session: Session, seat: int) -> frozenset[Pick]:
    """... and where."""
    return frozenset(spot for event in session.match.recap(seat) for spot in session.face.spots(event))


def _told(session: Session, events: list[Event]) -> list[str]:
    return session.face.tell(events, session.names)
