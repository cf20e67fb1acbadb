"""Parts one below the other, each as high as it wants to be."""

from kivy.properties import NumericProperty
from kivy.uix.layout import Layout


class Pile(Layout):
    """As high as its parts. There is no gap around parts that have nothing to show: those are 0 high."""

    gap = NumericProperty(0)
    margin = NumericProperty(0)  # to the left and right

    def __init__(self, **kwargs: object) -> None:
        super().__init__(size_hint_y=None, height=0, **kwargs)
        self.bind(children=self._trigger_layout, pos=self._trigger_layout, size=self._trigger_layout)
        self.bind(gap=self._trigger_layout, margin=self._trigger_layout)

    def do_layout(self, *_args: object) -> None:
        parts = self.children[::-1]
        seen = [part.height for part in parts if part.height]
        self.height = sum(seen) + self.gap * max(0, len(seen) - 1)
        top = self.top
        for part in parts:
            part.width, part.x, part.top = self.width - 2 * self.margin, self.x + self.margin, top
            top -= part.height + self.gap if part.height else 0
