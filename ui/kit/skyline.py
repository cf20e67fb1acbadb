"""A castle on a hill in front of a low sun, behind a town wall: the picture of the first screen."""

from math import sin

from kivy.clock import Clock
from kivy.graphics import Color, Mesh, Rectangle, SmoothEllipse, SmoothTriangle
from kivy.metrics import dp
from kivy.properties import ColorProperty, NumericProperty
from kivy.uix.widget import Widget

from ui.safe_area import safe_area

# (left, width, height, roof), all but the roof as shares of the castle's width, from its left edge
CASTLE = (
    (0.00, 0.16, 0.26, "merlons"),
    (0.14, 0.30, 0.17, "merlons"),
    (0.30, 0.11, 0.42, "point"),
    (0.40, 0.26, 0.30, "merlons"),
    (0.46, 0.13, 0.52, "merlons"),
    (0.64, 0.14, 0.24, "dome"),
    (0.78, 0.12, 0.36, "merlons"),
    (0.88, 0.12, 0.20, "merlons"),
)
CASTLE_HEIGHT = 0.74  # with the hill
ARCHES = ((0.065, 0.12), (0.3375, 0.30), (0.507, 0.38), (0.437, 0.16), (0.587, 0.16), (0.8225, 0.22))  # left and sill
# Along the town wall: (dp to the next one, width, height above the wall, roof)
WALL = ((150, 46, 26, "merlons"), (120, 30, 40, "point"), (170, 56, 18, "merlons"), (90, 34, 30, "dome"))
HILL_STEP = 8


class Skyline(Widget):
    """`wall` is the height of the town wall, which the screen goes on from in the same colour; `clear` is left free
    of the castle at the top."""

    sky = ColorProperty()
    sun = ColorProperty()
    hill = ColorProperty()
    castle = ColorProperty()
    light = ColorProperty()  # what shines through the castle's windows
    ground = ColorProperty()
    wall = NumericProperty(dp(18))
    clear = NumericProperty(0)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        redraw = Clock.create_trigger(self._redraw, -1)  # once, when all of these are known
        for name in ("pos", "size", "sky", "sun", "hill", "castle", "light", "ground", "wall", "clear"):
            self.fbind(name, redraw)
        safe_area.bind(top=self._redraw)  # a method: the safe area outlives the screen, and would keep anything else

    def _redraw(self, *_args: object) -> None:
        side = min((self.height - self.wall - self.clear) / CASTLE_HEIGHT, self.width * 0.62)
        left, base = self.right - side - max(dp(12), self.width * 0.07), self.y + self.wall
        self.canvas.clear()
        if side <= 0:
            return  # a window that is just being turned can leave nothing to draw on
        with self.canvas:
            Color(*self.sky)
            Rectangle(pos=self.pos, size=(self.width, self.height + safe_area.top))
            Color(*self.sun)
            _draw_disc(left + side * 0.12, base + side * 0.46, side * 0.13)
            Color(*self.castle)
            for x, width, height, roof in CASTLE:
                _draw_tower(left + x * side, base, width * side, (height + 0.1) * side, roof)
            Color(*self.light)
            for x, sill in ARCHES:
                _draw_arch(left + x * side, base + (sill + 0.1) * side, side * 0.035)
            Color(*self.hill)
            self._draw_hill(base, side * 0.16, left + side / 2)
            Color(*self.ground)
            self._draw_wall()

    def _draw_hill(self, base: float, height: float, top: float) -> None:
        """Highest below the castle, and never quite even."""
        vertices: list[float] = []
        steps = max(2, int(self.width / dp(HILL_STEP)))
        for step in range(steps + 1):
            x = self.x + self.width * step / steps
            slope = 1 / (1 + ((x - top) / (height * 4)) ** 2)
            rise = height * (0.25 + 0.6 * slope + 0.06 * sin(x / dp(40)) + 0.05 * sin(x / dp(97)))
            vertices += (x, self.y, 0, 0, x, base + rise, 0, 0)
        Mesh(vertices=vertices, indices=range(2 * steps + 2), mode="triangle_strip")

    def _draw_wall(self) -> None:
        Rectangle(pos=self.pos, size=(self.width, self.wall))
        tooth, left = dp(7), self.x
        while left < self.right:
            Rectangle(pos=(left, self.y + self.wall), size=(tooth, tooth))
            left += 2 * tooth
        left, number = self.x + dp(28), 0
        while left < self.right:
            apart, width, height, roof = WALL[number % len(WALL)]
            _draw_tower(left, self.y, dp(width), self.wall + dp(height), roof)
            left, number = left + dp(apart), number + 1


def _draw_tower(left: float, base: float, width: float, height: float, roof: str) -> None:
    Rectangle(pos=(left, base), size=(width, height))
    top = base + height
    if roof == "merlons":
        tooth = width / 7
        for number in range(0, 7, 2):
            Rectangle(pos=(left + number * tooth, top), size=(tooth, tooth))
    elif roof == "dome":
        SmoothEllipse(pos=(left, top - width / 2), size=(width, width), angle_start=-90, angle_end=90)
        Rectangle(pos=(left + width * 0.47, top + width / 2), size=(width * 0.06, width * 0.2))
    else:
        overhang = width * 0.08
        SmoothTriangle(points=(left - overhang, top, left + width / 2, top + width, left + width + overhang, top))


def _draw_arch(left: float, sill: float, width: float) -> None:
    """The horseshoe arch of the south: its round part is wider than its opening."""
    Rectangle(pos=(left, sill), size=(width, width * 1.1))
    _draw_disc(left + width / 2, sill + width * 1.3, width * 0.62)


def _draw_disc(x: float, y: float, radius: float) -> None:
    SmoothEllipse(pos=(x - radius, y - radius), size=(2 * radius, 2 * radius))
