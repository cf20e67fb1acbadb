"""Which screen is on top, and the way back. Screens are made when they are first opened."""

from collections.abc import Callable
from pathlib import Path

from kivy.lang import Builder
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.screenmanager import ScreenManager, TransitionBase
from kivy.uix.widget import Widget

from ui.kit.sheet import Sheet
from ui.kit.toast import Toast
from ui.kit.widgets import Page

FADE = 0.15
FIRST = "home"


class Sheets(AnchorLayout):
    """What lies on top of the screen; the newest one on top."""

    def show(self, sheet: Sheet) -> None:
        self.add_widget(sheet)

    def close(self, sheet: Sheet) -> None:
        if sheet in self.children:
            self.remove_widget(sheet)
            sheet.dispatch("on_close")

    def close_all(self) -> None:
        for sheet in list(self.children):
            self.close(sheet)

    @property
    def top(self) -> Sheet | None:
        return self.children[0] if self.children else None


class Fade(TransitionBase):
    """The new screen comes up over the old one. Kivy's own fading takes two pictures as large as the window."""

    def add_screen(self, screen: Page) -> None:
        screen.pos = self.manager.pos
        super().add_screen(screen)

    def on_progress(self, progress: float) -> None:
        self.screen_in.opacity = progress

    def on_complete(self) -> None:
        self.screen_in.opacity = 1
        super().on_complete()


class Screens(ScreenManager):
    """Not MDScreenManager: that replaces our transition and loses track of screens that come and go."""


class Navigator(AnchorLayout):
    """The root of the app: screens, sheets over them, and messages over both, all clear of the system's bars."""

    def __init__(self, factories: dict[str, Callable[[], Page]], **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._factories = factories
        self._way: list[tuple[str, dict[str, object]]] = []
        self.screens = Screens(transition=Fade(duration=FADE))
        self.sheets = Sheets()
        self.messages = AnchorLayout()
        for layer in (self.screens, self.sheets, self.messages):
            self.add_widget(layer)

    @property
    def page(self) -> Page:
        return self.screens.current_screen

    @property
    def scope(self) -> Widget:
        """Where the keyboard is."""
        return self.sheets.top or self.page

    def open(self, name: str, **args: object) -> Page:
        """Opens a screen; one that is on the way already is gone back to."""
        if self._way:
            self._leave_page()
            if self.page.is_passage:
                self._way.pop()
        names = [known for known, _ in self._way]
        if name in names:
            del self._way[names.index(name) :]
        self._way.append((name, args))
        page = self._show(name)
        page.arrive(**args)
        return page

    def renew(self) -> None:
        """All screens are made anew, for example in another language; those on the way back when they are seen."""
        self._leave_page()
        self.screens.clear_widgets()
        name, args = self._way[-1]
        self._show(name).arrive(**args)

    def start_over(self, name: str, **args: object) -> None:
        """Whatever state the screens are in: away with them, and on to this one."""
        self.sheets.clear_widgets()
        self.screens.clear_widgets()
        self._way = [(FIRST, {}), (name, args)]
        self._show(name).arrive(**args)

    def go_back(self) -> bool:
        """Closes what is on top. False on the first screen: Android then puts the app in the background."""
        if self.sheets.top:
            self.sheets.close(self.sheets.top)
            return True
        if self.page.go_back():
            return True
        if len(self._way) < 2:
            return False
        self._leave_page()
        self._way.pop()
        name, args = self._way[-1]
        is_new = not self.screens.has_screen(name)
        page = self._show(name)
        page.arrive(**args) if is_new else page.return_to()
        return True

    def say(self, text: str, action: str = "", act: Callable[[], None] | None = None) -> None:
        """A message takes the place of the one before it."""
        self.messages.clear_widgets()
        self.messages.add_widget(Toast(text, action, act))

    def _leave_page(self) -> None:
        self.sheets.close_all()
        self.page.leave()

    def _show(self, name: str) -> Page:
        if not self.screens.has_screen(name):
            page = self._factories[name]()
            page.name = name
            self.screens.add_widget(page)
        self.screens.current = name
        return self.screens.get_screen(name)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
