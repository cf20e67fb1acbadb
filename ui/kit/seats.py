"""How players are told apart: by colour, letter and pattern, so that no one of them is needed alone."""

from collections.abc import Callable
from dataclasses import dataclass

from kivy.utils import get_color_from_hex


@dataclass(frozen=True, slots=True)
class Look:
    key: str
    letter: str
    pattern: str

    @property
    def hex(self) -> str:
        return PALETTES[_palette][self.key]

    @property
    def colour(self) -> list[float]:
        return get_color_from_hex(self.hex)

    @property
    def ink(self) -> str:
        """What can be read on the colour: the dark or the light ink, whichever stands out more."""
        return DARK_INK if contrast(self.hex, DARK_INK) >= contrast(self.hex, LIGHT_INK) else LIGHT_INK


DARK_INK, LIGHT_INK = "#1B1510", "#FFFFFF"

STANDARD = "standard"
PALETTES = {
    # The colours of Okabe and Ito, which people with any colour vision can tell apart
    STANDARD: {
        "orange": "#E69F00",
        "blue": "#0072B2",
        "green": "#009E73",
        "pink": "#CC79A7",
        "sky": "#56B4E9",
        "red": "#D55E00",
    },
    # Further apart for people who see little difference between red and green ...
    "red_green": {
        "orange": "#E69F00",
        "blue": "#0C3B8C",
        "green": "#009E73",
        "pink": "#F2BEDC",
        "sky": "#3AA0DC",
        "red": "#A63A00",
    },
    # ... or between blue and yellow
    "blue_yellow": {
        "orange": "#D99000",
        "blue": "#0C3B8C",
        "green": "#009E73",
        "pink": "#F2BEDC",
        "sky": "#B5E3FA",
        "red": "#8F2D12",
    },
}
_palette = STANDARD
_pictures: list[Callable[[], None]] = []

LOOKS = {
    look.key: look
    for look in (
        Look("orange", "O", "plain"),
        Look("blue", "B", "stripes"),
        Look("green", "G", "dots"),
        Look("pink", "P", "checks"),
        Look("sky", "S", "cross"),
        Look("red", "R", "waves"),
    )
}


def look(key: str) -> Look:
    """Saves may come from a version with other colours: those get one that we have."""
    return LOOKS.get(key) or list(LOOKS.values())[sum(map(ord, key)) % len(LOOKS)]


def use_palette(palette: str) -> None:
    """Pictures that are made from now on have its colours; those that were kept are forgotten."""
    global _palette
    _palette = palette
    for forget in _pictures:
        forget()


def forget_with_palette(forget: Callable[[], None]) -> None:
    """For those who keep pictures in the colours of players."""
    _pictures.append(forget)


def contrast(one: str, other: str) -> float:
    """How much two colours differ in lightness, from 1 to 21 (as in the Web Content Accessibility Guidelines)."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(channel) for channel in get_color_from_hex(colour)[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4
