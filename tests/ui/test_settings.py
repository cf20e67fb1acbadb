"""The settings: they hold at once, and next time."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from alcazar import __version__
from tests.ui.driver import AppDriver
from tests.ui.looks import assert_readable_everywhere
from tests.ui.visits import (
    DESKTOP,
    ENTER,
    PHONE,
    hit,
    press,
    screen,
    settings_next_time,
    settle,
    tab_to,
    texts,
    written,
)

if TYPE_CHECKING:
    from tests.ui.conftest import OpenApp

EXAMPLE = "Ana raises a tower on field 34 and earns 3."


@pytest.fixture
def app(open_app: "OpenApp") -> AppDriver:
    return open_settings(open_app, PHONE)


def open_settings(open_app: "OpenApp", size: tuple[int, int]) -> AppDriver:
    app = open_app(size)
    press(app, "Settings")
    return app


def brightness(app: AppDriver, path: Path) -> Any:
    return app.picture(path).convert("L").resize((1, 1)).getpixel((0, 0))


def group(app: AppDriver, title: str) -> Any:
    """The row of chips below a title: some answers are given to several questions."""
    return written(app.app.root.page, title).parent


def choose(app: AppDriver, title: str, answer: str) -> None:
    chip = written(group(app, title), answer)
    app.scroll_to(chip)
    app.tap(chip)
    settle(app)


@pytest.mark.english
@pytest.mark.parametrize(("answer", "size"), [("Small", 0.85), ("Large", 1.15), ("Larger", 1.3), ("Largest", 1.6)])
def test_the_text_size_changes_at_once(app: AppDriver, answer: str, size: float) -> None:
    example = written(app.app.root.page, EXAMPLE)
    before = example.font_size
    choose(app, "Text size", answer)
    assert example.font_size == pytest.approx(before * size)
    choose(app, "Text size", "Normal")
    assert example.font_size == pytest.approx(before)


@pytest.mark.english
def test_the_colours_change_at_once(app: AppDriver, tmp_path: Path) -> None:
    choose(app, "Colours", "Dark")
    dark = brightness(app, tmp_path / "dark.png")
    choose(app, "Colours", "Light")
    assert dark < 80 < 170 < brightness(app, tmp_path / "light.png")


@pytest.mark.english
@pytest.mark.parametrize(
    ("title", "answer", "name", "value"),
    [
        ("Text size", "Largest", "text_size", 1.6),
        ("Colours", "Dark", "theme", "dark"),
        ("Movement on the board", "Off", "animation", "off"),
        ("Between opponents’ moves", "Wait for my tap", "pace", "tap"),
        ("Taking back, in new games", "Always", "undo", "free"),
    ],
)
def test_every_choice_holds_and_is_there_next_time(
    app: AppDriver, title: str, answer: str, name: str, value: Any
) -> None:
    choose(app, title, answer)
    assert getattr(app.app.settings, name) == value
    assert getattr(settings_next_time(app), name) == value
    assert written(group(app, title), answer).parent.selected


@pytest.mark.english
def test_asking_before_a_move_is_switched(app: AppDriver) -> None:
    press(app, "Ask before a move counts")
    assert not app.app.settings.confirm
    assert not settings_next_time(app).confirm


@pytest.mark.english
@pytest.mark.parametrize(
    ("title", "name"), [("Sounds", "sounds"), ("Vibration", "haptics"), ("Keep the screen on", "keep_awake")]
)
def test_what_the_device_does_is_switched(app: AppDriver, title: str, name: str) -> None:
    press(app, title)
    assert not getattr(app.app.settings, name)
    assert not getattr(settings_next_time(app), name)
    press(app, title)
    assert getattr(app.app.settings, name)


@pytest.mark.english
def test_what_changes_elsewhere_is_shown(app: AppDriver) -> None:
    app.app.settings.undo = "off"
    app.frames(2)
    assert written(group(app, "Taking back, in new games"), "Never").parent.selected
    assert "A move that is made is made." in texts(app)


@pytest.mark.english
def test_about_tells_version_licence_and_privacy(app: AppDriver) -> None:
    everything = " ".join(texts(app))
    assert f"Alcazar {__version__}" in everything
    assert "MIT licence" in everything
    assert "No network, no accounts" in everything


@pytest.mark.english
def test_everything_can_be_read_in_every_window(app: AppDriver) -> None:
    assert_readable_everywhere(app)


@pytest.mark.english
def test_in_the_dark_too(app: AppDriver) -> None:
    app.app.settings.theme = "dark"
    assert_readable_everywhere(app, [PHONE, DESKTOP], [1.0])


@pytest.mark.english
def test_the_keyboard_alone_is_enough(open_app: "OpenApp") -> None:
    app = open_settings(open_app, DESKTOP)
    tab_to(app, "Larger")
    hit(app, ENTER)
    assert app.app.settings.text_size == 1.3
    assert app.back()
    settle(app)
    assert screen(app) == "home"
