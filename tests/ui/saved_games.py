"""Saved games to test with, and hands for their list."""

from typing import TYPE_CHECKING, Any

from alcazar.core.rng import Rng
from alcazar.play.match import Match
from alcazar.play.record import new_record
from alcazar.play.setup import Seat, Setup
from tests.play.players import random_agent
from tests.ui.driver import AppDriver
from ui.i18n import tr

if TYPE_CHECKING:
    from kivy.uix.widget import Widget

    from alcazar.play.record import Record
    from tests.ui.conftest import OpenApp
    from ui.screens.saved_game import SavedGame
    from ui.screens.saves import SavesScreen

PHONE = (360, 800)
TO_THE_END = 10_000


def with_three_games(open_app: "OpenApp") -> AppDriver:
    """An old one with a title, a finished one, and the newest one."""
    app = open_app(PHONE)
    add(app, ("Ada", "Bo"), moves=40, title="Holidays")
    add(app, ("Cleo", "Dan", "Eve"), game="bigboss", moves=TO_THE_END)
    add(app, ("Ada", "Cleo"), moves=12, seed=2)
    open_saves(app)
    return app


def played(names: tuple[str, ...], game: str = "alcazar", moves: int = 0, seed: int = 1, title: str = "") -> "Record":
    colours = ("orange", "blue", "green", "pink", "sky")
    seats = tuple(Seat(name, colour) for name, colour in zip(names, colours))
    match = Match(new_record(Setup(game, seats, seed), title), random_agent)
    rng = Rng(seed)
    while match.decision and match.position < moves:
        match.play(rng.choice(match.legal_moves()))
    return match.record()


def add(app: AppDriver, *args: Any, **kwargs: Any) -> int:
    identity: int = app.app.store.games.add(played(*args, **kwargs))
    return identity


def open_saves(app: AppDriver) -> "SavesScreen":
    app.app.root.open("saves")
    app.wait_for(lambda: all(card.is_seen for card in cards(app)) and not app.app.root.screens.transition.is_active)
    return screen(app)


def screen(app: AppDriver) -> "SavesScreen":
    return app.app.root.screens.get_screen("saves")


def cards(app: AppDriver) -> list["SavedGame"]:
    """From the first to the last."""
    return screen(app).ids.list.ids.entries.children[::-1]


def card(app: AppDriver, title: str) -> "SavedGame":
    (found,) = (card for card in cards(app) if card.title == title)
    return found


def titles(app: AppDriver) -> list[str]:
    return [card.title for card in cards(app)]


def press(app: AppDriver, text: str) -> None:
    """The button with this text, on the sheet on top or else on the screen."""
    label = app.label(text, within=app.app.root.scope)
    app.scroll_to(label)
    app.tap(label)
    app.frames(2)


def press_icon(app: AppDriver, meaning: str, within: "Widget") -> None:
    (button,) = (widget for widget in within.walk(restrict=True) if getattr(widget, "meaning", "") == meaning)
    app.scroll_to(button)
    app.tap(button)


def open_menu(app: AppDriver, title: str) -> None:
    press_icon(app, tr("saves.menu"), card(app, title))


def open_import(app: AppDriver) -> None:
    press_icon(app, tr("saves.more"), screen(app))
    press(app, tr("saves.import"))


def message(app: AppDriver) -> str:
    (toast,) = app.app.root.messages.children
    return toast.text


def press_in_message(app: AppDriver, text: str) -> None:
    app.tap(app.label(text, within=app.app.root.messages))
    app.frames(4)


def stored(app: AppDriver, trash: bool = False) -> list[str]:
    return [summary.title for summary in app.app.store.summaries(trash=trash)]


def open_trash(app: AppDriver, *deleted: str) -> None:
    for title in deleted:
        open_menu(app, title)
        press(app, tr("saves.delete"))
    press_icon(app, tr("saves.more"), screen(app))
    press(app, tr("saves.trash"))
    app.frames(4)
