"""The pictures of the table, painted when they are first needed: `paint(key, unit)` gives the picture for a key."""

from collections.abc import Callable

from PIL import Image

from ui.boards import marks
from ui.boards.atlas import Key
from ui.faces.burgenland.art import dice, emblems, ground, inks, pieces, sectors

_PAINTERS: dict[str, Callable[..., Image.Image]] = {
    name: painter
    for part in (ground, sectors, pieces, emblems, dice, marks, inks)
    for name, painter in part.PAINTERS.items()
}


def paint(key: Key, unit: int) -> Image.Image:
    name, *details = key
    return _PAINTERS[str(name)](unit, *details)
