"""Plays the part of the user: taps, keys, and a look at the screen, frame by frame.

Time is virtual. Every frame lasts exactly 1/60 s for the app, however long it takes to paint, so a test sees the same
frames on every machine.
"""

import gc
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeAlias
from weakref import WeakSet

from tests.ui.invisible import LARGEST

if TYPE_CHECKING:  # Kivy is set up by conftest.py first
    from kivy.app import App
    from kivy.tests.common import UnitTestTouch
    from kivy.uix.widget import Widget
    from PIL.Image import Image

FRAME = 1 / 60
FRAMES_PER_PICTURE = 12  # painting by software costs more than all the rest
BACK_KEY = 27
MOST_IN_MEMORY = 12  # apps: each test that failed keeps its own
_in_memory: "WeakSet[App]" = WeakSet()

Position = tuple[float, float]  # in the window, from its lower left corner
Target: TypeAlias = "Widget | Position"  # a widget is touched in its middle


def forget_closed_apps() -> None:
    """To be called before the next one is made: whatever is left of them would hear of everything that goes on."""
    gc.collect()
    pass_over_what_stays()
    assert len(_in_memory) <= MOST_IN_MEMORY, "closed apps stay in memory and slow down whatever follows"


@cache
def pass_over_what_stays() -> None:
    """Modules, rules for widgets and other tests never go: no later collection need look at them."""
    gc.freeze()


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


