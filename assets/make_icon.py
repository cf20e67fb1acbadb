"""Draws the icon of the app: a sand castle before a terracotta sky. Run it again after a change: it writes icon.png."""

from pathlib import Path

from PIL import Image, ImageDraw

SIZE = 512
SMOOTH = 4  # drawn this much larger, then shrunk
SKY, SUN, FAR, NEAR, GATE = "#B5532F", "#E9A15B", "#E3C08A", "#F7E7C9", "#7A3218"

Box = tuple[float, float, float, float]


def main() -> None:
    image = Image.new("RGBA", (SIZE * SMOOTH, SIZE * SMOOTH))
    draw = ImageDraw.Draw(image)
    rounded(draw, (0, 0, 512, 512), 112, SKY)
    draw.ellipse(scaled((300, 84, 412, 196)), fill=SUN)
    tower(draw, 196, 120, 316, FAR)
    tower(draw, 92, 220, 196, NEAR)
    tower(draw, 316, 220, 420, NEAR)
    draw.rectangle(scaled((92, 300, 420, 424)), fill=NEAR)
    rounded(draw, (216, 316, 296, 424), 40, GATE)
    draw.rectangle(scaled((216, 380, 296, 424)), fill=GATE)
    image.resize((SIZE, SIZE), Image.Resampling.LANCZOS).save(Path(__file__).with_name("icon.png"), optimize=True)


def tower(draw: ImageDraw.ImageDraw, left: float, top: float, right: float, colour: str) -> None:
    """From its merlons down to the ground."""
    draw.rectangle(scaled((left, top + 28, right, 424)), fill=colour)
    step = (right - left) / 5
    for number in (0, 2, 4):
        draw.rectangle(scaled((left + number * step, top, left + (number + 1) * step, top + 30)), fill=colour)


def rounded(draw: ImageDraw.ImageDraw, box: Box, radius: float, colour: str) -> None:
    draw.rounded_rectangle(scaled(box), radius * SMOOTH, fill=colour)


def scaled(box: Box) -> list[float]:
    return [value * SMOOTH for value in box]


if __name__ == "__main__":
    main()
