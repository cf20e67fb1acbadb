"""A board of Alcazar alone in a window, and how to look at it."""

from pathlib import Path
from typing import TYPE_CHECKING

from alcazar.games.alcazar.state import State
from tests.ui.alcazar_positions import COLOURS, view_of
from tests.ui.driver import AppDriver, forget_closed_apps

if TYPE_CHECKING:
    from PIL.Image import Image

    from ui.faces.contract import Pick

SIZE = (640, 680)  # room for the board as large as it is


class BoardOnScreen:
    """A board alone in a window; pictures show what is seen of it."""

    def __init__(self, folder: Path) -> None:
        from kivy.app import App
        from kivy.uix.widget import Widget

        from ui.faces.alcazar.board import AlcazarBoard

        forget_closed_apps()
        self.board = AlcazarBoard()
        root = Widget()
        root.add_widget(self.board)
        app = App()
        app.root = root
        self.driver = AppDriver(app, SIZE)
        self._file = folder / "board.png"

    def show(self, state: State) -> None:
        self.board.show(view_of(state), COLOURS)

    def picture(self) -> "Image":
        self.driver.frames(1)
        return self.driver.picture(self._file)


def pick(x: int, y: int) -> "Pick":
    from ui.faces.contract import Pick

    return Pick("cell", (x, y))


def difference(one: "Image", other: "Image") -> tuple[int, int, int, int] | None:
    """The part that differs: left, top, right, bottom."""
    from PIL import ImageChops

    return ImageChops.difference(one, other).getbbox()
