"""Frames around things on a board: where a tap leads on, what is chosen, where the newest moves were, the cursor.

Each has a light and a dark line, so that it stands out from any ground. Things are one cell large if not said.
"""

from PIL import Image

from ui.kit.brush import Brush

LIT = "#FFC21A"
LIT_EDGE = "#5A2E00"
CHOSEN = "#FFFFFF"
CHOSEN_EDGE = "#8F1D00"
LAST = "#FFF6E0"
LAST_EDGE = "#3B220F"
CURSOR = "#FFFFFF"
CURSOR_EDGE = "#0B4FB3"
LOST = "#B3140A"  # the cross on something that leaves
LOST_EDGE = "#FFF6E0"

LIT_VEIL, CHOSEN_VEIL = 0.10, 0.14  # how much of the ground is tinted; what is written there has to stay clear
HUNDREDTHS = 100  # sizes are in hundredths of a cell, for keys of pictures are whole numbers


def alpha(share: float) -> str:
    return f"{round(255 * share):02X}"


def _frame(brush: Brush, inset: float, tone: str, radius: float, line: float) -> None:
    """Thinner around small things."""
    fine = min(1.0, 0.35 + 0.65 * min(brush.width, brush.height))
    inset, radius, line = inset * fine, radius * fine, line * fine
    brush.box((inset, inset, brush.width - inset, brush.height - inset), None, radius, tone, line)


def _brush(unit: int, width: int, height: int, ground: str = "#00000000") -> Brush:
    return Brush(unit, width / HUNDREDTHS, height / HUNDREDTHS, ground)


def lit(unit: int, width: int = HUNDREDTHS, height: int = HUNDREDTHS) -> Image.Image:
    brush = _brush(unit, width, height, LIT + alpha(LIT_VEIL))
    for reach, glow in ((0.22, "28"), (0.19, "50"), (0.16, "88")):
        _frame(brush, 0.0, LIT + glow, 0.12, reach)
    _frame(brush, 0.015, LIT_EDGE, 0.11, 0.105)
    _frame(brush, 0.035, LIT, 0.09, 0.065)
    return brush.done()


def chosen(unit: int, width: int = HUNDREDTHS, height: int = HUNDREDTHS) -> Image.Image:
    brush = _brush(unit, width, height, LIT + alpha(CHOSEN_VEIL))
    _frame(brush, 0.0, CHOSEN_EDGE, 0.12, 0.17)
    _frame(brush, 0.045, CHOSEN, 0.09, 0.075)
    return brush.done()


def last(unit: int, width: int = HUNDREDTHS, height: int = HUNDREDTHS) -> Image.Image:
    """Only the corners."""
    brush = _brush(unit, width, height)
    for line, tone, inset in ((0.10, LAST_EDGE, 0.02), (0.05, LAST, 0.045)):
        _frame(brush, inset, tone, 0.06, line)
    clear, (across, down) = brush.fresh(), brush.image.size
    brush.image.paste(clear.image.crop((0, 0, across // 2, down)), (across // 4, 0))
    brush.image.paste(clear.image.crop((0, 0, across, down // 2)), (0, down // 4))
    return brush.done()


def cursor(unit: int, width: int = HUNDREDTHS, height: int = HUNDREDTHS) -> Image.Image:
    brush = _brush(unit, width, height)
    _frame(brush, 0.0, CURSOR, 0.16, 0.15)
    _frame(brush, 0.03, CURSOR_EDGE, 0.13, 0.09)
    return brush.done()


def lost(unit: int) -> Image.Image:
    """A cross over something that leaves the board."""
    brush = Brush(unit)
    for width, tone in ((0.17, LOST_EDGE), (0.10, LOST)):
        brush.stroke([(0.2, 0.2), (0.8, 0.8)], tone, width)
        brush.stroke([(0.8, 0.2), (0.2, 0.8)], tone, width)
    return brush.done()


PAINTERS = {"lit": lit, "chosen": chosen, "last": last, "cursor": cursor, "lost": lost}
