"""The first screen, on phones, tablets and desktops."""

from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from alcazar.core.registry import games
from tests.ui.driver import AppDriver, Rect

if TYPE_CHECKING:
    from kivy.uix.widget import Widget
    from PIL.Image import Image

    from tests.ui.conftest import OpenApp

SIZES = {
    "small phone": (360, 800),
    "phone": (412, 915),
    "tablet": (800, 1280),
    "desktop": (1280, 800),
    # Android scales everything with the user's text size: on a small phone at 130 % this much is left.
    "small phone with large text": (277, 615),
    "phone on its side": (800, 360),
}


@pytest.fixture(params=SIZES.values(), ids=list(SIZES))
def app(request: pytest.FixtureRequest, open_app: "OpenApp") -> AppDriver:
    return open_app(request.param)


def test_every_game_is_on_the_shelf(app: AppDriver, tmp_path: Path) -> None:
    for game in games():
        title = title_of(app, game.info.title)
        app.scroll_to(title)
        assert app.rect(title).inside(app.frame_of_window)
        assert is_painted(app.picture(tmp_path / f"{game.info.id}.png"), app.rect(title))


def test_no_text_is_cut_off(app: AppDriver) -> None:
    for label in app.labels():
        app.scroll_to(label)
        assert app.text_fits(label), label.text
        assert app.rect(label).inside(app.frame_of_window), label.text


def test_no_texts_overlap(app: AppDriver) -> None:
    rects = {label: app.rect(label) for label in app.labels()}
    for label, rect in rects.items():
        assert not [other.text for other in rects if other is not label and rect.overlaps(rects[other])], label.text


def test_a_long_shelf_scrolls(open_app: "OpenApp") -> None:
    app = open_app(SIZES["small phone"])
    add_games(app, [f"The quite long name of an imaginary game, number {number}" for number in range(30)])
    last = app.label("The quite long name of an imaginary game, number 29")
    assert not app.rect(last).inside(app.frame_of_window)
    app.scroll_to(last)
    assert app.rect(last).inside(app.frame_of_window)
    assert app.text_fits(last)


def test_the_window_may_change_its_size(open_app: "OpenApp", tmp_path: Path) -> None:
    app = open_app(SIZES["phone"])
    app.window.size = SIZES["desktop"]
    app.frames(5)
    assert app.picture(tmp_path / "turned.png").size == SIZES["desktop"]
    columns = {app.rect(title_of(app, game.info.title)).left for game in games()}
    assert len(columns) == min(2, len(games()))


def test_back_on_the_home_screen_is_left_to_the_system(open_app: "OpenApp") -> None:
    app = open_app(SIZES["phone"])
    assert not app.back()
    assert app.app.root.current == "home"


def test_back_on_any_other_screen_leads_home(open_app: "OpenApp") -> None:
    from kivy.uix.screenmanager import Screen

    app = open_app(SIZES["phone"])
    app.app.root.add_widget(Screen(name="other"))
    app.app.root.current = "other"
    app.frames(2)
    assert app.back()
    app.wait_for(lambda: app.app.root.current == "home" and not app.app.root.transition.is_active)


def test_f1_does_not_open_the_settings_of_kivy(open_app: "OpenApp") -> None:
    app = open_app(SIZES["phone"])
    before = list(app.window.children)
    app.key(282)
    assert app.window.children == before


def test_number_of_players_in_words() -> None:
    from ui.screens.home import players_text

    assert players_text(info(fewest=2, most=5)) == "2 to 5 players"
    assert players_text(info(fewest=4, most=4)) == "4 players"


def test_folder_for_files_in_a_fresh_account(open_app: "OpenApp", tmp_path: Path) -> None:
    app = open_app(SIZES["phone"])
    assert Path(app.app.user_data_dir) == tmp_path / "config" / "alcazar"
    assert Path(app.app.user_data_dir).is_dir()


def title_of(app: AppDriver, title: str) -> "Widget":
    """On its card: the app has the name of one of its games."""
    return app.label(title, within=app.app.root.current_screen.ids.games)


def is_painted(image: "Image", rect: Rect) -> bool:
    """Whether there is more than plain background."""
    part = image.crop((int(rect.left), int(image.height - rect.top), int(rect.right), int(image.height - rect.bottom)))
    return len(part.getcolors(maxcolors=part.width * part.height)) > 10


def add_games(app: AppDriver, titles: list[str]) -> None:
    from ui.screens.home import card_for

    for title in titles:
        app.app.root.current_screen.ids.games.add_widget(card_for(info(title)))
    app.frames(3)


def info(title: str = "", fewest: int = 2, most: int = 5) -> Any:
    return SimpleNamespace(id=title, title=title, designer="Nobody", min_seats=fewest, max_seats=most)