class Watch:
    """Shows whatever time it is to be."""

    def __init__(self, now: float) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class AppDriver:
    def __init__(self, app: "App", size: tuple[int, int]) -> None:
        from kivy.base import EventLoop, runTouchApp
        from kivy.clock import Clock
        from kivy.core.window import Window
        from kivy.graphics.opengl import glFinish
        from kivy.lang.builder import global_idmap
        from kivy.metrics import Metrics

        assert max(size) <= LARGEST * Metrics.density
        EventLoop.ensure_window()
        self.app, self.window = app, Window
        _in_memory.add(app)
        self._loop, self._finish_painting = EventLoop, glFinish
        Window.close = lambda *_args: None  # stopping the app must leave the window to the next test
        self._frame = 0
        self._listeners: dict[str, Callable[..., object]] = {}
        self._watch = Watch(max(time.perf_counter(), Clock.get_time()))  # Kivy's clock must not run backwards
        Clock.time = self._watch
        Clock._max_fps = 0  # no sleep between frames
        Window.size = size
        object.__setattr__(global_idmap["app"], "_obj", None)  # what `app` means in kv: Kivy would keep the one before
        app._run_prepare()  # what App.run() does, up to the endless loop
        runTouchApp(embedded=True)
        self.frames(5)

    def close(self) -> None:
        from kivy.app import App
        from kivy.lang.builder import global_idmap

        App._running_app = self.app  # another one may have come after it
        self.app.stop()
        # Kivy keeps the app that `app` means in kv: what looks at it while it stops would stay for the next test.
        object.__setattr__(global_idmap["app"], "_obj", None)
        for child in list(self.window.children):
            self.window.remove_widget(child)
        self.window.canvas.clear()
        self.window.unbind(**self._listeners)
        self._loop.me_list.clear()
        self._forget_plans()

    def listen(self, **listeners: Callable[..., object]) -> None:
        """Hear of what happens in the window, until the app is closed."""
        self._listeners |= listeners
        self.window.bind(**listeners)

    def _forget_plans(self) -> None:
        """What a closed app meant to do later would keep it alive through the next tests."""
        from kivy.animation import Animation
        from kivy.cache import Cache
        from kivy.clock import Clock
        from kivy.lang import Builder

        Builder.sync()
        for event in Clock.get_events():
            if event.get_callback() != Cache._purge_by_timeout:  # Kivy's own
                event.cancel()
        Animation._instances.clear()

    # -- time

    def frames(self, count: int = 1, seconds: float = FRAME) -> None:
        for _ in range(count):
            self._watch.now += seconds
            self._frame += 1
            if self._frame % FRAMES_PER_PICTURE:
                self._pass_unpainted()
            else:
                self._loop.idle()
                self._finish_painting()  # an invisible window never swaps, and its commands would pile up
            if self._loop.window:
                self._loop.window.mainloop()

    def _pass_unpainted(self) -> None:
        """A frame like any other, but for the painting: software takes longer for that than for all the rest."""
        from kivy.clock import Clock
        from kivy.lang import Builder

        Clock.tick()
        self._loop.dispatch_input()
        Builder.sync()
        Clock.tick_draw()
        Builder.sync()

    def wait(self, seconds: float) -> None:
        self.frames(round(seconds / FRAME))

    def wait_for(self, condition: Callable[[], bool], seconds: float = 5) -> None:
        end = self._watch.now + seconds
        while not condition():
            assert self._watch.now < end, "what the test waits for did not happen"
            self.frames()
        self.frames()

    # -- hands

    def put_finger(self, target: Target, button: str = "") -> "UnitTestTouch":
        """A finger that lies on the screen until its `touch_up`; with a button, it is the mouse."""
        from kivy.tests.common import UnitTestTouch

        touch = UnitTestTouch(*self._position(target))
        if button:
            touch.profile, touch.button = ["pos", "button"], button
        touch.touch_down()
        self.frames()
        return touch

    def hold(self, target: Target, seconds: float, button: str = "") -> None:
        touch = self.put_finger(target, button)
        self.wait(seconds)
        touch.touch_up()
        self.frames(2)

    def tap(self, target: Target) -> None:
        self.hold(target, FRAME)

    def double_tap(self, target: Target) -> None:
        self.tap(target)
        self.tap(target)

    def long_press(self, target: Target, seconds: float = 0.7) -> None:
        self.hold(target, seconds)

    def right_click(self, target: Target) -> None:
        self.hold(target, FRAME, "right")

    def wheel(self, target: Target, up: bool, times: int = 1) -> None:
        """Up is away from the user, which Kivy calls scrolling down."""
        for _ in range(times):
            self.hold(target, 0, "scrolldown" if up else "scrollup")

    def flick(self, start: Position, end: Position, steps: int = 5) -> None:
        """Lets go while the finger moves."""
        finger = self.put_finger(start)
        self.slide(finger, end, steps)
        finger.touch_up()
        self.frames(2)

    def drag(self, start: Position, end: Position, steps: int = 10) -> None:
        """Lets go when the finger lies still."""
        finger = self.put_finger(start)
        self.slide(finger, end, steps)
        self.wait(0.2)
        finger.touch_up()
        self.frames(2)

    def pinch(self, center: Position, start_distance: float, end_distance: float, steps: int = 10) -> None:
        """Two fingers side by side, each half of the distance from the centre."""
        x, y = center
        left, right = (self.put_finger((x + side * start_distance / 2, y)) for side in (-1, 1))
        for step in range(1, steps + 1):
            apart = (start_distance + (end_distance - start_distance) * step / steps) / 2
            left.touch_move(x - apart, y)
            right.touch_move(x + apart, y)
            self.frames()
        left.touch_up()
        right.touch_up()
        self.frames(2)

    def slide(self, finger: "UnitTestTouch", end: Position, steps: int = 10) -> None:
        start = finger.pos
        for step in range(1, steps + 1):
            finger.touch_move(*(a + (b - a) * step / steps for a, b in zip(start, end)))
            self.frames()

    def _position(self, target: Target) -> Position:
        return target if isinstance(target, tuple) else target.to_window(*target.center)

    def key(self, code: int, letter: str | None = None, modifiers: Sequence[str] = ()) -> bool:
        """Presses a key; True when the app made use of it."""
        used = self.window.dispatch("on_keyboard", code, 0, letter, list(modifiers))
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

        return (w for w in (within or self.app.root).walk(restrict=True) if isinstance(w, Label) and w.text)

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
        image = self.look()
        image.save(path)
        return image

    def look(self) -> "Image":
        """What is on the screen."""
        from kivy.graphics.opengl import GL_RGBA, GL_UNSIGNED_BYTE, glReadPixels
        from PIL import Image

        self.window.dispatch("on_draw")
        width, height = self.window.size
        pixels = bytes(glReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE))
        image = Image.frombytes("RGBA", (width, height), pixels)
        return image.transpose(Image.Transpose.FLIP_TOP_BOTTOM).convert("RGB")
