"""The ring of 24 fields: square on phones, round where there is room.

Places are in cells, x to the right and y downwards, from the upper left corner of the ring. Fields go clockwise.
"""

import math
from typing import NamedTuple, Protocol

from alcazar.games.burgenland.material import FIELDS
from ui.boards.atlas import Key

Point = tuple[float, float]

HUB = 5.0  # the side of the square in the middle


class Box(NamedTuple):
    left: float
    top: float
    width: float
    height: float

    @property
    def middle(self) -> Point:
        return self.left + self.width / 2, self.top + self.height / 2

    def holds(self, x: float, y: float) -> bool:
        return 0 <= x - self.left < self.width and 0 <= y - self.top < self.height

    def moved(self, x: float, y: float) -> "Box":
        return Box(self.left + x, self.top + y, self.width, self.height)

    def around(self, spare: float) -> "Box":
        """So much larger on each side; smaller with a negative number."""
        return Box(self.left - spare, self.top - spare, self.width + 2 * spare, self.height + 2 * spare)


class Ring(Protocol):
    side: float
    hub: Box

    def box(self, field: int) -> Box:
        """What the picture of a field covers."""

    def middle(self, field: int) -> Point: ...

    def outwards(self, field: int) -> Point:
        """The direction that leads out of the ring there, one cell long."""

    def field_at(self, x: float, y: float) -> int | None: ...

    def ground(self, field: int, theme: str, colour: str) -> Key: ...

    def frame(self, name: str, field: int) -> Key: ...


class SquareRing:
    side = 7.0
    hub = Box(1.0, 1.0, HUB, HUB)
    _LAST = 6  # column or row

    def box(self, field: int) -> Box:
        edge, step = divmod(field, self._LAST)
        far = self._LAST
        x, y = ((step, 0), (far, step), (far - step, far), (0, far - step))[edge]
        return Box(x, y, 1, 1)

    def middle(self, field: int) -> Point:
        return self.box(field).middle

    def outwards(self, field: int) -> Point:
        x, y = self.middle(field)
        reach = max(abs(x - self.side / 2), abs(y - self.side / 2))
        return (x - self.side / 2) / reach, (y - self.side / 2) / reach

    def field_at(self, x: float, y: float) -> int | None:
        return next((field for field in range(FIELDS) if self.box(field).holds(x, y)), None)

    def ground(self, field: int, theme: str, colour: str) -> Key:
        return "tile", theme, colour

    def frame(self, name: str, field: int) -> Key:
        return (name,)


class RoundRing:
    """The first colour is at the top, the others follow to the right and to the left of the bottom."""

    side = 9.6
    outer, inner = 4.8, 3.58
    hub = Box((side - HUB) / 2, (side - HUB) / 2, HUB, HUB)
    _TURN = 2 * math.pi / FIELDS
    _STEPS = 6  # of the arcs

    def _angle(self, field: float) -> float:
        """From the top, clockwise."""
        return (field + 0.5) * self._TURN - math.pi / 3

    def _point(self, angle: float, reach: float) -> Point:
        return self.side / 2 + reach * math.sin(angle), self.side / 2 - reach * math.cos(angle)

    def outline(self, field: int, inset: float) -> list[Point]:
        """So far inside its edge, all around."""
        middle, half = self._angle(field), self._TURN / 2
        points = []
        for reach, way in ((self.outer - inset, 1), (self.inner + inset, -1)):
            turn = half - inset / reach
            steps = [2 * number / self._STEPS - 1 for number in range(self._STEPS + 1)]
            points += [self._point(middle + way * turn * step, reach) for step in steps]
        return points

    def box(self, field: int) -> Box:
        columns, rows = zip(*self.outline(field, 0))
        left, top = min(columns), min(rows)
        return Box(left, top, max(columns) - left, max(rows) - top)

    def middle(self, field: int) -> Point:
        return self._point(self._angle(field), (self.outer + self.inner) / 2)

    def outwards(self, field: int) -> Point:
        return math.sin(self._angle(field)), -math.cos(self._angle(field))

    def field_at(self, x: float, y: float) -> int | None:
        x, y = x - self.side / 2, y - self.side / 2
        if not self.inner <= math.hypot(x, y) < self.outer:
            return None
        return int((math.atan2(x, -y) + math.pi / 3) / self._TURN % FIELDS)

    def ground(self, field: int, theme: str, colour: str) -> Key:
        return "sector", theme, field, colour

    def frame(self, name: str, field: int) -> Key:
        return "sector frame", name, field
