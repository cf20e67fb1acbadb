"""Ways to choose and to enter something. How they look is in inputs.kv."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.textinput import TextInput

from ui.kit.focus import Focusable
from ui.kit.widgets import Pressable


class Chip(Pressable, BoxLayout):
    """One of several things to choose from."""

    text = StringProperty()
    icon = StringProperty()
    selected = BooleanProperty(False)
    value = ObjectProperty(None, allownone=True)


class ChoiceRow(BoxLayout):
    """A question and its answers as chips; `options` are pairs of a value and its text."""

    title = StringProperty()
    note = StringProperty()
    options: Sequence[tuple[Any, str]] = ListProperty()
    value = ObjectProperty(None, allownone=True)

    def on_options(self, *_args: object) -> None:
        chips = self.ids.chips
        chips.clear_widgets()
        for value, text in self.options:
            chip = Chip(text=text, value=value)
            chip.bind(on_release=self._choose)
            chips.add_widget(chip)
        self.on_value()

    def on_value(self, *_args: object) -> None:
        for chip in self.ids.chips.children:
            chip.selected = chip.value == self.value

    def _choose(self, chip: Chip) -> None:
        self.value = chip.value


class SwitchRow(Pressable, BoxLayout):
    """Something to switch on or off; the whole row can be tapped."""

    title = StringProperty()
    note = StringProperty()
    active = BooleanProperty(False)

    def on_release(self) -> None:
        self.active = not self.active


class Field(Focusable, TextInput):
    """One line of text."""

    def activate(self) -> None:
        self.focus = True


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
