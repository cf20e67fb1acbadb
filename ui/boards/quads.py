"""Pictures on rectangles: from lists that are easy to make to what the graphics card draws in one go."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from kivy.graphics import Color, InstructionGroup, Mesh, Translate

from ui.boards.atlas import Atlas, Key

Item = tuple[Key, float, float, float, float]  # a picture's key, left, top, width, height; y grows downwards


@dataclass(frozen=True, slots=True)
class Grid:
    """Where items are drawn: `unit` is the side of a cell, and cells are counted from the far left corner."""

    unit: float
    left: float
    top: float

    def point(self, x: float, y: float) -> tuple[float, float]:
        return self.left + x * self.unit, self.top - y * self.unit

    def cell_point(self, x: float, y: float) -> tuple[float, float]:
        """The other way round."""
        return (x - self.left) / self.unit, (self.top - y) / self.unit


class Layer:
    """Items that are drawn in one go, as they are, or somewhat aside, or somewhat transparent."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self._colour, self._shift, self._mesh = Color(1, 1, 1, 1), Translate(), Mesh(mode="triangles")
        self._shift_back = Translate()
        for instruction in (self._colour, self._shift, self._mesh, self._shift_back):
            self.group.add(instruction)

    def draw(self, items: Sequence[Item], atlas: Atlas, grid: Grid) -> None:
        atlas.add(dict.fromkeys(item[0] for item in items))
        self._mesh.vertices = vertices_of(items, atlas, grid)
        self._mesh.indices = indices_of(len(items))
        self._mesh.texture = atlas.texture

    def fade(self, alpha: float) -> None:
        self._colour.a = alpha

    def shift(self, x: float, y: float) -> None:
        self._shift.xy = x, y
        self._shift_back.xy = -x, -y


def vertices_of(items: Sequence[Item], atlas: Atlas, grid: Grid) -> list[float]:
    """The corners of all items, each with its place in the texture."""
    unit, left, top = grid.unit, grid.left, grid.top
    vertices: list[float] = []
    for key, x, y, width, height in items:
        u0, v0, u1, v1 = atlas.area(key)
        x0, y0 = left + x * unit, top - y * unit
        x1, y1 = x0 + width * unit, y0 - height * unit
        vertices += (x0, y1, u0, v1, x1, y1, u1, v1, x1, y0, u1, v0, x0, y0, u0, v0)
    return vertices


@lru_cache(32)
def indices_of(quads: int) -> list[int]:
    """Two triangles for each rectangle."""
    return [4 * quad + corner for quad in range(quads) for corner in (0, 1, 2, 2, 3, 0)]
