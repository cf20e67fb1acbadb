"""Ways to choose and to enter something. How they look is in inputs.kv."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kivy.input.motionevent import MotionEvent
from kivy.lang import Builder
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.slider import Slider
from kivy.uix.textinput import TextInput

from ui.kit.focus import TAB, Focusable
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


class Scrubber(Slider):
    """A place between a beginning and an end, to be moved by a finger; `moved` hears of every new one."""

    __events__ = ("on_moved",)

    def on_touch_move(self, touch: MotionEvent) -> bool:
        used = super().on_touch_move(touch)
        return self._tell(touch, bool(used))

    def on_touch_up(self, touch: MotionEvent) -> bool:
        used = super().on_touch_up(touch)
        return self._tell(touch, bool(used))

    def _tell(self, touch: MotionEvent, used: bool) -> bool:
        if touch.grab_current is self:
            self.dispatch("on_moved", round(self.value))
        return used

    def on_moved(self, place: int) -> None:
        """For those who want to know."""


class Field(Focusable, TextInput):
    """One line of text."""

    def activate(self) -> None:
        self.focus = True

    def keyboard_on_key_down(self, window: object, keycode: tuple[int, str], text: str, modifiers: list[str]) -> bool:
        """Tab leads out of the field again: the app then moves the focus on."""
        if keycode[0] == TAB:
            self.focus = False
            return False
        return bool(super().keyboard_on_key_down(window, keycode, text, modifiers))


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
