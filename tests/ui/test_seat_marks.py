"""The marks of the seats: told apart by colour, by letter, and by pattern alone."""

from itertools import combinations

import pytest

from ui.kit.seats import LOOKS, contrast

LEAST_SHARE = 0.04  # of the pixels of a mark, for an eye to see a difference


def test_every_look_has_its_own_letter_pattern_and_colour() -> None:
    for part in ("letter", "pattern", "hex"):
        assert len({getattr(look, part) for look in LOOKS.values()}) == len(LOOKS)


@pytest.mark.parametrize("key", LOOKS)
def test_the_letter_can_be_read(key: str) -> None:
    assert contrast(LOOKS[key].hex, LOOKS[key].ink) >= 4.5


@pytest.mark.parametrize("pair", list(combinations(LOOKS, 2)), ids="-".join)
def test_patterns_differ_without_any_colour(pair: tuple[str, str]) -> None:
    from ui.kit.patterns import SIDE, pattern_mask

    one, other = (pattern_mask(LOOKS[key].pattern, SIDE).point(lambda share: 255 * (share > 127)) for key in pair)
    differing = sum(a != b for a, b in zip(one.tobytes(), other.tobytes()))
    assert differing > LEAST_SHARE * SIDE * SIDE


def test_a_mark_is_a_disc_in_its_colour() -> None:
    from kivy.utils import get_hex_from_color

    from ui.kit.patterns import SIDE, mark_image

    for look in LOOKS.values():
        image = mark_image(look)
        middle = [channel / 255 for channel in image.getpixel((SIDE // 2, SIDE // 2))]
        assert get_hex_from_color(middle)[:7].upper() == look.hex
        assert image.getpixel((0, 0))[3] == 0


def test_a_mark_of_another_version_gets_a_look_that_we_have() -> None:
    from ui.kit.patterns import SeatMark

    mark = SeatMark(look="mauve")
    assert mark.text in {look.letter for look in LOOKS.values()}
    assert mark.ground is not None
