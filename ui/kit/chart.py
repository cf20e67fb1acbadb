"""What all pictures of numbers share: a grid, the numbers beside it, and drawing anew when something changes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from kivy.clock import Clock
from kivy.core.text import Label as Writing
from kivy.graphics import Color, Line, Rectangle
from kivy.graphics.texture import Texture
from kivy.lang import Builder
from kivy.metrics import dp, sp
from kivy.properties import ColorProperty, NumericProperty
from kivy.uix.widget import Widget

from ui.i18n import number

NICE_STEPS = (1, 2, 5)
LINES_ACROSS = 5  # about so many lines of the grid


@dataclass(frozen=True, slots=True)
class Frame:
    """The part of a chart in which values are, and those at its edges."""

    left: float
    bottom: float
    width: float
    height: float
    last: int
    low: int
    high: int

    def x(self, place: float) -> float:
        return self.left + self.width * place / max(1, self.last)

    def y(self, value: float) -> float:
        return self.bottom + self.height * (value - self.low) / max(1, self.high - self.low)


class Chart(Widget):
    ink = ColorProperty()
    grid = ColorProperty()
    text_scale = NumericProperty(1.0)

    def __init__(self, **kwargs: object) -> None:
        self.draw_soon = Clock.create_trigger(self._draw_anew, -1)
        super().__init__(**kwargs)
        for name in ("pos", "size", "ink", "grid", "text_scale"):
            self.fbind(name, self.draw_soon)

    def draw(self) -> None:
        """Draws what there is on the canvas."""
        raise NotImplementedError

    def _draw_anew(self, *_args: object) -> None:
        self.canvas.clear()
        if self.width > dp(80):
            with self.canvas:
                self.draw()

    def draw_rows(self, frame: Frame, rows: Sequence[int]) -> None:
        for value in rows:
            y = frame.y(value)
            Color(*self.grid)
            Line(points=(frame.left, y, frame.left + frame.width, y), width=1)
            label = self.written(value)
            self.put(label, frame.left - dp(8) - label.width, y - label.height / 2)

    def written(self, value: int) -> Texture:
        writing = Writing(text=number(value), font_size=sp(12) * self.text_scale)
        writing.refresh()
        return writing.texture

    def put(self, texture: Texture, x: float, y: float) -> None:
        Color(*self.ink)
        Rectangle(texture=texture, pos=(round(x), round(y)), size=texture.size)


def ticks(low: int, high: int) -> list[int]:
    """Round numbers from the lowest to the highest value or just beyond."""
    step = next(step for step in steps() if step * LINES_ACROSS >= high - low)
    first = low // step
    last = max(first + 1, -(-high // step))
    return [count * step for count in range(first, last + 1)]


def steps() -> Iterator[int]:
    unit = 1
    while True:
        yield from (nice * unit for nice in NICE_STEPS)
        unit *= 10


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
