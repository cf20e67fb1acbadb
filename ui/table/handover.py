"""Between two players at one screen: nothing to be seen but whose turn it is, until that player holds the button."""

from collections.abc import Callable
from pathlib import Path

from kivy.clock import Clock
from kivy.input.motionevent import MotionEvent
from kivy.lang import Builder
from kivy.properties import ColorProperty, NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.utils import get_color_from_hex

from ui.kit.seats import look
from ui.kit.widgets import PressButton

SECONDS_TO_HOLD = 0.6


class HoldButton(PressButton):
    """Has to be held down for a moment; `held` grows from 0 to 1 meanwhile."""

    held = NumericProperty(0)
    __events__ = ("on_held_long",)

    def on_press(self) -> None:
        Clock.schedule_interval(self._hold, 0)

    def on_release(self) -> None:
        Clock.unschedule(self._hold)
        self.held = 0

    def activate(self) -> None:
        """A key cannot be held by everybody: pressing it is enough."""
        self.dispatch("on_held_long")

    def on_held_long(self) -> None:
        """For those who want to know."""

    def _hold(self, seconds: float) -> None:
        self.held = min(1.0, self.held + seconds / SECONDS_TO_HOLD)
        if self.held == 1:
            self.on_release()
            self.dispatch("on_held_long")


class Handover(FloatLayout):
    """Covers the whole table, and keeps every touch from what is below."""

    name = StringProperty()
    look = StringProperty()
    ground = ColorProperty()
    ink = ColorProperty()

    def __init__(self, name: str, colour: str, reveal: Callable[[], None], **kwargs: object) -> None:
        seat = look(colour)
        super().__init__(name=name, look=colour, ground=seat.colour, ink=get_color_from_hex(seat.ink), **kwargs)
        self.ids.hold.bind(on_held_long=lambda _button: reveal())

    def on_touch_down(self, touch: MotionEvent) -> bool:
        super().on_touch_down(touch)
        return True


class Cover(FloatLayout):
    """Hides the table while the app is in the background."""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
