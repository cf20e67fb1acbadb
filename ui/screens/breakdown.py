"""A player's result: place, points, and on demand where every one of them came from."""

from collections.abc import Sequence
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from alcazar.core.standings import Item, Standing
from ui.faces.contract import Face
from ui.i18n import number, tr
from ui.kit import patterns  # noqa: F401 (breakdown.kv names its mark)
from ui.kit.widgets import Panel


class ScoreLine(BoxLayout):
    """What was scored for, and how much."""

    text = StringProperty()
    points = NumericProperty()
    written = staticmethod(number)
    is_sum = BooleanProperty(False)


class PlayerResult(Panel):
    place = NumericProperty()
    name = StringProperty()
    look = StringProperty()
    points = NumericProperty()
    written = staticmethod(number)
    is_open = BooleanProperty(False)
    is_narrow = BooleanProperty(False)  # the name gets a line of its own

    def __init__(self, standing: Standing, name: str, look: str, face: Face, **kwargs: object) -> None:
        super().__init__(place=standing.place, name=name, look=look, points=standing.points, **kwargs)
        self._items, self._face = standing.items, face

    def on_is_open(self, *_args: object) -> None:
        lines = self.ids.lines
        lines.clear_widgets()
        if self.is_open:
            for item in grouped(self._items):
                lines.add_widget(ScoreLine(text=self._face.item(item), points=item.points))
            lines.add_widget(ScoreLine(text=tr("results.sum"), points=self.points, is_sum=True))


def grouped(items: Sequence[Item]) -> list[Item]:
    """Items of a kind together, the kinds in their first order, and the largest first."""
    kinds = list(dict.fromkeys(item.key for item in items))
    return sorted(items, key=lambda item: (kinds.index(item.key), -item.points))


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
