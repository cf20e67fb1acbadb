"""A board alone in a window, and how to look at it."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from tests.ui.driver import AppDriver, forget_closed_apps

if TYPE_CHECKING:
    from PIL.Image import Image

    from ui.boards.board import Board


class BoardAlone:
    """Pictures show what is seen of the board."""

    def __init__(self, folder: Path, make: "Callable[[], Board]", size: tuple[int, int]) -> None:
        from kivy.app import App
        from kivy.uix.widget import Widget

        forget_closed_apps()
        self.board = make()
        root = Widget()
        root.add_widget(self.board)
        app = App()
        app.root = root
        self.driver = AppDriver(app, size)
        self._file = folder / "board.png"

    def picture(self) -> "Image":
        self.driver.frames(1)
        return self.driver.picture(self._file)


def difference(one: "Image", other: "Image") -> tuple[int, int, int, int] | None:
    """The part that differs: left, top, right, bottom."""
    from PIL import ImageChops

    return ImageChops.difference(one, other).getbbox()
