"""Section 1: the board, read off a drawing of it."""

Cell = tuple[int, int]

SIZE = 11
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


def read_layout(layout: str) -> dict[int, Cell]:
    rows = [line.split() for line in layout.strip().splitlines()]
    return {int(word): (x, y) for y, row in enumerate(rows) for x, word in enumerate(row) if word != "."}


CELL_OF = read_layout(LAYOUT)
NUMBER_OF = {cell: number for number, cell in CELL_OF.items()}
FIELDS = len(CELL_OF)


def reading(cell: Cell) -> Cell:
    """Sort key for cells: row by row, as one reads, that is by (y, x)."""
    return cell[1], cell[0]


def in_reading_order(cells: set[Cell] | frozenset[Cell]) -> list[Cell]:
    return sorted(cells, key=reading)


def step(number: int, steps: int) -> int:
    """The field that many steps further along the loop; 72 touches 1."""
    return (number - 1 + steps) % FIELDS + 1


def neighbours(cell: Cell) -> list[Cell]:
    """The two neighbouring fields along the loop; a gap has none."""
    if cell not in NUMBER_OF:
        return []
    number = NUMBER_OF[cell]
    return [CELL_OF[step(number, -1)], CELL_OF[step(number, 1)]]


def threes_with(number: int) -> list[tuple[int, int, int]]:
    """The three ways to lay three consecutive fields so that the given one is among them, in loop order."""
    return [(step(number, first), step(number, first + 1), step(number, first + 2)) for first in (-2, -1, 0)]


def in_one_line(cells: list[Cell]) -> bool:
    return len({x for x, _ in cells}) == 1 or len({y for _, y in cells}) == 1


def two_away(cell: Cell) -> list[Cell]:
    """The cells of the grid two apart from this one in its row and in its column."""
    x, y = cell
    ends = [(x - 2, y), (x + 2, y), (x, y - 2), (x, y + 2)]
    return [(a, b) for a, b in ends if 0 <= a < SIZE and 0 <= b < SIZE]


def span(one: Cell, other: Cell) -> tuple[Cell, Cell, Cell]:
    """The three cells of a bridge between two pillars, the pillar with the smaller (y, x) first."""
    first, last = sorted((one, other), key=reading)
    return first, ((first[0] + last[0]) // 2, (first[1] + last[1]) // 2), last
