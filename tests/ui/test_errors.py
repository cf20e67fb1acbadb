"""Whatever goes wrong: a friendly page, the way back, and a game that is still there."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from tests.ui.driver import AppDriver
from tests.ui.looks import assert_readable_everywhere
from tests.ui.visits import (
    DESKTOP,
    ENTER,
    PHONE,
    hit,
    message,
    of_kind,
    press,
    saved_game,
    screen,
    settle,
    tab_to,
    texts,
    written,
)

if TYPE_CHECKING:
    from tests.ui.conftest import OpenApp

MISHAP = "a mishap of this test"


def fail(*_args: object, **_kwargs: object) -> Any:
    raise RuntimeError(MISHAP)


def as_in_the_loop(app: AppDriver, act: Callable[[], object]) -> None:
    """What Kivy's endless loop does around everything that happens: the driver turns its own frames."""
    from kivy.base import ExceptionManager

    for happening in (act, *[app.frames] * 20):
        try:
            happening()
        except RuntimeError as error:
            if ExceptionManager.handle_exception(error) == ExceptionManager.RAISE:
                raise
    settle(app)


@pytest.fixture
def app(open_app: "OpenApp") -> AppDriver:
    app = open_app(PHONE)
    saved_game(app, moves=4)
    app.app.root.open("home")
    settle(app)
    return app


def fail_in_the_clock(app: AppDriver, _monkeypatch: pytest.MonkeyPatch) -> None:
    from kivy.clock import Clock

    Clock.schedule_once(fail)
    as_in_the_loop(app, app.frames)


def fail_under_a_finger(app: AppDriver, _monkeypatch: pytest.MonkeyPatch) -> None:
    button = written(app.app.root.page, "Settings").parent.parent
    button.bind(on_release=fail)
    as_in_the_loop(app, lambda: app.tap(button))


def fail_on_arrival(app: AppDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    from ui.screens.settings import SettingsScreen

    monkeypatch.setattr(SettingsScreen, "arrive", fail)
    as_in_the_loop(app, lambda: app.tap(written(app.app.root.page, "Settings")))


def fail_while_a_screen_is_made(app: AppDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    from ui.screens.settings import SettingsScreen

    monkeypatch.setattr(SettingsScreen, "__init__", fail)
    as_in_the_loop(app, lambda: app.tap(written(app.app.root.page, "Settings")))


def fail_below_a_sheet(app: AppDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    press(app, "New game")
    press(app, "Player")
    fail_in_the_clock(app, monkeypatch)
    assert app.app.root.sheets.top is None


WAYS = [fail_in_the_clock, fail_under_a_finger, fail_on_arrival, fail_while_a_screen_is_made, fail_below_a_sheet]


@pytest.mark.english
@pytest.mark.parametrize("mishap", WAYS)
def test_a_page_opens_and_the_game_goes_on(
    app: AppDriver, monkeypatch: pytest.MonkeyPatch, mishap: Callable[..., None]
) -> None:
    mishap(app, monkeypatch)
    assert screen(app) == "error"
    assert "Something went wrong" in texts(app)
    press(app, "Back to the start")
    assert screen(app) == "home"
    press(app, "Continue")
    assert screen(app) == "table"
    assert app.app.root.page.session.match.position == 4


@pytest.mark.english
def test_back_does_not_lead_to_what_failed(app: AppDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    fail_on_arrival(app, monkeypatch)
    assert app.back()
    settle(app)
    assert screen(app) == "home"
    assert not app.back(), "home is the first screen again"


@pytest.mark.english
def test_all_screens_are_made_anew(app: AppDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    before = app.app.root.page
    fail_in_the_clock(app, monkeypatch)
    press(app, "Back to the start")
    assert app.app.root.page is not before
    assert [page.name for page in app.app.root.screens.screens] == ["error", "home"]


@pytest.mark.english
def test_it_may_happen_again_and_again(app: AppDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(3):
        fail_in_the_clock(app, monkeypatch)
        fail_in_the_clock(app, monkeypatch)
        assert screen(app) == "error"
        press(app, "Back to the start")
        assert screen(app) == "home"


@pytest.mark.english
def test_details_can_be_seen(app: AppDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    fail_in_the_clock(app, monkeypatch)
    assert not any(MISHAP in text for text in texts(app))
    press(app, "Show the details")
    assert any(MISHAP in text for text in texts(app))
    press(app, "Hide the details")
    assert not any(MISHAP in text for text in texts(app))


@pytest.mark.english
def test_details_can_be_copied(app: AppDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    from kivy.core.clipboard.clipboard_dummy import ClipboardDummy

    from ui.screens import error

    clipboard = ClipboardDummy()  # Kivy's own one for systems without any
    monkeypatch.setattr(error, "Clipboard", clipboard)
    monkeypatch.setattr("kivy.core.clipboard.Clipboard", clipboard)
    fail_in_the_clock(app, monkeypatch)
    press(app, "Copy the details")
    assert MISHAP in clipboard.paste()
    assert "Copied" in message(app)


@pytest.mark.english
def test_very_long_details_do_no_harm(app: AppDriver) -> None:
    app.app.root.open("error", details="first\n" + "a line of details\n" * 20_000 + "last")
    settle(app)
    press(app, "Show the details")
    (shown,) = [text for text in texts(app) if "details\n" in text]
    assert shown.endswith("last")
    assert max(label.texture_size[1] for label in of_kind(app, "Small")) < 8192


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everything_can_be_read_in_every_window(app: AppDriver, monkeypatch: pytest.MonkeyPatch, theme: str) -> None:
    app.app.settings.theme = theme
    fail_in_the_clock(app, monkeypatch)
    assert_readable_everywhere(app)


@pytest.mark.english
def test_the_keyboard_alone_is_enough(open_app: "OpenApp", monkeypatch: pytest.MonkeyPatch) -> None:
    app = open_app(DESKTOP)
    fail_in_the_clock(app, monkeypatch)
    tab_to(app, "Back to the start")
    hit(app, ENTER)
    assert screen(app) == "home"
