"""Where everything is on the table: the ring, the other player's castles above, one's own below, dice in the middle.

Places are in cells, x to the right and y downwards, from the upper left corner of everything.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from alcazar.games.burgenland.castles import Castle
from alcazar.games.burgenland.material import COLOURS
from ui.faces.burgenland.rings import Box, Point, Ring, RoundRing, SquareRing

MARGIN = 0.04
GAP = 0.06  # between rows
APART = 0.16  # between the ring and the castles
UPRIGHT_ROW = 0.082  # height of a row of cards, as a share of the ring's side
CASTLE_BESIDE = 6.6  # width of castles beside the ring
CARD = 0.88  # width of a card with room enough, as a share of its height
HIGH = 1.05  # rows where the value has room below the emblem
DICE_APART = 0.16  # room for frames
LARGEST_HEAD = 0.72  # beside high rows there is little room
END = 0.68  # of a place at an end, as a share of the card's height


class Row:
    """A castle: its emblem, its cards with a place at each end, and what it is worth."""

    def __init__(self, box: Box, castle: Castle) -> None:
        self.box = box
        left, top, width, height = box
        inner = height - 0.08
        side = min(height - 0.10, LARGEST_HEAD)
        self.head = Box(left + 0.05, top + (height - side) / 2, side, side)
        self.worth = Box(left + width - 1.35 * side, top, 1.35 * side, height)
        if height > HIGH:
            self.head = Box(left + 0.05, top + 0.06, side, side)
            self.worth = Box(left + 0.05, top + 0.04 + side, side, height - side - 0.06)
        start, end = left + side + 0.10, left + width - 0.08 if height > HIGH else self.worth.left
        self.digit = min(0.46 * height, 0.7 * self.worth.height, self.worth.width / 1.9)  # room for two of them
        self.end = END * min(inner, LARGEST_HEAD)
        room = end - start - 2 * self.end
        self.card = min(CARD * min(inner, 1.0), room / max(1, len(castle)))
        first = (start + end - self.card * len(castle)) / 2
        self.cards = [Box(first + n * self.card, top + 0.04, self.card, inner) for n in range(len(castle))]
        last = first + self.card * len(castle)
        self.ends = (
            Box(first - self.end - 0.02, top + 0.04, self.end, inner),
            Box(last + 0.02, top + 0.04, self.end, inner),
        )

    def place(self, index: int) -> Box:
        """Where a card is added: before the first card, in a gap, or after the last."""
        if index == 0:
            return self.ends[0]
        return self.cards[index] if index < len(self.cards) else self.ends[1]


@dataclass(frozen=True)
class Layout:
    is_round: bool = False
    is_wide: bool = False  # castles beside the ring

    @cached_property
    def ring(self) -> Ring:
        return RoundRing() if self.is_round else SquareRing()

    @cached_property
    def row_height(self) -> float:
        if self.is_wide:
            return (self.ring.side - APART - 4 * GAP) / 6
        return UPRIGHT_ROW * self.ring.side

    @cached_property
    def block(self) -> float:
        """The height of three castles."""
        return 3 * self.row_height + 2 * GAP

    @cached_property
    def size(self) -> tuple[float, float]:
        side = self.ring.side
        if self.is_wide:
            return 2 * MARGIN + side + APART + CASTLE_BESIDE, 2 * MARGIN + side
        return 2 * MARGIN + side, 2 * (MARGIN + self.block + APART) + side

    @cached_property
    def ring_corner(self) -> Point:
        return (MARGIN, MARGIN) if self.is_wide else (MARGIN, MARGIN + self.block + APART)

    @cached_property
    def hub(self) -> Box:
        return self.ring.hub.moved(*self.ring_corner)

    # -- fields -------------------------------------------------------------------------------------------------------

    def field(self, field: int) -> Box:
        return self.ring.box(field).moved(*self.ring_corner)

    def field_middle(self, field: int) -> Point:
        x, y = self.ring.middle(field)
        return x + self.ring_corner[0], y + self.ring_corner[1]

    def field_at(self, x: float, y: float) -> int | None:
        return self.ring.field_at(x - self.ring_corner[0], y - self.ring_corner[1])

    # -- castles ------------------------------------------------------------------------------------------------------

    def row_box(self, is_own: bool, colour: int) -> Box:
        """The castle of a colour; the other player's are above."""
        left = MARGIN + self.ring.side + APART if self.is_wide else MARGIN
        width = CASTLE_BESIDE if self.is_wide else self.ring.side
        below = self.block + APART if self.is_wide else self.block + 2 * APART + self.ring.side
        top = MARGIN + (below if is_own else 0) + colour * (self.row_height + GAP)
        return Box(left, top, width, self.row_height)

    def row(self, is_own: bool, colour: int, castle: Castle) -> Row:
        return Row(self.row_box(is_own, colour), castle)

    # -- the middle ---------------------------------------------------------------------------------------------------

    def _in_hub(self, left: float, top: float, width: float, height: float) -> Box:
        return Box(left, top, width, height).moved(self.hub.left, self.hub.top)

    def seat(self, is_own: bool) -> Box:
        """What a player has: mark, points, red dice."""
        return self._in_hub(0.15, 4.12 if is_own else 0.10, 4.7, 0.78)

    def seat_dice(self, is_own: bool, count: int) -> list[Box]:
        left, top, width, height = self.seat(is_own)
        side, step = 0.46, 0.50
        first = left + width - 0.12 - count * step
        return [Box(first + n * step, top + (height - side) / 2 - 0.06, side, side) for n in range(count)]

    def lead(self, colour: int) -> Box:
        """What scoring a colour would bring now."""
        width = 4.7 / len(COLOURS)
        return self._in_hub(0.15 + colour * width, 1.04, width, 0.72).around(-0.03)

    def dice(self, count: int) -> list[Box]:
        """Dice to be rolled, or that were rolled."""
        side = min(0.90, 4.7 / max(1, count) - DICE_APART)
        step = side + DICE_APART
        top, first = 2.42 - side / 2, 2.5 - (count * step - DICE_APART) / 2
        return [self._in_hub(first + n * step, top, side, side) for n in range(count)]

    def offer(self) -> Box:
        """The card that the field offers."""
        return self._in_hub(2.5 - 0.46, 1.96, 0.92, 0.92)

    def supply(self) -> Box:
        return self._in_hub(0.9, 3.14, 3.2, 0.66)

    def supply_dice(self, count: int) -> list[Box]:
        left, top, width, height = self.supply()
        side, step = 0.44, 0.56
        first = left + (width - 5 * step + step - side) / 2
        return [Box(first + n * step, top + (height - side) / 2, side, side) for n in range(count)]


def nearest(boxes: Sequence[Box], x: float, y: float) -> tuple[float, Box] | None:
    """The box next to a point, and how far away it is: nothing inside."""
    if not boxes:
        return None
    return min(((_distance(box, x, y), box) for box in boxes), key=lambda found: found[0])


def _distance(box: Box, x: float, y: float) -> float:
    aside = max(box.left - x, 0.0, x - box.left - box.width)
    down = max(box.top - y, 0.0, y - box.top - box.height)
    return float((aside**2 + down**2) ** 0.5)
