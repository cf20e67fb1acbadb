"""Setting up a game by taps: which one, who plays, with what, and off it goes."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from alcazar.core.contract import GameInfo, Option
from alcazar.core.reasons import because
from alcazar.saves.errors import StoreError
from tests.ui.driver import AppDriver
from tests.ui.looks import assert_readable, assert_readable_everywhere
from tests.ui.visits import (
    DESKTOP,
    ENTER,
    ON_ITS_SIDE,
    PHONE,
    TAB,
    TABLET,
    hit,
    message,
    of_kind,
    press,
    screen,
    settings_next_time,
    settle,
    start_writing,
    tab_to,
    texts,
    write,
)

if TYPE_CHECKING:
    from alcazar.saves.listing import Summary
    from tests.ui.conftest import OpenApp

MOST = 5


@pytest.fixture
def app(open_app: "OpenApp") -> AppDriver:
    return open_setup(open_app, PHONE)


def open_setup(open_app: "OpenApp", size: tuple[int, int]) -> AppDriver:
    app = open_app(size)
    press(app, "New game")
    return app


def newest(app: AppDriver) -> "Summary":
    return app.app.store.summaries()[0]


def rows(app: AppDriver) -> list[Any]:
    return of_kind(app, "SeatRow")


def names(app: AppDriver) -> list[str]:
    return [row.name for row in rows(app)]


# -- who plays --------------------------------------------------------------------------------------------------------


@pytest.mark.english
def test_players_are_added_and_removed_within_the_limits(app: AppDriver) -> None:
    press(app, "Add a player")
    press(app, "Add a player")
    assert names(app) == ["Player", "Ana", "Bruno", "Carmen", "Diego"]
    press(app, "Add a player")
    assert len(names(app)) == MOST
    for _ in range(MOST):
        if rows(app)[1].removable:
            app.tap(rows(app)[1].children[0])
    assert names(app) == ["Player", "Diego"]
    assert not rows(app)[0].removable


@pytest.mark.english
def test_a_seat_becomes_a_persons_and_an_opponents_again(app: AppDriver) -> None:
    press(app, "Ana")
    press(app, "A person")
    assert "How well?" not in texts(app)
    press(app, "The computer")
    press(app, "Hard")
    press(app, "Builder")
    press(app, "Done")
    assert "Computer · Hard · Builder" in texts(app)
    press(app, "Start")
    seat = newest(app).seats[1]
    assert (seat.name, seat.level, seat.style) == ("Ana", "hard", "builder")


@pytest.mark.english
def test_a_name_is_written(app: AppDriver) -> None:
    press(app, "Player")
    write(app, "Mia")
    press(app, "Done")
    assert names(app) == ["Mia", "Ana", "Bruno"]


@pytest.mark.english
def test_a_name_counts_even_if_the_sheet_is_just_closed(app: AppDriver) -> None:
    press(app, "Player")
    field = start_writing(app, "Mia")
    app.app.root.go_back()
    settle(app)
    assert names(app) == ["Mia", "Ana", "Bruno"]
    assert not field.focus, "or the keyboard of a phone would stay"


@pytest.mark.english
def test_a_taken_name_gets_a_number(app: AppDriver) -> None:
    press(app, "Player")
    write(app, "Ana")
    press(app, "Done")
    assert names(app) == ["Ana 2", "Ana", "Bruno"]


@pytest.mark.english
def test_a_taken_colour_is_swapped(app: AppDriver) -> None:
    press(app, "Player")
    press(app, "Green")
    press(app, "Done")
    assert [row.look for row in rows(app)] == ["green", "blue", "orange"]


# -- which game -------------------------------------------------------------------------------------------------------


@pytest.mark.english
def test_all_games_with_a_face_are_offered(app: AppDriver) -> None:
    from ui.faces import faces

    for face in faces().values():
        assert {face.game.info.title, f"by {face.game.info.designer}"} <= set(texts(app))


@pytest.mark.english
def test_another_game_is_chosen(app: AppDriver) -> None:
    press(app, "Das neue Big Boss")
    assert [card.selected for card in of_kind(app, "GameCard")].count(True) == 1
    press(app, "Start")
    assert newest(app).game == "bigboss"


@pytest.mark.english
def test_number_of_players_in_words() -> None:
    from ui.screens.new_game import players_text

    info = GameInfo("any", "Any", "", 2, 5, 1, False)
    assert players_text(info) == "2 to 5 players"
    assert players_text(replace(info, min_seats=5)) == "5 players"


def test_every_style_level_and_colour_has_a_name() -> None:
    from alcazar.ai.levels import LEVELS
    from ui.faces import faces
    from ui.i18n import tr
    from ui.kit.seats import LOOKS

    styles = {style for face in faces().values() for style in face.game.evaluation.styles}
    for part, keys in (("level", LEVELS), ("style", styles)):
        assert all(tr(f"new_game.{part}.{key}") and tr(f"new_game.{part}.{key}.note") for key in keys)
    assert all(tr(f"new_game.colour.{key}") for key in LOOKS)


@pytest.mark.english
def test_options_of_a_game_are_switches_and_chips(open_app: "OpenApp", monkeypatch: pytest.MonkeyPatch) -> None:
    """No game has any yet: this one is given some."""
    from ui.faces import face_of
    from ui.i18n import catalogue

    options = (Option("moat", excludes=("market",)), Option("market"), Option("length", ("short", "long"), "long"))
    game = face_of("alcazar").game
    monkeypatch.setattr(game, "info", replace(game.info, options=options))
    words = {
        "moat": "A moat",
        "market": "A market",
        "length": "How long?",
        "length.short": "Short",
        "length.long": "Long",
    }
    notes = {f"{key}.note": f"About {key}" for key in ("moat", "market", "length")}
    for key, text in (words | notes).items():
        monkeypatch.setitem(catalogue(), f"alcazar.option.{key}", text)
    app = open_setup(open_app, PHONE)
    press(app, "A market")
    press(app, "A moat")
    press(app, "Short")
    assert_readable(app)
    assert app.app.root.page.draft.options == {"moat": True, "market": False, "length": "short"}
    assert [row.active for row in of_kind(app, "SwitchRow")] == [True, False]


# -- starting ---------------------------------------------------------------------------------------------------------


@pytest.mark.english
def test_the_last_choice_is_remembered(app: AppDriver) -> None:
    press(app, "Das neue Big Boss")
    press(app, "Player")
    write(app, "Mia")
    press(app, "Done")
    press(app, "Start")
    first_code = app.app.root.screens.get_screen("new_game").draft.code
    app.app.root.open("home")
    settle(app)
    press(app, "New game")
    draft = app.app.root.page.draft
    assert (draft.game, draft.seats[0].name) == ("bigboss", "Mia")
    assert draft.code != first_code


@pytest.mark.english
def test_it_is_remembered_by_the_next_start_of_the_app(app: AppDriver) -> None:
    press(app, "Add a player")
    press(app, "Start")
    assert len(settings_next_time(app).table["seats"]) == 4


@pytest.mark.english
def test_only_a_started_game_is_remembered(app: AppDriver) -> None:
    press(app, "Das neue Big Boss")
    app.back()
    settle(app)
    press(app, "New game")
    assert app.app.root.page.draft.game == "alcazar"


@pytest.mark.english
def test_taking_back_is_as_in_the_settings_unless_changed(app: AppDriver) -> None:
    app.back()
    settle(app)
    app.app.settings.undo = "free"
    press(app, "New game")
    press(app, "Start")
    assert app.app.root.page.session.match.undo_policy == "free"
    app.app.root.open("home")
    settle(app)
    press(app, "New game")
    press(app, "More")
    press(app, "Never")
    press(app, "Start")
    assert app.app.root.page.session.match.undo_policy == "off"
    assert app.app.settings.undo == "free"


@pytest.mark.english
def test_when_it_cannot_be_saved_it_is_said_why(app: AppDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_args: object) -> int:
        raise StoreError(because("store.full", problem="disk"))

    monkeypatch.setattr(app.app.store.games, "add", refuse)
    press(app, "Start")
    assert screen(app) == "new_game"
    assert "no room left" in message(app)


# -- looks and keys ---------------------------------------------------------------------------------------------------


@pytest.mark.english
def test_everything_can_be_read_in_every_window(app: AppDriver) -> None:
    press(app, "Player")
    write(app, "Maximiliane Josefa W")
    press(app, "Done")
    press(app, "More")
    assert_readable_everywhere(app)


@pytest.mark.english
def test_the_sheet_of_a_seat_can_be_read_in_every_window(app: AppDriver) -> None:
    press(app, "Ana")
    assert_readable_everywhere(app)


@pytest.mark.english
@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP, ON_ITS_SIDE])
def test_start_is_always_in_sight(open_app: "OpenApp", size: tuple[int, int]) -> None:
    app = open_setup(open_app, size)
    (button,) = of_kind(app, "StartButton")
    assert app.rect(button).inside(app.frame_of_window)
    app.window.size = (size[1], size[0])
    app.frames(6)
    assert app.rect(button).inside(app.frame_of_window)


@pytest.mark.english
def test_the_keyboard_alone_is_enough(open_app: "OpenApp") -> None:
    app = open_setup(open_app, DESKTOP)
    tab_to(app, "Das neue Big Boss")
    hit(app, ENTER)
    tab_to(app, "Ana")
    hit(app, ENTER)
    hit(app, TAB)
    hit(app, TAB)
    assert app.app.focus.widget.focus, "the keyboard is in the field, and out of it again"
    tab_to(app, "Expert")
    hit(app, ENTER)
    tab_to(app, "Done")
    hit(app, ENTER)
    tab_to(app, "Start")
    hit(app, ENTER)
    settle(app)
    assert (newest(app).game, newest(app).seats[1].level) == ("bigboss", "expert")
