"""Nobles and flags: what stands on the buildings."""

from PIL import Image, ImageOps

from ui.faces.alcazar.art import colours as c
from ui.kit.brush import Brush, Point, curve
from ui.kit.crests import CRESTS
from ui.kit.patterns import pattern_mask
from ui.kit.seats import DARK_INK, LIGHT_INK, Look, look

LINE = 0.035  # thickness of outlines
BARON_SIZE = (0.64, 0.76)
GRANDE_SIZE = (0.80, 1.02)
FLAG_SIZE = (0.62, 0.86)
FLAG_SCALE = 0.9  # flags are drawn a little smaller than painted
VEIL = 0.4  # how dense the patterns on cloaks are
POLE = 0.07  # where the pole stands in the picture of a flag


def noble(unit: int, look_key: str, rank: str) -> Image.Image:
    return grande(unit, look_key) if rank == "grande" else baron(unit, look_key)


def baron(unit: int, look_key: str) -> Image.Image:
    """A slim figure with a flat cap."""
    width, height = BARON_SIZE
    brush = Brush(unit, width, height)
    middle = width / 2
    _shadow(brush, middle, height - 0.06, 0.29)
    _cloak(brush, look_key, middle, (0.20, height - 0.045), (0.13, 0.29))
    _head(brush, (middle, 0.175), 0.105)
    _hat(brush, look_key, (middle, 0.115), 0.14)
    brush.text(look(look_key).letter, (middle, 0.485), 0.30, look(look_key).ink, 0.035, look(look_key).hex)
    return brush.done()


def grande(unit: int, look_key: str) -> Image.Image:
    """A broad figure with a white ruff and a golden crown."""
    width, height = GRANDE_SIZE
    brush = Brush(unit, width, height)
    middle = width / 2
    _shadow(brush, middle, height - 0.07, 0.38)
    _cloak(brush, look_key, middle, (0.33, height - 0.05), (0.20, 0.36))
    _ruff(brush, (middle, 0.375), 0.20)
    _head(brush, (middle, 0.27), 0.125)
    _crown(brush, middle)
    brush.text(look(look_key).letter, (middle, 0.69), 0.36, look(look_key).ink, 0.04, look(look_key).hex)
    return brush.done()


def flag(unit: int, key: str) -> Image.Image:
    """A pole with a banner that bears the crest's symbol."""
    width, height = FLAG_SIZE
    brush = Brush(unit, width, height)
    brush.ellipse((POLE - 0.06, height - 0.07, POLE + 0.06, height), "#2A140570")
    brush.box((POLE - 0.032, 0.05, POLE + 0.032, height - 0.03), c.OUTLINE, 0.03)
    brush.box((POLE - 0.010, 0.06, POLE + 0.014, height - 0.05), c.GOLD)
    brush.polygon(_banner(0.0), c.OUTLINE)
    brush.polygon(_banner(0.030), c.LINEN)
    brush.polygon(_banner(0.055), CRESTS[key].hex)
    brush.circle((POLE, 0.055), 0.055, c.OUTLINE)
    brush.circle((POLE, 0.055), 0.032, c.GOLD)
    image = brush.done()
    symbol = Brush(round(unit * 0.52))
    CRESTS[key].symbol(symbol, c.LINEN, CRESTS[key].hex)
    image.alpha_composite(symbol.done(), (round(unit * 0.065), round(unit * 0.065)))
    return image


def _banner(inset: float) -> list[Point]:
    left, right, back, front = 0.09 + inset, 0.60 - inset, 0.07 + inset, 0.55 - inset
    upper = curve((left, back), (0.26, back - 0.05), (0.42, back + 0.05), (right, back))
    lower = curve((right, front), (0.42, front + 0.05), (0.26, front - 0.05), (left, front))
    return upper + lower


def _shadow(brush: Brush, x: float, y: float, reach: float) -> None:
    """Its edge gets darker inwards: painted ring by ring, which is faster than blurring."""
    for step in range(5):
        inset = 0.012 * step
        brush.ellipse(
            (x - reach + inset, y - 0.07 + inset, x + reach - inset, y + 0.06 - inset), f"#2A1405{30 * step + 20:02X}"
        )


def _cloak(brush: Brush, look_key: str, middle: float, rows: tuple[float, float], reach: tuple[float, float]) -> None:
    shape = _cloak_shape(middle, rows, reach, 0.0)
    brush.polygon(shape, c.OUTLINE)
    cloth = brush.fresh()
    cloth.polygon(_cloak_shape(middle, rows, reach, LINE), look(look_key).hex)
    _weave(cloth, look(look_key))
    brush.lay(cloth)


def _weave(cloth: Brush, look: Look) -> None:
    """The seat's pattern as a thin veil of the ink that its letter is not written in, so that this stays clear."""
    width, height = cloth.image.size
    mask = ImageOps.fit(pattern_mask(look.pattern, max(width, height)), (width, height), centering=(0.5, 0.6))
    cloth.stain(LIGHT_INK if look.ink == DARK_INK else DARK_INK, mask.point(lambda value: int(value * VEIL)))


def _cloak_shape(middle: float, rows: tuple[float, float], reach: tuple[float, float], inset: float) -> list[Point]:
    (top, bottom), (shoulder, hem) = rows, reach
    top, bottom, shoulder, hem = top + inset, bottom - inset, shoulder - inset * 0.6, hem - inset
    waist = (top + bottom) / 2
    right = curve((middle + shoulder, top + 0.03), (middle + hem, top + 0.07), (middle + hem * 0.92, waist))
    right += curve((middle + hem * 0.92, waist), (middle + hem * 0.92, bottom - 0.1), (middle + hem, bottom - 0.03))
    left = [(2 * middle - x, y) for x, y in reversed(right)]
    foot = curve(right[-1], (middle, bottom + 0.045), left[0])
    return [(middle, top), *right, *foot, *left]


def _head(brush: Brush, middle: Point, radius: float) -> None:
    brush.circle(middle, radius, c.OUTLINE)
    brush.circle(middle, radius - LINE * 0.8, c.SKIN)


def _hat(brush: Brush, look_key: str, middle: Point, reach: float) -> None:
    x, y = middle
    brush.ellipse((x - reach, y - 0.085, x + reach, y + 0.045), c.OUTLINE)
    brush.ellipse((x - reach + LINE, y - 0.055, x + reach - LINE, y + 0.018), look(look_key).hex)


def _ruff(brush: Brush, middle: Point, reach: float) -> None:
    x, y = middle
    brush.ellipse((x - reach, y - 0.085, x + reach, y + 0.085), c.OUTLINE)
    brush.ellipse((x - reach + LINE, y - 0.055, x + reach - LINE, y + 0.055), c.LINEN)


def _crown(brush: Brush, x: float) -> None:
    brush.polygon(_crown_shape(x, 0.0), c.OUTLINE)
    brush.polygon(_crown_shape(x, LINE), c.GOLD)


def _crown_shape(x: float, inset: float) -> list[Point]:
    reach, low, high = 0.19 - inset, 0.235 - inset * 0.8, 0.0 + inset * 1.5
    return [
        (x - reach * 0.78, low),
        (x - reach, high + 0.03),
        (x - reach * 0.45, 0.115 + inset * 0.3),
        (x, high),
        (x + reach * 0.45, 0.115 + inset * 0.3),
        (x + reach, high + 0.03),
        (x + reach * 0.78, low),
    ]


PAINTERS = {"noble": noble, "flag": flag}
