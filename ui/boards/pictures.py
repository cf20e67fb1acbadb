"""Boards as plain pictures, without a window: for lists of games."""

from collections.abc import Callable, Iterable

from PIL import Image

from ui.boards.atlas import Key, Paint
from ui.boards.quads import Item
from ui.kit.seats import forget_with_palette

FINER = 2  # pictures are painted so many times larger first, for smooth edges

Compose = Callable[[Image.Image, Iterable[Item], tuple[float, float]], None]


def composer(paint: Paint, unit: int) -> Compose:
    """Lays items on a picture with so many pixels to a cell; the point is where the corner of all cells lies."""
    kept: dict[tuple[Key, tuple[int, int]], Image.Image] = {}
    forget_with_palette(kept.clear)

    def scaled(key: Key, size: tuple[int, int]) -> Image.Image:
        if (key, size) not in kept:
            kept[key, size] = paint(key, FINER * unit).resize(size, Image.Resampling.BOX)
        return kept[key, size]

    def compose(picture: Image.Image, items: Iterable[Item], origin: tuple[float, float]) -> None:
        for key, x, y, width, height in items:
            left, top = round((origin[0] + x) * unit), round((origin[1] + y) * unit)
            right, bottom = round((origin[0] + x + width) * unit), round((origin[1] + y + height) * unit)
            if right > left and bottom > top:
                picture.alpha_composite(scaled(key, (right - left, bottom - top)), (max(0, left), max(0, top)))

    return compose
