"""Draws the icon of the app, a sand castle before a terracotta sky, in all the forms that it is needed in:

icon.png              for windows, lists of apps and old Androids
icon_background.png   the sky of Android's adaptive icon, of which every maker cuts out another shape
icon_foreground.png   its castle, small enough for the roundest of those shapes
presplash.png         what is to be seen while the app starts, on the colour that the app has

Run it again after a change.
"""

from pathlib import Path

from PIL import Image, ImageDraw

FOLDER = Path(__file__).parent
SMOOTH = 4  # drawn this much larger, then shrunk
ICON = 512
ADAPTIVE = 432  # 108 dp, of which a circle of 66 dp is always to be seen
ADAPTIVE_ZOOM = 0.56  # brings the castle into that circle
PRESPLASH = 1024  # Android makes it as wide as the screen
SKY, SUN, FAR, NEAR, GATE = "#B5532F", "#E9A15B", "#E3C08A", "#F7E7C9", "#7A3218"

Box = tuple[float, float, float, float]


class Drawing:
    """A square picture. Everything is told as for the icon; `zoom` makes it larger or smaller around the middle."""

    def __init__(self, side: int, zoom: float = 1.0) -> None:
        self._side = side
        self._scale = zoom * SMOOTH
        self._shift = (side - ICON * zoom) / 2 * SMOOTH
        self._image = Image.new("RGBA", (side * SMOOTH, side * SMOOTH))
        self._draw = ImageDraw.Draw(self._image)

    def fill(self, colour: str) -> None:
        self._image.paste(colour, (0, 0, *self._image.size))

    def box(self, box: Box, colour: str, radius: float = 0) -> None:
        self._draw.rounded_rectangle(self._placed(box), radius * self._scale, fill=colour)

    def disc(self, box: Box, colour: str) -> None:
        self._draw.ellipse(self._placed(box), fill=colour)

    def _placed(self, box: Box) -> list[float]:
        return [value * self._scale + self._shift for value in box]

    def save(self, name: str) -> None:
        image = self._image.resize((self._side, self._side), Image.Resampling.LANCZOS)
        image.save(FOLDER / name, optimize=True)


def main() -> None:
    draw_icon(Drawing(ICON)).save("icon.png")
    draw_icon(Drawing(PRESPLASH, zoom=0.625)).save("presplash.png")
    background = Drawing(ADAPTIVE, ADAPTIVE_ZOOM)
    background.fill(SKY)
    draw_sun(background)
    background.save("icon_background.png")
    foreground = Drawing(ADAPTIVE, ADAPTIVE_ZOOM)
    draw_castle(foreground)
    foreground.save("icon_foreground.png")


def draw_icon(drawing: Drawing) -> Drawing:
    drawing.box((0, 0, ICON, ICON), SKY, radius=112)
    draw_sun(drawing)
    draw_castle(drawing)
    return drawing


def draw_sun(drawing: Drawing) -> None:
    drawing.disc((300, 84, 412, 196), SUN)


def draw_castle(drawing: Drawing) -> None:
    draw_tower(drawing, 196, 120, 316, FAR)
    draw_tower(drawing, 92, 220, 196, NEAR)
    draw_tower(drawing, 316, 220, 420, NEAR)
    drawing.box((92, 300, 420, 424), NEAR)
    drawing.box((216, 316, 296, 424), GATE, radius=40)
    drawing.box((216, 380, 296, 424), GATE)


def draw_tower(drawing: Drawing, left: float, top: float, right: float, colour: str) -> None:
    """From its merlons down to the ground."""
    drawing.box((left, top + 28, right, 424), colour)
    step = (right - left) / 5
    for number in (0, 2, 4):
        drawing.box((left + number * step, top, left + (number + 1) * step, top + 30), colour)


if __name__ == "__main__":
    main()
