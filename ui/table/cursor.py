"""The keyboard at the table: arrows from one lit place of the board to the next, and a key for everything."""

from typing import TYPE_CHECKING

from ui.faces.contract import Pick
from ui.kit.focus import DIRECTIONS, ENTER, KEYPAD_ENTER

if TYPE_CHECKING:
    from ui.table.screen import TableScreen

ZOOM = 1.25
ASIDE = 2.5  # how much worse a place beside the way is than one straight ahead


class Cursor:
    def __init__(self, table: "TableScreen") -> None:
        self._table = table
        self.pick: Pick | None = None

    def clear(self) -> None:
        self.pick = None

    def key(self, key: int, letter: str) -> bool:
        table = self._table
        if key in DIRECTIONS and table.question.choosing:
            return self._move(*DIRECTIONS[key])
        if key in (ENTER, KEYPAD_ENTER):
            return self._enter()
        keys = {
            "u": table.undo,
            "r": table.redo,
            "h": table.hints.start,
            "l": table.show_log,
            "m": table.show_moves,
            "f": lambda: table.surface.fit(),
            "+": lambda: table.surface.zoom_by(ZOOM),
            "-": lambda: table.surface.zoom_by(1 / ZOOM),
        }
        if letter in keys:
            keys[letter]()
            return True
        return False

    def _enter(self) -> bool:
        """Confirms what is ready, or taps where the cursor is. A button that has the focus comes first."""
        table = self._table
        if table.app.focus.widget:
            return False
        if table.question.ready is not None:
            table.question.confirm()
        elif table.question.choosing and self.pick:
            table.tap(self.pick)
        else:
            return False
        return True

    def _move(self, dx: int, dy: int) -> bool:
        """To the nearest lit place in that direction; places that are not lit are passed over."""
        table = self._table
        if table.app.focus.widget:
            return False
        places = {pick: table.surface.board.place_of(pick) for pick in table.question.lit}
        here = self.pick and table.surface.board.place_of(self.pick)
        if not places:
            return False
        if not here:
            self._go(min(places, key=lambda pick: (-places[pick][1], places[pick][0])))
            return True
        ahead = {}
        for pick, (x, y) in places.items():
            along = (x - here[0]) * dx + (y - here[1]) * dy
            if along > 1:
                ahead[pick] = along + ASIDE * (abs((x - here[0]) * dy) + abs((y - here[1]) * dx))
        if ahead:
            self._go(min(ahead, key=ahead.__getitem__))
        return True

    def _go(self, pick: Pick) -> None:
        self.pick = pick
        self._table.mark_board()
        self._table.surface.bring_into_sight(*self._table.surface.board.place_of(pick))
