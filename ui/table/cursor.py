"""The keyboard at the table: arrows from one lit place of the board to the next, and a key for everything."""

from typing import TYPE_CHECKING, TypeAlias

from ui.boards.gestures import Point
from ui.faces.contract import Pick
from ui.kit.focus import DIRECTIONS, ENTER, KEYPAD_ENTER
from ui.table.shelves import CardButton

if TYPE_CHECKING:
    from ui.table.screen import TableScreen

ZOOM = 1.25
ASIDE = 2.5  # how much worse a place beside the way is than one straight ahead

Places: TypeAlias = dict[Pick, Point]  # where on the board


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
            return (not self._is_elsewhere or self._is_on_card_of_answer) and self.enter()
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

    def enter(self) -> bool:
        """Confirms what is ready, or taps where the cursor is."""
        question = self._table.question
        if question.ready is not None:
            question.confirm()
        elif question.choosing and self.pick:
            self._table.tap(self.pick)
        else:
            return False
        return True

    def come(self) -> None:
        """The keyboard has come to the board: there is a place to start from."""
        places = self._lit_places
        if self._table.surface.focused and places and not self.pick:
            self._go(_first(places))

    @property
    def _is_elsewhere(self) -> bool:
        """The keyboard is on a button or a card, which comes first."""
        return self._table.app.focus.widget not in (None, self._table.surface)

    @property
    def _is_on_card_of_answer(self) -> bool:
        """To choose it once more would change nothing."""
        focused = self._table.app.focus.widget
        return isinstance(focused, CardButton) and focused.chosen and self._table.question.ready is not None

    @property
    def _lit_places(self) -> Places:
        board = self._table.surface.board
        return {pick: board.place_of(pick) for pick in self._table.question.lit}

    def _move(self, dx: int, dy: int) -> bool:
        """To the nearest lit place in that direction; places that are not lit are passed over."""
        places = self._lit_places
        if self._is_elsewhere or not places:
            return False
        here = self.pick and self._table.surface.board.place_of(self.pick)
        there = nearest_ahead(here, places, dx, dy) if here else _first(places)
        if there:
            self._go(there)
        return True

    def _go(self, pick: Pick) -> None:
        self.pick = pick
        self._table.mark_board()
        self._table.surface.bring_into_sight(*self._table.surface.board.place_of(pick))


def nearest_ahead(here: Point, places: Places, dx: int, dy: int) -> Pick | None:
    ahead = {}
    for pick, (x, y) in places.items():
        along = (x - here[0]) * dx + (y - here[1]) * dy
        if along > 1:
            ahead[pick] = along + ASIDE * (abs((x - here[0]) * dy) + abs((y - here[1]) * dx))
    return min(ahead, key=ahead.__getitem__, default=None)


def _first(places: Places) -> Pick:
    """As one reads."""
    return min(places, key=lambda pick: (-places[pick][1], places[pick][0]))
