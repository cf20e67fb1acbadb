"""The drawn table of Burgen Land."""

from collections.abc import Collection, Mapping, Sequence

from kivy.metrics import Metrics
from kivy.properties import BooleanProperty

from alcazar.core.events import Event
from alcazar.games.burgenland.material import COLOURS, FIELDS, SEATS
from alcazar.games.burgenland.state import State
from alcazar.games.burgenland.view import View
from ui.boards.board import Marks
from ui.boards.painted import CELL, GHOSTS, PaintedBoard
from ui.boards.quads import Grid
from ui.faces.burgenland import art
from ui.faces.burgenland.finding import Finder
from ui.faces.burgenland.ghosts import ghosts, losses
from ui.faces.burgenland.layout import Layout
from ui.faces.burgenland.replay import leads_to, look_alike
from ui.faces.burgenland.scene import Scene, box_of
from ui.faces.burgenland.script import Script
from ui.faces.burgenland.spots import LEFT, RIGHT, castle_of, on_table
from ui.faces.contract import Pick
from ui.kit.sizes import PHONE, sizes

WIDE_FROM = 1.2  # times as wide as high: castles lie beside the ring
REACH = 16  # dp around a small thing that still count: the places at the ends are as large as fingers with that
LAYERS = ("ground", "pieces", GHOSTS, "losses")


class BurgenLandBoard(PaintedBoard):
    """A square ring in windows like those of phones, else a round one."""

    is_wide = BooleanProperty(False)
    is_round = BooleanProperty(False)

    def __init__(self, **kwargs: object) -> None:
        self._view = View(0, State(0, 0, 0))
        self._before = self._view.table
        self._colours: Sequence[str] = ("orange", "blue")
        self._marked = Marks()
        self._marks: Mapping[Pick, Sequence[str]] = {}
        self._events: Sequence[Event] = ()
        self._scale = 1.0
        self._ask_layout()
        super().__init__(art.paint, LAYERS, **kwargs)
        self._watch_window()
        self._lay_out()
        self.bind(dark=self._redraw, is_wide=self._lay_out, is_round=self._lay_out)
        sizes.bind(layout=self._watch_window)

    # -- what there is to see -----------------------------------------------------------------------------------------

    def show(self, view: View, colours: Sequence[str]) -> None:
        same_side = view.seat == self._view.seat and list(colours) == list(self._colours)
        if same_side and look_alike(view.table, self._view.table):
            self.preview(())
            return
        self._before, self._view = self._view.table, view
        self._colours, self._events = colours, ()
        self._mark()
        self._redraw()

    def mark(self, marks: Marks) -> None:
        self._marked = marks
        before = self._marks
        self._mark()
        if self._marks != before:
            self._draw_pieces(self._shown)

    def _mark(self) -> None:
        """Where on the table marked parts of moves are to be seen."""
        found: dict[Pick, list[str]] = {}
        for pick, names in self._marked.by_pick().items():
            for spot in on_table(self._view.table, pick):
                found.setdefault(spot, []).extend(names)
        self._marks = found

    def preview(self, events: Sequence[Event]) -> None:
        if events or self._events:
            self._stage.stop()
            self._events = events
            self._draw_position()

    def set_room(self, width: float, height: float) -> None:
        self.is_wide = width > WIDE_FROM * height

    def _watch_window(self, *_change: object) -> None:
        self.is_round = sizes.layout != PHONE

    def set_detail(self, scale: float) -> None:
        self._scale = scale
        super().set_detail(scale)

    def _script(self, events: Sequence[Event], seconds: float) -> tuple[Script, bool]:
        after = self._view.table
        is_known = leads_to(self._before, events, after)
        return Script(self._before if is_known else after, after, seconds, self._scene_of), is_known

    # -- places -------------------------------------------------------------------------------------------------------

    def pick_at(self, x: float, y: float) -> Pick | None:
        """Whatever is there; beside small things, the one that is lit and near."""
        reach = REACH * Metrics.density / (CELL * self._scale)
        lit = [pick for pick, names in self._marks.items() if "lit" in names]
        return Finder(self._scene).pick_at(*self._easel.grid.cell_point(x, y), lit, reach)

    def place_of(self, pick: Pick) -> tuple[float, float] | None:
        spot = next(iter(on_table(self._view.table, pick)), None)
        if spot is None:
            return None
        if spot.kind == "field":
            return self._easel.grid.point(*self._scene.layout.field_middle(spot.value))
        box = box_of(self._scene, spot)
        return self._easel.grid.point(*box.middle) if box else None

    def picks(self) -> Collection[Pick]:
        table = self._view.table
        found = [Pick("field", field) for field in range(FIELDS)] + list(dict.fromkeys(self._scene.hub.shown()))
        for seat in range(SEATS):
            for colour in range(len(COLOURS)):
                cards = range(len(castle_of(table, seat, colour)))
                found += [Pick("card", (seat, colour, index)) for index in cards]
                found += [Pick("end", (seat, colour, side)) for side in (LEFT, RIGHT)]
        return [*found, *(Pick("lead", colour) for colour in range(len(COLOURS))), Pick("supply")]

    # -- drawing ------------------------------------------------------------------------------------------------------

    def _ask_layout(self) -> None:
        self._layout = Layout(self.is_round, self.is_wide)

    def _scene_of(self, table: State) -> Scene:
        return Scene(table, self._view.seat, self._colours, self._layout, self._theme)

    def _lay_out(self, *_change: object) -> None:
        self._ask_layout()
        width, height = self._layout.size
        self._easel.grid = Grid(CELL, 0, CELL * height)
        self.size = self.extent = (CELL * width, CELL * height)
        self._redraw()

    def _redraw(self, *_change: object) -> None:
        self._stage.stop()
        self._scene = self._scene_of(self._view.table)
        self._easel.draw("ground", list(self._scene.ground()))
        self._draw_position()

    def _draw_position(self) -> None:
        self._draw_pieces(self._view.table)
        self._easel.draw(GHOSTS, list(ghosts(self._scene, self._events)))
        self._easel.draw("losses", list(losses(self._scene, self._events)))

    def _draw_pieces(self, table: State) -> None:
        """Of the position, or of one on the way to it; marks belong to the position alone."""
        self._shown = table
        marks = self._marks if table is self._view.table else {}
        scene = Scene(table, self._view.seat, self._colours, self._layout, self._theme, marks)
        self._easel.draw("pieces", scene.pieces())
