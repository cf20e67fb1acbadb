"""Starts the real app in an invisible window: no display, no waiting, no trace in the home folder."""

import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.ui.driver import LARGEST, AppDriver
from ui.launch import configure_kivy

# All of this has to be said before the first import of Kivy.
os.environ["SDL_VIDEODRIVER"] = "offscreen"
os.environ["KIVY_NO_CONFIG"] = "1"
os.environ["KIVY_NO_FILELOG"] = "1"
os.environ["KIVY_LOG_MODE"] = "PYTHON"  # leaves the reports to pytest, which shows them when a test fails
KIVY_HOME = tempfile.TemporaryDirectory(prefix="alcazar-kivy-")  # is removed when Python ends
os.environ["KIVY_HOME"] = KIVY_HOME.name
os.environ["KIVY_METRICS_DENSITY"] = "1"
os.environ["KIVY_METRICS_FONTSCALE"] = "1"
os.environ["KIVY_DPI"] = "160"

OpenApp = Callable[[tuple[int, int]], AppDriver]


def configure_invisible_window() -> None:
    from kivy.config import Config

    Config.set("graphics", "multisamples", "0")  # it is painted in software: half the work
    Config.set("graphics", "width", str(LARGEST))  # its picture never grows: it starts as large as any test wants it
    Config.set("graphics", "height", str(LARGEST))
    for provider in Config.options("input"):
        if provider != "mouse":
            Config.remove_option("input", provider)


configure_kivy()
configure_invisible_window()


@pytest.fixture
def open_app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[OpenApp]:
    """Opens the app in a window of a given size; closes it after the test."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    opened: list[AppDriver] = []

    def open_in(size: tuple[int, int]) -> AppDriver:
        from ui.app import AlcazarApp

        opened.append(AppDriver(AlcazarApp(), size))
        return opened[-1]

    yield open_in
    for driver in opened:
        driver.close()
