"""A position as a list of pictures, from the far end of the board to the near one."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from types import MappingProxyType

from alcazar.games.alcazar.masks import members
from alcazar.games.alcazar.material import BIT, CELL_AT, FIELDS, FLAGS, PLACE, RANKS, SIDE
from alcazar.games.alcazar.state import State
from alcazar.games.alcazar.table import buildings, owner_of, rank_at
from ui.boards.atlas import Key
from ui.boards.quads import Item
from ui.boards.writing import written
from ui.faces.alcazar.art.colours import EDGE, TOPS
from ui.faces.alcazar.art.figures import BARON_SIZE, FLAG_SCALE, FLAG_SIZE, GRANDE_SIZE
from ui.faces.alcazar.art.stone import COURSE, MOUTH, MOUTH_WIDTH, SHADED_SIDES, shade_depth
from ui.faces.alcazar.layout import BEHIND, BESIDE, HEADROOM, IN_FRONT, Layout, along, drawn_levels
from ui.faces.alcazar.spans import ACROSS, bridges_on
from ui.kit.crests import CRESTS

OUTLINE = 0.055
FOOT = 0.92  # where nobles stand on a top, from its far edge
NOBLE_SIZES = {"baron": BARON_SIZE, "grande": GRANDE_SIZE}
FLAG_FOOT = 0.09  # behind a noble
SMALLEST_FLAG = 0.5
BELOW_DIGIT = 0.42  # where nothing is written any more beside a noble
NO_MARKS: Mapping[int, Sequence[str]] = MappingProxyType({})


class Scene:
    """The position as somebody sees it.

    colours   the names of the seats' looks
    theme     light or dark
    flat      without fronts, for small screens
    marks     per cell, the names of the frames around its top
    bare      cells with nothing written or standing on them: something else is to be drawn there
    crowded   cells that look as if a noble stood there, to leave room for something else
    """

    def __init__(
        self,
        table: State,
        colours: Sequence[str],
        theme: str = "light",
        flat: bool = False,
        marks: Mapping[int, Sequence[str]] = NO_MARKS,
        bare: Collection[int] = (),
        crowded: Collection[int] = (),
    ) -> None:
        self.table, self.colours, self.theme, self.flat = table, colours, theme, flat
        self._marks, self._bare, self._crowded = marks, bare, crowded
        self.layout = Layout(table.height, flat)
        self._bridges = bridges_on(table)
        castles = [number for number in buildings(table) if table.crest[number]]
        self.flags = {self.flag_cell(number): FLAGS[table.crest[number]] for number in castles}

    def pieces(self) -> list[Item]:
        items: list[Item] = []
        for row in range(SIDE):
            cells = [CELL_AT[column, row] for column in range(SIDE)]
            for cell in cells:
                items += self.body(cell)
            for cell in cells:
                items += self.figures(cell)
        return items

    def body(self, cell: int) -> Iterator[Item]:
        """The stack on a cell, or the field's number where there is none."""
        if self.table.height[cell]:
            yield from self.block(cell)
        else:
            yield from self._shades(cell)
            yield from self._frames(cell)
            if cell <= FIELDS and cell not in self._bare:
                yield from written(str(cell), self._open_place(cell, 0.76), self._fitting(cell, 0.28), self.theme)

    def block(self, cell: int) -> Iterator[Item]:
        if not self.flat:
            yield from self._front(cell)
        yield self._top(cell)
        yield from self._shades(cell)
        yield from self._outline(cell)
        yield from self._mouths(cell)
        yield from self._frames(cell)
        if cell not in self._bare:
            yield from self._level(cell)

    def figures(self, cell: int) -> Iterator[Item]:
        """Who and what stands on a cell."""
        if cell in self._bare:
            return
        if cell in self.flags:
            yield self.flag(cell, self.flags[cell])
        owner = owner_of(self.table, cell)
        if owner is not None:
            yield self.noble(cell, owner, RANKS[rank_at(self.table, cell)])

    def noble(self, cell: int, seat: int, rank: str) -> Item:
        width, height = NOBLE_SIZES[rank]
        x, y = self.layout.top(cell)
        foot = y + min(FOOT, self.layout.seen(cell) - 0.03)
        return ("noble", self.colours[seat], rank), x + 0.97 - width, foot - height, width, height

    def flag(self, cell: int, flag: str) -> Item:
        """On a free top in its middle, otherwise behind the noble, but never higher than the board."""
        x, y = self.layout.top(cell)
        foot = y + (FLAG_FOOT if self._is_taken(cell) else min(0.66, self.layout.seen(cell) - 0.1))
        width, height = (self._flag_scale(cell, foot) * side for side in FLAG_SIZE)
        return ("flag", flag), x + 0.04, max(foot - height, -HEADROOM), width, height

    def _flag_scale(self, cell: int, foot: float) -> float:
        """Smaller where it would rise above the board, or hide the digit of a noble behind it."""
        behind = BEHIND[cell]
        top = self.layout.top(behind)[1] + BELOW_DIGIT if behind and self._is_taken(behind) else -HEADROOM
        room = (foot - max(top, -HEADROOM)) / FLAG_SIZE[1]
        return min(FLAG_SCALE, max(SMALLEST_FLAG, room))

    def flag_cell(self, building: int) -> int:
        """Its highest cell, a free one if possible, the nearest one if there are several."""
        taken = sum(self.table.nobles)
        return max(
            members(self.table.cells[building]),
            key=lambda cell: (
                self.table.height[cell],
                not taken & BIT[BEHIND[cell]],
                not taken & BIT[cell],
                PLACE[cell][::-1],
            ),
        )

    # -- parts of a stack ---------------------------------------------------------------------------------------------

    def _front(self, cell: int) -> Iterator[Item]:
        """The courses that are in sight, from the lowest to the highest."""
        x, y = PLACE[cell]
        height = self.table.height[cell]
        hidden = drawn_levels(self.table.height[IN_FRONT[cell]])
        buried = height - drawn_levels(height)
        for course in range(hidden + 1, drawn_levels(height) + 1):
            yield self._course(cell, course + buried), x, y + 1 - COURSE * course, 1, COURSE
        if cell in self._bridges.tunnels:
            low, high = (level - buried for level in self._bridges.tunnels[cell])
            if high > hidden and low > 0:
                yield ("arch", high - low + 1), x, y + 1 - COURSE * high, 1, COURSE * (high - low + 1)

    def _course(self, cell: int, level: int) -> Key:
        if (cell, level) in self._bridges.edges:
            return ("deck front",)
        if level == 1 and self.table.crest[self.table.home[cell]]:
            return ("plinth",)
        return "course", level % 2

    def _top(self, cell: int) -> Item:
        deck = self._bridges.decks.get(cell)
        band = min(len(TOPS), self.table.height[cell]) - 1
        return ("deck", *deck) if deck else ("top", band, cell % 3), *self.layout.top(cell), 1, 1

    def _shades(self, cell: int) -> Iterator[Item]:
        """The shadows of higher stacks on three sides; the fourth one hides its own."""
        height = self.table.height
        for side in SHADED_SIDES:
            levels = height[BESIDE[side][cell]] - height[cell]
            if levels > 0:
                yield ("shade", side, levels), *along(side, self.layout.top(cell), shade_depth(side, levels))

    def _mouths(self, cell: int) -> Iterator[Item]:
        """Marks where one can pass below the middle of a bridge; the front is seen anyway, if nothing is flat."""
        axis, part = self._bridges.decks.get(cell, (ACROSS, 0))
        if part == 1:
            height = self.table.height
            for side in ("back", "front") if axis == ACROSS else ("left", "right"):
                if height[BESIDE[side][cell]] < height[cell] and (self.flat or side != "front"):
                    yield ("mouth", side), *along(side, self.layout.top(cell), MOUTH, MOUTH_WIDTH)

    def _outline(self, cell: int) -> Iterator[Item]:
        """The border of a building, a castle's in the colour of its crest."""
        building = self.table.home[cell]
        crest = self.table.crest[building]
        tone, width = (CRESTS[FLAGS[crest]].hex, OUTLINE) if crest else (EDGE, OUTLINE / 2)
        for side, beside in BESIDE.items():
            if self.table.home[beside[cell]] != building:
                yield ("plain", tone), *along(side, self.layout.top(cell), width)

    def _frames(self, cell: int) -> Iterator[Item]:
        """Marks lie below digits and nobles, and around that part of a top that is seen."""
        for name in self._marks.get(cell, ()) if cell not in self._bare else ():
            yield (name,), *self.layout.top(cell), 1, self.layout.seen(cell)

    def _level(self, cell: int) -> Iterator[Item]:
        """The digit: in the middle, or in a corner when somebody or something stands there."""
        text = str(self.table.height[cell])
        x, y = self.layout.top(cell)
        more = 0.13 * (len(text) - 1)
        if self._is_taken(cell):
            yield from written(text, (x + 0.19 + more, y + 0.25), 0.32, "stone")
        elif cell in self.flags:
            yield from written(text, (x + 0.76 - more, y + self.layout.seen(cell) - 0.26), 0.36, "stone")
        else:
            yield from written(text, self._open_place(cell, 0.78), self._fitting(cell, 0.44), "stone")

    def _open_place(self, cell: int, aside: float) -> tuple[float, float]:
        """The middle of what is seen of a top, or further aside if a flag in front of it hides that."""
        x, y = self.layout.middle(cell)
        front = IN_FRONT[cell]
        return (x - 0.5 + aside if front in self.flags and self._is_taken(front) else x), y

    def _is_taken(self, cell: int) -> bool:
        return cell in self._crowded or owner_of(self.table, cell) is not None

    def _fitting(self, cell: int, height: float) -> float:
        """Larger in the flat view, which is for small screens; smaller where there is little to see of a top."""
        return min(height * (1.15 if self.flat else 1), 0.8 * self.layout.seen(cell))
