"""Lines over time, one for each player: told apart by colour, and by marks with pattern and letter on the lines."""

from collections.abc import Sequence
from dataclasses import dataclass

from kivy.core.text import Label as Writing
from kivy.graphics import Color, Ellipse, Line, Rectangle
from kivy.metrics import dp
from kivy.properties import ListProperty
from kivy.utils import get_color_from_hex

from ui.kit.chart import Chart, Frame, ticks
from ui.kit.patterns import mark_texture
from ui.kit.seats import Look

MARKS_ON_LINE = 2  # beside the one at its end


@dataclass(frozen=True, slots=True)
class Curve:
    """The values of a player, one after every turn."""

    look: Look
    values: Sequence[int]


class Graph(Chart):
    curves = ListProperty()

    def on_curves(self, *_args: object) -> None:
        self.draw_soon()

    def draw(self) -> None:
        if not self.curves:
            return
        high = max(max(curve.values) for curve in self.curves)
        low = min(0, min(min(curve.values) for curve in self.curves))
        rows = ticks(low, high)
        frame = self._frame(rows)
        self.draw_rows(frame, rows)
        self._draw_turns(frame)
        for curve in self.curves:
            self._draw_line(frame, curve)
        for seat, curve in enumerate(self.curves):
            self._draw_marks(frame, curve, seat)
        self._draw_ends(frame)

    def _frame(self, rows: Sequence[int]) -> Frame:
        """Leaves room for the numbers on the left and below, and for the marks on the right."""
        label = self.written(rows[-1])
        left, below, right = label.width + dp(10), label.height + dp(8), self._mark_size + dp(8)
        above = max(label.height, self._mark_size) / 2
        width, height = self.width - left - right, self.height - below - above
        last = max(len(curve.values) for curve in self.curves) - 1
        return Frame(self.x + left, self.y + below, width, height, last, rows[0], rows[-1])

    def _draw_turns(self, frame: Frame) -> None:
        for turn in ticks(0, frame.last)[:-1]:
            label = self.written(turn)
            x = frame.x(turn)
            self.put(label, x - label.width / 2, frame.bottom - dp(6) - label.height)
            Color(*self.grid)
            Line(points=(x, frame.bottom, x, frame.bottom - dp(4)), width=1)

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

    def _draw_marks(self, frame: Frame, curve: Curve, seat: int) -> None:
        """At other turns for every player, so that they do not hide each other."""
        for turn in turns_to_mark(frame.last, seat, len(self.curves)):
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


def turns_to_mark(last: int, seat: int, players: int) -> list[int]:
    share = (seat + 1) / (players + 1)
    return [round((part + share) * last / (MARKS_ON_LINE + 1)) for part in range(MARKS_ON_LINE)]


def spread(wanted: Sequence[float], apart: float, top: float) -> list[float]:
    """Places near the wanted ones, from the lowest up, that far apart and none above the top."""
    places: list[float] = []
    for place in wanted:
        places.append(max(place, places[-1] + apart) if places else place)
    limit = top
    for index in reversed(range(len(places))):
        places[index] = min(places[index], limit)
        limit = places[index] - apart
    return places
