"""Keeps the screen from going dark while people think."""

from kivy.core.window import Window

from ui.settings import Settings


class Awake:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._usual: bool | None = None  # what holds when nobody plays; None while it does

    def start(self) -> None:
        if self._settings.keep_awake and self._usual is None:
            self._usual = Window.allow_screensaver
            Window.allow_screensaver = False

    def stop(self) -> None:
        if self._usual is not None:
            Window.allow_screensaver, self._usual = self._usual, None
