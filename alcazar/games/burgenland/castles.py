"""Castles as rows of cards: what they are worth, where a card fits, and gaps (spec: Adding, Gap, Scoring).

Castles are tuples, so that copies of a state share them and answers about them can be kept.
"""

from functools import lru_cache
from typing import TypeAlias

from alcazar.games.burgenland.material import GAP, VALUE, WALL

Castle: TypeAlias = tuple[int, ...]

_KEPT = 1 << 14  # answers; far more than one game asks for


@lru_cache(_KEPT)
def worth(castle: Castle) -> int:
    """The sum of its cards; of a castle with gaps only its most valuable unbroken piece counts."""
    best = piece = 0
    for card in castle:
        piece = 0 if card == GAP else piece + VALUE[card]
        best = max(best, piece)
    return best


@lru_cache(_KEPT)
def places_for(castle: Castle, kind: int) -> tuple[int, ...]:
    """Where a card of that kind can be added: 0 is the left end, the castle's length the right end, others are gaps."""
    ends_and_gaps = [place for place in range(len(castle) + 1) if is_place(castle, place)]
    return tuple(place for place in ends_and_gaps if fits(castle, place, kind))


def is_place(castle: Castle, place: int) -> bool:
    """Cards are added at the ends or into a gap."""
    return place in (0, len(castle)) or (place < len(castle) and castle[place] == GAP)


def fits(castle: Castle, place: int, kind: int) -> bool:
    """Walls fit anywhere; towers and houses only next to walls, in a gap next to the cards that are there now (B6)."""
    return kind == WALL or all(card in (WALL, GAP) for card in _beside(castle, place))


def _beside(castle: Castle, place: int) -> Castle:
    if place == 0:
        return castle[:1]
    return castle[place - 1 : place] + castle[place + 1 : place + 2]


def with_card(castle: Castle, place: int, kind: int) -> Castle:
    if place == 0:
        return kind, *castle
    return *castle[:place], kind, *castle[place + 1 :]


def without_card(castle: Castle, place: int) -> Castle:
    """A card taken from the middle leaves a gap; outer gaps vanish (B5)."""
    first, end = 0, len(castle)
    row = *castle[:place], GAP, *castle[place + 1 :]
    while first < end and row[first] == GAP:
        first += 1
    while first < end and row[end - 1] == GAP:
        end -= 1
    return row[first:end]
