"""Digits on a board: each is a picture in the ink of its ground, and numbers are rows of them."""

from collections.abc import Callable, Iterator, Mapping

from PIL import Image

from ui.boards.quads import Item
from ui.kit.brush import Brush

SIZE = 0.5  # height of a digit's picture without its border
ADVANCE = 0.82  # from digit to digit, as a share of the height
BORDER = 0.14  # around each digit, as a share of the height: room for its halo

Ink = tuple[str, str, float]  # its colour, that of its halo, and how wide this is as a share of the height


def digit_painter(inks: Mapping[str, Ink]) -> Callable[[int, str, str], Image.Image]:
    """Paints the pictures with the keys of `written`; the inks of a game are its own."""

    def digit(unit: int, ink: str, character: str) -> Image.Image:
        fill, halo_fill, halo = inks[ink]
        brush = Brush(unit, SIZE * (ADVANCE + 2 * BORDER), SIZE * (1 + 2 * BORDER))
        middle = (brush.width / 2, brush.height / 2)
        brush.text(character, middle, SIZE, fill, halo * SIZE, halo_fill)
        return brush.done()

    return digit


def written(text: str, middle: tuple[float, float], height: float, ink: str) -> Iterator[Item]:
    """Digits around a middle, so high."""
    advance, border = ADVANCE * height, BORDER * height
    left = middle[0] - advance * len(text) / 2 - border
    for number, character in enumerate(text):
        x, y = left + number * advance, middle[1] - height / 2 - border
        yield ("digit", ink, character), x, y, advance + 2 * border, height + 2 * border
