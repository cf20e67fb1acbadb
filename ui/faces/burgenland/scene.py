"""A position as a list of pictures."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType

from alcazar.games.burgenland.castles import Castle, worth
from alcazar.games.burgenland.material import CARD_AT, COLOUR_OF, COLOURS, FIELD, FIELDS, GAP, KINDS, PIPS, SEATS, VALUE
from alcazar.games.burgenland.rules.adding import all_are_yours
from alcazar.games.burgenland.state import CHOOSE, ROLL, State, stack_at
from alcazar.games.burgenland.state import FIELD as ASKED_BY_FIELD
from ui.boards.quads import Item
from ui.boards.writing import written
from ui.faces.burgenland.hub import Hub
from ui.faces.burgenland.layout import Layout, Row
from ui.faces.burgenland.rings import Box
from ui.faces.burgenland.spots import LEFT, RIGHT, castle_of
from ui.faces.contract import Pick

NO_MARKS: Mapping[Pick, Sequence[str]] = MappingProxyType({})
NOWHERE = -1  # the crown is in the air
SYMBOL = 0.74  # of a field
CROWN = 0.93
BADGE = 0.30
# Shares of a card's height: what is drawn on it, where that stands, its value, and the middle of that
PIECE, FOOT, DIGIT, DIGIT_AT = 0.64, 0.53, 0.36, 0.755


def hundredths(side: float) -> int:
    return round(100 * side)


class Scene:
    """The position as a seat sees it: its castles below, the other one's above.

    colours   the names of the seats' looks
    marks     per thing on the table, the names of the frames around it
    """

    def __init__(
        self,
        table: State,
        seat: int,
        colours: Sequence[str],
        layout: Layout,
        theme: str = "light",
        marks: Mapping[Pick, Sequence[str]] = NO_MARKS,
    ) -> None:
        self.table, self.seat, self.colours, self.layout, self.theme = table, seat, colours, layout, theme
        self._marks = marks
        self.hub = Hub(self)

    def ground(self) -> Iterator[Item]:
        """What never changes."""
        for is_own in (False, True):
            for colour in range(len(COLOURS)):
                yield self.panel(self.layout.row_box(is_own, colour))
        yield from self.fields()

    def fields(self) -> Iterator[Item]:
        for field in range(FIELDS):
            ring, name = self.layout.ring, COLOURS[COLOUR_OF[field]]
            yield ring.ground(field, self.theme, name), *self.layout.field(field)
            yield from self._symbol(field)

    def panel(self, box: Box) -> Item:
        return ("panel", self.theme, hundredths(box.width), hundredths(box.height)), *box

    def _symbol(self, field: int) -> Iterator[Item]:
        x, y = self.layout.field_middle(field)
        yield ("piece", FIELD[field]), x - SYMBOL / 2, y - SYMBOL / 2, SYMBOL, SYMBOL

    def pieces(self) -> list[Item]:
        items: list[Item] = []
        for seat in range(SEATS):
            for colour in range(len(COLOURS)):
                items += self._castle(seat, colour)
        return [*items, *self.in_ring()]

    def in_ring(self) -> Iterator[Item]:
        """On the fields and between them."""
        for field in range(FIELDS):
            yield from self._field(field)
        yield from self.hub.items()
        if self.table.crown != NOWHERE:
            yield self.crown(self.table.crown)

    # -- fields -------------------------------------------------------------------------------------------------------

    def _field(self, field: int) -> Iterator[Item]:
        for name in self._marks.get(Pick("field", field), ()):
            yield self.layout.ring.frame(name, field), *self.layout.field(field)
        if self._is_used_up(field):
            x, y = self.layout.field_middle(field)
            yield ("lost",), x - 0.2, y - 0.2, 0.4, 0.4
        yield from self._distance(field)

    def _is_used_up(self, field: int) -> bool:
        """The stack of its cards is empty."""
        kind = CARD_AT[field]
        return kind is not None and not self.table.stock[stack_at(COLOUR_OF[field], kind)]

    def _distance(self, field: int) -> Iterator[Item]:
        """How many pips lead to a field, while somebody thinks about that; dark where a card would be lost."""
        table = self.table
        pips = (field - table.crown) % FIELDS
        if table.crown == NOWHERE or table.phase not in (ROLL, CHOOSE) or not 1 <= pips <= PIPS:
            return
        leaves = not table.safe and COLOUR_OF[field] != table.colour
        x, y = self.layout.field_middle(field)
        aside, down = self.layout.ring.outwards(field)
        x, y = x - 0.33 * aside, y - 0.33 * down
        yield ("badge", int(leaves)), x - BADGE / 2, y - BADGE / 2, BADGE, BADGE
        yield from written(str(pips), (x, y), 0.17, "danger" if leaves else "badge")

    def crown(self, field: int) -> Item:
        x, y = self.layout.field_middle(field)
        return ("crown",), x - CROWN / 2, y - CROWN / 2 - 0.04, CROWN, CROWN

    # -- castles ------------------------------------------------------------------------------------------------------

    def row(self, seat: int, colour: int) -> Row:
        return self.layout.row(seat == self.seat, colour, castle_of(self.table, seat, colour))

    def _castle(self, seat: int, colour: int) -> Iterator[Item]:
        castle, row = castle_of(self.table, seat, colour), self.row(seat, colour)
        yield ("emblem", self.theme, COLOURS[colour]), *row.head
        yield from written(str(worth(castle)), row.worth.middle, row.digit, self.theme)
        for index, kind in enumerate(castle):
            if kind == GAP:
                yield self.hollow(row.cards[index])
                yield from self.frames(Pick("card", (seat, colour, index)), row.cards[index])
            else:
                yield from self.card(row.cards[index], colour, kind, Pick("card", (seat, colour, index)))
        for side, box in zip((LEFT, RIGHT), row.ends):
            pick = Pick("end", (seat, colour, side))
            if pick in self._marks:
                yield self.hollow(box)
                yield from self.frames(pick, box)
        yield from self.frames(Pick("castle", (seat, colour)), row.head.around(0.03))

    def hollow(self, box: Box) -> Item:
        return ("hollow", self.theme, hundredths(box.width), hundredths(box.height)), *box

    def card(self, box: Box, colour: int, kind: int, pick: Pick | None = None) -> Iterator[Item]:
        """Its picture above its value; both get smaller with the card. Frames lie below them."""
        name = COLOURS[colour]
        yield ("slab", self.theme, name, hundredths(box.width), hundredths(box.height)), *box
        if pick:
            yield from self.frames(pick, box)
        side = min(PIECE * box.height, box.width * 1.04)
        x, _y = box.middle
        yield ("piece", KINDS[kind]), x - side / 2, box.top + FOOT * box.height - side * 0.92, side, side
        height = min(DIGIT * box.height, 0.5 * box.width)
        yield from written(str(VALUE[kind]), (x, box.top + DIGIT_AT * box.height), height, name)

    def frames(self, pick: Pick, box: Box) -> Iterator[Item]:
        for name in self._marks.get(pick, ()):
            yield (name, hundredths(box.width), hundredths(box.height)), *box

    # -- what the field offers ----------------------------------------------------------------------------------------

    def offer(self) -> Iterator[Item]:
        """The card that is about to be added, in the middle of the table."""
        kind = CARD_AT[self.table.crown] if self.table.phase == ASKED_BY_FIELD else None
        if kind is not None and not all_are_yours(self.table, kind):
            yield from self.card(self.layout.offer(), self.table.colour, kind)


def box_of(scene: Scene, pick: Pick) -> Box | None:
    """Where something on the table is."""
    layout, table, value = scene.layout, scene.table, pick.value
    if pick.kind == "field":
        return layout.field(value)
    if pick.kind in ("roll", "pips"):
        return scene.hub.die(pick)
    if pick.kind in ("card", "end", "castle"):
        seat, colour, *place = value
        return _in_row(scene.row(seat, colour), castle_of(table, seat, colour), pick.kind, place)
    if pick.kind == "seat":
        return layout.seat(value == scene.seat)
    if pick.kind == "lead":
        return layout.lead(value)
    return layout.supply() if pick.kind == "supply" else None


def _in_row(row: Row, castle: Castle, kind: str, place: list[int | str]) -> Box | None:
    if kind == "castle":
        return row.box
    if kind == "end":
        return row.ends[0 if place == [LEFT] else 1]
    (index,) = place
    return row.cards[int(index)] if int(index) < len(castle) else None
