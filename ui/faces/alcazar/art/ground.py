"""What lies below everything: clay fields, tiled pools, the frame, and the paper of the value scale."""

from PIL import Image

from ui.faces.alcazar.art.colours import DAY, NIGHT, Theme
from ui.kit.brush import Brush, star
from ui.kit.crests import crest_image

SHORE = 0.14  # depth of the shadow that the ground throws into a pool


def theme_named(name: str) -> Theme:
    return NIGHT if name == "dark" else DAY


def field(unit: int, name: str, variant: int) -> Image.Image:
    """A clay slab, a little different each time, with a quarter of a glazed tile at each corner."""
    tones = theme_named(name)
    brush = Brush(unit, ground=tones.field_dark)
    brush.box((0.0, 0.0, 0.985, 0.985), tones.field_light)
    brush.box((0.025, 0.025, 0.985, 0.985), tones.field)
    brush.grain(tones.field_light, 0.35, variant, 0.09)
    brush.grain(tones.field_dark, 0.16, variant + 10, 0.03)
    for reach, tone in ((0.125, tones.field_dark), (0.105, tones.glaze)):
        for x, y in ((0, 0), (1, 0), (0, 1), (1, 1)):
            brush.polygon([(x - reach, y), (x, y - reach), (x + reach, y), (x, y + reach)], tone)
    return brush.done()


def gap(unit: int, name: str) -> Image.Image:
    """Stars and crosses, as they are laid in Andalusian courtyards; they go on from tile to tile."""
    tones = theme_named(name)
    brush = Brush(unit, ground=tones.gap)
    for corner in ((0, 0), (1, 0), (0, 1), (1, 1)):
        brush.polygon(star(corner, 0.30), tones.gap_deep)
    _outlined_star(brush, (0.5, 0.5), 0.5, tones.gap_line, tones.gap)
    _outlined_star(brush, (0.5, 0.5), 0.30, tones.gap_line, tones.gap_deep)
    brush.grain(tones.gap_deep, 0.25, 5, 0.11)
    return brush.done()


def _outlined_star(brush: Brush, middle: tuple[float, float], radius: float, line: str, fill: str) -> None:
    brush.polygon(star(middle, radius), line)
    brush.polygon(star(middle, radius - 0.035), fill)


def shore(unit: int, side: str) -> Image.Image:
    """The edge of the ground around a pool: the far one in shadow, the near one in the light."""
    across = side in ("left", "right")
    brush = Brush(unit, *((SHORE, 1) if across else (1, SHORE)))
    steps = 12
    for step in range(steps):
        near, far = step / steps * SHORE, (step + 1) / steps * SHORE
        if side in ("right", "front"):
            near, far = SHORE - far, SHORE - near
        alpha = round(150 * (1 - step / steps) ** 1.6 * (1 if side in ("back", "left") else 0.45))
        brush.box((near, 0, far, 1) if across else (0, near, 1, far), f"#06141A{alpha:02X}")
    return brush.done()


def paper(unit: int, name: str, is_fifth: int) -> Image.Image:
    """A place on the value scale; every fifth is a glazed tile."""
    tones = theme_named(name)
    brush = Brush(unit, ground=tones.paper_line)
    brush.box((0.02, 0.02, 0.98, 0.98), tones.paper, 0.04)
    brush.grain(tones.paper_line, 0.2, 4, 0.1)
    if is_fifth:
        brush.polygon(star((0.5, 0.5), 0.5), tones.paper_line)
        brush.polygon(star((0.5, 0.5), 0.455), tones.paper)
    return brush.done()


def arcade(unit: int, name: str) -> Image.Image:
    """One arch of the gallery behind the court."""
    tones = theme_named(name)
    brush = Brush(unit, ground=tones.paper)
    brush.grain(tones.paper_line, 0.15, 8, 0.1)
    brush.box((0, 0, 1, 0.05), tones.paper_line)
    brush.box((0, 0.09, 1, 0.105), tones.paper_line)
    for reach, tone in ((0.40, tones.paper_line), (0.345, tones.arch)):
        brush.circle((0.5, 0.56), reach, tone)
        brush.box((0.5 - reach * 0.86, 0.62, 0.5 + reach * 0.86, 1.0), tone)
    brush.box((0, 0.80, 0.14, 0.84), tones.paper_line)
    brush.box((0.86, 0.80, 1, 0.84), tones.paper_line)
    return brush.done()


def crest(unit: int, key: str) -> Image.Image:
    return crest_image(key, unit)


def plain(unit: int, colour: str) -> Image.Image:
    """A small patch of one colour, for lines and surfaces."""
    return Image.new("RGBA", (4, 4), colour)


PAINTERS = {
    "field": field,
    "gap": gap,
    "shore": shore,
    "paper": paper,
    "arcade": arcade,
    "crest": crest,
    "plain": plain,
}
