"""A board of Alcazar alone in a window."""

from pathlib import Path
from typing import TYPE_CHECKING

from alcazar.games.alcazar.state import State
from tests.ui.alcazar_positions import COLOURS, view_of
from tests.ui.board_screen import BoardAlone, difference

if TYPE_CHECKING:
    from ui.faces.contract import Pick

__all__ = ["SIZE", "BoardOnScreen", "difference", "pick"]

SIZE = (640, 680)  # room for the board as large as it is


class BoardOnScreen(BoardAlone):
    def __init__(self, folder: Path) -> None:
        from ui.faces.alcazar.board import AlcazarBoard

        super().__init__(folder, AlcazarBoard, SIZE)

    def show(self, state: State) -> None:
        self.board.show(view_of(state), COLOURS)


def pick(x: int, y: int) -> "Pick":
    from ui.faces.contract import Pick

    return Pick("cell", (x, y))
