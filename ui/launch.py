"""What happens before the first window: settings that Kivy reads only once, and a look for a screen."""

import contextlib
import logging
import os
import sys
from collections.abc import Iterator

from ui.i18n import tr

SCREEN_VARIABLES = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")


def main() -> int:
    configure_kivy()
    if not is_screen_named():
        return give_up("launch.no_screen")
    if not is_window_open():
        return give_up("launch.no_window")
    from ui.app import AlcazarApp

    with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C in the terminal is a way to leave, too
        AlcazarApp().run()
    return 0


def give_up(why: str) -> int:
    print(tr(why), file=sys.__stderr__)  # sys.stderr is Kivy's log by now
    return 1


def configure_kivy() -> None:
    """To be called before anything imports Kivy's window."""
    os.environ.setdefault("KIVY_NO_ARGS", "1")
    os.environ.setdefault("KIVY_WINDOW", "sdl2")  # its next choice ends the program when it finds no screen
    os.environ.setdefault("KCFG_KIVY_LOG_LEVEL", "warning")
    with silence(logging.WARNING):  # Kivy speaks before it has read how loud it should be
        from kivy.config import Config

    Config.set("kivy", "exit_on_escape", "0")  # Escape goes back, as the back key does on a phone
    Config.set("input", "mouse", "mouse,disable_multitouch")  # or a right click leaves a red dot
    Config.set("graphics", "width", "1000")
    Config.set("graphics", "height", "760")
    Config.set("graphics", "minimum_width", "320")
    Config.set("graphics", "minimum_height", "480")


def is_screen_named() -> bool:
    """On Linux the desktop names its screen to the programs that it starts. Elsewhere there always is one."""
    from kivy.utils import platform  # tells Android and Linux apart, which sys.platform does not always do

    return platform != "linux" or any(os.environ.get(name) for name in SCREEN_VARIABLES)


def is_window_open() -> bool:
    from kivy.utils import platform

    if platform == "linux":  # or an unreachable screen leaves the app running unseen, and it never ends
        os.environ.setdefault("SDL_VIDEODRIVER", "x11,wayland")
    with silence(logging.CRITICAL):  # a page about a window that does not open
        from kivy.core.window import Window

    return Window is not None


@contextlib.contextmanager
def silence(level: int) -> Iterator[None]:
    """Nothing up to this level is logged meanwhile."""
    logging.disable(level)
    try:
        yield
    finally:
        logging.disable(logging.NOTSET)
