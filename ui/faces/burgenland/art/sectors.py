"""The fields of the round ring and the frames around them."""

from PIL import Image

from ui.boards import marks as m
from ui.faces.burgenland.art import colours as c
from ui.faces.burgenland.art.colours import theme_named
from ui.faces.burgenland.art.ground import glaze_on
from ui.faces.burgenland.rings import RoundRing
from ui.kit.brush import Brush

_CLEAR = "#00000000"
# Per kind of frame, from the outside inwards: how far from the edge, and in which tone
_FRAMES = {
    "lit": ((0.02, m.LIT_EDGE), (0.045, m.LIT), (0.13, m.LIT_EDGE), (0.15, m.LIT + m.alpha(m.LIT_VEIL))),
    "chosen": ((0.02, m.CHOSEN_EDGE), (0.06, m.CHOSEN), (0.14, m.CHOSEN_EDGE), (0.18, m.LIT + m.alpha(m.CHOSEN_VEIL))),
    "last": ((0.03, m.LAST_EDGE), (0.05, m.LAST), (0.085, m.LAST_EDGE), (0.105, _CLEAR)),
    "cursor": ((0.02, m.CURSOR), (0.05, m.CURSOR_EDGE), (0.12, m.CURSOR), (0.15, _CLEAR)),
}


def sector(unit: int, theme: str, field: int, colour: str) -> Image.Image:
    glaze = theme_named(theme).glazes[colour]
    brush = _brush(unit, field)
    _fill(brush, field, 0.02, c.OUTLINE)
    _fill(brush, field, 0.04, glaze.light)
    inner = brush.fresh()
    _fill(inner, field, 0.065, glaze.tile)
    glaze_on(inner, glaze, colour)
    brush.lay(inner)
    return brush.done()


def frame(unit: int, name: str, field: int) -> Image.Image:
    brush = _brush(unit, field)
    for inset, tone in _FRAMES[name]:
        _fill(brush, field, inset, tone)
    return brush.done()


def _brush(unit: int, field: int) -> Brush:
    box = RoundRing().box(field)
    return Brush(unit, box.width, box.height)


def _fill(brush: Brush, field: int, inset: float, tone: str) -> None:
    ring = RoundRing()
    left, top, *_ = ring.box(field)
    brush.polygon([(x - left, y - top) for x, y in ring.outline(field, inset)], tone)


PAINTERS = {"sector": sector, "sector frame": frame}
