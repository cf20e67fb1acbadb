"""How players are told apart: by colour, letter and pattern, so that no one of them is needed alone."""

from dataclasses import dataclass

from kivy.utils import get_color_from_hex


@dataclass(frozen=True, slots=True)
class Look:
    """The colours are those of Okabe and Ito, which people with any colour vision can tell apart."""

    key: str
    hex: str
    letter: str
    pattern: str

    @property
    def colour(self) -> list[float]:
        return get_color_from_hex(self.hex)

    @property
    def ink(self) -> str:
        """What can be read on the colour: the dark or the light ink, whichever stands out more."""
        return DARK_INK if contrast(self.hex, DARK_INK) >= contrast(self.hex, LIGHT_INK) else LIGHT_INK


DARK_INK, LIGHT_INK = "#1B1510", "#FFFFFF"

LOOKS = {
    look.key: look
    for look in (
        Look("orange", "#E69F00", "O", "plain"),
        Look("blue", "#0072B2", "B", "stripes"),
        Look("green", "#009E73", "G", "dots"),
        Look("pink", "#CC79A7", "P", "checks"),
        Look("sky", "#56B4E9", "S", "cross"),
        Look("red", "#D55E00", "R", "waves"),
    )
}


def look(key: str) -> Look:
    """Saves may come from a version with other colours: those get one that we have."""
    return LOOKS.get(key) or list(LOOKS.values())[sum(map(ord, key)) % len(LOOKS)]


def contrast(one: str, other: str) -> float:
    """How much two colours differ in lightness, from 1 to 21 (as in the Web Content Accessibility Guidelines)."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(channel) for channel in get_color_from_hex(colour)[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4
