"""Whether everything on the board can be seen and read: digits and letters 4.5 to 1, pieces and marks 3 to 1."""

import itertools

import pytest

from ui.boards import marks as m
from ui.boards.marks import CHOSEN_VEIL, LIT_VEIL
from ui.faces.alcazar.art import colours as c
from ui.faces.alcazar.art.figures import VEIL
from ui.kit.crests import CRESTS, IVORY, Crest
from ui.kit.seats import DARK_INK, LIGHT_INK, LOOKS, Look, contrast

TEXT, PIECE = 4.5, 3.0
THEMES = (c.DAY, c.NIGHT)
STONES = (*c.TOPS, c.DECK)
GROUNDS = (*STONES, *(tone for theme in THEMES for tone in (theme.field, theme.gap)))


def mixed(tone: str, ground: str, share: float) -> str:
    """What is seen of a veil over a ground."""
    parts = ((int(tone[n : n + 2], 16), int(ground[n : n + 2], 16)) for n in (1, 3, 5))
    return "#" + "".join(f"{round(share * over + (1 - share) * under):02X}" for over, under in parts)


@pytest.mark.parametrize("stone", STONES)
def test_levels_on_stone(stone: str) -> None:
    assert contrast(c.STONE_INK, stone) >= TEXT


@pytest.mark.parametrize("theme", THEMES)
def test_numbers_on_fields_and_on_the_scale(theme: c.Theme) -> None:
    for spot in (theme.field, mixed(theme.field_light, theme.field, 0.35), mixed(theme.field_dark, theme.field, 0.2)):
        assert contrast(theme.number, spot) >= TEXT
    for spot in (theme.paper, mixed(theme.paper_line, theme.paper, 0.2)):
        assert contrast(theme.paper_ink, spot) >= TEXT


@pytest.mark.parametrize("veil", [LIT_VEIL, CHOSEN_VEIL])
def test_what_is_written_on_marked_cells(veil: float) -> None:
    assert all(contrast(c.STONE_INK, mixed(m.LIT, stone, veil)) >= TEXT for stone in STONES)
    assert all(contrast(theme.number, mixed(m.LIT, theme.field, veil)) >= TEXT for theme in THEMES)


@pytest.mark.parametrize("look", LOOKS.values(), ids=list(LOOKS))
def test_letters_on_cloaks_also_on_their_patterns(look: Look) -> None:
    veil = LIGHT_INK if look.ink == DARK_INK else DARK_INK
    for cloth in (look.hex, mixed(veil, look.hex, VEIL)):
        assert contrast(look.ink, cloth) >= TEXT


@pytest.mark.parametrize("look", LOOKS.values(), ids=list(LOOKS))
def test_nobles_stand_out_from_the_stone_by_their_outlines(look: Look) -> None:
    assert contrast(c.OUTLINE, look.hex) >= PIECE
    assert all(contrast(c.OUTLINE, stone) >= PIECE for stone in STONES)


@pytest.mark.parametrize("crest", CRESTS.values(), ids=list(CRESTS))
def test_crests(crest: Crest) -> None:
    assert contrast(IVORY, crest.hex) >= TEXT
    assert contrast(c.LINEN, crest.hex) >= TEXT


@pytest.mark.parametrize("edge", [c.EDGE, *(crest.hex for crest in CRESTS.values())])
def test_buildings_stand_out_from_fields_and_pools(edge: str) -> None:
    """By their edge where stone and clay are much alike, by the stone itself where these are dark."""
    assert all(contrast(edge, stone) >= PIECE for stone in STONES)
    assert contrast(edge, c.DAY.field) >= PIECE
    for stone, ground in itertools.product(STONES, (c.NIGHT.field, c.DAY.gap, c.NIGHT.gap)):
        assert contrast(stone, ground) >= PIECE


def test_pools_are_darker_than_fields() -> None:
    assert all(contrast(theme.field, theme.gap) >= 1.5 for theme in THEMES)
    assert contrast(c.DAY.field, c.DAY.gap) >= PIECE


@pytest.mark.parametrize(
    "tones",
    [(m.LIT, m.LIT_EDGE), (m.CHOSEN, m.CHOSEN_EDGE), (m.LAST, m.LAST_EDGE), (m.CURSOR, m.CURSOR_EDGE)],
    ids=["lit", "chosen", "last", "cursor"],
)
def test_one_line_of_each_mark_stands_out_from_any_ground(tones: tuple[str, str]) -> None:
    assert contrast(*tones) >= PIECE
    for ground in GROUNDS:
        assert max(contrast(tone, ground) for tone in tones) >= PIECE


def test_tunnels_on_decks_and_what_is_lost_or_gained() -> None:
    assert contrast(c.TUNNEL, c.DECK) >= PIECE
    assert contrast(m.LOST, m.LOST_EDGE) >= PIECE
    assert contrast(c.GAIN, c.OUTLINE) >= TEXT


def test_crests_are_no_colours_of_players() -> None:
    assert not {crest.hex for crest in CRESTS.values()} & {look.hex for look in LOOKS.values()}
    assert len({crest.hex for crest in CRESTS.values()}) == len({crest.letters for crest in CRESTS.values()}) == 8
