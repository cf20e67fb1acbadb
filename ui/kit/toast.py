"""A sentence at the bottom of the screen that goes away by itself, with at most one thing to do about it."""

from collections.abc import Callable
from pathlib import Path

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.properties import StringProperty
from kivy.uix.anchorlayout import AnchorLayout

SECONDS = 3.0
SECONDS_PER_LETTER = 0.05  # long sentences stay longer
SECONDS_TO_ACT = 8.0


class Toast(AnchorLayout):
    text = StringProperty()
    action = StringProperty()

    def __init__(self, text: str, action: str = "", act: Callable[[], None] | None = None, **kwargs: object) -> None:
        super().__init__(text=text, action=action, **kwargs)
        self._act = act
        seconds = SECONDS_TO_ACT if act else SECONDS + SECONDS_PER_LETTER * len(text)
        self._end = Clock.schedule_once(self.close, seconds)

    def act(self) -> None:
        self.close()
        if self._act:
            self._act()

    def close(self, *_args: object) -> None:
        self._end.cancel()
        if self.parent:
            self.parent.remove_widget(self)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
