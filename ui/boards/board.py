"""What the surface and the table need from the board of a game."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from kivy.uix.widget import Widget

from alcazar.core.events import Event
from ui.faces.contract import Pick


@dataclass(frozen=True, slots=True)
class Marks:
    """What is marked on a board: where a tap leads on, what was tapped, where the newest moves were, the cursor."""

    lit: frozenset[Pick] = frozenset()
    chosen: frozenset[Pick] = frozenset()
    last: frozenset[Pick] = frozenset()
    cursor: Pick | None = None

    def by_pick(self) -> dict[Pick, list[str]]:
        """The names of the marks that each pick has, from the quietest to the loudest."""
        cursor = {self.cursor} if self.cursor else set()
        kinds = (("last", self.last), ("lit", self.lit - self.chosen), ("chosen", self.chosen), ("cursor", cursor))
        found: dict[Pick, list[str]] = {}
        for name, picks in kinds:
            for pick in picks:
                found.setdefault(pick, []).append(name)
        return found


class Board(Widget):
    """Lies on a surface that zooms and moves it. It is as large as its `extent`, in units of its own."""

    extent = (0.0, 0.0)

    def show(self, view: Any, colours: Sequence[str]) -> None:
        """Draw this position; colours are the names of the seats' looks (ui.kit.seats)."""
        raise NotImplementedError

    def mark(self, marks: Marks) -> None:
        raise NotImplementedError

    def preview(self, events: Sequence[Event]) -> None:
        """Show what a move would bring, as a ghost; nothing with no events."""
        raise NotImplementedError

    def animate(self, events: Sequence[Event], seconds: float) -> float:
        """Show what just happened, on top of the position after it; returns how long that takes."""
        raise NotImplementedError

    def finish_animation(self) -> None:
        raise NotImplementedError

    def set_detail(self, scale: float) -> None:
        """The surface has come to rest at this scale: time to draw sharper, or simpler."""

    def set_room(self, width: float, height: float) -> None:
        """How much of the window there is for it, in dp: time to lie across or upright."""

    def set_scale_shown(self, shown: bool) -> None:
        """Whether there is room for what belongs around the board, such as a scale of values."""

    def pick_at(self, x: float, y: float) -> Pick | None:
        """What lies at a point of the board."""
        raise NotImplementedError

    def place_of(self, pick: Pick) -> tuple[float, float] | None:
        """Where on the board a pick is, for the cursor and to bring it into sight."""
        raise NotImplementedError

    def picks(self) -> Collection[Pick]:
        """Everything on the board that can be tapped, for the cursor."""
        raise NotImplementedError
