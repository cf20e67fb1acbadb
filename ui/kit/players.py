"""A player's mark and name, side by side."""

from pathlib import Path

from kivy.core.text import Label as Writing
from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from ui.kit import patterns  # noqa: F401 (players.kv names its mark)


class PlayerTag(BoxLayout):
    """As wide as it is long, but never wider than what it lies in: then the name takes several lines."""

    name = StringProperty()
    look = StringProperty()
    size_sp = NumericProperty(15)
    bold = BooleanProperty(False)

    @staticmethod
    def written_width(text: str, font_size: float, bold: bool) -> float:
        return float(Writing(font_size=font_size, bold=bold).get_extents(text)[0]) + 1


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
