"""Starts the real app in an invisible window.

All tests can be run as on a device in another language and with larger letters (`make test-languages`):
ALCAZAR_TEST_LANGUAGE=de ALCAZAR_TEST_TEXT=1.6
"""

import gc
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.ui.driver import AppDriver, forget_closed_apps
from tests.ui.invisible import prepare_window
from tests.ui.looks import assert_readable

OpenApp = Callable[[tuple[int, int]], AppDriver]

ENGLISH, USUAL = "en", 1.0
LANGUAGE = os.environ.get("ALCAZAR_TEST_LANGUAGE", ENGLISH)
TEXT_SIZE = float(os.environ.get("ALCAZAR_TEST_TEXT", USUAL))
LAID_OUT = 6  # frames
HAS_PASSED = pytest.StashKey[bool]()

prepare_window()
gc.set_threshold(50_000, 20, 20)  # an app is many objects, and closed ones are cleared away between the tests


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if LANGUAGE != ENGLISH and item.get_closest_marker("english"):
            item.add_marker(pytest.mark.skip(reason="looks for English words"))
        if TEXT_SIZE != USUAL and item.get_closest_marker("usual_text"):
            item.add_marker(pytest.mark.skip(reason="measures letters of the usual size"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    report = yield
    if report.when == "call":
        item.stash[HAS_PASSED] = report.passed
    return report


@pytest.fixture
def open_app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[OpenApp]:
    """Opens the app in a window of a given size. What is there to see at the end of the test has to be readable."""
    from ui.i18n import use_language

    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setattr("ui.app.device_language", lambda: LANGUAGE)
    opened: list[AppDriver] = []
    forget_closed_apps()

    def open_in(size: tuple[int, int]) -> AppDriver:
        from ui.app import AlcazarApp

        app = AlcazarApp()
        if TEXT_SIZE != USUAL:
            app.settings.text_size = TEXT_SIZE
        opened.append(AppDriver(app, size))
        return opened[-1]

    yield open_in
    try:
        if request.node.stash.get(HAS_PASSED, False) and opened:
            opened[-1].frames(LAID_OUT)
            assert_readable(opened[-1])
    finally:
        for driver in opened:
            driver.close()
        use_language(ENGLISH)
