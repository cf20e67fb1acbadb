"""Numbers as pictures in a row."""

from collections.abc import Iterator

from ui.boards.quads import Item
from ui.faces.alcazar.art.writing import ADVANCE, BORDER


def written(text: str, middle: tuple[float, float], height: float, ink: str) -> Iterator[Item]:
    """Digits around a middle, so high."""
    advance, border = ADVANCE * height, BORDER * height
    left = middle[0] - advance * len(text) / 2 - border
    for number, character in enumerate(text):
        x, y = left + number * advance, middle[1] - height / 2 - border
        yield ("digit", ink, character), x, y, advance + 2 * border, height + 2 * border
