"""A chequered board on a surface, for the tests of the surface."""

from kivy.app import App
from kivy.graphics import Color, Rectangle
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.relativelayout import RelativeLayout
from kivy.uix.widget import Widget

from tests.ui.driver import AppDriver, Position, Rect
from ui.boards.board import Board
from ui.boards.surface import Surface
from ui.faces.contract import Pick

CELL, COLUMNS, ROWS = 48, 10, 8
MARGIN = 8
PHONE, SIDEWAYS = (360, 640), (640, 360)
MIDDLE = (180, 340)  # of the surface on a phone
BAR = 40  # pixels below the surface


class Grid(Board):
    """A chequered board."""

    extent = (CELL * COLUMNS, CELL * ROWS)

    def __init__(self) -> None:
        super().__init__()
        self.details: list[float] = []
        with self.canvas:
            for number in range(COLUMNS * ROWS):
                column, row = number % COLUMNS, number // COLUMNS
                Color(*((0.9, 0.8, 0.6) if (column + row) % 2 else (0.7, 0.35, 0.2)))
                Rectangle(pos=(column * CELL, row * CELL), size=(CELL, CELL))

    def set_detail(self, scale: float) -> None:
        self.details.append(scale)

    def pick_at(self, x: float, y: float) -> Pick | None:
        inside = 0 <= x < self.extent[0] and 0 <= y < self.extent[1]
        return Pick("cell", (int(x // CELL), int(y // CELL))) if inside else None

    def place_of(self, pick: Pick) -> Position:
        column, row = pick.value
        return (column + 0.5) * CELL, (row + 0.5) * CELL


class SurfaceApp(App):
    """A surface above a bar, and whatever the surface told. It lies in a layout with coordinates of its own."""

    def build(self) -> BoxLayout:
        self.told: list[tuple[str, Pick | None]] = []
        self.uses_taps = False
        self.surface = Surface(board=Grid())
        self.surface.bind(on_tap=self._on_tap)
        self.surface.bind(on_double_tap=lambda _surface, x, y: self._tell("double tap", x, y))
        self.surface.bind(on_long_press=lambda _surface, x, y: self._tell("long press", x, y))
        around = RelativeLayout()
        around.add_widget(self.surface)
        root = BoxLayout(orientation="vertical")
        root.add_widget(around)
        root.add_widget(Widget(size_hint_y=None, height=BAR))
        return root

    def _on_tap(self, _surface: Surface, x: float, y: float) -> bool:
        self._tell("tap", x, y)
        return self.uses_taps

    def _tell(self, what: str, x: float, y: float) -> None:
        self.told.append((what, self.surface.board.pick_at(x, y)))


class Table(AppDriver):
    """Hands and eyes on a surface."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(SurfaceApp(), size)
        self.surface: Surface = self.app.surface
        self.come_to_rest()

    @property
    def told(self) -> list[tuple[str, Pick | None]]:
        return self.app.told

    @property
    def seen(self) -> Rect:
        """Where the board is in the window."""
        return Rect(*self.surface.window_at(0, 0), *self.surface.window_at(*self.surface.board.extent))

    @property
    def fit_scale(self) -> float:
        return min((side - 2 * MARGIN) / length for side, length in zip(self.surface.size, self.surface.board.extent))

    @property
    def middle(self) -> Position:
        """The point of the board in the middle of the surface."""
        return self.surface.board_at(*self.surface.to_window(*self.surface.center))

    def cell(self, column: int, row: int) -> Position:
        """Where a cell is in the window."""
        return self.surface.window_at(*self.surface.board.place_of(Pick("cell", (column, row))))

    def zoom_in(self, factor: float = 3) -> None:
        self.surface.zoom_to(self.fit_scale * factor, CELL * COLUMNS / 2, CELL * ROWS / 2, animated=False)
        self.come_to_rest()

    def come_to_rest(self) -> None:
        self.wait_for(lambda: not self.surface.is_moving)

    def turn(self, size: tuple[int, int]) -> None:
        self.window.size = size
        self.frames(3)
        self.come_to_rest()


def tap_on(column: int, row: int) -> tuple[str, Pick]:
    return "tap", Pick("cell", (column, row))
