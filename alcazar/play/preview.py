"""What a move would bring, as far as its player can know it."""

from typing import Any

from alcazar.core.contract import Game
from alcazar.core.events import Event
from alcazar.core.rng import Rng


def preview(game: Game[Any, Any, Any], view: Any, move: Any) -> list[Event]:
    """The events of a legal move, on any state that fits the view. What it would bring to light is left out."""
    state = game.sample(view, Rng(0))
    events: list[Event] = []
    game.play(state, move, events.append)
    return [event.seen_by(view.seat) for event in events if not event.reveals]
