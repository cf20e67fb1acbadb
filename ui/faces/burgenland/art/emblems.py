"""Water, sun and flower: what tells the three colours apart for those who do not see colours; and the seats' marks."""

import math

from PIL import Image

from ui.faces.burgenland.art.colours import OUTLINE, theme_named
from ui.kit.brush import Brush, Point, curve
from ui.kit.patterns import mark_image
from ui.kit.seats import look


def emblem(unit: int, theme: str, colour: str) -> Image.Image:
    """On a round tile of its colour."""
    glaze = theme_named(theme).glazes[colour]
    brush = Brush(unit)
    brush.circle((0.5, 0.5), 0.49, OUTLINE)
    brush.circle((0.5, 0.5), 0.455, glaze.light)
    brush.circle((0.5, 0.5), 0.415, glaze.tile)
    _SHAPES[colour](brush, glaze.ink, glaze.tile)
    return brush.done()


def _water(brush: Brush, ink: str, ground: str) -> None:
    right = curve((0.5, 0.16), (0.60, 0.36), (0.76, 0.46), (0.74, 0.62))
    right += curve((0.74, 0.62), (0.72, 0.82), (0.56, 0.84), (0.5, 0.84))
    left = [(1 - x, y) for x, y in reversed(right)]
    brush.polygon(right + left, ink)
    brush.stroke(curve((0.38, 0.60), (0.39, 0.70), (0.48, 0.73)), ground, 0.055)


def _sun(brush: Brush, ink: str, ground: str) -> None:
    for number in range(8):
        angle = math.pi * number / 4
        brush.stroke([_around(angle, 0.27), _around(angle, 0.36)], ink, 0.075)
    brush.circle((0.5, 0.5), 0.19, ink)


def _flower(brush: Brush, ink: str, ground: str) -> None:
    for number in range(5):
        brush.circle(_around(2 * math.pi * number / 5, 0.20), 0.155, ink)
    brush.circle((0.5, 0.5), 0.12, ground)
    brush.circle((0.5, 0.5), 0.07, ink)


def _around(angle: float, reach: float) -> Point:
    return 0.5 + reach * math.sin(angle), 0.5 - reach * math.cos(angle)


_SHAPES = {"blue": _water, "yellow": _sun, "red": _flower}


def seat(unit: int, look_key: str) -> Image.Image:
    """As everywhere in the app: colour, pattern and letter."""
    brush = Brush(unit)
    brush.image.alpha_composite(mark_image(look(look_key)).resize(brush.image.size, Image.Resampling.LANCZOS))
    brush.text(look(look_key).letter, (0.5, 0.5), 0.36, look(look_key).ink)
    return brush.done()


PAINTERS = {"emblem": emblem, "seat": seat}
