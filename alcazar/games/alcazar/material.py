"""What is in the box: the board, the pieces, and how the two variants use them (spec sections 1 to 4).

Cells are small ints. Cell n, for n from 1 to 72, is field n of the loop; the gaps follow from 73, row by row. Sets of
cells and of building cards are int bit masks, with bit n for cell or card n.
"""

from dataclasses import dataclass

LAYOUT = """
 1  2  3  4  5  6  7  8  9 10 11
72  .  .  .  .  .  .  .  .  . 12
71 70 69 68 67  . 17 16 15 14 13
 .  .  .  . 66  . 18  .  .  .  .
61 62 63 64 65  . 19 20 21 22 23
60  .  .  .  .  .  .  .  .  . 24
59 58 57 56 55  . 29 28 27 26 25
 .  .  .  . 54  . 30  .  .  .  .
49 50 51 52 53  . 31 32 33 34 35
48  .  .  .  .  .  .  .  .  . 36
47 46 45 44 43 42 41 40 39 38 37
"""

FEWEST_SEATS, MOST_SEATS = 2, 5

FIELDS = 72
SIDE = 11
CELLS = SIDE * SIDE


def _place_of_each_cell() -> tuple[tuple[int, int], ...]:
    places = [(-1, -1)] * (CELLS + 1)  # there is no cell 0
    gap = FIELDS
    for y, row in enumerate(LAYOUT.split("\n")[1:-1]):
        for x, mark in enumerate(row.split()):
            if mark == ".":
                gap += 1
            places[gap if mark == "." else int(mark)] = (x, y)
    return tuple(places)


PLACE = _place_of_each_cell()  # (x, y) of each cell
CELL_AT = {place: cell for cell, place in enumerate(PLACE) if cell}
ORDER = tuple(y * SIDE + x for x, y in PLACE)  # reading order: by (y, x)
BIT = tuple(1 << cell for cell in range(CELLS + 1))


def step(field: int, steps: int) -> int:
    """The field that many steps further around the loop."""
    return (field - 1 + steps) % FIELDS + 1


def _run(first: int, last: int, field: int) -> int:
    """The fields from `first` to `last` steps away from `field`, as a mask."""
    return sum(BIT[step(field, steps)] for steps in range(first, last + 1))


_LOOP = range(FIELDS + 1)  # index 0 is never used: tables are indexed by field

ALL_CARDS = sum(BIT[1 : FIELDS + 1])
NEIGHBOURS: tuple[tuple[int, ...], ...] = tuple(
    (step(n, -1), step(n, 1)) if 0 < n <= FIELDS else () for n in range(CELLS + 1)
)
AROUND = tuple(_run(-1, 1, n) for n in _LOOP)  # a field and its two neighbours

# A castle is founded on three consecutive fields, named by the first of them.
SITE = tuple((n, step(n, 1), step(n, 2)) for n in _LOOP)
SITE_WITH_FLANKS = tuple(_run(-1, 3, n) for n in _LOOP)  # must be empty: one free field to any building
SITE_WITH_REACH = tuple(_run(-3, 5, n) for n in _LOOP)  # must be free of castles: three free fields


def _is_straight(site: tuple[int, int, int]) -> bool:
    xs, ys = zip(*(PLACE[field] for field in site), strict=True)
    return len(set(xs)) == 1 or len(set(ys)) == 1


_SITES_WITH = tuple((step(n, -2), step(n, -1), n) for n in _LOOP)
_STRAIGHT_SITES_WITH = tuple(tuple(s for s in sites if _is_straight(SITE[s])) for sites in _SITES_WITH)


@dataclass(frozen=True, slots=True)
class Span:
    """Three cells in a straight line: where a bridge can lie. The pillars stand in reading order."""

    number: int
    pillars: tuple[int, int]
    middle: int
    cells: int  # mask
    bit: int  # in the set of spans that carry a bridge


def _all_spans() -> tuple[Span, ...]:
    spans: list[Span] = []
    for y in range(SIDE):
        for x in range(SIDE):
            for dx, dy in ((1, 0), (0, 1)):
                line = [CELL_AT.get((x + dx * i, y + dy * i), 0) for i in range(3)]
                if all(line):
                    a, middle, b = line
                    number = len(spans)
                    spans.append(Span(number, (a, b), middle, BIT[a] | BIT[middle] | BIT[b], 1 << number))
    return tuple(spans)


SPANS = _all_spans()
SPAN_BETWEEN = {span.pillars: span for span in SPANS}
SPANS_FROM = tuple(
    tuple((span, span.pillars[span.pillars[0] == cell]) for span in SPANS if cell in span.pillars)
    for cell in range(CELLS + 1)
)  # per cell: each span that has it as a pillar, with the other pillar

FLAGS = ("", "almeria", "cadiz", "cordoba", "granada", "huelva", "jaen", "malaga", "sevilla")
ALL_FLAGS = sum(1 << flag for flag in range(1, len(FLAGS)))

STONES = 84
TOWER_CARDS = 20
HAND = 10
DISPLAY = 6
RANKS = ("baron", "grande")
BARON, GRANDE = range(2)
NOBLES_OF_RANK = (6, 2)

BUILDING_CARD_PRICE = 5
TOWER_CARD_PRICE = 10
BRIDGE_PRICE = 15

TOP_VALUE = 50  # no building is worth more
CASTLE_VALUE = 5  # what a founded castle is worth, and from where a villa becomes one
HIGHEST_TOWER_BASE = 4  # a tower card builds up to level 5

_HIGHEST_LEVEL = 256  # more than all stones and bridges on top of each other


@dataclass(frozen=True, slots=True)
class Variant:
    """What differs between the two games."""

    id: str
    title: str
    money: int
    stone_value: tuple[int, ...]  # by level
    long_pieces: int  # the three-field pieces: bridges in Alcazar, foundations in Big Boss
    bridges: bool
    founding_stones: int
    sites_with: tuple[tuple[int, ...], ...]  # per card, where it can found a castle


ALCAZAR = Variant(
    id="alcazar",
    title="Alcazar",
    money=40,
    stone_value=(0, 1) + (2,) * (_HIGHEST_LEVEL - 2),
    long_pieces=20,
    bridges=True,
    founding_stones=4,
    sites_with=_SITES_WITH,
)
BIG_BOSS = Variant(
    id="bigboss",
    title="Das neue Big Boss",
    money=30,
    stone_value=tuple(range(_HIGHEST_LEVEL)),
    long_pieces=8,
    bridges=False,
    founding_stones=1,
    sites_with=_STRAIGHT_SITES_WITH,
)
