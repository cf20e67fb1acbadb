"""Draws with soft edges: shapes in fractions of a cell, painted large and then made small."""

import math
import random
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from kivy import kivy_data_dir
from PIL import Image, ImageChops, ImageDraw, ImageFont

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # left, top, right, bottom

BOLD = f"{kivy_data_dir}/fonts/Roboto-Bold.ttf"
CAPITAL = 0.711  # height of a capital or a digit in this font, as a share of the font's size


class Brush:
    """A picture of so many cells, y growing downwards; `unit` is the number of pixels of a cell."""

    def __init__(self, unit: int, width: float = 1, height: float = 1, ground: str = "#00000000") -> None:
        self.unit, self.width, self.height = unit, width, height
        self.fine = unit * max(2, min(4, 256 // unit))
        size = (max(1, round(width * self.fine)), max(1, round(height * self.fine)))
        self.image = Image.new("RGBA", size, ground)
        self._draw = ImageDraw.Draw(self.image)
        self._grains: list[tuple[str, float, int, float]] = []

    def polygon(self, points: Sequence[Point], fill: str) -> None:
        self._draw.polygon([self._at(point) for point in points], fill)

    def box(self, box: Box, fill: str | None, radius: float = 0, outline: str | None = None, line: float = 0) -> None:
        self._draw.rounded_rectangle(self._box(box), radius * self.fine, fill, outline, round(line * self.fine))

    def ellipse(self, box: Box, fill: str | None, outline: str | None = None, line: float = 0) -> None:
        self._draw.ellipse(self._box(box), fill, outline, round(line * self.fine))

    def circle(self, middle: Point, radius: float, fill: str) -> None:
        x, y = middle
        self.ellipse((x - radius, y - radius, x + radius, y + radius), fill)

    def stroke(self, points: Sequence[Point], fill: str, width: float) -> None:
        """A line with round ends."""
        self._draw.line([self._at(point) for point in points], fill, max(1, round(width * self.fine)), "curve")
        for point in (points[0], points[-1]):
            self.circle(point, width / 2, fill)

    def text(self, text: str, middle: Point, height: float, fill: str, halo: float = 0, halo_fill: str = "") -> None:
        """Capitals or digits of that height."""
        font = _font(round(height / CAPITAL * self.fine))
        x, y = middle
        left, top, right, bottom = font.getbbox(text, anchor="ls")
        base = ((x * self.fine - (left + right) / 2), y * self.fine - (top + bottom) / 2)
        self._draw.text(
            base, text, fill, font, "ls", stroke_width=round(halo * self.fine), stroke_fill=halo_fill or None
        )

    def lay(self, other: "Brush") -> None:
        """Another picture of the same size on top."""
        self.image.alpha_composite(other.image)

    def stain(self, tone: str, mask: Image.Image) -> None:
        """Another tone where the mask is light, on what is painted already."""
        self.image.alpha_composite(_stain(self.image, tone, mask))

    def fresh(self) -> "Brush":
        """An empty picture of the same size."""
        return Brush(self.unit, self.width, self.height)

    def grain(self, tone: str, strength: float, seed: int, size: float = 0.05) -> None:
        """The little unevenness of stone and clay: spots of a tone all over the picture when it is done."""
        self._grains.append((tone, strength, seed, size))

    def done(self) -> Image.Image:
        size = (max(1, round(self.width * self.unit)), max(1, round(self.height * self.unit)))
        image = self.image.resize(size, Image.Resampling.BOX)
        for tone, strength, seed, spot in self._grains:
            image.alpha_composite(_stain(image, tone, self._spots(size, strength, seed, spot)))
        return image

    def _spots(self, size: tuple[int, int], strength: float, seed: int, spot: float) -> Image.Image:
        columns, rows = max(2, round(self.width / spot)), max(2, round(self.height / spot))
        spots = Image.frombytes("L", (columns, rows), random.Random(seed).randbytes(columns * rows))
        return spots.resize(size, Image.Resampling.BICUBIC).point(lambda value: int(value * strength))

    def _at(self, point: Point) -> Point:
        return point[0] * self.fine, point[1] * self.fine

    def _box(self, box: Box) -> Box:
        """At least one pixel to a side."""
        left, top, right, bottom = (edge * self.fine for edge in box)
        return left, top, max(left, right - 1), max(top, bottom - 1)


def _stain(image: Image.Image, tone: str, mask: Image.Image) -> Image.Image:
    stain = Image.new("RGBA", image.size, tone)
    stain.putalpha(ImageChops.multiply(mask, image.getchannel("A")))
    return stain


@cache
def _font(size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(BOLD, max(1, size))


def star(middle: Point, radius: float, points: int = 8, inner: float = 0.765) -> list[Point]:
    """A star; with 8 points and the usual inner radius it is two squares, one turned on the other."""
    corners = []
    for number in range(2 * points):
        reach = radius * (inner if number % 2 else 1)
        angle = math.pi * number / points
        corners.append((middle[0] + reach * math.sin(angle), middle[1] - reach * math.cos(angle)))
    return corners


def curve(*corners: Point, steps: int = 12) -> list[Point]:
    """A smooth line from the first corner to the last, drawn towards those between them (a Bezier curve)."""
    return [_between(corners, step / steps) for step in range(steps + 1)]


def _between(corners: Sequence[Point], share: float) -> Point:
    points = list(corners)
    while len(points) > 1:
        points = [((1 - share) * a + share * c, (1 - share) * b + share * d) for (a, b), (c, d) in pairwise(points)]
    return points[0]
