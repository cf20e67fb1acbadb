"""A sheet with things to do; the first tap closes it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from kivy.app import App

from ui.kit.sheet import Sheet
from ui.kit.widgets import Body, PressButton


class Entry(NamedTuple):
    icon: str
    text: str
    act: Callable[[], None]
    style: str = "plain"


def show_menu(title: str, entries: Sequence[Entry], note: str = "") -> Sheet:
    sheet = Sheet(title=title)
    if note:
        sheet.add_content(Body(text=note))
    for entry in entries:
        button = PressButton(text=entry.text, icon=entry.icon, style=entry.style, wide=True)
        button.bind(on_release=partial(_close_and_act, sheet, entry.act))
        sheet.add_content(button)
    App.get_running_app().root.sheets.show(sheet)
    return sheet


def _close_and_act(sheet: Sheet, act: Callable[[], None], *_args: object) -> None:
    App.get_running_app().root.sheets.close(sheet)
    act()
