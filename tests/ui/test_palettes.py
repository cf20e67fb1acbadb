"""Players' colours for every kind of colour vision."""

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from ui.kit.seats import DARK_INK, LIGHT_INK, LOOKS, PALETTES, STANDARD, contrast, look, use_palette

if TYPE_CHECKING:
    from tests.ui.conftest import OpenApp

# How light arrives for people without one of the three kinds of cones (Machado, Oliveira and Fernandes, 2009)
VISIONS = {
    "red_green": (
        ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
        ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    ),
    "blue_yellow": (
        ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    ),
}
Triple = tuple[float, float, float]


@pytest.fixture(autouse=True)
def standard_again() -> Iterator[None]:
    yield
    use_palette(STANDARD)


def light(colour: str) -> list[float]:
    channels = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]


def lab(seen: list[float]) -> Triple:
    """Where equal distances look equally different (CIE 1976)."""
    rows = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
    white = (0.9505, 1.0, 1.089)
    x, y, z = (max(0.0, sum(a * b for a, b in zip(row, seen))) / w for row, w in zip(rows, white))
    f, g, h = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * g - 16, 500 * (f - g), 200 * (g - h)


def least_difference(palette: str, vision: tuple[Triple, Triple, Triple]) -> float:
    seen = [[sum(a * b for a, b in zip(row, light(colour))) for row in vision] for colour in PALETTES[palette].values()]
    places = [lab(one) for one in seen]
    return min(sum((a - b) ** 2 for a, b in zip(one, other)) ** 0.5 for one, other in combinations(places, 2))


@pytest.mark.parametrize("palette", VISIONS)
def test_further_apart_than_usual_for_those_who_need_it(palette: str) -> None:
    for vision in VISIONS[palette]:
        assert least_difference(palette, vision) > 25
        assert least_difference(palette, vision) > least_difference(STANDARD, vision)


@pytest.mark.parametrize("palette", PALETTES)
def test_letters_can_be_read_on_every_colour(palette: str) -> None:
    use_palette(palette)
    for one in LOOKS.values():
        assert contrast(one.hex, one.ink) >= 4.5
        assert one.ink in (DARK_INK, LIGHT_INK)


def test_every_player_differs_in_letter_and_pattern_too() -> None:
    assert len({one.letter for one in LOOKS.values()}) == len({one.pattern for one in LOOKS.values()}) == len(LOOKS)


def test_marks_change_with_the_palette(open_app: "OpenApp") -> None:
    from ui.kit.patterns import mark_texture

    app = open_app((360, 800))
    before, usual = mark_texture("blue"), look("blue").hex
    app.app.settings.palette = "red_green"
    app.frames(15)
    assert mark_texture("blue") is not before
    assert look("blue").hex != usual
