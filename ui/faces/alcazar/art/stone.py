"""Sandstone blocks, foundations and bridges: their tops, and their fronts course by course."""

from itertools import pairwise

from PIL import Image

from ui.faces.alcazar.art import colours as c
from ui.kit.brush import Brush, curve

COURSE = 0.12  # how high a level looks, as a share of a cell
MOUTH, MOUTH_WIDTH = 0.14, 0.46  # how far the mark of a tunnel reaches onto the deck
SHADED_SIDES = ("left", "back", "right")
_STEPS = 16
_SHADE_GROWTH = {"left": 0.06, "back": 0.04, "right": 0.02}  # per level
_TURNS = {
    "back": Image.Transpose.ROTATE_180,
    "left": Image.Transpose.ROTATE_270,
    "right": Image.Transpose.ROTATE_90,
}  # from an opening at the front


def top(unit: int, band: int, variant: int) -> Image.Image:
    """A block from above; the bands get lighter with the height."""
    brush = Brush(unit, ground=c.TOP_SHADE)
    brush.box((0.0, 0.0, 0.975, 0.98), c.TOP_LIGHT)
    brush.box((0.03, 0.03, 0.975, 0.98), c.TOPS[band])
    brush.grain(c.TOP_SHADE, 0.22, variant, 0.07)
    brush.grain(c.TOP_LIGHT, 0.30, variant + 20, 0.16)
    return brush.done()


def course(unit: int, shift: int) -> Image.Image:
    """One level of the front; the joints are shifted from level to level."""
    joints = [0.25 * shift + 0.5 * number for number in range(-1, 4)]
    return _masonry(unit, c.FRONT, joints)


def plinth(unit: int) -> Image.Image:
    """The lowest level of a castle: smooth, as foundations are."""
    return _masonry(unit, c.PLINTH, [0.0, 1.0])


def _masonry(unit: int, tone: str, joints: list[float]) -> Image.Image:
    brush = Brush(unit, 1, COURSE, ground=c.FRONT_JOINT)
    for left, right in pairwise(joints):
        brush.box((left + 0.008, 0.0, right - 0.008, COURSE - 0.024), tone)
        brush.box((left + 0.008, 0.0, right - 0.008, 0.022), c.FRONT_LIGHT)
    brush.grain(c.FRONT_JOINT, 0.25, len(joints), 0.05)
    return brush.done()


def shade_depth(side: str, levels: int) -> float:
    """How far the shadow reaches of a stack that is so many levels higher. The light comes from the left."""
    return min(0.34, 0.06 + _SHADE_GROWTH[side] * levels)


def shade(unit: int, side: str, levels: int) -> Image.Image:
    """The shadow of a higher stack, on the side where that stands."""
    depth, across = shade_depth(side, levels), side in ("left", "right")
    brush = Brush(unit, *((depth, 1) if across else (1, depth)))
    for step in range(_STEPS):
        near, far = depth * step / _STEPS, depth * (step + 1) / _STEPS
        if side == "right":
            near, far = depth - far, depth - near
        tone = f"#2A1405{round(120 * (1 - step / _STEPS) ** 1.7):02X}"
        brush.box((near, 0, far, 1) if across else (0, near, 1, far), tone)
    return brush.done()


def deck(unit: int, axis: str, part: int) -> Image.Image:
    """One of the three cells of a bridge from above; `part` 1 is the middle."""
    brush = Brush(unit, ground=c.DECK)
    for step in range(5):
        brush.box((step / 5 - 0.01, 0, step / 5 + 0.01, 1), c.DECK_JOINT)
    brush.grain(c.DECK_JOINT, 0.22, 7 + part, 0.08)
    for edge in (0.0, 0.94):
        brush.box((0, edge, 1, edge + 0.06), c.DECK_KERB)
    for edge in (0.055, 0.925):
        brush.box((0, edge, 1, edge + 0.02), c.DECK_JOINT)
    if part != 1:
        end = 0.0 if part == 0 else 0.97
        brush.box((end, 0, end + 0.03, 1), c.DECK_KERB)
    image = brush.done()
    return image if axis == "across" else image.transpose(Image.Transpose.ROTATE_270)


def mouth(unit: int, side: str) -> Image.Image:
    """The tunnel below the middle of a bridge, where it opens to a side."""
    brush = Brush(unit, MOUTH_WIDTH, MOUTH)
    for inset, tone in ((0.0, c.DECK_JOINT), (0.035, c.TUNNEL)):
        brush.ellipse((inset, inset, MOUTH_WIDTH - inset, 2 * MOUTH - inset), tone)
    return brush.done().transpose(_TURNS[side]) if side in _TURNS else brush.done()


def deck_front(unit: int) -> Image.Image:
    brush = Brush(unit, 1, COURSE, ground=c.DECK_FRONT)
    brush.box((0, 0, 1, 0.03), c.DECK_KERB)
    brush.box((0, COURSE - 0.024, 1, COURSE), c.FRONT_JOINT)
    return brush.done()


def arch(unit: int, levels: int) -> Image.Image:
    """What is seen below the middle of a bridge: a vault as high as the free levels."""
    height = levels * COURSE
    brush = Brush(unit, 1, height, ground=c.FRONT)
    brush.grain(c.FRONT_JOINT, 0.3, levels, 0.05)
    rise = min(0.9 * height, 0.42)
    for inset, tone in ((0.0, c.FRONT_LIGHT), (0.045, c.TUNNEL)):
        left, right, crown = 0.06 + inset, 0.94 - inset, inset + 0.012
        vault = curve((left, height), (left, height - rise), (0.2, crown), (0.5, crown))
        vault += curve((0.5, crown), (0.8, crown), (right, height - rise), (right, height))
        brush.polygon(vault, tone)
    return brush.done()


PAINTERS = {
    "top": top,
    "course": course,
    "plinth": plinth,
    "shade": shade,
    "deck": deck,
    "mouth": mouth,
    "deck front": deck_front,
    "arch": arch,
}
