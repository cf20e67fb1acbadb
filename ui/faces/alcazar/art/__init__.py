"""The pictures of the board, painted when they are first needed: `paint(key, unit)` gives the picture for a key.

A key is a tuple of a name and what the picture depends on; `unit` is the number of pixels of a cell.
"""

from collections.abc import Callable

from PIL import Image

from ui.boards import marks
from ui.boards.atlas import Key
from ui.faces.alcazar.art import figures, ground, inks, stone

_PAINTERS: dict[str, Callable[..., Image.Image]] = {
    name: painter for part in (ground, stone, figures, marks, inks) for name, painter in part.PAINTERS.items()
}


def paint(key: Key, unit: int) -> Image.Image:
    name, *details = key
    return _PAINTERS[str(name)](unit, *details)
