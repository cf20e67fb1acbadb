"""Frames around cells: where a tap leads on, what is chosen, where the newest moves were, where the cursor is.

Each has a light and a dark line, so that it stands out from stone, clay and pools alike.
"""

from PIL import Image

from ui.faces.alcazar.art import colours as c
from ui.kit.brush import Brush

LIT_VEIL, CHOSEN_VEIL = 0.10, 0.14  # how much of the ground is tinted; what is written there has to stay clear


def _alpha(share: float) -> str:
    return f"{round(255 * share):02X}"


def lit(unit: int) -> Image.Image:
    brush = Brush(unit, ground=c.LIT + _alpha(LIT_VEIL))
    for reach, glow in ((0.22, "28"), (0.19, "50"), (0.16, "88")):
        brush.box((0.0, 0.0, 1.0, 1.0), None, 0.12, c.LIT + glow, reach)
    brush.box((0.015, 0.015, 0.985, 0.985), None, 0.11, c.LIT_EDGE, 0.105)
    brush.box((0.035, 0.035, 0.965, 0.965), None, 0.09, c.LIT, 0.065)
    return brush.done()


def chosen(unit: int) -> Image.Image:
    brush = Brush(unit, ground=c.LIT + _alpha(CHOSEN_VEIL))
    brush.box((0.0, 0.0, 1.0, 1.0), None, 0.12, c.CHOSEN_EDGE, 0.17)
    brush.box((0.045, 0.045, 0.955, 0.955), None, 0.09, c.CHOSEN, 0.075)
    return brush.done()


def last(unit: int) -> Image.Image:
    """Only the corners."""
    brush = Brush(unit)
    for line, tone, inset in ((0.10, c.LAST_EDGE, 0.02), (0.05, c.LAST, 0.045)):
        brush.box((inset, inset, 1 - inset, 1 - inset), None, 0.06, tone, line)
    clear = brush.fresh()
    brush.image.paste(clear.image.crop((0, 0, brush.fine // 2, brush.fine)), (brush.fine // 4, 0))
    brush.image.paste(clear.image.crop((0, 0, brush.fine, brush.fine // 2)), (0, brush.fine // 4))
    return brush.done()


def cursor(unit: int) -> Image.Image:
    brush = Brush(unit)
    brush.box((0.0, 0.0, 1.0, 1.0), None, 0.16, c.CURSOR, 0.15)
    brush.box((0.03, 0.03, 0.97, 0.97), None, 0.13, c.CURSOR_EDGE, 0.09)
    return brush.done()


def lost(unit: int) -> Image.Image:
    """A cross over a noble that leaves the board."""
    brush = Brush(unit)
    for width, tone in ((0.17, c.LINEN), (0.10, c.LOST)):
        brush.stroke([(0.2, 0.2), (0.8, 0.8)], tone, width)
        brush.stroke([(0.8, 0.2), (0.2, 0.8)], tone, width)
    return brush.done()


PAINTERS = {"lit": lit, "chosen": chosen, "last": last, "cursor": cursor, "lost": lost}
