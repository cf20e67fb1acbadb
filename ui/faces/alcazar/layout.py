"""Where everything is on the board: oblique from the front, higher tops a little further up.

Places are in cells, x to the right and y downwards, from the upper left corner of the grid.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from alcazar.games.alcazar.material import CELL_AT, PLACE, SIDE
from ui.faces.alcazar.art.stone import COURSE

HIGHEST_DRAWN = 6  # from here on only the digit tells the height: what stands behind must stay in sight
MARGIN = 0.08
HEADROOM = 1.0  # above the grid, for what rises out of its last row
RING = 0.8  # width of the value scale

IN_FRONT = tuple(CELL_AT.get((x, y + 1), 0) for x, y in PLACE)
BEHIND = tuple(CELL_AT.get((x, y - 1), 0) for x, y in PLACE)
LEFT_OF = tuple(CELL_AT.get((x - 1, y), 0) for x, y in PLACE)
RIGHT_OF = tuple(CELL_AT.get((x + 1, y), 0) for x, y in PLACE)
# from each cell, the one on each side of it; 0 where the board ends
BESIDE = {"back": BEHIND, "front": IN_FRONT, "left": LEFT_OF, "right": RIGHT_OF}


def along(
    side: str, corner: tuple[float, float], depth: float, width: float = 1.0
) -> tuple[float, float, float, float]:
    """The strip along one side of a top: left, top, width, height."""
    x, y = corner
    spare = (1 - width) / 2
    if side in ("left", "right"):
        return (x + 1 - depth if side == "right" else x), y + spare, depth, width
    return x + spare, (y + 1 - depth if side == "front" else y), width, depth


def drawn_levels(height: int) -> int:
    return min(height, HIGHEST_DRAWN)


@dataclass(frozen=True, slots=True)
class Frame:
    """The board with its margins, and the value scale around it if there is room."""

    with_scale: bool

    @property
    def origin(self) -> tuple[float, float]:
        """The grid's corner, from the upper left corner of everything."""
        ring = RING if self.with_scale else 0
        return ring + MARGIN, ring + MARGIN + HEADROOM

    @property
    def size(self) -> tuple[float, float]:
        left, top = self.origin
        return 2 * left + SIDE, 2 * top - HEADROOM + SIDE


class Layout:
    """The tops of all cells for these heights; in the flat view they stay where their fields are."""

    def __init__(self, heights: Sequence[int], flat: bool) -> None:
        self.flat = flat
        self._lift = [0.0 if flat else COURSE * drawn_levels(height) for height in heights]

    def top(self, cell: int) -> tuple[float, float]:
        """The far left corner of the top."""
        x, y = PLACE[cell]
        return x, y - self._lift[cell]

    def seen(self, cell: int) -> float:
        """How much of the top's depth is in sight: a higher stack in front hides some of it."""
        front = IN_FRONT[cell]
        return min(1.0, 1.0 - self._lift[front] + self._lift[cell]) if front else 1.0

    def middle(self, cell: int) -> tuple[float, float]:
        """The middle of what is seen of the top."""
        x, y = self.top(cell)
        return x + 0.5, y + self.seen(cell) / 2

    def cell_at(self, x: float, y: float) -> int | None:
        """The cell whose top or front is seen at a point."""
        column = int(x)
        if not (0 <= x < SIDE and y < SIDE):
            return None
        from_the_front = (CELL_AT[column, row] for row in reversed(range(SIDE)))
        return next((cell for cell in from_the_front if y >= self.top(cell)[1]), None)
