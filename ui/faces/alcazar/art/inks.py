"""The inks of the grounds that digits are written on."""

from ui.boards.writing import Ink, digit_painter
from ui.faces.alcazar.art import colours as c

INKS: dict[str, Ink] = {
    "stone": (c.STONE_INK, "#FFF8E4A0", 0.03),
    "light": (c.DAY.number, "", 0),
    "dark": (c.NIGHT.number, "", 0),
    "paper light": (c.DAY.paper_ink, "", 0),
    "paper dark": (c.NIGHT.paper_ink, "", 0),
    "gain": (c.GAIN, c.OUTLINE, 0.12),
}

PAINTERS = {"digit": digit_painter(INKS)}
