"""Bars: a share of a whole, and one column after the other over time. Told apart by fill and star, not by colour."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from kivy.core.text import Label as Writing
from kivy.graphics import Color, Line, Rectangle, RoundedRectangle
from kivy.graphics.texture import Texture
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import ColorProperty, ListProperty, NumericProperty, OptionProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget
from kivymd.icon_definitions import md_icons

from ui.kit.chart import Chart, Frame, ticks

STYLES = STARRED, PLAIN, HOLLOW = "starred", "plain", "hollow"
LEAST_PLACES = 10  # a few columns alone are not wider than if there were so many
GAP = 0.3  # of a column's place
LEAST_HEIGHT = 2  # dp: even zero is to be seen


@dataclass(frozen=True, slots=True)
class Column:
    value: int
    style: str


class ShareBar(Widget):
    """How much of a whole, from 0 to 1."""

    share = NumericProperty(0)


class Columns(Chart):
    columns = ListProperty()
    strong = ColorProperty()
    soft = ColorProperty()

    def on_columns(self, *_args: object) -> None:
        self.draw_soon()

    def draw(self) -> None:
        if not self.columns:
            return
        values = [column.value for column in self.columns]
        rows = ticks(min(0, *values), max(1, *values))
        frame = self._frame(rows)
        self.draw_rows(frame, rows)
        star = _star((frame.x(1) - frame.x(0)) * (1 - GAP / 2))
        for place, column in enumerate(self.columns):
            self._draw_column(frame, place, column, star)

    def _frame(self, rows: Sequence[int]) -> Frame:
        """Leaves room for the numbers on the left, and for a star above the highest column."""
        label = self.written(max(rows, key=lambda value: self.written(value).width))
        left, below, above = label.width + dp(10), label.height / 2, max(label.height / 2, dp(16))
        places = max(LEAST_PLACES, len(self.columns))
        size = self.width - left, self.height - below - above
        return Frame(self.x + left, self.y + below, *size, places, rows[0], rows[-1])

    def _draw_column(self, frame: Frame, place: int, column: Column, star: Texture) -> None:
        width = frame.x(1) - frame.x(0)
        left, right = frame.x(place) + width * GAP / 2, frame.x(place + 1) - width * GAP / 2
        low, high = sorted((frame.y(0), frame.y(column.value)))
        high = max(high, low + dp(LEAST_HEIGHT))
        draw_bar(column.style, (left, low, right - left, high - low), self.strong, self.soft)
        if column.style == STARRED:
            Color(*self.strong)
            Rectangle(texture=star, pos=((left + right - star.width) / 2, high), size=star.size)


class ColumnSample(Widget):
    """What a kind of column looks like."""

    style = OptionProperty(PLAIN, options=STYLES)
    strong = ColorProperty()
    soft = ColorProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        for name in ("pos", "size", "style", "strong", "soft"):
            self.fbind(name, self._draw)

    def _draw(self, *_args: object) -> None:
        self.canvas.clear()
        with self.canvas:
            draw_bar(self.style, (*self.pos, *self.size), self.strong, self.soft)


class ColumnKey(BoxLayout):
    """... and what it means."""

    style = StringProperty(PLAIN)
    text = StringProperty()


def draw_bar(
    style: str, box: tuple[float, float, float, float], strong: Sequence[float], soft: Sequence[float]
) -> None:
    left, bottom, width, height = box
    if style != HOLLOW:
        Color(*(strong if style == STARRED else soft))
        RoundedRectangle(pos=(left, bottom), size=(width, height), radius=[min(dp(3), height / 2)])
    Color(*strong)
    Line(rectangle=(left, bottom, width, height), width=1, dash_length=3, dash_offset=3 if style == HOLLOW else 0)


def _star(size: float) -> Texture:
    writing = Writing(text=md_icons["star"], font_name="Icons", font_size=min(size, dp(16)))
    writing.refresh()
    return writing.texture


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
