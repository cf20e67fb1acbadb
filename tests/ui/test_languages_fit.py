"""In every language every screen can be read, at the usual and at the largest text size."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.ui.looks import assert_readable_everywhere
from tests.ui.tables import PHONE, open_table
from ui.i18n import ENGLISH, LANGUAGES, use_language

if TYPE_CHECKING:
    from tests.ui.conftest import OpenApp

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
WINDOWS = ((320, 568), (800, 360), (1280, 800))
WITH_SESSION = ("table", "results", "replay")
SCREENS = ("home", "new_game", "saves", "rules", "settings", "statistics", "learn", *WITH_SESSION)


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use_language(ENGLISH)


@pytest.mark.parametrize("language", OTHERS)
def test_every_screen(open_app: "OpenApp", language: str) -> None:
    player = open_table(open_app, PHONE, levels=(None, "easy", "hard"), moves=50, language=language)
    root, session = player.app.app.root, player.table.session
    for name in SCREENS:
        root.open(name, **({"session": session} if name in WITH_SESSION else {}))
        player.app.frames(12)
        assert_readable_everywhere(player.app, WINDOWS, (1.0, 1.6))


@pytest.mark.parametrize("language", OTHERS)
def test_sheets_of_the_table(open_app: "OpenApp", language: str) -> None:
    player = open_table(open_app, PHONE, moves=50, language=language)
    for sheet in ("show_menu", "show_players", "show_moves"):
        getattr(player.table, sheet)()
        assert_readable_everywhere(player.app, WINDOWS[:2], (1.6,))
        player.app.back()
