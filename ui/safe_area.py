"""How much of the window lies below the system's bars, rounded corners and the camera.

From Android 15 on an app fills the whole screen. Backgrounds may go below all of that; texts and whatever can be
tapped must not.
"""

import logging
from collections.abc import Callable
from typing import Any, NamedTuple

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.event import EventDispatcher
from kivy.properties import NumericProperty
from kivy.utils import platform

SECONDS_TO_SETTLE = 0.5  # Android tells where its bars are a moment after it has turned the screen
TYPED_INSETS_FROM = 30  # Android 11


class Insets(NamedTuple):
    """From each edge of the window inwards, in pixels."""

    left: float = 0
    top: float = 0
    right: float = 0
    bottom: float = 0


class SafeArea(EventDispatcher):
    """Watches the window. What is inside of it has room for content; everything is zero where nothing is in the way."""

    left = NumericProperty(0)
    top = NumericProperty(0)
    right = NumericProperty(0)
    bottom = NumericProperty(0)

    def __init__(self, source: Callable[[], Insets]) -> None:
        super().__init__()
        self.source = source

    def watch(self, window: Window) -> None:
        window.bind(on_resize=self._follow)
        self._follow()

    def unwatch(self, window: Window) -> None:
        window.unbind(on_resize=self._follow)
        Clock.unschedule(self.read)

    def read(self, *_args: object) -> None:
        self.left, self.top, self.right, self.bottom = self.source()

    def _follow(self, *_args: object) -> None:
        self.read()
        Clock.schedule_once(self.read, SECONDS_TO_SETTLE)


def insets_of_device() -> Insets:
    if platform != "android":
        return Insets()
    try:
        return _ask_android()
    except Exception:  # each device has errors of its own, and a covered title is better than no app
        logging.getLogger(__name__).warning("where the system's bars are could not be found out", exc_info=True)
        return Insets()


def _ask_android() -> Insets:
    """Before Android 15 the bars may have a place of their own: only what reaches into ours counts."""
    from jnius import autoclass

    activity = autoclass("org.kivy.android.PythonActivity").mActivity
    screen = activity.getWindow().getDecorView()
    insets = screen.getRootWindowInsets()
    if insets is None:  # not on the screen yet
        return Insets()
    ours = autoclass("android.graphics.Rect")()
    activity.findViewById(autoclass("android.R$id").content).getGlobalVisibleRect(ours)
    around = Insets(ours.left, ours.top, screen.getWidth() - ours.right, screen.getHeight() - ours.bottom)
    return Insets(*(max(0, covered - free) for covered, free in zip(_covered(insets), around)))


def _covered(insets: Any) -> Insets:
    from jnius import autoclass

    if autoclass("android.os.Build$VERSION").SDK_INT >= TYPED_INSETS_FROM:
        kinds = autoclass("android.view.WindowInsets$Type")
        found = insets.getInsets(kinds.systemBars() | kinds.displayCutout())
        return Insets(found.left, found.top, found.right, found.bottom)
    return Insets(
        insets.getSystemWindowInsetLeft(),
        insets.getSystemWindowInsetTop(),
        insets.getSystemWindowInsetRight(),
        insets.getSystemWindowInsetBottom(),
    )


safe_area = SafeArea(insets_of_device)
