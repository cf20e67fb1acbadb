"""In every language every screen can be read, at the usual and at the largest text size."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from alcazar.core.rng import Rng
from tests.ui.looks import assert_readable_everywhere
from tests.ui.tables import PHONE, open_table
from ui.i18n import ENGLISH, LANGUAGES, tr, use_language
from ui.learn import LESSONS
from ui.rules.page import Section, rules_of

if TYPE_CHECKING:
    from tests.ui.conftest import OpenApp

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
SMALL = ((320, 568), (800, 360))
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
        assert_readable_everywhere(player.app, SMALL, (1.6,))
        player.app.back()


# -- Burgen Land ------------------------------------------------------------------------------------------------------

MANY = {"roll": 6, "choose": 4, "field": 4, "lose": 2}  # answers, per question


@pytest.mark.parametrize("language", OTHERS)
def test_every_question_of_burgen_land(open_app: "OpenApp", language: str) -> None:
    """With many answers to it, in a game played at random."""
    player = open_table(open_app, PHONE, "burgenland", (None, None), language=language)
    match, rng, left = player.match, Rng(1), dict(MANY)
    while left:
        phase, answers = match.decision.phase, match.legal_moves()
        if len(answers) >= left.get(phase, len(answers) + 1):
            del left[phase]
            player.app.app.root.open("table", session=player.table.session)
            player.app.frames(12)
            assert_readable_everywhere(player.app, SMALL, (1.0, 1.6))
        match.play(rng.choice(answers))


@pytest.mark.parametrize("language", OTHERS)
def test_sheets_and_results_of_burgen_land(open_app: "OpenApp", language: str) -> None:
    player = open_table(open_app, PHONE, "burgenland", moves=40, language=language)
    for sheet in ("show_menu", "show_players", "show_moves"):
        getattr(player.table, sheet)()
        assert_readable_everywhere(player.app, SMALL, (1.6,))
        player.app.back()
    for name in ("results", "replay"):
        player.app.app.root.open(name, session=player.table.session)
        player.app.frames(12)
        assert_readable_everywhere(player.app, SMALL, (1.6,))


@pytest.mark.parametrize("language", OTHERS)
def test_rules_and_lesson_of_burgen_land(open_app: "OpenApp", language: str) -> None:
    app = open_app(PHONE)
    app.app.settings.language = language
    longest = max(rules_of("burgenland").sections, key=_length)
    for section in (None, longest.key, "leave"):
        app.app.root.open("rules", game="burgenland", section=section)
        app.frames(12)
        assert_readable_everywhere(app, WINDOWS, (1.6,))
    lesson = LESSONS["burgenland"]
    texts = [tr(lesson.text_key(task), you="", rival="") for task in lesson.tasks]
    for number in sorted(range(len(texts)), key=lambda number: -len(texts[number]))[:3]:
        app.app.settings.lessons = {"burgenland": number}
        app.app.root.open("lesson", game="burgenland")
        app.frames(12)
        assert_readable_everywhere(app, SMALL, (1.6,))


def _length(section: Section) -> int:
    return sum(len(paragraph.text) for paragraph in section.paragraphs)
