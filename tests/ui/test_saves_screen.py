"""The list of saved games: finding, opening, renaming, deleting and restoring them."""

import time
from typing import TYPE_CHECKING

import pytest

from alcazar.play.match import Match
from alcazar.play.record import LONGEST_TITLE
from tests.play.players import random_agent
from tests.ui.driver import AppDriver
from tests.ui.looks import assert_readable_everywhere
from tests.ui.saved_games import (
    PHONE,
    add,
    card,
    message,
    open_import,
    open_menu,
    open_saves,
    open_trash,
    press,
    press_icon,
    press_in_message,
    screen,
    stored,
    titles,
    with_three_games,
)

if TYPE_CHECKING:
    from tests.ui.conftest import OpenApp


@pytest.fixture
def app(open_app: "OpenApp") -> AppDriver:
    return with_three_games(open_app)


# -- the list ---------------------------------------------------------------------------------------------------------


@pytest.mark.english
def test_a_card_tells_what_is_to_be_known(app: AppDriver) -> None:
    from ui.screens.saved_game import date_text

    holidays = card(app, "Holidays")
    texts = [label.text for label in app.labels(holidays)]
    assert {"Holidays", "Alcazar", "Ada", "Bo"} <= set(texts)
    summary = holidays.summary
    assert f"{summary.seats[summary.asked].name}'s turn" in texts
    assert f"40 moves · {date_text(summary.changed)}" in texts
    assert holidays.picture.width > 0


@pytest.mark.english
def test_a_finished_game_tells_who_won(app: AppDriver) -> None:
    finished = card(app, "Das neue Big Boss")
    match = Match(app.app.store.games.load(finished.summary.id), random_agent)
    best = [match.setup.seats[standing.seat].name for standing in match.standings() if standing.place == 1]
    assert finished.status == f"Won by {', '.join(best)}"


def test_dates_as_on_the_wall(monkeypatch: pytest.MonkeyPatch) -> None:
    from ui.screens.saved_game import date_text

    with monkeypatch.context() as patch:
        patch.setenv("TZ", "UTC")
        time.tzset()
        assert date_text(1_795_010_702) == "18 Nov 2026, 14:05"
        assert date_text(0) == "1 Jan 1970, 00:00"
    time.tzset()


def test_a_tap_goes_on_with_the_game(app: AppDriver) -> None:
    holidays = card(app, "Holidays")
    app.scroll_to(holidays)
    app.tap(holidays.ids.players)
    app.frames(12)
    assert app.app.root.page.name == "table"
    assert app.app.root.page.session.identity == holidays.summary.id


@pytest.mark.english
def test_a_tap_on_a_finished_game_shows_its_results(app: AppDriver) -> None:
    app.tap(card(app, "Das neue Big Boss").ids.players)
    app.frames(12)
    assert app.app.root.page.name == "results"
    assert app.back()
    assert app.app.root.page is screen(app)


@pytest.mark.english
def test_search(app: AppDriver) -> None:
    search = screen(app).ids.search
    search.text = "cleo alc"
    app.wait(0.5)
    assert titles(app) == ["Alcazar"]
    search.text = "nobody"
    app.wait(0.5)
    assert titles(app) == []
    press(app, "Show all games")
    app.wait(0.5)
    assert len(titles(app)) == 3


@pytest.mark.english
def test_sort(app: AppDriver) -> None:
    assert titles(app) == ["Alcazar", "Das neue Big Boss", "Holidays"]
    press_icon(app, "Sort by", screen(app))
    press(app, "Players")
    app.frames(4)
    assert titles(app) == ["Holidays", "Alcazar", "Das neue Big Boss"]
    assert app.app.root.sheets.top is None


@pytest.mark.english
def test_without_games_there_is_a_way_to_start_one(open_app: "OpenApp") -> None:
    app = open_app(PHONE)
    open_saves(app)
    press(app, "Start a game")
    assert app.app.root.page.name == "new_game"


# -- what can be done with a game -------------------------------------------------------------------------------------


