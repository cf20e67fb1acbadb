"""The app: its screens, its store and settings, keys, and what happens when it is paused or closed."""

import os
from pathlib import Path

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent
from kivy.properties import ObjectProperty
from kivy.utils import platform
from kivymd.app import MDApp

from alcazar.saves.opening import open_store
from ui import errors
from ui.assets import asset
from ui.i18n import device_language, tr, use_language
from ui.kit.focus import Focus
from ui.kit.seats import use_palette
from ui.kit.sizes import sizes
from ui.kit.theme import apply_theme, is_system_dark
from ui.navigation import FIRST, Navigator
from ui.safe_area import safe_area
from ui.screens import SCREENS
from ui.settings import DEVICE, Settings
from ui.system_bars import suit_system_bars
from ui.words import explain

BACK_KEY = 27  # Escape on a keyboard; Android sends the same for its back gesture


class AlcazarApp(MDApp):
    title = tr("app.name")
    icon = asset("icon.png")
    settings = ObjectProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.store = open_store(Path(self.user_data_dir))
        self.settings = Settings(self.store)
        self._speak()
        use_palette(self.settings.palette)
        sizes.text = self.settings.text_size
        apply_theme(self.theme_cls, self._is_dark())
        self.settings.bind(text_size=sizes.setter("text"), theme=self._on_theme)
        self.settings.bind(language=self._on_language, palette=self._on_palette)

    def build(self) -> Navigator:
        safe_area.watch(Window)
        sizes.watch(Window)
        Window.softinput_mode = "below_target"  # what is written in stays above the keyboard of a phone
        navigator = Navigator(SCREENS)
        self.focus = Focus(lambda: navigator.scope)
        navigator.open(FIRST)
        return navigator

    def on_start(self) -> None:
        Window.bind(on_keyboard=self._on_key, on_touch_down=self._on_touch)
        self.errors = errors.Catcher(self)
        self.errors.start()
        suit_system_bars(self._is_dark())
        Clock.schedule_once(lambda _dt: self.say_notices(), 1)

    def on_pause(self) -> bool:
        """Everything is saved already; hands must not be seen in the task switcher."""
        self.root.page.leave()
        return True

    def on_resume(self) -> None:
        self.root.page.return_to()

    def on_stop(self) -> None:
        self.root.page.leave()
        self.errors.stop()
        sizes.unwatch(Window)
        safe_area.unwatch(Window)
        Window.unbind(on_keyboard=self._on_key, on_touch_down=self._on_touch)
        self.store.close()

    # -- keys ---------------------------------------------------------------------------------------------------------

    def _on_key(self, _window: object, key: int, _scan: int, letter: str | None, modifiers: list[str]) -> bool:
        if key == BACK_KEY:
            return self.go_back()
        if any(getattr(widget, "focus", False) for widget in self.root.scope.walk(restrict=True)):
            return False  # somebody is writing
        on_page = self.root.sheets.top is None
        return (on_page and self.root.page.key(key, letter or "", modifiers)) or self.focus.key(key, modifiers)

    def _on_touch(self, _window: object, _touch: MotionEvent) -> bool:
        self.focus.clear()
        return False

    def go_back(self) -> bool:
        return self.root.go_back()

    def open_settings(self, *_args: object) -> bool:
        """Keeps Kivy's own settings, a page for developers, from opening on F1."""
        return False

    # -- words and colours --------------------------------------------------------------------------------------------

    def say_notices(self) -> None:
        """What the store has to tell: something was rescued, or nothing can be saved."""
        if self.store.notices:
            self.root.say(" ".join(explain(reason) for reason in self.store.notices))
            self.store.notices.clear()

    def _speak(self) -> None:
        chosen = self.settings.language
        use_language(device_language() if chosen == DEVICE else chosen)

    def _on_language(self, *_change: object) -> None:
        self._speak()
        Clock.schedule_once(lambda _dt: self.root.renew())  # not before the touch that chose it has ended

    def _on_palette(self, *_change: object) -> None:
        use_palette(self.settings.palette)
        Clock.schedule_once(lambda _dt: self.root.renew())

    def _is_dark(self) -> bool:
        return self.settings.theme == "dark" or (self.settings.theme == "system" and is_system_dark())

    def _on_theme(self, *_change: object) -> None:
        self.theme_cls.theme_style = "Dark" if self._is_dark() else "Light"
        suit_system_bars(self._is_dark())

    # -- files --------------------------------------------------------------------------------------------------------

    def _get_user_data_dir(self) -> str:
        if platform == "linux":  # Kivy makes only the last folder, and a fresh account lacks the one above
            parent = Path(os.environ.get("XDG_CONFIG_HOME", "~/.config")).expanduser()
            parent.mkdir(parents=True, exist_ok=True)
        return super()._get_user_data_dir()
