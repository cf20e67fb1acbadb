"""The colours of cards: ground and ink by style and theme."""

from kivy.utils import get_color_from_hex

_COLOURS = {
    "plain": ("#FFFBF2", "#2B2118", "#3A322A", "#F4E9DA"),
    "stone": ("#F3E4C6", "#2B2118", "#5A4A34", "#FFF4E0"),
    "tower": ("#D9C7AE", "#2B2118", "#6B4A3A", "#FFF1E6"),
    "back": ("#8A3B1E", "#FFF4E8", "#7A3419", "#FFF1E6"),
}


def card_colours(style: str, theme_style: str) -> tuple[list[float], list[float]]:
    light_ground, light_ink, dark_ground, dark_ink = _COLOURS[style]
    ground, ink = (dark_ground, dark_ink) if theme_style == "Dark" else (light_ground, light_ink)
    return get_color_from_hex(ground), get_color_from_hex(ink)
