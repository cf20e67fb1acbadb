"""The eight flags: a colour, two letters and a symbol each, on a shield. Drawn here, the same on every screen."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from PIL import Image

from ui.kit.brush import Brush, Point, curve, star

if TYPE_CHECKING:
    from kivy.graphics.texture import Texture

IVORY = "#FFF6E0"
EDGE = "#2B1D12"


@dataclass(frozen=True, slots=True)
class Crest:
    key: str
    letters: str
    hex: str
    symbol: Callable[[Brush, str, str], None]


def paint_shield(brush: Brush, crest: Crest) -> None:
    """A shield that fills a picture of one cell."""
    brush.polygon(_shield(0.0), EDGE)
    brush.polygon(_shield(0.045), IVORY)
    brush.polygon(_shield(0.085), crest.hex)
    crest.symbol(brush, IVORY, crest.hex)


def crest_image(flag: str, size: int) -> Image.Image:
    brush = Brush(size)
    paint_shield(brush, CRESTS[flag])
    return brush.done()


@cache
def crest_texture(flag: str, size: int) -> "Texture":
    """The shield as a texture, `size` pixels to a side; kept, and painted again after a loss of the graphics."""
    from ui.kit.textures import texture_of

    return texture_of(lambda: crest_image(flag, size))


def _shield(inset: float) -> list[Point]:
    left, right, top, bottom = 0.08 + inset, 0.92 - inset, 0.02 + inset, 0.99 - inset * 1.15
    right_side = curve((right, 0.45), (right, 0.80), (0.62, 0.90), (0.5, bottom))
    left_side = curve((0.5, bottom), (0.38, 0.90), (left, 0.80), (left, 0.45))
    return [(left, top), (right, top), *right_side, *left_side]


# -- the symbols: painted with a light colour on a ground, inside the shield ------------------------------------------


def _sun(brush: Brush, light: str, ground: str) -> None:
    brush.polygon(star((0.5, 0.45), 0.30, points=12, inner=0.62), light)
    brush.circle((0.5, 0.45), 0.165, ground)
    brush.circle((0.5, 0.45), 0.125, light)


def _waves(brush: Brush, light: str, ground: str) -> None:
    for row, height in enumerate((0.26, 0.45, 0.64)):
        reach = 0.29 - 0.04 * row
        xs = [0.5 - reach + reach * step / 12 for step in range(25)]
        points = [(x, height + 0.055 * math.sin((x - 0.5) * 21)) for x in xs]
        brush.stroke(points, light, 0.085)


def _horseshoe_arch(brush: Brush, light: str, ground: str) -> None:
    brush.circle((0.5, 0.40), 0.26, light)
    brush.box((0.24, 0.42, 0.76, 0.74), light)
    brush.circle((0.5, 0.41), 0.155, ground)
    brush.polygon([(0.40, 0.46), (0.60, 0.46), (0.60, 0.74), (0.40, 0.74)], ground)


def _pomegranate(brush: Brush, light: str, ground: str) -> None:
    brush.circle((0.5, 0.52), 0.25, light)
    brush.polygon(
        [(0.40, 0.32), (0.34, 0.15), (0.44, 0.22), (0.5, 0.13), (0.56, 0.22), (0.66, 0.15), (0.60, 0.32)], light
    )
    opening = curve((0.5, 0.36), (0.68, 0.52), (0.5, 0.70)) + curve((0.5, 0.70), (0.32, 0.52), (0.5, 0.36))
    brush.polygon(opening, ground)
    for seed in ((0.5, 0.46), (0.5, 0.58)):
        brush.circle(seed, 0.035, light)


def _ship(brush: Brush, light: str, ground: str) -> None:
    brush.polygon([(0.47, 0.14), (0.47, 0.52), (0.22, 0.52)], light)
    brush.polygon([(0.53, 0.22), (0.53, 0.52), (0.74, 0.52)], light)
    brush.polygon(
        [
            (0.20, 0.58),
            (0.80, 0.58),
            *curve((0.80, 0.58), (0.72, 0.78), (0.5, 0.78)),
            (0.5, 0.78),
            *curve((0.5, 0.78), (0.28, 0.78), (0.20, 0.58)),
        ],
        light,
    )


def _olive_branch(brush: Brush, light: str, ground: str) -> None:
    brush.stroke(curve((0.34, 0.80), (0.46, 0.55), (0.60, 0.16)), light, 0.05)
    for x, y, side in ((0.545, 0.34, 1), (0.49, 0.52, 1), (0.52, 0.36, -1), (0.455, 0.55, -1)):
        tip = (x + 0.23 * side, y - 0.12)
        brush.polygon(
            curve((x, y), (x + 0.05 * side, y - 0.17), tip) + curve(tip, (x + 0.20 * side, y + 0.07), (x, y)), light
        )
    brush.circle((0.56, 0.66), 0.075, light)


def _tower(brush: Brush, light: str, ground: str) -> None:
    brush.box((0.34, 0.34, 0.66, 0.78), light)
    brush.box((0.28, 0.22, 0.72, 0.38), light)
    for left in (0.28, 0.44, 0.60):
        brush.box((left, 0.13, left + 0.12, 0.26), light)
    brush.circle((0.5, 0.58), 0.075, ground)
    brush.box((0.425, 0.58, 0.575, 0.79), ground)


def _star(brush: Brush, light: str, ground: str) -> None:
    brush.polygon(star((0.5, 0.45), 0.32), light)
    brush.polygon(star((0.5, 0.45), 0.19), ground)
    brush.circle((0.5, 0.45), 0.09, light)


CRESTS = {
    crest.key: crest
    for crest in (
        Crest("almeria", "Al", "#785000", _sun),
        Crest("cadiz", "Ca", "#1D4E89", _waves),
        Crest("cordoba", "Co", "#92286B", _horseshoe_arch),
        Crest("granada", "Gr", "#A3222F", _pomegranate),
        Crest("huelva", "Hu", "#0A5C61", _ship),
        Crest("jaen", "Ja", "#275C2D", _olive_branch),
        Crest("malaga", "Ma", "#523A9E", _tower),
        Crest("sevilla", "Se", "#3A3A46", _star),
    )
}