@pytest.mark.english
def test_rename(app: AppDriver) -> None:
    open_menu(app, "Holidays")
    press(app, "Rename")
    field = next(widget for widget in app.app.root.sheets.top.walk(restrict=True) if hasattr(widget, "hint_text"))
    assert field.text == "Holidays"
    field.text = "  By the sea \n"
    press(app, "Save")
    assert "By the sea" in stored(app)
    assert card(app, "By the sea")
    assert app.app.root.sheets.top is None


def test_a_title_is_made_fit_for_the_store() -> None:
    from ui.screens.saves import tidied

    assert tidied(" one\ttwo\x00 ") == "one two"
    assert len(tidied("x" * 200)) == LONGEST_TITLE


@pytest.mark.english
def test_delete_and_undo(app: AppDriver) -> None:
    open_menu(app, "Holidays")
    press(app, "Delete")
    assert "Holidays" not in titles(app)
    assert stored(app, trash=True) == ["Holidays"]
    assert message(app) == "“Holidays” is in the trash."
    press_in_message(app, "Undo")
    assert "Holidays" in titles(app)
    assert stored(app, trash=True) == []


@pytest.mark.english
def test_undo_works_from_another_screen(app: AppDriver) -> None:
    open_menu(app, "Holidays")
    press(app, "Delete")
    app.back()
    app.frames(12)
    press_in_message(app, "Undo")
    assert "Holidays" in stored(app)


@pytest.mark.english
def test_put_back_from_the_trash(app: AppDriver) -> None:
    open_trash(app, "Holidays")
    assert titles(app) == ["Holidays"]
    app.tap(card(app, "Holidays").ids.players)
    press(app, "Put back")
    assert stored(app, trash=True) == []
    assert titles(app) == []
    assert app.back()
    app.frames(4)
    assert "Holidays" in titles(app)


@pytest.mark.english
def test_the_trash_is_emptied_after_a_question(app: AppDriver) -> None:
    open_trash(app, "Holidays", "Alcazar")
    press(app, "Empty the trash")
    assert app.label("2 games will be gone for good.", within=app.app.root.sheets)
    app.back()
    assert len(stored(app, trash=True)) == 2
    press(app, "Empty the trash")
    press(app, "Delete for good")
    assert stored(app, trash=True) == []
    assert app.label("The trash is empty", within=screen(app))
    assert len(stored(app)) == 1


# -- looks ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def full_app(app: AppDriver) -> AppDriver:
    """With everything that is long."""
    long_name = "Maximiliane-Ottilie von Hohenstein"
    add(app, (long_name, "Bo", "Cleopatra", "Daniel-Alexander", "Evangelina"), moves=90, title="word " * 15 + "end")
    app.back()
    app.frames(12)
    open_saves(app)
    return app


def test_the_list_is_readable_everywhere(full_app: AppDriver) -> None:
    assert_readable_everywhere(full_app)


SMALLEST_AND_LARGEST = {"windows": ((320, 568), (568, 320), (800, 1280), (1280, 800)), "text_sizes": (1.0, 1.6)}


@pytest.mark.parametrize("entry", ["", "Rename", "Delete"])
@pytest.mark.english
def test_the_menu_of_a_game_is_readable_everywhere(full_app: AppDriver, entry: str) -> None:
    open_menu(full_app, "Holidays")
    if entry:
        press(full_app, entry)
    assert_readable_everywhere(full_app, **SMALLEST_AND_LARGEST)


@pytest.mark.english
def test_import_is_readable_everywhere(full_app: AppDriver) -> None:
    open_menu(full_app, "Holidays")
    press(full_app, "Export as a file")
    open_import(full_app)
    assert_readable_everywhere(full_app, **SMALLEST_AND_LARGEST)


def test_the_trash_is_readable_everywhere(full_app: AppDriver) -> None:
    open_trash(full_app, "Holidays")
    assert_readable_everywhere(full_app, **SMALLEST_AND_LARGEST)


def test_nothing_found_is_readable_everywhere(full_app: AppDriver) -> None:
    screen(full_app).ids.search.text = "nobody"
    full_app.wait(0.5)
    assert_readable_everywhere(full_app, **SMALLEST_AND_LARGEST)
