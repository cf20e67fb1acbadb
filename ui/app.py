"""The app: its screens, the way back, and its place for files."""

import os
from pathlib import Path

from kivy.core.window import Window
from kivy.uix.screenmanager import FadeTransition, ScreenManager
from kivy.utils import platform
from kivymd.app import MDApp

from alcazar.core.registry import games
from ui.i18n import tr
from ui.kit.theme import apply_theme
from ui.screens.home import HomeScreen

ASSETS = Path(__file__).parent.parent / "assets"
BACK_KEY = 27  # Escape on a keyboard; Android sends the same for its back gesture


class AlcazarApp(MDApp):
    title = tr("app.name")
    icon = str(ASSETS / "icon.png")

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        apply_theme(self.theme_cls)

    def build(self) -> ScreenManager:
        # Not MDScreenManager: it replaces our transition and loses track of screens that come and go.
        screens = ScreenManager(transition=FadeTransition(duration=0.2))
        screens.add_widget(HomeScreen(games=games(), name="home"))
        return screens

    def on_start(self) -> None:
        Window.bind(on_keyboard=self._on_key)

    def on_stop(self) -> None:
        Window.unbind(on_keyboard=self._on_key)

    def _on_key(self, _window: object, key: int, *_details: object) -> bool:
        return key == BACK_KEY and self.go_back()

    def go_back(self) -> bool:
        """To the home screen. False when already there: Android then puts the app in the background."""
        if self.root.current == "home":
            return False
        self.root.current = "home"
        return True

    def open_settings(self, *_args: object) -> bool:
        """Keeps Kivy's own settings, a page for developers, from opening on F1."""
        return False

    def _get_user_data_dir(self) -> str:
        if platform == "linux":  # Kivy makes only the last folder, and a fresh account lacks the one above
            parent = Path(os.environ.get("XDG_CONFIG_HOME", "~/.config")).expanduser()
            parent.mkdir(parents=True, exist_ok=True)
        return super()._get_user_data_dir()
