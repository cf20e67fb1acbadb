"""Dice: the player's own and the red ones."""

from PIL import Image

from ui.faces.burgenland.art import colours as c
from ui.kit.brush import Brush, Point, star

UNROLLED = 0  # a die that shows nothing yet
_NEAR, _MIDDLE, _FAR = 0.27, 0.5, 0.73
_CORNERS: list[Point] = [(_NEAR, _NEAR), (_FAR, _FAR), (_FAR, _NEAR), (_NEAR, _FAR), (_NEAR, _MIDDLE), (_FAR, _MIDDLE)]
PIP = 0.095


def die(unit: int, is_red: int, pips: int) -> Image.Image:
    face, shade, ink = (c.RED_DIE, c.RED_DIE_SHADE, c.RED_DIE_PIP) if is_red else (c.DIE, c.DIE_SHADE, c.DIE_PIP)
    brush = Brush(unit)
    brush.box((0.02, 0.02, 0.98, 0.98), c.OUTLINE, 0.20)
    brush.box((0.055, 0.055, 0.945, 0.945), shade, 0.17)
    brush.box((0.055, 0.055, 0.945, 0.90), face, 0.17)
    if pips == UNROLLED:
        brush.polygon(star((_MIDDLE, _MIDDLE - 0.01), 0.27), ink)
        brush.polygon(star((_MIDDLE, _MIDDLE - 0.01), 0.19), face)
    for x, y in _places(pips):
        brush.circle((x, y - 0.015), PIP, ink)
    return brush.done()


def _places(pips: int) -> list[Point]:
    middle: list[Point] = [(_MIDDLE, _MIDDLE)] if pips % 2 else []
    return middle + _CORNERS[: pips - pips % 2]


PAINTERS = {"die": die}
