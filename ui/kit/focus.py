"""The keyboard's place on the screen: one widget at a time has the focus, shows it, and is pressed with Enter."""

from collections.abc import Callable, Iterator

from kivy.properties import BooleanProperty
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

TAB, ENTER, KEYPAD_ENTER, SPACE = 9, 13, 271, 32
UP, DOWN, RIGHT, LEFT = 273, 274, 275, 276
DIRECTIONS = {UP: (0, 1), DOWN: (0, -1), RIGHT: (1, 0), LEFT: (-1, 0)}


class Focusable:
    """For widgets that can be pressed."""

    focused = BooleanProperty(False)

    def activate(self) -> None:
        self.dispatch("on_release")


class Focus:
    """`scope` gives the widget within which the focus moves: the sheet on top, or the screen."""

    def __init__(self, scope: Callable[[], Widget]) -> None:
        self._scope = scope
        self._widget: Widget | None = None

    @property
    def widget(self) -> Widget | None:
        """What has the focus; nothing, if that is not to be seen any more."""
        if self._widget is not None and self._scope() not in _ancestors(self._widget):
            self._give(None)
        return self._widget

    def key(self, key: int, modifiers: list[str]) -> bool:
        """True if the key was for the focus."""
        if key == TAB:
            return self._step(-1 if "shift" in modifiers else 1)
        if key in DIRECTIONS:
            return self._towards(*DIRECTIONS[key])
        if key in (ENTER, KEYPAD_ENTER, SPACE) and self.widget in self._candidates():
            self.widget.activate()
            return True
        return False

    def clear(self) -> None:
        self._give(None)

    def _candidates(self) -> list[Widget]:
        """In reading order."""
        found = [widget for widget in _visible(self._scope()) if isinstance(widget, Focusable)]
        return sorted(found, key=lambda widget: (-round(_middle(widget)[1] / 24), _middle(widget)[0]))

    def _step(self, steps: int) -> bool:
        candidates = self._candidates()
        if candidates:
            start = candidates.index(self.widget) if self.widget in candidates else -1 if steps > 0 else 0
            self._give(candidates[(start + steps) % len(candidates)])
        return bool(candidates)

    def _towards(self, dx: int, dy: int) -> bool:
        """To the nearest widget in that direction, first of all straight ahead."""
        candidates = self._candidates()
        if self.widget not in candidates:
            return self._step(1)
        x, y = _middle(self.widget)
        ahead = []
        for widget in candidates:
            along, aside = _apart(_middle(widget), (x, y), dx, dy)
            if along > 1:
                ahead.append((along + 3 * aside, widget))
        if ahead:
            self._give(min(ahead, key=lambda found: found[0])[1])
        return True

    def _give(self, widget: Widget | None) -> None:
        if self._widget is not None:
            self._widget.focused = False
        self._widget = widget
        if widget is not None:
            widget.focused = True
            scroll_to(widget)


def scroll_to(widget: Widget) -> None:
    parent = widget.parent
    while parent is not None and parent is not parent.parent:
        if isinstance(parent, ScrollView):
            parent.scroll_to(widget, padding=16, animate=False)
        parent = parent.parent


def _ancestors(widget: Widget) -> Iterator[Widget]:
    while widget.parent is not None and widget.parent is not widget:
        widget = widget.parent
        yield widget


def _visible(widget: Widget) -> Iterator[Widget]:
    if widget.disabled or widget.opacity == 0:
        return
    yield widget
    for child in widget.children:
        yield from _visible(child)


def _middle(widget: Widget) -> tuple[float, float]:
    return widget.to_window(*widget.center)


def _apart(there: tuple[float, float], here: tuple[float, float], dx: int, dy: int) -> tuple[float, float]:
    """How far ahead in a direction, and how far beside it."""
    x, y = there[0] - here[0], there[1] - here[1]
    return x * dx + y * dy, abs(x * dy) + abs(y * dx)
