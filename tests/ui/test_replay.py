"""A match seen again: step by step, turn by turn, by itself, and played on from any point."""

from typing import TYPE_CHECKING, Any

import pytest

from tests.ui.driver import AppDriver
from tests.ui.looks import assert_readable
from tests.ui.tables import PHONE, open_table

if TYPE_CHECKING:
    from kivy.uix.widget import Widget

    from tests.ui.conftest import OpenApp

MOVES = 40


@pytest.fixture
def app(open_app: "OpenApp") -> AppDriver:
    return open_replay(open_app, PHONE)


def open_replay(open_app: "OpenApp", size: tuple[int, int]) -> AppDriver:
    player = open_table(open_app, size, moves=MOVES)
    player.app.app.root.open("replay", session=player.table.session)
    player.app.frames(15)
    return player.app


def page(app: AppDriver) -> Any:
    return app.app.root.page


def button(app: AppDriver, **wanted: str) -> "Widget":
    """The button with this icon or text, scrolled to."""
    ((name, value),) = wanted.items()
    found = next(w for w in page(app).walk() if getattr(w, name, None) == value and hasattr(w, "activate"))
    app.scroll_to(found)
    return found


@pytest.mark.english
def test_it_begins_at_the_beginning(app: AppDriver) -> None:
    assert page(app).position == 0
    assert page(app).caption == "The beginning"


def test_steps_forwards_and_back_tell_what_happened(app: AppDriver) -> None:
    app.tap(button(app, icon="step-forward"))
    app.tap(button(app, icon="step-forward"))
    assert page(app).position == 2
    told = page(app).caption
    app.tap(button(app, icon="step-forward"))
    app.tap(button(app, icon="step-backward"))
    assert page(app).caption == told
    assert told.endswith(".")


def test_a_turn_ends_where_somebody_else_is_next(app: AppDriver) -> None:
    steps = page(app).session.match.history.steps
    app.tap(button(app, icon="fast-forward"))
    here = page(app).position
    assert here > 0
    assert steps[here - 1].seat != steps[here].seat
    assert len({step.seat for step in steps[:here]}) == 1
    app.tap(button(app, icon="rewind"))
    assert page(app).position == 0


def test_it_plays_by_itself_until_the_end_and_can_be_paused(app: AppDriver) -> None:
    app.tap(button(app, icon="play"))
    app.wait_for(lambda: page(app).position > 3, 30)
    app.tap(button(app, icon="pause"))
    here = page(app).position
    app.wait(3)
    assert page(app).position == here
    app.tap(button(app, text="4 ×"))
    app.tap(button(app, icon="play"))
    app.wait_for(lambda: not page(app).playing, 120)
    assert page(app).position == page(app).last >= MOVES


def test_a_finger_on_the_scale_goes_anywhere(app: AppDriver) -> None:
    scrubber = next(widget for widget in page(app).walk() if type(widget).__name__ == "Scrubber")
    app.scroll_to(scrubber)
    x, y = scrubber.to_window(*scrubber.value_pos)
    app.drag((x, y), (x + scrubber.width / 2, y))
    assert 0.3 * page(app).last < page(app).position < 0.7 * page(app).last


@pytest.mark.english
def test_playing_on_makes_a_new_game_of_that_point(app: AppDriver) -> None:
    for _ in range(5):
        app.tap(button(app, icon="step-forward"))
    old = page(app).session
    before = app.app.store.games.load(old.identity)
    app.tap(button(app, text="Play on from here"))
    app.wait_for(lambda: page(app).name == "table")
    new = page(app).session
    assert new.identity != old.identity
    assert app.app.store.games.load(new.identity).moves[:5] == before.moves[:5]
    assert new.match.position < before.position, "an opponent may have moved meanwhile, but no more"
    assert app.app.store.games.load(old.identity) == before


@pytest.mark.english
def test_the_code_goes_to_the_clipboard(app: AppDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    from kivy.core.clipboard.clipboard_dummy import ClipboardDummy

    from alcazar.saves.code import read_code
    from ui.screens import replay

    clipboard = ClipboardDummy()  # Kivy's own one for systems without any
    monkeypatch.setattr(replay, "Clipboard", clipboard)
    monkeypatch.setattr("kivy.core.clipboard.Clipboard", clipboard)
    app.tap(button(app, text="Copy the set-up code"))
    game, seats, seed, _ = read_code(clipboard.paste())
    setup = page(app).session.match.setup
    assert (game, seats, seed) == (setup.game, len(setup.seats), setup.seed)


@pytest.mark.parametrize("size", [(320, 640), (800, 360), (800, 1280), (1280, 800)])
def test_everything_can_be_read(open_app: "OpenApp", size: tuple[int, int]) -> None:
    app = open_replay(open_app, size)
    app.app.settings.text_size = 1.6
    page(app).go_to(7)
    app.frames(5)
    assert_readable(app)
