"""Digits, letter by letter, in the inks of the grounds they are written on."""

from PIL import Image

from ui.faces.alcazar.art import colours as c
from ui.kit.brush import Brush

SIZE = 0.5  # height of a digit's picture without its border
ADVANCE = 0.82  # from digit to digit, as a share of the height
BORDER = 0.14  # around each digit, as a share of the height: room for its halo

_INKS = {
    "stone": (c.STONE_INK, "#FFF8E4A0", 0.03),
    "light": (c.DAY.number, "", 0),
    "dark": (c.NIGHT.number, "", 0),
    "paper light": (c.DAY.paper_ink, "", 0),
    "paper dark": (c.NIGHT.paper_ink, "", 0),
    "gain": (c.GAIN, c.OUTLINE, 0.12),
}


def digit(unit: int, ink: str, character: str) -> Image.Image:
    fill, halo_fill, halo = _INKS[ink]
    brush = Brush(unit, SIZE * (ADVANCE + 2 * BORDER), SIZE * (1 + 2 * BORDER))
    middle = (brush.width / 2, brush.height / 2)
    brush.text(character, middle, SIZE, fill, halo * SIZE, halo_fill)
    return brush.done()


PAINTERS = {"digit": digit}
