"""What a move would bring, as far as its player can know it."""

from itertools import takewhile
from typing import Any

from alcazar.core.contract import Game
from alcazar.core.events import Event
from alcazar.core.rng import Rng


def preview(game: Game[Any, Any, Any], view: Any, move: Any) -> list[Event]:
    """The events of a legal move, on any state that fits the view, without what it would bring to light.

    Nobody knows what comes after a throw of dice either.
    """
    state = game.sample(view, Rng(0))
    events: list[Event] = []
    game.play(state, move, events.append)
    known = takewhile(lambda event: not event.chance, events)
    return [event.seen_by(view.seat) for event in known if not event.reveals]
