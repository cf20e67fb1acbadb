"""What lies below everything: paper, glazed tiles of fields, the slabs of cards, and empty places."""

from PIL import Image, ImageOps

from ui.boards.marks import HUNDREDTHS
from ui.faces.burgenland.art import colours as c
from ui.faces.burgenland.art.colours import Glaze, theme_named
from ui.kit.brush import Brush
from ui.kit.patterns import pattern_mask

PATTERNS = {"blue": "waves", "yellow": "dots", "red": "checks"}
VEIL = 0.16  # how dense patterns are: what is drawn on them has to stay clear


def glaze_on(brush: Brush, glaze: Glaze, colour: str) -> None:
    """The pattern of the colour, on what is painted already."""
    width, height = brush.image.size
    mask = ImageOps.fit(pattern_mask(PATTERNS[colour], max(width, height)), (width, height))
    brush.stain(glaze.dark, mask.point(lambda value: int(value * VEIL * 2)))


def tile(unit: int, theme: str, colour: str) -> Image.Image:
    """A field of the square ring."""
    glaze = theme_named(theme).glazes[colour]
    brush = Brush(unit)
    brush.box((0.02, 0.02, 0.98, 0.98), c.OUTLINE, 0.10)
    brush.box((0.04, 0.04, 0.96, 0.96), glaze.light, 0.085)
    inner = brush.fresh()
    inner.box((0.075, 0.075, 0.96, 0.96), glaze.tile, 0.075)
    glaze_on(inner, glaze, colour)
    brush.lay(inner)
    return brush.done()


def slab(unit: int, theme: str, colour: str, width: int, height: int) -> Image.Image:
    """A card, so many hundredths of a cell large."""
    glaze = theme_named(theme).glazes[colour]
    brush = Brush(unit, width / HUNDREDTHS, height / HUNDREDTHS)
    brush.box((0.0, 0.0, brush.width, brush.height), c.OUTLINE, 0.06)
    brush.box((0.02, 0.02, brush.width - 0.02, brush.height - 0.02), glaze.light, 0.05)
    brush.box((0.035, 0.04, brush.width - 0.02, brush.height - 0.02), glaze.tile, 0.045)
    return brush.done()


def hollow(unit: int, theme: str, width: int, height: int) -> Image.Image:
    """Where a card is missing, or could be."""
    tones = theme_named(theme)
    brush = Brush(unit, width / HUNDREDTHS, height / HUNDREDTHS)
    brush.box((0.02, 0.02, brush.width - 0.02, brush.height - 0.02), tones.faint, 0.05, tones.line, 0.025)
    return brush.done()


def panel(unit: int, theme: str, width: int, height: int) -> Image.Image:
    """A sheet of paper with a fine line."""
    tones = theme_named(theme)
    brush = Brush(unit, width / HUNDREDTHS, height / HUNDREDTHS)
    brush.box((0.0, 0.0, brush.width, brush.height), tones.line, 0.12)
    brush.box((0.02, 0.02, brush.width - 0.02, brush.height - 0.02), tones.paper, 0.10)
    return brush.done()


def plain(unit: int, colour: str) -> Image.Image:
    return Image.new("RGBA", (4, 4), colour)


def badge(unit: int, is_danger: int) -> Image.Image:
    """A little disc for a number."""
    brush = Brush(unit)
    brush.circle((0.5, 0.5), 0.5, c.OUTLINE)
    brush.circle((0.5, 0.5), 0.44, c.DANGER if is_danger else c.BADGE)
    return brush.done()


PAINTERS = {"tile": tile, "slab": slab, "hollow": hollow, "panel": panel, "plain": plain, "badge": badge}
