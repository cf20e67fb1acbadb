"""The top of the table: the way out, what is left for all, and further things to look at."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.gridlayout import GridLayout

from ui.faces.contract import Fact
from ui.table.players import FactLabel

if TYPE_CHECKING:
    from ui.table.screen import TableScreen


class Header(GridLayout):
    table = ObjectProperty()
    fits = BooleanProperty(True)  # the whole board is to be seen

    def __init__(self, table: "TableScreen", **kwargs: object) -> None:
        super().__init__(table=table, **kwargs)
        self._labels: list[FactLabel] = []

    def show(self, facts: Sequence[Fact]) -> None:
        row = self.ids.facts
        row.clear_widgets(self._labels)
        self._labels = [FactLabel(icon=fact.icon, text=fact.text, pos_hint={"center_y": 0.5}) for fact in facts]
        for label in self._labels:
            row.add_widget(label)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
