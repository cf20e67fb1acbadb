"""A long list that makes its entries only as they come near: it opens at once, however many there are."""

from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

ENTRIES_PER_FRAME = 1


class GrowingList(ScrollView):
    """What is in sight stays where it is while the list grows below it.

    `heading` is above all entries, for what scrolls away with them.
    """

    def __init__(self, **kwargs: object) -> None:
        self._coming: deque[Any] = deque()
        self._make: Callable[[Any], Widget] = Widget
        self._above = 0.0  # how much of the content is out of sight above
        self._hidden = 0.0  # how much is out of sight in all
        self._grow_soon = Clock.create_trigger(self._grow)
        super().__init__(**kwargs)

    def fill(self, entries: Iterable[Any], make: Callable[[Any], Widget], keep_place: bool = False) -> None:
        """Starts over from the top; or at the same place, with as many entries at once as there are now."""
        count = len(self.ids.entries.children) if keep_place else 0
        self._coming, self._make = deque(entries), make
        self.ids.entries.clear_widgets()
        for _ in range(min(count, len(self._coming))):
            self._add_next()
        if not keep_place:
            self._above, self.scroll_y = 0.0, 1
        self._grow()

    def _grow(self, *_args: object) -> None:
        for _ in range(ENTRIES_PER_FRAME):
            if self._coming and self._end_is_near():
                self._add_next()
                self._grow_soon()

    def _add_next(self) -> None:
        self.ids.entries.add_widget(self._make(self._coming.popleft()))

    def _end_is_near(self) -> bool:
        return self._hidden - self._above < self.height

    def on_scroll_y(self, *_args: object) -> None:
        """Kivy also moves a little when the content changes: only what happens between two changes is scrolling."""
        if self._hidden == self._hidden_now():
            self._above = max(0.0, (1 - self.scroll_y) * self._hidden)
            self._grow_soon()

    def keep_place(self) -> None:
        hidden = self._hidden_now()
        self.scroll_y = 1 - min(1.0, self._above / hidden) if hidden > 0 else 1
        self._hidden = hidden
        self._keep_momentum()
        self._grow_soon()

    def _keep_momentum(self) -> None:
        """A list that is still moving goes on from its new place, instead of jumping back to the old one."""
        if self.effect_y:
            self.effect_y.min, self.effect_y.max = max(0.0, -self._hidden), -self._hidden
            self.effect_y.value = -self._hidden * self.scroll_y

    def _hidden_now(self) -> float:
        """Less than nothing when there is room left."""
        return float(self.viewport_size[1] - self.height)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
