"""Bridges as they are seen: which tops are decks, which fronts show a deck's edge, and where one can pass below.

A state knows where bridges lie, not on which level. They lie as high as they can: on the lowest of their three cells.
"""

from dataclasses import dataclass, field

from alcazar.games.alcazar.masks import members
from alcazar.games.alcazar.material import FIELDS, PLACE, SPANS, Span
from alcazar.games.alcazar.state import State

ACROSS, ALONG = "across", "along"


@dataclass(slots=True)
class Bridges:
    decks: dict[int, tuple[str, int]] = field(default_factory=dict)  # per cell whose top is a deck: axis and part
    edges: set[tuple[int, int]] = field(default_factory=set)  # cells and levels whose front is the edge of a deck
    tunnels: dict[int, tuple[int, int]] = field(default_factory=dict)  # per cell: the free levels, lowest and highest


def bridges_on(table: State) -> Bridges:
    seen = Bridges()
    levels = {span: level_of(table, span) for span in map(SPANS.__getitem__, members(table.bridges_at))}
    for span, level in sorted(levels.items(), key=lambda item: item[1]):
        _add_deck(seen, table, span, level)
        _add_tunnel(seen, span.middle, level)
        seen.edges |= {(cell, level) for cell in cells_of(span)}
    return seen


def cells_of(span: Span) -> tuple[int, int, int]:
    return span.pillars[0], span.middle, span.pillars[1]


def level_of(table: State, span: Span) -> int:
    return min(table.height[cell] for cell in cells_of(span))


def axis_of(span: Span) -> str:
    (_, one), (_, other) = (PLACE[pillar] for pillar in span.pillars)
    return ACROSS if one == other else ALONG


def _add_deck(seen: Bridges, table: State, span: Span, level: int) -> None:
    for part, cell in enumerate(cells_of(span)):
        if table.height[cell] == level:
            seen.decks[cell] = (axis_of(span), part)


def _add_tunnel(seen: Bridges, cell: int, level: int) -> None:
    """Below the middle at least one level is free; over a gap all of them, down to the next bridge."""
    below = [edge for other, edge in seen.edges if other == cell and edge < level]
    lowest = max(below, default=0) + 1 if cell > FIELDS else level - 1
    if lowest < level:
        seen.tunnels[cell] = (lowest, level - 1)
