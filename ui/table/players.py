"""Who sits at the table: whose turn it is, and what everybody may know of each."""

from collections.abc import Callable, Sequence
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.layout import Layout
from kivy.uix.scrollview import ScrollView

from ui.faces.contract import Fact
from ui.kit.widgets import PressPanel


class FactLabel(BoxLayout):
    """A symbol and a number."""

    icon = StringProperty()
    text = StringProperty()


class SeatTile(PressPanel):
    """A player in the bar: `roomy` with all facts below the name, else with the first ones only."""

    look = StringProperty()
    name = StringProperty()
    active = BooleanProperty(False)
    busy = BooleanProperty(False)
    roomy = BooleanProperty(False)

    def show(self, facts: Sequence[Fact]) -> None:
        _fill(self.ids.first_fact, () if self.roomy else facts[:1])
        _fill(self.ids.all_facts, facts if self.roomy else ())


def _fill(row: Layout, facts: Sequence[Fact]) -> None:
    if len(row.children) != len(facts):
        row.clear_widgets()
        for _ in facts:
            row.add_widget(FactLabel())
    for label, fact in zip(reversed(row.children), facts):
        label.icon, label.text = fact.icon, fact.text


class PlayersBar(ScrollView):
    """Beside each other on a phone, below each other where there is room."""

    roomy = BooleanProperty(False)

    def __init__(self, tapped: Callable[[], None], **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._tapped = tapped

    def seat(self, names: Sequence[str], looks: Sequence[str]) -> None:
        self.ids.tiles.clear_widgets()
        for name, look in zip(names, looks):
            tile = SeatTile(name=name, look=look, roomy=self.roomy)
            tile.bind(on_release=lambda _tile: self._tapped())
            self.ids.tiles.add_widget(tile)

    def on_roomy(self, *_args: object) -> None:
        self.scroll_x, self.scroll_y = 0, 1
        for tile in self.ids.tiles.children:
            tile.roomy = self.roomy

    @property
    def tiles(self) -> list[SeatTile]:
        return self.ids.tiles.children[::-1]

    def show(self, facts: Sequence[Sequence[Fact]], active: int | None, busy: bool) -> None:
        for number, tile in enumerate(self.tiles):
            tile.show(facts[number])
            tile.active = number == active
            tile.busy = busy and tile.active
            if tile.active and not self.roomy:
                self.scroll_to(tile, padding=0, animate=False)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
