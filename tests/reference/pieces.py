"""Section 3: height, building and value, each recomputed from the plain list of pieces on the board."""

from collections.abc import Iterable
from dataclasses import dataclass

from .board import Cell, neighbours

HIGHEST_VALUE = 50


@dataclass(frozen=True)
class Stone:
    cell: Cell
    level: int

    @property
    def cells(self) -> tuple[Cell, ...]:
        return (self.cell,)


@dataclass(frozen=True)
class Bridge:
    cells: tuple[Cell, Cell, Cell]  # pillar, middle, pillar
    level: int


@dataclass(frozen=True)
class Foundation:
    cells: tuple[Cell, Cell, Cell]
    level: int = 1


Piece = Stone | Bridge | Foundation


def slow_heights(pieces: Iterable[Piece]) -> dict[Cell, int]:
    """The level of the topmost piece of every built cell."""
    heights: dict[Cell, int] = {}
    for piece in pieces:
        for cell in piece.cells:
            heights[cell] = max(heights.get(cell, 0), piece.level)
    return heights


def slow_buildings(pieces: Iterable[Piece]) -> list[frozenset[Cell]]:
    """The partition of all built cells: joined by neighbouring built fields or by a common bridge."""
    pieces = list(pieces)
    unseen = set(slow_heights(pieces))
    buildings = []
    while unseen:
        building = _flood(min(unseen), pieces, set(unseen))
        buildings.append(building)
        unseen -= building
    return buildings


def _flood(start: Cell, pieces: list[Piece], built: set[Cell]) -> frozenset[Cell]:
    bridges = [piece for piece in pieces if isinstance(piece, Bridge)]
    group, edge = {start}, [start]
    while edge:
        cell = edge.pop()
        reached = [other for other in neighbours(cell) if other in built]
        reached += [other for bridge in bridges if cell in bridge.cells for other in bridge.cells]
        edge += set(reached) - group
        group.update(reached)
    return frozenset(group)


def worth(game: str, piece: Piece) -> int:
    """What one piece adds to its building."""
    if isinstance(piece, Bridge):
        return 3 * piece.level
    if isinstance(piece, Foundation):
        return 3
    if piece.level == 1:
        return 1
    return 2 if game == "alcazar" else piece.level


def slow_value(game: str, pieces: Iterable[Piece], building: Iterable[Cell]) -> int:
    """The sum of all pieces that stand in the building, at most 50."""
    cells = set(building)
    return min(HIGHEST_VALUE, sum(worth(game, piece) for piece in pieces if cells & set(piece.cells)))
