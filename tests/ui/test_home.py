"""The first screen: the last game, and the ways to everything else."""

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.ui.driver import AppDriver
from tests.ui.looks import assert_readable_everywhere
from tests.ui.visits import (
    DESKTOP,
    ENTER,
    ON_ITS_SIDE,
    PHONE,
    TABLET,
    hit,
    message,
    of_kind,
    press,
    saved_game,
    screen,
    settle,
    tab_to,
    texts,
)

if TYPE_CHECKING:
    from tests.ui.conftest import OpenApp

F1 = 282
TO_THE_END = 10_000


def come_home(app: AppDriver) -> None:
    app.app.root.open("home")
    settle(app)


# -- the last game ----------------------------------------------------------------------------------------------------


@pytest.mark.english
def test_with_no_game_yet_a_new_one_is_offered_first(open_app: "OpenApp") -> None:
    app = open_app(PHONE)
    assert not of_kind(app, "ContinueCard")
    first = next(widget for widget in of_kind(app, "PressButton") + of_kind(app, "MenuRow"))
    assert first.text == "New game"


@pytest.mark.english
def test_the_newest_unfinished_game_can_be_continued(open_app: "OpenApp") -> None:
    app = open_app(PHONE)
    saved_game(app, ("Ida", "Jon"))
    newest = saved_game(app, ("Mia", "Noa"), moves=7)
    saved_game(app, ("Ole", "Pia"), moves=TO_THE_END)
    come_home(app)
    asked = app.app.store.summaries()[1].asked
    assert {"Alcazar", "Mia, Noa", "7 moves so far", f"{('Mia', 'Noa')[asked]} to play"} <= set(texts(app))
    press(app, "Continue")
    assert screen(app) == "table"
    assert app.app.root.page.session.identity == newest


def test_the_last_game_is_shown_with_a_picture(open_app: "OpenApp", tmp_path: Path) -> None:
    app = open_app(PHONE)
    saved_game(app)
    come_home(app)
    (card,) = of_kind(app, "ContinueCard")
    image = app.picture(tmp_path / "home.png")
    left, bottom, _, top = app.rect(card.children[-1])
    width = card.children[-1].width
    part = image.crop((int(left), int(image.height - top), int(left + width), int(image.height - bottom)))
    assert len(part.getcolors(maxcolors=part.width * part.height)) > 100


@pytest.mark.english
def test_the_last_game_is_up_to_date_after_the_table_was_left(open_app: "OpenApp") -> None:
    app = open_app(PHONE)
    saved_game(app, moves=3)
    come_home(app)
    press(app, "Continue")
    match = app.app.root.page.session.match
    match.play(match.legal_moves()[0])
    app.app.root.go_back()
    settle(app)
    assert "4 moves so far" in texts(app)


@pytest.mark.english
def test_a_game_that_cannot_be_loaded_is_left_out_with_a_reason(open_app: "OpenApp") -> None:
    app = open_app(PHONE)
    saved_game(app, ("Ida", "Jon"))
    damaged = saved_game(app, ("Mia", "Noa"))
    damage(app, damaged)
    come_home(app)
    assert "Ida, Jon" in texts(app)
    assert "Mia, Noa" not in texts(app)
    assert "damaged" in message(app)
    app.app.root.messages.clear_widgets()
    come_home(app)
    assert not message(app), "once is enough"


@pytest.mark.english
def test_a_game_that_breaks_while_it_is_shown_does_not_open(open_app: "OpenApp") -> None:
    app = open_app(PHONE)
    identity = saved_game(app)
    come_home(app)
    damage(app, identity)
    press(app, "Continue")
    assert screen(app) == "home"
    assert "damaged" in message(app)


def damage(app: AppDriver, identity: int) -> None:
    """As another program could do it."""
    connection: sqlite3.Connection = app.app.store.connection
    connection.execute("UPDATE snapshots SET state = '{}' WHERE game = ?", (identity,))
    connection.commit()


# -- ways -------------------------------------------------------------------------------------------------------------


@pytest.mark.english
@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP, ON_ITS_SIDE])
def test_two_taps_lead_to_a_running_game(open_app: "OpenApp", size: tuple[int, int]) -> None:
    app = open_app(size)
    press(app, "New game")
    press(app, "Start")
    assert screen(app) == "table"
    (game,) = app.app.store.summaries()
    assert not game.finished


@pytest.mark.english
@pytest.mark.parametrize(
    ("entry", "name"),
    [("Saved games", "saves"), ("Learn", "learn"), ("Settings", "settings"), ("New game", "new_game")],
)
def test_every_entry_opens_its_screen_and_back_leads_home(open_app: "OpenApp", entry: str, name: str) -> None:
    app = open_app(PHONE)
    press(app, entry)
    assert screen(app) == name
    assert app.back()
    settle(app)
    assert screen(app) == "home"


@pytest.mark.english
def test_the_keyboard_alone_is_enough(open_app: "OpenApp") -> None:
    app = open_app(DESKTOP)
    tab_to(app, "New game")
    hit(app, ENTER)
    assert screen(app) == "new_game"
    tab_to(app, "Start")
    hit(app, ENTER)
    assert screen(app) == "table"


def test_back_on_the_home_screen_is_left_to_the_system(open_app: "OpenApp") -> None:
    app = open_app(PHONE)
    assert not app.back()
    assert screen(app) == "home"


# -- looks ------------------------------------------------------------------------------------------------------------


def test_everything_can_be_read_in_every_window(open_app: "OpenApp") -> None:
    app = open_app(PHONE)
    assert_readable_everywhere(app)
    saved_game(app, ("Maximiliane", "Bartholomew the Third"))
    come_home(app)
    assert_readable_everywhere(app)


def test_in_the_dark_too(open_app: "OpenApp", tmp_path: Path) -> None:
    app = open_app(PHONE)
    saved_game(app)
    light = app.picture(tmp_path / "light.png").convert("L").resize((1, 1)).getpixel((0, 0))
    app.app.settings.theme = "dark"
    come_home(app)
    dark = app.picture(tmp_path / "dark.png").convert("L").resize((1, 1)).getpixel((0, 0))
    assert dark < 80 < 170 < light
    assert_readable_everywhere(app, [PHONE, DESKTOP], [1.0])


@pytest.mark.english
def test_the_castle_keeps_clear_of_the_name(open_app: "OpenApp") -> None:
    app = open_app((320, 568))
    app.app.settings.text_size = 1.6
    app.frames(5)
    (skyline,) = of_kind(app, "Skyline")
    lowest = app.rect(app.label("Board games for builders")).bottom
    assert app.rect(skyline).top - skyline.clear <= lowest
    assert skyline.height - skyline.wall - skyline.clear > 48, "there is some castle left"


# -- the app ----------------------------------------------------------------------------------------------------------


def test_f1_does_not_open_the_settings_of_kivy(open_app: "OpenApp") -> None:
    app = open_app(PHONE)
    before = list(app.window.children)
    app.key(F1)
    assert app.window.children == before


def test_folder_for_files_in_a_fresh_account(open_app: "OpenApp", tmp_path: Path) -> None:
    app = open_app(PHONE)
    assert Path(app.app.user_data_dir) == tmp_path / "config" / "alcazar"
    assert Path(app.app.user_data_dir).is_dir()
