"""One module for each screen of the app, loaded when the screen is first opened."""

import importlib
from collections.abc import Callable
from functools import partial

from ui.kit.widgets import Page

_CLASSES = {
    "home": "ui.screens.home.HomeScreen",
    "new_game": "ui.screens.new_game.NewGameScreen",
    "table": "ui.table.screen.TableScreen",
    "results": "ui.screens.results.ResultsScreen",
    "saves": "ui.screens.saves.SavesScreen",
    "replay": "ui.screens.replay.ReplayScreen",
    "rules": "ui.screens.rules.RulesScreen",
    "statistics": "ui.screens.statistics.StatisticsScreen",
    "learn": "ui.screens.learn.LearnScreen",
    "lesson": "ui.screens.lesson.LessonScreen",
    "settings": "ui.screens.settings.SettingsScreen",
    "error": "ui.screens.error.ErrorScreen",
}


def _make(path: str) -> Page:
    module, _, name = path.rpartition(".")
    page: Page = getattr(importlib.import_module(module), name)()
    return page


SCREENS: dict[str, Callable[[], Page]] = {name: partial(_make, path) for name, path in _CLASSES.items()}
