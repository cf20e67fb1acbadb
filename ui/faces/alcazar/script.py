"""Events as acts: who flies where, and what the table looks like in between."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from alcazar.core.events import Event
from alcazar.games.alcazar.material import PLACE
from alcazar.games.alcazar.state import State
from ui.boards import motion
from ui.boards.motion import Act, Flight
from ui.boards.quads import Item
from ui.boards.writing import written
from ui.faces.alcazar.replay import cells_of, join, remove_noble, settle, take_away
from ui.faces.alcazar.scene import Scene

FLOATING = 1.6  # times as long as a move: numbers are to be read
OVERLAP = 0.5  # of a floating number with what comes next


class Script:
    """Writes the acts for what happened. `scene_of` draws a table; `table` is the one at the moment."""

    def __init__(self, before: State, after: State, seconds: float, scene_of: Callable[[State], Scene]) -> None:
        self.acts: list[Act] = []
        self.length = 0.0
        self._table, self._after = before.copy(), after
        self._seconds, self._scene_of = seconds, scene_of
        self._next = 0.0

    def write(self, events: Iterable[Event]) -> list[Act]:
        for event in events:
            writer = _WRITERS.get(event.kind)
            if writer:
                writer(self, event)
        return self.acts

    def on_top(self, events: Iterable[Event]) -> list[Act]:
        """The same flights above the position at the end."""
        return [replace(act, meanwhile=self._after, afterwards=self._after) for act in self.write(events)]

    # -- kinds of events ----------------------------------------------------------------------------------------------

    def _piece(self, event: Event) -> None:
        """Stones, foundations and bridges; nobles that they lift go with them."""
        cells = cells_of(event)
        meanwhile, afterwards = self._table.copy(), self._table.copy()
        for cell in cells:
            remove_noble(meanwhile, cell)
        settle(afterwards, event)
        scene = self._scene_of(afterwards)
        items = [item for cell in cells for item in (*scene.block(cell), *scene.figures(cell))]
        self._add([Flight(items, self._way_of(event, cells))], meanwhile, afterwards)

    def _way_of(self, event: Event, cells: Sequence[int]) -> motion.Path:
        if event.kind != "bridge":
            return motion.falls
        (x0, y0), (x1, y1) = PLACE[cells[0]], PLACE[cells[-1]]
        return motion.slides((x1 - x0) / 2, (y0 - y1) / 2)

    def _noble_arrives(self, event: Event) -> None:
        afterwards = self._table.copy()
        settle(afterwards, event)
        x, y = motion.towards_seat(event.seat or 0, len(afterwards.nobles))
        flight = self._flight_of_noble(afterwards, cells_of(event)[0], motion.hops_from(x / 2, y / 2))
        self._add([flight], self._table, afterwards)

    def _noble_moves(self, event: Event) -> None:
        start, end = cells_of(event)
        meanwhile, afterwards = self._table.copy(), self._table.copy()
        take_away(meanwhile, event)
        take_away(afterwards, event)
        settle(afterwards, event)
        self._add([self._flight_between(afterwards, start, end)], meanwhile, afterwards)

    def _nobles_swap(self, event: Event) -> None:
        one, other = cells_of(event)
        meanwhile, afterwards = self._table.copy(), self._table.copy()
        remove_noble(meanwhile, one)
        remove_noble(meanwhile, other)
        settle(afterwards, event)
        flights = [self._flight_between(afterwards, one, other), self._flight_between(afterwards, other, one)]
        self._add(flights, meanwhile, afterwards)

    def _noble_leaves(self, event: Event) -> None:
        cell = cells_of(event)[0]
        afterwards = self._table.copy()
        take_away(afterwards, event)
        way = motion.flies_off(*motion.towards_seat(event.seat or 0, len(afterwards.nobles)))
        leaving = Flight([self._noble_of(event, cell)], way)
        self._add([leaving, self._number(event.amount, cell)], afterwards, afterwards)

    def _income(self, event: Event) -> None:
        self._join()
        building = self._table.home[cells_of(event)[0]]
        cell = self._scene_of(self._table).flag_cell(building) if building else cells_of(event)[0]
        self._add_number(event.amount, cell)

    def _refused(self, event: Event) -> None:
        self._add_number(event.amount, cells_of(event)[0])

    def _flag_rises(self, event: Event) -> None:
        before = self._table
        self._join()
        scene = self._scene_of(self._table)
        items = [scene.flag(cell, flag) for cell, flag in scene.flags.items() if flag == event.args["flag"]]
        self._add([Flight(items, motion.rises)], before, self._table)

    def _flag_sinks(self, event: Event) -> None:
        scene = self._scene_of(self._table)
        items = [scene.flag(cell, flag) for cell, flag in scene.flags.items() if flag == event.args["flag"]]
        self._join()
        self._add([Flight(items, motion.sinks)], self._table, self._table)

    # -- parts of an act ----------------------------------------------------------------------------------------------

    def _join(self) -> None:
        self._table = self._table.copy()
        join(self._table, self._after)

    def _noble_of(self, event: Event, cell: int) -> Item:
        return self._scene_of(self._table).noble(cell, event.seat or 0, str(event.args["rank"]))

    def _flight_of_noble(self, table: State, cell: int, way: motion.Path) -> Flight:
        nobles = [item for item in self._scene_of(table).figures(cell) if item[0][0] == "noble"]
        return Flight(nobles, way)

    def _flight_between(self, afterwards: State, start: int, end: int) -> Flight:
        layout = self._scene_of(afterwards).layout
        (x0, y0), (x1, y1) = layout.top(start), layout.top(end)
        return self._flight_of_noble(afterwards, end, motion.hops_from(x0 - x1, y1 - y0))

    def _number(self, amount: int, cell: int) -> Flight:
        x, y = self._scene_of(self._table).layout.middle(cell)
        return Flight(list(written(f"+{amount}", (x, y - 0.2), 0.5, "gain")), motion.floats)

    def _add_number(self, amount: int, cell: int) -> None:
        self._add([self._number(amount, cell)], self._table, self._table, FLOATING, FLOATING * OVERLAP)

    def _add(
        self, flights: list[Flight], meanwhile: State, afterwards: State, length: float = 1, until_next: float = 1
    ) -> None:
        act = Act(self._next, length * self._seconds, tuple(flights), meanwhile, afterwards)
        self.acts.append(act)
        self._table = afterwards
        self._next += until_next * self._seconds
        self.length = max(self.length, act.end)


_WRITERS: dict[str, Callable[[Script, Event], None]] = {
    "stone": Script._piece,
    "foundation": Script._piece,
    "bridge": Script._piece,
    "placed": Script._noble_arrives,
    "moved": Script._noble_moves,
    "swapped": Script._nobles_swap,
    "captured": Script._noble_leaves,
    "withdrew": Script._noble_leaves,
    "income": Script._income,
    "refused": Script._refused,
    "castle_founded": Script._flag_rises,
    "villa_promoted": Script._flag_rises,
    "taken_over": Script._flag_sinks,
}
