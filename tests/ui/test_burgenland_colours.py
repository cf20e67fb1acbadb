"""Whether everything on the table of Burgen Land can be seen and read: digits 4.5 to 1, pieces and marks 3 to 1."""

import itertools

import pytest

from alcazar.games.burgenland.material import COLOURS, FIELD
from ui.boards import marks as m
from ui.faces.burgenland.art import colours as c
from ui.faces.burgenland.art import paint
from ui.faces.burgenland.art.ground import PATTERNS, VEIL
from ui.faces.burgenland.art.inks import INKS
from ui.kit.seats import contrast

TEXT, PIECE = 4.5, 3.0
THEMES = (c.DAY, c.NIGHT)
GLAZES = [(colour, theme.glazes[colour]) for theme in THEMES for colour in COLOURS]
GROUNDS = [*(theme.paper for theme in THEMES), *(glaze.tile for _, glaze in GLAZES), c.DIE, c.RED_DIE]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_numbers_on_paper(theme: str) -> None:
    tones = c.theme_named(theme)
    for ground in (tones.paper, tones.faint, tones.cloth):
        assert contrast(INKS[theme][0], ground) >= TEXT


@pytest.mark.parametrize(("colour", "glaze"), GLAZES)
def test_values_on_cards_also_when_they_are_lit(colour: str, glaze: c.Glaze) -> None:
    assert INKS[colour][0] == glaze.ink
    for veil in (0, m.LIT_VEIL, m.CHOSEN_VEIL):
        assert contrast(glaze.ink, mixed(m.LIT, glaze.tile, veil)) >= TEXT


@pytest.mark.parametrize(("colour", "glaze"), GLAZES)
def test_pieces_stand_out_from_their_fields(colour: str, glaze: c.Glaze) -> None:
    """By the stone itself or by the line around it, also on the pattern of the field."""
    for ground in (glaze.tile, mixed(glaze.dark, glaze.tile, VEIL)):
        for piece in (c.STONE, c.GOLD, c.IVORY):
            assert max(contrast(tone, ground) for tone in (piece, c.OUTLINE)) >= PIECE


def test_lines_stand_out_from_what_they_surround() -> None:
    for tone in (c.STONE, c.GOLD, c.IVORY, c.DIE, c.ROOF):
        assert contrast(c.OUTLINE, tone) >= PIECE
    assert contrast(c.DOOR, c.STONE) >= PIECE


def test_dice_can_be_read() -> None:
    assert contrast(c.DIE, c.DIE_PIP) >= TEXT
    assert contrast(c.RED_DIE, c.RED_DIE_PIP) >= TEXT
    assert contrast(c.DIE, c.RED_DIE) >= PIECE


def test_badges_can_be_read() -> None:
    assert contrast(c.BADGE, INKS["badge"][0]) >= TEXT
    assert contrast(c.DANGER, INKS["danger"][0]) >= TEXT
    assert contrast(c.BADGE, c.DANGER) >= PIECE
    assert contrast(c.GAIN, c.OUTLINE) >= TEXT


@pytest.mark.parametrize("name", ["LIT", "CHOSEN", "LAST", "CURSOR"])
def test_one_line_of_each_mark_stands_out_from_any_ground(name: str) -> None:
    tones = getattr(m, name), getattr(m, f"{name}_EDGE")
    for ground in GROUNDS:
        assert max(contrast(tone, ground) for tone in tones) >= PIECE


@pytest.mark.parametrize("theme", THEMES)
def test_bars_of_points_stand_out(theme: c.Theme) -> None:
    assert contrast(theme.ink, theme.faint) >= PIECE


def test_colours_are_told_apart_without_colour() -> None:
    """By the pattern of the fields and by the emblem of the castles."""
    assert len({PATTERNS[colour] for colour in COLOURS}) == len(COLOURS)
    for theme in ("light", "dark"):
        emblems = [paint(("emblem", theme, colour), 64).convert("L").tobytes() for colour in COLOURS]
        assert len(set(emblems)) == len(COLOURS)
        tiles = [paint(("tile", theme, colour), 64).convert("L").tobytes() for colour in COLOURS]
        assert len(set(tiles)) == len(COLOURS)


def test_every_field_and_card_has_a_picture_of_its_own() -> None:
    pictures = {name: paint(("piece", name), 64).tobytes() for name in set(FIELD)}
    for one, other in itertools.combinations(pictures.values(), 2):
        assert one != other


def mixed(tone: str, ground: str, share: float) -> str:
    """What is seen of a veil over a ground."""
    parts = ((int(tone[n : n + 2], 16), int(ground[n : n + 2], 16)) for n in (1, 3, 5))
    return "#" + "".join(f"{round(share * over + (1 - share) * under):02X}" for over, under in parts)
