"""Set-up codes on the screen for a new game: shown, entered, mistyped."""

from typing import TYPE_CHECKING

import pytest

from alcazar.play.setup import Seat, Setup
from alcazar.saves.code import code_of
from tests.ui.driver import AppDriver
from tests.ui.looks import assert_readable
from tests.ui.visits import (
    PHONE,
    of_kind,
    press,
    screen,
    texts,
    write,
)

if TYPE_CHECKING:
    from tests.ui.conftest import OpenApp

MISTYPED = "alcazar-3-0-96HK-XX"


@pytest.fixture
def app(open_app: "OpenApp") -> AppDriver:
    app = open_app(PHONE)
    press(app, "New game")
    press(app, "More")
    return app


@pytest.mark.english
def test_a_code_sets_up_the_table(app: AppDriver) -> None:
    code = code_of(Setup("bigboss", (Seat("Ida", "blue"), Seat("Jon", "green")), 1994))
    write(app, f" {code.lower()} ")
    assert [row.name for row in of_kind(app, "SeatRow")] == ["Player", "Ana"]
    press(app, "Start")
    assert code_of(app.app.root.page.session.match.setup) == code


@pytest.mark.english
def test_a_mistyped_code_is_explained_and_starts_nothing(app: AppDriver) -> None:
    write(app, MISTYPED)
    assert any("typing mistake" in text for text in texts(app))
    assert_readable(app)
    press(app, "Start")
    assert screen(app) == "new_game"
    assert not app.app.store.summaries()
    (field,) = of_kind(app, "Field")
    assert field.text == MISTYPED, "it can be corrected"


@pytest.mark.english
def test_other_cards_can_be_dealt(app: AppDriver) -> None:
    (field,) = of_kind(app, "Field")
    before = field.text
    button = next(button for button in of_kind(app, "IconButton") if button.meaning == "Deal anew")
    app.scroll_to(button)
    app.tap(button)
    assert field.text != before
    assert field.text.rsplit("-", 2)[0] == before.rsplit("-", 2)[0]
