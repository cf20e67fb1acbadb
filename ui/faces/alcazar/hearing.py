"""What is heard of what happens."""

from alcazar.core.events import Event

_SOUNDS = {
    "bought_open": "card",
    "bought_deck": "card",
    "bought_tower": "card",
    "stone": "stone",
    "foundation": "stone",
    "bridge": "bridge",
    "placed": "noble",
    "moved": "noble",
    "swapped": "noble",
    "captured": "noble",
    "withdrew": "coins",
    "income": "coins",
    "refused": "coins",
    "castle_founded": "flag",
    "villa_promoted": "flag",
    "taken_over": "flag",
}


def sound(event: Event) -> str | None:
    return _SOUNDS.get(event.kind)
