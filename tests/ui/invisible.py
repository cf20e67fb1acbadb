"""A window that nobody sees: no display, no waiting, no trace in the home folder."""

import os
import tempfile

from ui.launch import configure_kivy

LARGEST = 1280  # dp to a side

ENVIRONMENT = {
    "SDL_VIDEODRIVER": "offscreen",
    "SDL_AUDIODRIVER": "dummy",  # plays everything, and nobody hears it
    "KIVY_NO_CONFIG": "1",
    "KIVY_NO_FILELOG": "1",
    "KIVY_LOG_MODE": "PYTHON",  # leaves the reports to pytest, which shows them when a test fails
    "KIVY_METRICS_FONTSCALE": "1",
    "KIVY_DPI": "160",
}
KIVY_HOME = tempfile.TemporaryDirectory(prefix="alcazar-kivy-")  # is removed when Python ends


def prepare_window(density: int = 1) -> None:
    """All of this has to be said before the first import of Kivy. With more density, a dp is that many pixels."""
    os.environ.update(ENVIRONMENT, KIVY_HOME=KIVY_HOME.name, KIVY_METRICS_DENSITY=str(density))
    configure_kivy()
    from kivy.config import Config

    Config.set("graphics", "multisamples", "0")  # it is painted in software: half the work
    for side in ("width", "height"):  # its picture never grows: it starts as large as any test wants it
        Config.set("graphics", side, str(LARGEST * density))
    for provider in Config.options("input"):
        if provider != "mouse":
            Config.remove_option("input", provider)
