"""Starts the real app in an invisible window."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.ui.driver import AppDriver
from tests.ui.invisible import prepare_window

OpenApp = Callable[[tuple[int, int]], AppDriver]

prepare_window()


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
