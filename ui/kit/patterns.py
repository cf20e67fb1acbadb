"""The mark of a seat: a disc in its colour with its pattern around its letter, so that it can be told in any light."""

from functools import cache
from math import pi, sin
from pathlib import Path

from kivy.graphics.texture import Texture
from kivy.lang import Builder
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.label import Label
from PIL import Image, ImageDraw

from ui.kit.seats import DARK_INK, Look, forget_with_palette, look
from ui.kit.textures import upload

SIDE = 128  # pixels of the picture; on the screen it is smaller
FINE = 3  # painted so many times larger first, for smooth edges
RIM = 0.03  # shares of the side
HEART = 0.56  # the plain disc below the letter
SHADE = 0.62  # how much of the ink is in the pattern


def pattern_mask(pattern: str, side: int) -> Image.Image:
    """Where the pattern is painted, on a square."""
    mask = Image.new("L", (side, side), 0)
    PAINTERS[pattern](ImageDraw.Draw(mask), side)
    return mask


def _plain(_draw: ImageDraw.ImageDraw, _side: int) -> None:
    """Nothing but the colour."""


def _stripes(draw: ImageDraw.ImageDraw, side: int) -> None:
    step = side / 6
    for number in range(13):
        left = number * step - side
        draw.line((left, 0, left + side, side), fill=255, width=round(step * 0.42))


def _dots(draw: ImageDraw.ImageDraw, side: int) -> None:
    step, radius = side / 7, side / 22
    for row in range(8):
        for column in range(8):
            x, y = (column + row % 2 / 2) * step, row * step
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)


def _checks(draw: ImageDraw.ImageDraw, side: int) -> None:
    step = side / 8
    for row in range(8):
        for column in range(row % 2, 8, 2):
            draw.rectangle((column * step, row * step, (column + 1) * step, (row + 1) * step), fill=255)


def _cross(draw: ImageDraw.ImageDraw, side: int) -> None:
    half = side * 0.11
    draw.rectangle((side / 2 - half, 0, side / 2 + half, side), fill=255)
    draw.rectangle((0, side / 2 - half, side, side / 2 + half), fill=255)


def _waves(draw: ImageDraw.ImageDraw, side: int) -> None:
    step = side / 5
    for row in range(6):
        points = [(x, (row + 0.24 * sin(x / side * 10 * pi)) * step) for x in range(0, side + 1, 4)]
        draw.line(points, fill=255, width=round(step * 0.36), joint="curve")


PAINTERS = {
    "plain": _plain,
    "stripes": _stripes,
    "dots": _dots,
    "checks": _checks,
    "cross": _cross,
    "waves": _waves,
}


def mark_image(look: Look) -> Image.Image:
    """The mark without its letter."""
    side = SIDE * FINE
    ground, ink = Image.new("RGBA", (side, side), look.hex), Image.new("RGBA", (side, side), look.ink)
    image = Image.composite(ink, ground, pattern_mask(look.pattern, side).point(lambda share: int(share * SHADE)))
    image.paste(ground, mask=_disc(side, HEART))
    image = Image.composite(image, Image.new("RGBA", (side, side), DARK_INK), _disc(side, 1 - 2 * RIM))
    image.putalpha(_disc(side, 1))
    return image.resize((SIDE, SIDE), Image.Resampling.LANCZOS)


def _disc(side: int, share: float) -> Image.Image:
    mask = Image.new("L", (side, side), 0)
    edge = side * (1 - share) / 2
    ImageDraw.Draw(mask).ellipse((edge, edge, side - edge, side - edge), fill=255)
    return mask


@cache
def mark_texture(key: str) -> Texture:
    image = mark_image(look(key))
    texture = Texture.create(size=image.size, colorfmt="rgba", mipmap=True)  # it is shown in many sizes
    texture.min_filter = "linear_mipmap_linear"
    texture.flip_vertical()
    texture.add_reload_observer(lambda lost: upload(lost, image))
    upload(texture, image)
    return texture


forget_with_palette(mark_texture.cache_clear)


class SeatMark(Label):
    """`look` is the key of a look of ui.kit.seats. Any size will do."""

    look = StringProperty()
    ground = ObjectProperty(None, allownone=True)

    def on_look(self, _mark: Label, key: str) -> None:
        self.ground = mark_texture(key)
        self.text, self.color = look(key).letter, look(key).ink


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
