"""A row of towers along the bottom of a screen, in two distances."""

from kivy.graphics import Color, Rectangle, Triangle
from kivy.metrics import dp
from kivy.properties import ColorProperty
from kivy.uix.widget import Widget

# (width in dp, height as a share of the widget, roof), repeated over the whole width
FAR = ((70, 0.55, "merlons"), (40, 0.80, "point"), (90, 0.45, "flat"), (50, 0.95, "merlons"), (60, 0.60, "point"))
NEAR = ((60, 0.35, "merlons"), (100, 0.20, "flat"), (44, 0.50, "point"), (80, 0.28, "merlons"), (54, 0.15, "flat"))


class Skyline(Widget):
    far_colour = ColorProperty()
    near_colour = ColorProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        redraw = self._redraw
        self.bind(pos=redraw, size=redraw, far_colour=redraw, near_colour=redraw)

    def _redraw(self, *_args: object) -> None:
        self.canvas.clear()
        with self.canvas:
            for towers, colour in ((FAR, self.far_colour), (NEAR, self.near_colour)):
                Color(*colour)
                self._draw_row(towers)

    def _draw_row(self, towers: tuple[tuple[int, float, str], ...]) -> None:
        left, number = self.x, 0
        while left < self.x + self.width:
            width, share, roof = towers[number % len(towers)]
            self._draw_tower(left, dp(width), self.height * share, roof)
            left, number = left + dp(width), number + 1

    def _draw_tower(self, left: float, width: float, height: float, roof: str) -> None:
        Rectangle(pos=(left, self.y), size=(width, height))
        top = self.y + height
        if roof == "merlons":
            step = width / 7
            for number in range(0, 7, 2):
                Rectangle(pos=(left + number * step, top), size=(step, step))
        elif roof == "point":
            Triangle(points=(left, top, left + width / 2, top + width * 0.7, left + width, top))
