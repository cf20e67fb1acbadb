"""Lines over time, one for each player: told apart by colour, and by marks with pattern and letter on the lines."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from kivy.clock import Clock
from kivy.core.text import Label as Writing
from kivy.graphics import Color, Ellipse, Line, Rectangle
from kivy.graphics.texture import Texture
from kivy.lang import Builder
from kivy.metrics import dp, sp
from kivy.properties import ColorProperty, ListProperty, NumericProperty
from kivy.uix.widget import Widget
from kivy.utils import get_color_from_hex

from ui.kit.patterns import mark_texture
from ui.kit.seats import Look

NICE_STEPS = (1, 2, 5)
LINES_ACROSS = 5  # about so many lines of the grid
MARKS_ON_LINE = 2  # beside the one at its end


@dataclass(frozen=True, slots=True)
class Curve:
    """The values of a player, one after every turn."""

    look: Look
    values: Sequence[int]


@dataclass(frozen=True, slots=True)
class Frame:
    """The part of the graph in which the lines are, and the values at its edges."""

    left: float
    bottom: float
    width: float
    height: float
    last: int
    low: int
    high: int

    def x(self, turn: float) -> float:
        return self.left + self.width * turn / max(1, self.last)

    def y(self, value: float) -> float:
        return self.bottom + self.height * (value - self.low) / max(1, self.high - self.low)


class Graph(Widget):
    curves = ListProperty()
    ink = ColorProperty()
    grid = ColorProperty()
    text_scale = NumericProperty(1.0)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        redraw = Clock.create_trigger(self._redraw, -1)
        for name in ("pos", "size", "curves", "ink", "grid", "text_scale"):
            self.fbind(name, redraw)

    def _redraw(self, *_args: object) -> None:
        self.canvas.clear()
        if self.curves and self.width > dp(80):
            with self.canvas:
                self._draw()

    def _draw(self) -> None:
        high = max(max(curve.values) for curve in self.curves)
        low = min(0, min(min(curve.values) for curve in self.curves))
        rows = ticks(low, high)
        frame = self._frame(rows)
        self._draw_rows(frame, rows)
        self._draw_columns(frame)
        for curve in self.curves:
            self._draw_line(frame, curve)
        for number, curve in enumerate(self.curves):
            self._draw_marks(frame, curve, number)
        self._draw_ends(frame)

    def _frame(self, rows: Sequence[int]) -> Frame:
        """Leaves room for the numbers on the left and below, and for the marks on the right."""
        number = self._written(str(rows[-1]))
        left, below, right = number.width + dp(10), number.height + dp(8), self._mark_size + dp(8)
        above = max(number.height, self._mark_size) / 2
        width, height = self.width - left - right, self.height - below - above
        last = max(len(curve.values) for curve in self.curves) - 1
        return Frame(self.x + left, self.y + below, width, height, last, rows[0], rows[-1])

    # -- the grid and its numbers -------------------------------------------------------------------------------------

    def _draw_rows(self, frame: Frame, rows: Sequence[int]) -> None:
        for value in rows:
            y = frame.y(value)
            Color(*self.grid)
            Line(points=(frame.left, y, frame.left + frame.width, y), width=1)
            number = self._written(str(value))
            self._put(number, frame.left - dp(8) - number.width, y - number.height / 2)

    def _draw_columns(self, frame: Frame) -> None:
        for turn in ticks(0, frame.last)[:-1]:
            number = self._written(str(turn))
            x = frame.x(turn)
            self._put(number, x - number.width / 2, frame.bottom - dp(6) - number.height)
            Color(*self.grid)
            Line(points=(x, frame.bottom, x, frame.bottom - dp(4)), width=1)

    def _written(self, text: str) -> Texture:
        writing = Writing(text=text, font_size=sp(12) * self.text_scale)
        writing.refresh()
        return writing.texture

    def _put(self, texture: Texture, x: float, y: float) -> None:
        Color(*self.ink)
        Rectangle(texture=texture, pos=(round(x), round(y)), size=texture.size)

    # -- lines and marks ----------------------------------------------------------------------------------------------

    @property
    def _mark_size(self) -> float:
        return float(dp(18) * self.text_scale)

    def _draw_line(self, frame: Frame, curve: Curve) -> None:
        """With a dark edge: light colours would be lost on a light ground."""
        points = [place for turn, value in enumerate(curve.values) for place in (frame.x(turn), frame.y(value))]
        for colour, width in ((self.ink, dp(1.8)), (curve.look.colour, dp(1.3))):
            Color(*colour)
            Line(points=points, width=width, joint="round", cap="round")

    def _draw_marks(self, frame: Frame, curve: Curve, number: int) -> None:
        """At other turns for every player, so that they do not hide each other."""
        for turn in turns_to_mark(frame.last, number, len(self.curves)):
            self._draw_mark(curve.look, frame.x(turn), frame.y(curve.values[turn]))

    def _draw_ends(self, frame: Frame) -> None:
        """Beside the ends of the lines; where these are close together, one above the other."""
        size = self._mark_size
        ends = sorted(self.curves, key=lambda curve: curve.values[-1])
        wanted = [frame.y(curve.values[-1]) for curve in ends]
        for curve, y in zip(ends, spread(wanted, size, frame.bottom + frame.height)):
            self._draw_mark(curve.look, frame.left + frame.width + dp(4) + size / 2, y)

    def _draw_mark(self, look: Look, x: float, y: float) -> None:
        size = self._mark_size
        Color(1, 1, 1, 1)
        Ellipse(texture=mark_texture(look.key), pos=(x - size / 2, y - size / 2), size=(size, size))
        writing = Writing(text=look.letter, font_size=size * 0.5, bold=True)
        writing.refresh()
        letter = writing.texture
        Color(*get_color_from_hex(look.ink))
        Rectangle(texture=letter, pos=(x - letter.width / 2, y - letter.height / 2), size=letter.size)


def ticks(low: int, high: int) -> list[int]:
    """Round numbers from the lowest to the highest value or just beyond."""
    step = next(step for step in steps() if step * LINES_ACROSS >= high - low)
    first = low // step
    last = max(first + 1, -(-high // step))
    return [number * step for number in range(first, last + 1)]


def steps() -> Iterator[int]:
    unit = 1
    while True:
        yield from (nice * unit for nice in NICE_STEPS)
        unit *= 10


def turns_to_mark(last: int, number: int, players: int) -> list[int]:
    share = (number + 1) / (players + 1)
    return [round((part + share) * last / (MARKS_ON_LINE + 1)) for part in range(MARKS_ON_LINE)]


def spread(wanted: Sequence[float], apart: float, top: float) -> list[float]:
    """Places near the wanted ones, from the lowest up, that far apart and none above the top."""
    places: list[float] = []
    for place in wanted:
        places.append(max(place, places[-1] + apart) if places else place)
    limit = top
    for number in reversed(range(len(places))):
        places[number] = min(places[number], limit)
        limit = places[number] - apart
    return places


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
