"""A list of saved games that is far longer than the screen."""

from typing import TYPE_CHECKING

import pytest

from tests.ui.driver import AppDriver
from tests.ui.saved_games import PHONE, cards, open_saves, played, press, press_icon, screen

if TYPE_CHECKING:
    from kivy.uix.widget import Widget

    from tests.ui.conftest import OpenApp

MOST_AT_ONCE = 24  # far more than a phone shows


def many(open_app: "OpenApp", count: int) -> AppDriver:
    app = open_app(PHONE)
    record = played(("Ada", "Bo", "Cleo"), moves=30)
    for _ in range(count):
        app.app.store.games.add(record)
    return app


@pytest.mark.usual_text
def test_two_hundred_games_open_at_once(open_app: "OpenApp") -> None:
    from ui.kit.growing import ENTRIES_PER_FRAME

    app = many(open_app, 200)
    app.app.root.open("saves")
    made, seen = ENTRIES_PER_FRAME, 0
    assert len(cards(app)) == made
    for _ in range(90):
        app.frames()
        now_made, now_seen = len(cards(app)), sum(card.is_seen for card in cards(app))
        assert now_made - made <= ENTRIES_PER_FRAME
        assert now_seen - seen <= 1
        made, seen = now_made, now_seen
    assert 6 < made == seen < MOST_AT_ONCE


def test_the_list_grows_while_it_is_scrolled(open_app: "OpenApp") -> None:
    app = many(open_app, 16)
    open_saves(app)
    assert len(cards(app)) < 16
    for _ in range(8):
        app.flick((180, 200), (180, 700))
        app.wait(0.2)
    app.wait(2)  # until it has come back from beyond its end
    assert len(cards(app)) == 16
    assert app.rect(cards(app)[-1]).inside(app.frame_of_window)


def push(scroll_view: "Widget", velocity: float) -> None:
    """Like a flick of a certain strength: for a real one Kivy asks the clock on the wall."""
    effect = scroll_view.effect_y
    effect.value = effect.max * scroll_view.scroll_y
    effect.velocity = velocity
    effect.trigger_velocity_update()


def test_a_list_in_motion_does_not_jump_back_when_it_grows(open_app: "OpenApp") -> None:
    app = many(open_app, 40)
    open_saves(app)
    first, count = cards(app)[0], len(cards(app))
    push(screen(app).ids.list, 2000)
    tops = []
    for _ in range(30):
        app.frames()
        tops.append(app.rect(first).top)
    assert len(cards(app)) > count
    assert tops[-1] > tops[0] + 100
    assert tops == sorted(tops)


def test_what_is_in_sight_stays_while_the_list_grows(open_app: "OpenApp") -> None:
    app = many(open_app, 20)
    open_saves(app)
    before = len(cards(app))
    app.scroll_to(cards(app)[-1])
    last = cards(app)[before - 1]
    place = app.rect(last)
    app.wait(0.5)
    assert len(cards(app)) > before
    assert abs(app.rect(last).top - place.top) < 2


@pytest.mark.english
def test_the_place_is_kept_when_a_game_is_deleted(open_app: "OpenApp") -> None:
    app = many(open_app, 20)
    open_saves(app)
    app.scroll_to(cards(app)[-1])
    app.wait(0.5)
    above, deleted = cards(app)[5:7]
    press_icon(app, "What to do with this game", deleted)
    place = app.rect(above)
    press(app, "Delete")
    app.wait(0.5)
    assert deleted not in cards(app)
    assert abs(app.rect(above).top - place.top) < 2


def test_a_short_list_stays_at_the_top(open_app: "OpenApp") -> None:
    app = many(open_app, 3)
    open_saves(app)
    for size in ((1280, 800), (320, 568), (800, 1280), PHONE, (1280, 800)):
        app.window.size = size
        app.wait(0.5)
        top = app.rect(screen(app).ids.list).top
        assert 0 <= top - app.rect(cards(app)[0]).top < 30, size
