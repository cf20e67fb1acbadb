"""The inks of the grounds that digits are written on."""

from ui.boards.writing import Ink, digit_painter
from ui.faces.burgenland.art import colours as c

INKS: dict[str, Ink] = {
    "light": (c.DAY.ink, "", 0),
    "dark": (c.NIGHT.ink, "", 0),
    "badge": (c.BADGE_INK, "", 0),
    "danger": (c.DANGER_INK, "", 0),
    "gain": (c.GAIN, c.OUTLINE, 0.12),
    **{colour: (glaze.ink, "", 0) for colour, glaze in c.DAY.glazes.items()},
}

PAINTERS = {"digit": digit_painter(INKS)}
