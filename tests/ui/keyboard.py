"""Plays with keys alone, and looks at every stop whether the keyboard's place is to be seen."""

from collections import deque
from typing import TYPE_CHECKING

from tests.ui.alcazar_screen import difference
from tests.ui.driver import AppDriver
from tests.ui.looks import seen
from tests.ui.player import Player
from tests.ui.visits import ENTER, TAB, hit, labels

if TYPE_CHECKING:
    from kivy.uix.widget import Widget
    from PIL.Image import Image

    from ui.faces.contract import Pick

ESCAPE = 27
MOST_TABS = 80  # more means that the Tab key does not lead there
LEAST_SEEN = 24  # pixels of what has the focus, in both directions
ALIKE = 24  # how far parts of a colour may differ, of 255


class KeyboardPlayer(Player):
    """Finds what to press with Tab and presses it with Enter; on the board arrows lead from light to light."""

    def __init__(self, app: AppDriver) -> None:
        super().__init__(app)
        self.touches: list[object] = []  # there must never be any
        self.stops = 0
        app.listen(on_touch_down=lambda _window, touch: self.touches.append(touch))

    @property
    def focused(self) -> "Widget | None":
        return self.app.app.focus.widget

    def tab_to(self, widget: "Widget") -> None:
        """Backwards with the Shift key if it is at the bottom, where most of the buttons are."""
        backwards = (
            ("shift",) if self.focused is None and self.app.rect(widget).top < self.app.window.height / 2 else ()
        )
        for _ in range(MOST_TABS):
            if self.focused == widget:
                return
            hit(self.app, TAB, *backwards)
            self.check_focus()
        raise AssertionError(f"the Tab key does not lead to {widget}")

    def press_text(self, text: str) -> None:
        """What is called like this, on the sheet on top or else on the screen."""
        for _ in range(MOST_TABS):
            hit(self.app, TAB)
            self.check_focus()
            if text in (getattr(self.focused, "meaning", ""), *(label.text for label in labels(self.focused))):
                hit(self.app, ENTER)
                return
        raise AssertionError(f"the Tab key does not lead to {text!r}")

    def check_focus(self) -> None:
        self.stops += 1
        assert self.focused is not None
        visible = seen(self.app, self.focused, self.app.rect(self.focused))
        assert visible.inside(self.app.frame_of_window), f"{self.focused} is not on the screen"
        assert min(visible.right - visible.left, visible.top - visible.bottom) >= LEAST_SEEN, f"{self.focused} hides"
        assert ring_is_painted(self.app, self.focused), f"nobody sees that the keyboard is on {self.focused}"

    # -- as a player --------------------------------------------------------------------------------------------------

    def push(self, button: "Widget") -> None:
        self.tab_to(button)
        hit(self.app, ENTER)

    def confirm(self) -> None:
        """Enter is enough, on the board as on the card that was chosen; but not on another button."""
        if self.focused in self.table.actions.children:
            super().confirm()
        else:
            hit(self.app, ENTER)

    def tap_board(self, spot: "Pick") -> None:
        from ui.kit.focus import DOWN

        if self.focused is not None:
            self.tab_to(self.table.surface)
        if self.table.cursor.pick is None:
            self._press_arrow(DOWN)  # to the first light
        for arrow in self._way_to(spot):
            self._press_arrow(arrow)
        assert self.table.cursor.pick == spot
        hit(self.app, ENTER)

    def reveal(self) -> None:
        (cover,) = self.table.ids.covers.children
        self.push(cover.ids.hold)
        while self.app.app.root.sheets.top:
            hit(self.app, ESCAPE)

    def _press_arrow(self, arrow: int) -> None:
        before = self.app.look()
        self.app.key(arrow)
        self.stops += 1
        surface = self.table.surface
        spot = surface.window_at(*surface.board.place_of(self.table.cursor.pick))
        changed = difference(
            *(around(picture, spot, surface.scale * surface.cell / 2) for picture in (before, self.app.look()))
        )
        assert changed, "nobody sees the cursor"

    def _way_to(self, spot: "Pick") -> list[int]:
        """The arrows that lead to a lit place from where the cursor is: as few as possible."""
        from ui.kit.focus import DIRECTIONS
        from ui.table.cursor import nearest_ahead

        place_of, start = self.table.surface.board.place_of, self.table.cursor.pick
        lit = {pick: place_of(pick) for pick in self.table.question.lit}
        ways: dict[Pick, list[int]] = {start: []}
        waiting = deque(ways)
        while waiting and spot not in ways:
            here = waiting.popleft()
            for arrow, direction in DIRECTIONS.items():
                there = nearest_ahead(place_of(here), lit, *direction)
                if there is not None and there not in ways:
                    ways[there] = [*ways[here], arrow]
                    waiting.append(there)
        assert spot in ways, f"no arrows lead from {start} to {spot}"
        return ways[spot]


def ring_is_painted(app: AppDriver, widget: "Widget") -> bool:
    """On at least two of the sides that no scrolling hides."""
    picture, colour = app.look(), tuple(round(255 * part) for part in widget.ring[:3])
    rect = app.rect(widget)
    x, y = (rect.left + rect.right) / 2, (rect.bottom + rect.top) / 2
    sides = ((rect.left, y), (rect.right, y), (x, rect.bottom), (x, rect.top))
    return sum(has_colour_near(picture, side, colour) for side in sides) >= 2


def has_colour_near(picture: "Image", spot: tuple[float, float], colour: tuple[int, ...]) -> bool:
    return any(
        max(abs(a - b) for a, b in zip(pixel, colour)) <= ALIKE
        for pixel in around(picture, spot, 1).get_flattened_data()
    )


def around(picture: "Image", spot: tuple[float, float], reach: float) -> "Image":
    """The square around a spot of the window."""
    x, y = spot[0], picture.height - spot[1]
    return picture.crop((int(x - reach), int(y - reach), int(x + reach) + 1, int(y + reach) + 1))
