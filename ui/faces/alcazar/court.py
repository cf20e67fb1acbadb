"""What lies below all pieces and never changes: the court with its fields and pools, its frame, and the scale."""

from collections.abc import Iterator

from alcazar.games.alcazar.material import CELLS, FIELDS, PLACE, SIDE
from ui.boards.quads import Item
from ui.faces.alcazar import scale
from ui.faces.alcazar.art.ground import SHORE, theme_named
from ui.faces.alcazar.layout import BESIDE, HEADROOM, MARGIN, along

LINE = 0.025  # of the frame


def court(theme: str, with_scale: bool) -> Iterator[Item]:
    if with_scale:
        yield from scale.paper(theme)
    yield ("plain", theme_named(theme).paper), -MARGIN, -HEADROOM - MARGIN, SIDE + 2 * MARGIN, HEADROOM
    for column in range(SIDE):
        yield ("arcade", theme), column, -HEADROOM - MARGIN, 1, HEADROOM
    yield from _frame(theme)
    for cell in range(1, CELLS + 1):
        if cell <= FIELDS:
            yield ("field", theme, cell % 3), *PLACE[cell], 1, 1
        else:
            yield ("gap", theme), *PLACE[cell], 1, 1
            yield from _shores(cell)


def _frame(theme: str) -> Iterator[Item]:
    tones = theme_named(theme)
    yield ("plain", tones.frame), -MARGIN, -MARGIN, SIDE + 2 * MARGIN, SIDE + 2 * MARGIN
    yield ("plain", tones.frame_line), -2 * LINE, -2 * LINE, SIDE + 4 * LINE, SIDE + 4 * LINE
    yield ("plain", tones.frame), -LINE, -LINE, SIDE + 2 * LINE, SIDE + 2 * LINE


def _shores(cell: int) -> Iterator[Item]:
    """Where a pool ends."""
    for side, beside in BESIDE.items():
        if beside[cell] <= FIELDS:
            yield ("shore", side), *along(side, PLACE[cell], SHORE)
