"""The surface of a table: the keyboard can be on it as it can be on a button."""

from ui.boards.surface import Surface
from ui.kit.widgets import Ringed


class TableSurface(Ringed, Surface):
    """`on_release` is for a key that presses what the cursor is on."""

    __events__ = ("on_release",)

    def on_release(self) -> None:
        """For those who want to know."""
