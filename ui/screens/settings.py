"""The settings. What is chosen holds at once, here and everywhere."""

from collections.abc import Sequence
from pathlib import Path

from kivy.lang import Builder

from alcazar import __version__
from alcazar.play.undo import POLICIES
from ui.i18n import LANGUAGES, number, tr
from ui.kit.seats import PALETTES
from ui.kit.sizes import LARGEST_TEXT, SMALLEST_TEXT
from ui.kit.widgets import Page, Panel
from ui.settings import DEVICE, PACES, SPEEDS, THEMES

LONG_PRESSES = (0.3, 0.5, 0.8, 1.2)  # seconds
TEXT_SIZES = {SMALLEST_TEXT: "smallest", 1.0: "small", 1.15: "medium", 1.3: "large", LARGEST_TEXT: "largest"}


CHOICES: dict[str, Sequence[str]] = {
    "theme": THEMES,
    "palette": tuple(PALETTES),
    "animation": SPEEDS,
    "pace": PACES,
    "undo": POLICIES,
}


class SettingsGroup(Panel):
    """Settings that belong together."""


class SettingsScreen(Page):
    version = __version__

    @staticmethod
    def text_sizes() -> list[tuple[float, str]]:
        return [(size, tr(f"settings.text_size.{name}")) for size, name in TEXT_SIZES.items()]

    @staticmethod
    def languages() -> list[tuple[str, str]]:
        return [(DEVICE, tr("settings.language.device")), *LANGUAGES.items()]

    @staticmethod
    def long_presses() -> list[tuple[float, str]]:
        return [(seconds, tr("settings.seconds", seconds=number(seconds))) for seconds in LONG_PRESSES]

    @staticmethod
    def choices(name: str) -> list[tuple[str, str]]:
        return [(value, tr(f"settings.{name}.{value}")) for value in CHOICES[name]]


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
