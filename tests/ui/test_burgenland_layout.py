"""Where things are on the table of Burgen Land: square on phones, round where there is room."""

import math
from itertools import combinations, pairwise

import pytest

from tests.ui.burgenland_positions import BLUE, castle
from ui.faces.burgenland.layout import Layout, Row
from ui.faces.burgenland.rings import Box, RoundRing, SquareRing

RINGS = (SquareRing(), RoundRing())
LAYOUTS = [Layout(is_round, is_wide) for is_round in (False, True) for is_wide in (False, True)]
FIELDS = range(24)


@pytest.mark.parametrize("ring", RINGS, ids=["square", "round"])
def test_fields_lie_in_a_ring_and_are_found_where_they_are(ring: SquareRing | RoundRing) -> None:
    for field in FIELDS:
        assert ring.field_at(*ring.middle(field)) == field
        (x0, y0), (x1, y1) = ring.middle(field), ring.middle((field + 1) % 24)
        assert 0.9 < math.dist((x0, y0), (x1, y1)) < 1.15, "next to each other"
    assert ring.field_at(ring.side / 2, ring.side / 2) is None
    assert ring.field_at(-0.1, 1) is None


@pytest.mark.parametrize("ring", RINGS, ids=["square", "round"])
def test_the_crown_walks_clockwise(ring: SquareRing | RoundRing) -> None:
    middle = ring.side / 2
    angles = [math.atan2(y - middle, x - middle) for x, y in map(ring.middle, FIELDS)]
    turns = [(later - earlier) % (2 * math.pi) for earlier, later in pairwise(angles)]
    assert all(0 < turn < math.pi / 6 for turn in turns), "y grows downwards, so clockwise angles grow"


def test_fields_of_the_square_ring_are_as_large_as_fingers() -> None:
    """At 360 dp, as wide as it gets: 7 fields of about 49."""
    width, _ = Layout().size
    assert (360 - 2 * 8) / width > 48


@pytest.mark.parametrize("ring", RINGS, ids=["square", "round"])
def test_the_middle_is_free_of_fields(ring: SquareRing | RoundRing) -> None:
    left, top, width, height = ring.hub
    for corner in ((left, top), (left + width, top), (left, top + height), (left + width, top + height)):
        x, y = (side + (0.01 if side < ring.side / 2 else -0.01) for side in corner)
        assert ring.field_at(x, y) is None


@pytest.mark.parametrize("layout", LAYOUTS)
def test_nothing_lies_on_anything_else(layout: Layout) -> None:
    boxes = [layout.row_box(is_own, colour) for is_own in (False, True) for colour in range(3)]
    boxes += [layout.seat(False), layout.seat(True), layout.supply(), layout.offer()]
    boxes += [layout.lead(colour) for colour in range(3)]
    boxes.append(Box(*layout.ring_corner, layout.ring.side, 0.9))
    for one, other in combinations(boxes, 2):
        assert not overlap(one, other)
    width, height = layout.size
    assert all(inside(box, Box(0, 0, width, height)) for box in boxes)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_other_players_castles_are_above_ones_own(layout: Layout) -> None:
    lowest = max(layout.row_box(False, colour).top for colour in range(3))
    assert all(layout.row_box(True, colour).top > lowest for colour in range(3))


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("dice", range(1, 7))
def test_dice_lie_in_the_middle_of_the_ring(layout: Layout, dice: int) -> None:
    boxes = layout.dice(dice)
    assert all(inside(box, layout.hub) for box in boxes)
    assert not any(overlap(one, other) for one, other in combinations(boxes, 2))
    others = [layout.seat(False), layout.seat(True), layout.supply(), *(layout.lead(colour) for colour in range(3))]
    assert not any(overlap(box, other) for box in boxes for other in others)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("cards", [0, 1, 2, 5, 9, 15, 19])
def test_castles_fit_into_their_rows_however_long_they_are(layout: Layout, cards: int) -> None:
    row = layout.row(True, BLUE, castle("w" * cards))
    parts = [row.head, *row.ends, *row.cards]
    assert all(inside(part, row.box) for part in parts)
    assert not any(overlap(one, other) for one, other in combinations(parts, 2))
    assert all(not overlap(part, row.worth) for part in row.cards)
    assert min((card.width for card in row.cards), default=1) > 0.2, "small, but there"


def test_a_card_is_added_at_an_end_or_in_a_gap() -> None:
    row = Row(Box(0, 0, 7, 0.6), castle("w-w"))
    assert row.place(0) == row.ends[0]
    assert row.place(1) == row.cards[1]
    assert row.place(3) == row.ends[1]
    assert row.ends[0].left < row.cards[0].left < row.ends[1].left


def inside(inner: Box, outer: Box) -> bool:
    return (
        inner.left >= outer.left - 1e-6
        and inner.top >= outer.top - 1e-6
        and inner.left + inner.width <= outer.left + outer.width + 1e-6
        and inner.top + inner.height <= outer.top + outer.height + 1e-6
    )


def overlap(one: Box, other: Box) -> bool:
    across = min(one.left + one.width, other.left + other.width) - max(one.left, other.left)
    down = min(one.top + one.height, other.top + other.height) - max(one.top, other.top)
    return across > 1e-6 and down > 1e-6
