"""One invisible window for benchmarks/frames.py, in a process of its own: it measures itself and prints what it saw.

    python benchmarks/windows.py <what> <width> <height>

`empty` is a KivyMD app with nothing but a screen; everything else is measured beside it.
"""

import json
import os
import resource
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, sleep, thread_time
from typing import TYPE_CHECKING, Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

if TYPE_CHECKING:
    from kivy.app import App

SECONDS_PER_FRAME = 1 / 60
FRAMES = 300
THOUGHTFUL_FRAMES = 900
SECONDS_OF_REST = 2.0  # before anything is measured
PLAYERS = 5
LATE = 150  # moves


class Frame(NamedTuple):
    """Seconds that Python was at work in a frame: of the processor, and by the clock on the wall."""

    busy: float
    wall: float


# -- windows ----------------------------------------------------------------------------------------------------------


def prepare(width: int, height: int) -> None:
    """What has to be said before Kivy opens its window; the same for all of them."""
    from kivy.config import Config

    Config.set("graphics", "multisamples", "0")
    Config.set("graphics", "maxfps", "0")  # the pace is ours
    Config.set("graphics", "width", str(width))
    Config.set("graphics", "height", str(height))


def empty_app() -> "App":
    from kivymd.app import MDApp
    from kivymd.uix.screen import MDScreen

    class EmptyApp(MDApp):
        def build(self) -> MDScreen:
            return MDScreen()

    return EmptyApp()


def alcazar_app() -> "App":
    from ui.app import AlcazarApp

    return AlcazarApp()


def sit_down(app: Any, level: str | None, moves: int) -> Any:
    """At a table late in a game of five, with opponents of one level, or people only."""
    from alcazar.play.setup import Seat, Setup
    from tests.ui.tables import COLOURS, NAMES, play_ahead
    from ui import session

    app.settings.animation, app.settings.pace = "off", "fast"
    seats = tuple(Seat(name, colour, level) for name, colour in zip(NAMES[:PLAYERS], COLOURS))
    started = session.start(app.store, Setup("alcazar", seats, seed=3), "turn")
    play_ahead(started.match, moves, level="medium")
    table = app.root.open("table", session=started)
    if table.ids.covers.children:
        table._reveal()
        app.root.sheets.close_all()
    return table


# -- frames -----------------------------------------------------------------------------------------------------------


class Loop:
    """The app's own loop, frame by frame, 60 in a second. Every frame paints, as if something always moved."""

    def __init__(self, app: "App") -> None:
        from kivy.base import runTouchApp

        self._next = 0.0
        app._run_prepare()  # what App.run() does, up to the endless loop
        runTouchApp(embedded=True)
        self.rest()

    def frame(self, act: Callable[[], object] = lambda: None) -> Frame:
        """All that Python does in a frame. What the graphics card does with it is not counted."""
        from kivy.base import EventLoop
        from kivy.clock import Clock
        from kivy.core.window import Window
        from kivy.graphics.opengl import glFinish
        from kivy.lang import Builder

        sleep(max(0.0, self._next - perf_counter()))
        busy, wall = thread_time(), perf_counter()
        self._next = wall + SECONDS_PER_FRAME
        Clock.tick()
        act()
        EventLoop.dispatch_input()
        Builder.sync()
        Clock.tick_draw()
        Builder.sync()
        Window.dispatch("on_draw")
        frame = Frame(thread_time() - busy, perf_counter() - wall)
        Window.dispatch("on_flip")
        glFinish()
        return frame

    def rest(self) -> None:
        """Until everything has its place, and is painted as finely as it will be."""
        end = perf_counter() + SECONDS_OF_REST
        while perf_counter() < end:
            self.frame()

    def frames(self, count: int) -> list[Frame]:
        return [self.frame() for _ in range(count)]

    def frames_of_panning(self, count: int) -> list[Frame]:
        """A finger goes round in the upper half of the window."""
        from kivy.core.window import Window
        from kivy.tests.common import UnitTestTouch

        width, height = Window.size
        self.frame()  # or the finger seems to have lain there for as long as the import took
        finger = UnitTestTouch(width / 2, height * 0.6)
        finger.touch_down()
        finger.touch_move(finger.x + 24, finger.y)  # far enough to be no long press, however slow the frames are
        measured = []
        for number in range(count):
            side = number // 40 % 2 * 2 - 1
            aside, up = finger.x + side * 3, finger.y + side * 2
            measured.append(self.frame(lambda aside=aside, up=up: finger.touch_move(aside, up)))
        finger.touch_up()
        return measured


# -- what is measured -------------------------------------------------------------------------------------------------


def pan_empty() -> dict[str, Any]:
    return report(Loop(empty_app()).frames_of_panning(FRAMES))


def pan_table() -> dict[str, Any]:
    """A board that is looked at closely, so that it can be moved in all directions."""
    app = alcazar_app()
    loop = Loop(app)
    table = sit_down(app, None, LATE)
    loop.rest()
    table.surface.zoom_by(2, animated=False)
    loop.rest()
    return report(loop.frames_of_panning(FRAMES))


def sit_empty() -> dict[str, Any]:
    return report(Loop(empty_app()).frames(FRAMES))


def sit_table() -> dict[str, Any]:
    app = alcazar_app()
    loop = Loop(app)
    sit_down(app, None, LATE)
    return report(loop.frames(FRAMES))


def think() -> dict[str, Any]:
    """Experts among themselves: they think, move, and think again."""
    app = alcazar_app()
    loop = Loop(app)
    sit_down(app, "expert", LATE // 2)
    loop.rest()
    return report(loop.frames(THOUGHTFUL_FRAMES))


def start_empty() -> dict[str, Any]:
    return first_frame(empty_app)


def start_home() -> dict[str, Any]:
    return first_frame(alcazar_app)


def save_game() -> dict[str, Any]:
    """For the next start: the first screen then shows it."""
    app = alcazar_app()
    Loop(app)
    sit_down(app, None, LATE // 2)
    app.stop()
    return {}


def first_frame(make: Callable[[], "App"]) -> dict[str, Any]:
    """When the first picture is there, by a clock that all processes share."""
    app = make()
    from kivy.core.window import Window
    from kivy.graphics.opengl import glFinish

    moments: list[float] = []

    def note(*_args: object) -> None:
        glFinish()
        moments.append(perf_counter())
        Window.unbind(on_flip=note)
        app.stop()

    Window.bind(on_flip=note)
    app.run()
    return {"moment": moments[0]}


def report(frames: list[Frame]) -> dict[str, Any]:
    return {
        "busy": [frame.busy for frame in frames],
        "wall": [frame.wall for frame in frames],
        "memory": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss,  # the most it ever was
    }


MEASURES = (pan_empty, pan_table, sit_empty, sit_table, think, start_empty, start_home, save_game)
WHAT = {measure.__name__: measure for measure in MEASURES}

if __name__ == "__main__":
    name, *size = sys.argv[1:]
    prepare(*map(int, size))
    print(json.dumps(WHAT[name]()))
    sys.stdout.flush()
    os._exit(0)  # at once: what Kivy does on its way out is not measured
