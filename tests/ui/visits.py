"""Going from screen to screen by taps on what is written there."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from alcazar.core.rng import Rng
from tests.ui.driver import AppDriver

if TYPE_CHECKING:
    from kivy.uix.widget import Widget

PHONE, TABLET, DESKTOP, ON_ITS_SIDE = (360, 800), (800, 1280), (1280, 800), (800, 360)
TAB, ENTER = 9, 13


def press(app: AppDriver, text: str) -> None:
    """Taps a text of the sheet on top, or of the screen, and waits for what comes of it."""
    label = written(app.app.root.scope, text)
    app.scroll_to(label)
    app.tap(label)
    settle(app)


def labels(within: "Widget") -> list["Widget"]:
    from kivy.uix.label import Label

    return [widget for widget in within.walk(restrict=True) if isinstance(widget, Label) and widget.text]


def written(within: "Widget", text: str) -> "Widget":
    found = [label for label in labels(within) if label.text == text]
    assert len(found) == 1, f"{text!r} is there {len(found)} times"
    return found[0]


def settle(app: AppDriver) -> None:
    app.frames(3)
    app.wait_for(lambda: not app.app.root.screens.transition.is_active)


def screen(app: AppDriver) -> str:
    name: str = app.app.root.screens.current
    return name


def texts(app: AppDriver) -> list[str]:
    """All that is written on the screen, or on the sheet on top."""
    return [label.text for label in labels(app.app.root.scope)]


def message(app: AppDriver) -> str:
    return " ".join(toast.text for toast in app.app.root.messages.children)


def of_kind(app: AppDriver, name: str) -> list["Widget"]:
    """The widgets of a class, as one reads."""
    found = [widget for widget in app.app.root.scope.walk(restrict=True) if type(widget).__name__ == name]
    return sorted(found, key=lambda widget: (-widget.to_window(*widget.center)[1], widget.x))


def hit(app: AppDriver, key: int, *modifiers: str) -> None:
    """A key as it comes from the keyboard: a field that somebody writes in has it first."""
    if not app.window.dispatch("on_key_down", key, 0, None, list(modifiers)):
        app.key(key, modifiers=modifiers)
    settle(app)


def write(app: AppDriver, text: str) -> None:
    """Taps the only field there is, writes into it, and presses Enter."""
    field = start_writing(app, text)
    hit(app, ENTER)
    assert not field.focus


def start_writing(app: AppDriver, text: str) -> "Widget":
    (field,) = of_kind(app, "Field")
    app.scroll_to(field)
    app.tap(field)
    assert field.focus
    field.text = ""
    field.insert_text(text)
    return field


def tab_to(app: AppDriver, text: str) -> None:
    """Moves the focus with the Tab key until it is on something with that text."""
    for _ in range(60):
        hit(app, TAB)
        focused = app.app.focus.widget
        if focused and text in [label.text for label in labels(focused)]:
            return
    raise AssertionError(f"the Tab key does not lead to {text!r}")


def settings_next_time(app: AppDriver) -> Any:
    """What the settings are when the app is next started."""
    from alcazar.saves.opening import open_store
    from ui.settings import Settings

    store = open_store(Path(app.app.user_data_dir))
    try:
        return Settings(store)
    finally:
        store.close()


def saved_game(app: AppDriver, names: tuple[str, ...] = ("Mia", "Noa"), moves: int = 5, seed: int = 1) -> int:
    """A game of these players after some moves at random; its number."""
    from alcazar.play.setup import Seat, Setup
    from ui.session import start

    seats = tuple(Seat(name, colour) for name, colour in zip(names, ("blue", "green", "pink")))
    session: Any = start(app.app.store, Setup("alcazar", seats, seed), "turn")
    rng = Rng(seed)
    while session.match.decision and session.match.position < moves:
        session.match.play(rng.choice(session.match.legal_moves()))
    return int(session.identity)
