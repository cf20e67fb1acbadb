"""Values on a scale as bars, where the board has no room for the scale itself."""

from collections.abc import Sequence
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scrollview import ScrollView

from ui.faces.contract import Bar
from ui.kit.crests import crest_texture

CREST_PIXELS = 64


class BarItem(BoxLayout):
    flag = StringProperty()
    crest = ObjectProperty(None, allownone=True)
    value = NumericProperty()
    share = NumericProperty()

    def on_flag(self, _item: BoxLayout, flag: str) -> None:
        self.crest = crest_texture(flag, CREST_PIXELS)


class BarStrip(ScrollView):
    replaced = BooleanProperty(False)  # by the scale on the board, or by what matters more

    def show(self, bars: Sequence[Bar]) -> None:
        row = self.ids.row
        if len(row.children) != len(bars):
            row.clear_widgets()
            for _ in bars:
                row.add_widget(BarItem())
        for item, bar in zip(reversed(row.children), bars):
            item.flag, item.value, item.share = bar.flag, bar.value, bar.value / bar.most


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
