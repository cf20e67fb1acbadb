"""Walls, towers and houses as they stand on cards and fields, and the crown."""

from PIL import Image

from ui.faces.burgenland.art import colours as c
from ui.kit.brush import Box, Brush, Point

LINE = 0.035


def piece(unit: int, kind: str) -> Image.Image:
    brush = Brush(unit)
    _DRAWINGS[kind](brush)
    return brush.done()


def crown(unit: int) -> Image.Image:
    """The crown that walks: larger than those on fields, of gold with jewels, with a gleam around it."""
    brush = Brush(unit)
    _crown(brush, (0.14, 0.20, 0.86, 0.84), c.GOLD, c.GOLD_SHADE, gleam=0.04)
    for x, y in ((0.31, 0.745), (0.5, 0.76), (0.69, 0.745)):
        brush.circle((x, y), 0.05, c.OUTLINE)
        brush.circle((x, y), 0.035, c.JEWEL)
    return brush.done()


def _stones(brush: Brush, box: Box, merlons: int) -> None:
    """Masonry with battlements."""
    left, top, right, bottom = box
    step = (right - left) / max(1, 2 * merlons - 1)
    for number in range(merlons):
        x = left + 2 * number * step
        brush.box((x - LINE, top - step * 0.9 - LINE, x + step + LINE, top + LINE * 2), c.OUTLINE)
    brush.box((left - LINE, top - LINE, right + LINE, bottom + LINE), c.OUTLINE)
    for number in range(merlons):
        x = left + 2 * number * step
        brush.box((x, top - step * 0.9, x + step, top + LINE * 2), c.STONE)
    brush.box((left, top, right, bottom), c.STONE)
    brush.box((right - (right - left) * 0.22, top, right, bottom), c.STONE_SHADE)


def _joints(brush: Brush, box: Box) -> None:
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    brush.box((left, middle - 0.012, right, middle + 0.012), c.STONE_JOINT)
    for share, low, high in ((0.33, top, middle), (0.66, middle, bottom)):
        x = left + share * (right - left)
        brush.box((x - 0.012, low + 0.02, x + 0.012, high - 0.01), c.STONE_JOINT)


def _opening(brush: Brush, middle: Point, width: float, height: float) -> None:
    """A door or a window with a round arch; the point is in the middle of its foot."""
    x, foot = middle
    brush.circle((x, foot - height + width / 2), width / 2, c.DOOR)
    brush.box((x - width / 2, foot - height + width / 2, x + width / 2, foot), c.DOOR)


def _wall(brush: Brush) -> None:
    box = (0.06, 0.56, 0.94, 0.92)
    _stones(brush, box, 4)
    _joints(brush, box)


def _small_tower(brush: Brush) -> None:
    _stones(brush, (0.08, 0.70, 0.92, 0.92), 0)
    _stones(brush, (0.27, 0.42, 0.73, 0.92), 3)
    _opening(brush, (0.5, 0.92), 0.17, 0.27)


def _house(brush: Brush) -> None:
    _stones(brush, (0.17, 0.52, 0.83, 0.92), 0)
    brush.polygon([(0.02, 0.58), (0.5, 0.12), (0.98, 0.58)], c.OUTLINE)
    brush.polygon([(0.10, 0.545), (0.5, 0.165), (0.90, 0.545)], c.ROOF)
    brush.polygon([(0.5, 0.165), (0.90, 0.545), (0.62, 0.545)], c.ROOF_SHADE)
    _opening(brush, (0.36, 0.92), 0.17, 0.28)
    _opening(brush, (0.66, 0.80), 0.13, 0.15)


def _large_tower(brush: Brush) -> None:
    _stones(brush, (0.05, 0.72, 0.95, 0.92), 0)
    _stones(brush, (0.25, 0.34, 0.75, 0.92), 0)
    _stones(brush, (0.19, 0.22, 0.81, 0.36), 4)
    _opening(brush, (0.5, 0.92), 0.19, 0.26)
    _opening(brush, (0.39, 0.56), 0.10, 0.14)
    _opening(brush, (0.60, 0.56), 0.10, 0.14)


def _crown_on_field(brush: Brush) -> None:
    _crown(brush, (0.16, 0.30, 0.84, 0.86), c.IVORY, c.IVORY_SHADE)


def _wall_and_crown(brush: Brush) -> None:
    _crown(brush, (0.24, 0.06, 0.76, 0.48), c.IVORY, c.IVORY_SHADE)
    _wall(brush)


def _crown(brush: Brush, box: Box, metal: str, shade: str, gleam: float = 0.0) -> None:
    left, top, right, bottom = box
    width, height = right - left, bottom - top
    for spare, tone in ((LINE + gleam, c.IVORY), (LINE, c.OUTLINE), (0.0, metal)):
        points = [(0, 0.16), (0.26, 0.52), (0.5, 0), (0.74, 0.52), (1, 0.16), (0.88, 1), (0.12, 1)]
        brush.polygon([_spread(left + x * width, top + y * height, box, spare) for x, y in points], tone)
        for x, y in ((0, 0.13), (0.5, 0), (1, 0.13)):
            brush.circle((left + x * width, top + y * height), 0.055 * width / 0.88 + spare, tone)
    brush.box((left + 0.13 * width, bottom - 0.13 * height, right - 0.13 * width, bottom - 0.02), shade)


def _spread(x: float, y: float, box: Box, spare: float) -> Point:
    """Away from the middle."""
    left, top, right, bottom = box
    middle_x, middle_y = (left + right) / 2, (top + bottom) / 2
    aside = (x > middle_x) - (x < middle_x)
    down = (y > middle_y) - (y < middle_y)
    return x + spare * aside, y + spare * 1.2 * down


_DRAWINGS = {
    "wall": _wall,
    "small_tower": _small_tower,
    "house": _house,
    "large_tower": _large_tower,
    "crown": _crown_on_field,
    "wall_crown": _wall_and_crown,
}

PAINTERS = {"piece": piece, "crown": crown}
