"""Plays the part of the user: taps, keys, and a look at the screen, frame by frame.

Time is virtual. Every frame lasts exactly 1/60 s for the app, however long it takes to paint, so a test sees the same
frames on every machine.
"""

import gc
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:  # Kivy is set up by conftest.py first
    from kivy.app import App
    from kivy.uix.widget import Widget
    from PIL.Image import Image

FRAME = 1 / 60
BACK_KEY = 27
LARGEST = 1280  # pixels to a side


class Rect(NamedTuple):
    """A part of the window in pixels, from its lower left corner."""

    left: float
    bottom: float
    right: float
    top: float

    def inside(self, outer: "Rect", tolerance: float = 0.5) -> bool:
        return (
            self.left >= outer.left - tolerance
            and self.bottom >= outer.bottom - tolerance
            and self.right <= outer.right + tolerance
            and self.top <= outer.top + tolerance
        )

    def overlaps(self, other: "Rect", tolerance: float = 0.5) -> bool:
        return (
            min(self.right, other.right) - max(self.left, other.left) > tolerance
            and min(self.top, other.top) - max(self.bottom, other.bottom) > tolerance
        )


class AppDriver:
    def __init__(self, app: "App", size: tuple[int, int]) -> None:
        from kivy.base import EventLoop, runTouchApp
        from kivy.clock import Clock
        from kivy.core.window import Window
        from kivy.graphics.opengl import glFinish

        assert max(size) <= LARGEST
        EventLoop.ensure_window()
        self.app, self.window = app, Window
        self._loop, self._finish_painting = EventLoop, glFinish
        Window.close = lambda *_args: None  # stopping the app must leave the window to the next test
        self._now = max(time.perf_counter(), Clock.get_time())  # Kivy's clock must not run backwards
        Clock.time = lambda: self._now
        Clock._max_fps = 0  # no sleep between frames
        Window.size = size
        app._run_prepare()  # what App.run() does, up to the endless loop
        runTouchApp(embedded=True)
        self.frames(5)

    def close(self) -> None:
        self.app.stop()
        for child in list(self.window.children):
            self.window.remove_widget(child)
        self.window.canvas.clear()
        self._loop.me_list.clear()
        gc.collect()

    # -- time

    def frames(self, count: int = 1) -> None:
        for _ in range(count):
            self._now += FRAME
            self._loop.idle()
            self._finish_painting()  # an invisible window never swaps, and its commands would pile up
            if self._loop.window:
                self._loop.window.mainloop()

    def wait_for(self, condition: Callable[[], bool], seconds: float = 5) -> None:
        end = self._now + seconds
        while not condition():
            assert self._now < end, "what the test waits for did not happen"
            self.frames()
        self.frames()

    # -- hands

    def tap(self, widget: "Widget") -> None:
        from kivy.tests.common import UnitTestTouch

        touch = UnitTestTouch(*widget.to_window(*widget.center))
        touch.touch_down()
        self.frames(2)
        touch.touch_up()
        self.frames(2)

    def key(self, code: int) -> bool:
        """Presses a key; True when the app made use of it."""
        used = self.window.dispatch("on_keyboard", code, 0, None, [])
        self.frames(2)
        return bool(used)

    def back(self) -> bool:
        return self.key(BACK_KEY)

    def scroll_to(self, widget: "Widget") -> None:
        """As a user scrolls who wants to see it; nothing happens when it does not scroll."""
        from kivy.uix.scrollview import ScrollView

        parent = widget.parent
        while parent is not None and parent is not self.window:
            if isinstance(parent, ScrollView):
                parent.scroll_to(widget, padding=0, animate=False)
            parent = parent.parent
        self.frames(2)

    # -- eyes

    @property
    def frame_of_window(self) -> Rect:
        return Rect(0, 0, *self.window.size)

    def labels(self, within: "Widget | None" = None) -> Iterator["Widget"]:
        """Every widget that shows text (symbols are text, too)."""
        from kivy.uix.label import Label

        return (w for w in (within or self.app.root).walk() if isinstance(w, Label) and w.text)

    def label(self, text: str, within: "Widget | None" = None) -> "Widget":
        found = [label for label in self.labels(within) if label.text == text]
        assert len(found) == 1, f"{text!r} is on the screen {len(found)} times"
        return found[0]

    def rect(self, widget: "Widget") -> Rect:
        left, bottom = widget.to_window(*widget.pos)
        return Rect(left, bottom, left + widget.width, bottom + widget.height)

    def text_fits(self, label: "Widget") -> bool:
        """Whether the painted text is as large as its place or smaller."""
        width, height = label.texture_size
        return width <= label.width + 1 and height <= label.height + 1 and not label.is_shortened

    def picture(self, path: Path) -> "Image":
        """What is on the screen, also written to a file."""
        from kivy.graphics.opengl import GL_RGBA, GL_UNSIGNED_BYTE, glReadPixels
        from PIL import Image

        self.window.dispatch("on_draw")
        width, height = self.window.size
        pixels = bytes(glReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE))
        image = Image.frombytes("RGBA", (width, height), pixels)
        image = image.transpose(Image.Transpose.FLIP_TOP_BOTTOM).convert("RGB")
        image.save(path)
        return image
