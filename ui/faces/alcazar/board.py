"""The drawn board of Alcazar and Big Boss."""

from collections.abc import Collection, Mapping, Sequence

from kivy.metrics import Metrics
from kivy.properties import BooleanProperty

from alcazar.core.events import Event
from alcazar.games.alcazar.material import ALCAZAR, CELL_AT, PLACE
from alcazar.games.alcazar.state import State
from alcazar.games.alcazar.view import View
from ui.boards.board import Board, Marks
from ui.boards.easel import Easel
from ui.boards.quads import Grid
from ui.boards.stage import Stage
from ui.faces.alcazar import art, scale
from ui.faces.alcazar.court import court
from ui.faces.alcazar.ghosts import gains, ghosts, left, touched
from ui.faces.alcazar.layout import Frame
from ui.faces.alcazar.replay import leads_to, look_alike, replay
from ui.faces.alcazar.scene import Scene
from ui.faces.alcazar.script import Script
from ui.faces.contract import Pick

CELL = 48.0  # units of the board to the side of a cell
FLAT_BELOW = 30  # dp of a cell on the screen
COARSEST, FINEST = 64, 176  # pixels of a cell in the pictures
FIRST = 48  # ... and dp to begin with
TOO_COARSE = 1.25  # pictures may be enlarged this much
GHOSTLY = 0.74
LAYERS = ("court", "pieces", "ghosts", "gains")

PICKS = tuple(Pick("cell", place) for place in PLACE[1:])


class AlcazarBoard(Board):
    """Draws all in a few goes; where it lies on the screen makes no difference to it."""

    dark = BooleanProperty(False)
    with_scale = BooleanProperty(False)  # the value scale around the board, for large screens; changes the extent

    def __init__(self, **kwargs: object) -> None:
        self._table = State(ALCAZAR, [], 0, ())  # the empty board
        self._before = self._table
        self._colours: Sequence[str] = ()
        self._marks: Mapping[int, Sequence[str]] = {}
        self._events: Sequence[Event] = ()
        self._flat = False
        super().__init__(**kwargs)
        unit = _unit_for(FIRST * Metrics.density)
        self._easel = Easel(self.canvas, art.paint, unit, LAYERS, Grid(CELL, 0, 0))
        self._easel.fade("ghosts", GHOSTLY)
        self._stage = Stage(self._easel, self._draw_pieces, self._draw_position)
        self._lay_out()
        self.bind(dark=self._redraw, with_scale=self._lay_out)

    # -- what there is to see -----------------------------------------------------------------------------------------

    def show(self, view: View, colours: Sequence[str]) -> None:
        if look_alike(view.table, self._table) and list(colours) == list(self._colours):
            self.preview(())
            return
        self._before, self._table = self._table, view.table
        self._colours, self._events = colours, ()
        self._redraw()

    def mark(self, marks: Marks) -> None:
        frames = _frames(marks)
        if frames != self._marks:
            self._marks = frames
            self._draw_pieces(self._shown)
            self._draw_ghosts()

    def preview(self, events: Sequence[Event]) -> None:
        if events or self._events:
            self._stage.stop()
            self._events = events
            self._draw_position()

    def set_scale_shown(self, shown: bool) -> None:
        self.with_scale = shown

    def set_detail(self, scale: float) -> None:
        pixels = CELL * scale
        flat = pixels / Metrics.density < FLAT_BELOW
        if flat != self._flat:
            self._flat = flat
            self._redraw()
        if pixels > TOO_COARSE * self._easel.unit and self._easel.unit < FINEST:
            self._easel.sharpen(_unit_for(pixels))

    # -- what happens -------------------------------------------------------------------------------------------------

    def animate(self, events: Sequence[Event], seconds: float) -> float:
        self.finish_animation()
        if seconds <= 0:
            return 0.0
        # Where the events do not lead from what was seen before to what is seen now, they are shown on top of that.
        known = leads_to(self._before, events, self._table)
        script = Script(self._before if known else self._table, self._table, seconds, self._scene_of)
        self._stage.play(script.write(events) if known else script.on_top(events))
        return script.length

    def finish_animation(self) -> None:
        if self._stage.is_playing:
            self._stage.stop()
            self._draw_position()

    # -- places -------------------------------------------------------------------------------------------------------

    def pick_at(self, x: float, y: float) -> Pick | None:
        cell = self._scene.layout.cell_at(*self._easel.grid.cell_point(x, y))
        return Pick("cell", PLACE[cell]) if cell else None

    def place_of(self, pick: Pick) -> tuple[float, float] | None:
        cell = CELL_AT.get(pick.value) if pick.kind == "cell" else None
        return self._easel.grid.point(*self._scene.layout.middle(cell)) if cell else None

    def picks(self) -> Collection[Pick]:
        return PICKS

    # -- drawing ------------------------------------------------------------------------------------------------------

    @property
    def _theme(self) -> str:
        return "dark" if self.dark else "light"

    def _scene_of(self, table: State) -> Scene:
        return Scene(table, self._colours, self._theme, self._flat)

    def _lay_out(self, *_change: object) -> None:
        frame = Frame(self.with_scale)
        (width, height), (left_edge, top_edge) = frame.size, frame.origin
        self._easel.grid = Grid(CELL, CELL * left_edge, CELL * (height - top_edge))
        self.size = self.extent = (CELL * width, CELL * height)
        self._redraw()

    def _redraw(self, *_change: object) -> None:
        self._stage.stop()
        self._scene = self._scene_of(self._table)
        self._easel.draw("court", list(court(self._theme, self.with_scale)))
        self._draw_position()

    def _draw_position(self) -> None:
        self._draw_pieces(self._table)
        self._draw_ghosts()

    def _draw_ghosts(self) -> None:
        """What a move would bring."""
        after = replay(self._table, self._events)
        scene = Scene(after, self._colours, self._theme, self._flat, self._marks, crowded=left(self._events))
        self._easel.draw("ghosts", list(ghosts(self._scene, scene, self._events)))
        self._easel.draw("gains", list(gains(scene, self._events)))

    def _draw_pieces(self, table: State) -> None:
        """Of the position, or of one on the way to it."""
        self._shown = table
        items = Scene(table, self._colours, self._theme, self._flat, self._marks, touched(self._events)).pieces()
        if self.with_scale:
            items += scale.values(table, self._theme)
        self._easel.draw("pieces", items)


def _frames(marks: Marks) -> dict[int, list[str]]:
    """The marks of each cell."""
    picks = marks.by_pick().items()
    return {CELL_AT[pick.value]: names for pick, names in picks if pick.kind == "cell" and pick.value in CELL_AT}


def _unit_for(pixels: float) -> int:
    return min(FINEST, max(COARSEST, round(pixels)))
