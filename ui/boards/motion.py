"""How pieces move: paths through the air, and acts that are played one after the other."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ui.boards.quads import Item

Path = Callable[[float], tuple[float, float, float]]  # from the share of the time to: aside, up (in cells), opacity

FALL = 1.4  # cells that a stone falls
SLIDE = 1.5
HOP = 0.7  # how high nobles jump
FLOAT = 0.9


@dataclass(frozen=True, slots=True)
class Flight:
    """Pictures, drawn where they arrive, and the way they take there."""

    items: Sequence[Item]
    path: Path


@dataclass(frozen=True, slots=True)
class Act:
    """One event: what flies, and the table that is seen meanwhile and afterwards."""

    start: float
    length: float
    flights: tuple[Flight, ...]
    meanwhile: Any
    afterwards: Any

    @property
    def end(self) -> float:
        return self.start + self.length


def stays(share: float) -> tuple[float, float, float]:
    return 0, 0, 1


def falls(share: float) -> tuple[float, float, float]:
    """From above, faster and faster, with a little rebound."""
    if share < 0.75:
        return 0, FALL * (1 - (share / 0.75) ** 2), min(1, share * 5)
    return 0, 0.07 * math.sin(math.pi * (share - 0.75) / 0.25), 1


def slides(x: float, y: float) -> Path:
    """Along a direction, slower and slower."""
    return lambda share: (-x * SLIDE * (1 - share) ** 3, -y * SLIDE * (1 - share) ** 3, min(1, share * 4))


def hops_from(x: float, y: float) -> Path:
    """In an arc from a place that is so far away."""
    return lambda share: (x * (1 - share), y * (1 - share) + HOP * 4 * share * (1 - share), min(1, 0.4 + share * 3))


def flies_off(x: float, y: float) -> Path:
    """In an arc to somewhere beside the board."""
    return lambda share: (x * share**2, y * share**2 + HOP * 4 * share * (1 - share), min(1, 2.5 * (1 - share)))


def floats(share: float) -> tuple[float, float, float]:
    """Up like a feather."""
    return 0, FLOAT * (1 - (1 - share) ** 2), min(1, share * 8, 3 * (1 - share))


def rises(share: float) -> tuple[float, float, float]:
    return 0, -0.45 * (1 - share) ** 2, min(1, share * 2)


def sinks(share: float) -> tuple[float, float, float]:
    return 0, -0.45 * share**2, 1 - share


def towards_seat(seat: int, seats: int) -> tuple[float, float]:
    """Where a player sits: the first in front of the board, the others around it."""
    angle = 2 * math.pi * seat / seats
    return -3 * math.sin(angle), -3 * math.cos(angle)
