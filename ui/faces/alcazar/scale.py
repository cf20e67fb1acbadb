"""The value scale from 1 to 50 around the board, with the crests of the castles on it."""

from collections.abc import Iterator

from alcazar.games.alcazar.material import FLAGS, SIDE
from alcazar.games.alcazar.state import State
from alcazar.games.alcazar.table import buildings
from ui.boards.quads import Item
from ui.boards.writing import written
from ui.faces.alcazar.layout import HEADROOM, MARGIN, RING

Slot = tuple[float, float, float, float]  # left, top, width, height

WIDTH, HEIGHT = SIDE + 2 * MARGIN, SIDE + 2 * MARGIN + HEADROOM  # of what the scale goes around
COLUMNS, ROWS = 11, 12  # between the corners
LEFT, TOP = -MARGIN - RING, -MARGIN - HEADROOM - RING
ROOM = (0.76, 0.52)  # width and height for the crests on one value


def slots() -> list[Slot]:
    """The places of the values from 1 on: clockwise from the upper left corner, as the fields of the board."""
    across, down = WIDTH / COLUMNS, HEIGHT / ROWS
    right, bottom = LEFT + RING + WIDTH, TOP + RING + HEIGHT
    top_row = [(LEFT + RING + n * across, TOP, across, RING) for n in range(COLUMNS)]
    right_column = [(right, TOP + RING + n * down, RING, down) for n in range(ROWS)]
    bottom_row = [(x, bottom, width, height) for x, _, width, height in reversed(top_row)]
    left_column = [(LEFT, y, width, height) for _, y, width, height in reversed(right_column)]
    corners = [(LEFT, TOP, RING, RING), (right, TOP, RING, RING)]
    corners += [(right, bottom, RING, RING), (LEFT, bottom, RING, RING)]
    sides = (top_row, right_column, bottom_row, left_column)
    return [slot for corner, side in zip(corners, sides) for slot in (corner, *side)]


SLOTS = slots()


def paper(theme: str) -> Iterator[Item]:
    """The empty scale."""
    for value, slot in enumerate(SLOTS, start=1):
        yield ("paper", theme, int(value % 5 == 0)), *slot


def values(table: State, theme: str) -> Iterator[Item]:
    """The numbers, and each castle's crest above its value; several on one value share the place."""
    flags: dict[int, list[str]] = {}
    for number in buildings(table):
        if table.crest[number]:
            flags.setdefault(table.value[number], []).append(FLAGS[table.crest[number]])
    for value, slot in enumerate(SLOTS, start=1):
        yield from _value(value, slot, flags.get(value, []), theme)


def _value(value: int, slot: Slot, flags: list[str], theme: str) -> Iterator[Item]:
    x, y, width, height = slot
    size = 0.18 if flags else 0.28 if value % 5 == 0 else 0.24
    down = height - 0.17 if flags else height / 2
    yield from written(str(value), (x + width / 2, y + down), size, f"paper {theme}")
    yield from _side_by_side(flags, (x + width / 2, y + height / 2 - 0.1))


def _side_by_side(flags: list[str], middle: tuple[float, float]) -> Iterator[Item]:
    """As large as their number allows."""
    size, columns = max(_size_in(columns, len(flags)) for columns in range(1, len(flags) + 1)) if flags else (0.0, 1)
    rows = -(-len(flags) // columns)
    for number, flag in enumerate(flags):
        row, column = divmod(number, columns)
        yield (
            ("crest", flag),
            middle[0] + (column - columns / 2) * size,
            middle[1] + (row - rows / 2) * size,
            size,
            size,
        )


def _size_in(columns: int, count: int) -> tuple[float, int]:
    return min(ROOM[0] / columns, ROOM[1] / -(-count // columns)), columns
