"""What boards have in common that are painted on an easel and show on a stage what happens."""

from collections.abc import Sequence
from typing import Any, Protocol

from kivy.metrics import Metrics
from kivy.properties import BooleanProperty

from alcazar.core.events import Event
from ui.boards.atlas import Paint
from ui.boards.board import Board
from ui.boards.easel import Easel
from ui.boards.motion import Act
from ui.boards.quads import Grid
from ui.boards.stage import Stage

CELL = 48.0  # units of the board to the side of a cell
COARSEST, FINEST = 64, 176  # pixels of a cell in the pictures
FIRST = 48  # ... and dp to begin with
TOO_COARSE = 1.25  # pictures may be enlarged this much
GHOSTLY = 0.76
GHOSTS = "ghosts"  # the layer of what a move would bring


class Script(Protocol):
    """Writes acts for events: from one position to another, or on top of the one at the end."""

    length: float

    def write(self, events: Sequence[Event]) -> list[Act]: ...

    def on_top(self, events: Sequence[Event]) -> list[Act]: ...


class PaintedBoard(Board):
    """Draws in a few layers from pictures that get finer when one looks closer."""

    dark = BooleanProperty(False)

    def __init__(self, paint: Paint, layers: Sequence[str], **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._easel = Easel(self.canvas, paint, _unit_for(FIRST * Metrics.density), layers, Grid(CELL, 0, 0))
        self._easel.fade(GHOSTS, GHOSTLY)
        self._stage = Stage(self._easel, self._draw_pieces, self._draw_position)

    def _draw_pieces(self, table: Any) -> None:
        """Of the position, or of one on the way to it."""
        raise NotImplementedError

    def _draw_position(self) -> None:
        raise NotImplementedError

    def _script(self, events: Sequence[Event], seconds: float) -> tuple[Script, bool]:
        """Who writes the acts, and whether the events lead from what was seen before to what is seen now."""
        raise NotImplementedError

    @property
    def _theme(self) -> str:
        return "dark" if self.dark else "light"

    def animate(self, events: Sequence[Event], seconds: float) -> float:
        self.finish_animation()
        if seconds <= 0:
            return 0.0
        script, is_known = self._script(events, seconds)
        self._stage.play(script.write(events) if is_known else script.on_top(events))
        return script.length

    def finish_animation(self) -> None:
        if self._stage.is_playing:
            self._stage.stop()
            self._draw_position()

    def set_detail(self, scale: float) -> None:
        pixels = CELL * scale
        if pixels > TOO_COARSE * self._easel.unit and self._easel.unit < FINEST:
            self._easel.sharpen(_unit_for(pixels))


def _unit_for(pixels: float) -> int:
    return min(FINEST, max(COARSEST, round(pixels)))
