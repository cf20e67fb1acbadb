"""The eyes of the other tests see what is wrong."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from tests.ui.looks import problems_of
from tests.ui.tables import PHONE

if TYPE_CHECKING:
    from kivy.uix.widget import Widget

    from tests.ui.conftest import OpenApp


def fine() -> list["Widget"]:
    from ui.kit.widgets import IconButton, Small

    return [Small(text="one", size_hint=(None, None), width=80, pos=(0, 0)), IconButton(icon="cog", pos=(100, 0))]


def cut_off() -> list["Widget"]:
    from kivy.uix.label import Label

    return [Label(text="much too long for its place", size_hint=(None, None), size=(40, 20), pos=(100, 100))]


def out_of_sight() -> list["Widget"]:
    from ui.kit.widgets import ShortText

    return [ShortText(text="half of it", size_hint=(None, None), pos=(PHONE[0] - 20, 100))]


def overlapping() -> list["Widget"]:
    from ui.kit.widgets import ShortText

    return [ShortText(text=text, size_hint=(None, None), pos=(100, 100)) for text in ("one", "other")]


def too_small() -> list["Widget"]:
    from ui.kit.widgets import PressPanel

    return [PressPanel(size_hint=(None, None), size=(20, 20), pos=(100, 100))]


def in_the_way() -> list["Widget"]:
    from ui.kit.widgets import IconButton

    return [IconButton(icon="cog", pos=pos) for pos in ((100, 100), (120, 100))]


WRONG = {
    cut_off: "is cut off",
    out_of_sight: "is out of sight",
    overlapping: "overlap",
    too_small: "too small to tap",
    in_the_way: "in each other's way",
}


def problems(open_app: "OpenApp", widgets: Callable[[], list["Widget"]]) -> list[str]:
    from kivy.uix.floatlayout import FloatLayout

    app = open_app(PHONE)
    layer = FloatLayout(size=PHONE)
    for widget in widgets():
        layer.add_widget(widget)
    app.window.add_widget(layer)
    app.frames(3)
    found = list(problems_of(app, layer))
    app.window.remove_widget(layer)
    return found


def test_nothing_is_wrong_with_what_is_fine(open_app: "OpenApp") -> None:
    assert problems(open_app, fine) == []


@pytest.mark.usual_text
@pytest.mark.parametrize("widgets", WRONG, ids=lambda widgets: widgets.__name__)
def test_what_is_wrong_is_seen(open_app: "OpenApp", widgets: Callable[[], list["Widget"]]) -> None:
    assert any(WRONG[widgets] in problem for problem in problems(open_app, widgets))
