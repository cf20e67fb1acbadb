"""What is heard of what happens."""

from alcazar.core.events import Event

_SOUNDS = {
    "rolled": "dice",
    "walked": "noble",
    "added": "stone",
    "stolen": "card",
    "took_dice": "card",
    "scored": "coins",
    "left_colour": "bridge",
    "lost": "stone",
}


def sound(event: Event) -> str | None:
    return _SOUNDS.get(event.kind)
