"""In every language everything can be read, at the usual and at the largest text size."""

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import TYPE_CHECKING

import pytest

import ui
from tests.ui import scenes
from tests.ui.engine_source import tree
from tests.ui.looks import assert_readable, assert_readable_everywhere, problems_of
from tests.ui.scenes import SCENES, Scene
from tests.ui.tables import PHONE
from tests.ui.test_every_kind_of_move import CASES, seat_person
from tests.ui.visits import settle
from ui.i18n import ENGLISH, LANGUAGES, catalogue, tr, trn
from ui.learn import LESSONS
from ui.rules.page import Section, rules_of
from ui.screens import SCREENS

if TYPE_CHECKING:
    from tests.ui.conftest import OpenApp
    from tests.ui.driver import AppDriver

LONGEST = "de"  # the language whose words need most room
OTHERS = [language for language in LANGUAGES if language not in (ENGLISH, LONGEST)]
SMALLEST, LOW, LARGE = (320, 568), (800, 360), (1280, 800)
USUAL_TEXT, LARGEST_TEXT = 1.0, 1.6
A_DOZEN = 12
NAME = "Maximiliane"  # stands for whatever a sentence is about
NO_MESSAGES = ("rules.", "learn.")  # on pages of their own, and as long as they like

# What lies on top of a screen, by the function that makes it
SHEETS: dict[str, tuple[Scene, ...]] = {
    "about_sheet": (scenes.about_a_cell,),
    "recap_sheet": (scenes.recap,),
    "players_sheet": (scenes.players,),
    "log_sheet": (scenes.log, scenes.empty_log),
    "menu_sheet": (scenes.menu,),
    "moves_sheet": (scenes.choice_of_move,),
    "hint_sheet": (scenes.hint,),
    "why_sheet": (scenes.explained_move, scenes.forgotten_move),
    "open_seat": (scenes.seat,),
    "choose_sort": (scenes.sort_of_saves,),
    "_ask_title": (scenes.title_of_save,),
    "_show_more": (scenes.more_of_saves,),
    "_show_menu": (scenes.menu_of_save,),
    "_show_import": (scenes.import_of_save,),
    "_ask_to_empty": (scenes.emptying_of_trash,),
    "_ask_to_reset": (scenes.reset_of_statistics,),
    "_offer_export": (scenes.export,),
    "show_menu": (scenes.menu_of_lesson,),
}
WITH_SHEET = {scene for shown in SHEETS.values() for scene in shown}


def test_every_screen_has_a_scene() -> None:
    assert SCENES.keys() == SCREENS.keys()


def test_every_sheet_has_a_scene() -> None:
    made = {function for path in Path(ui.__file__).parent.rglob("*.py") for function in functions_with_sheets(path)}
    assert made == SHEETS.keys()
    assert {scene for shown in SCENES.values() for scene in shown} >= WITH_SHEET


def functions_with_sheets(path: Path) -> Iterator[str]:
    for function in ast.walk(tree(path)):
        if isinstance(function, ast.FunctionDef):
            called = [node.func for node in ast.walk(function) if isinstance(node, ast.Call)]
            if {name.id for name in called if isinstance(name, ast.Name)} & {"Sheet", "show_menu"}:
                yield function.name


# -- screens and sheets -----------------------------------------------------------------------------------------------


def visit(open_app: "OpenApp", language: str, name: str, scene: Scene) -> "AppDriver":
    app = open_in(open_app, language)
    scene(app)
    settle(app)
    assert app.app.root.page.name == name
    assert bool(app.app.root.sheets.top) == (scene in WITH_SHEET)
    return app


def open_in(open_app: "OpenApp", language: str) -> "AppDriver":
    app = open_app(PHONE)
    app.app.settings.language = language
    settle(app)
    return app


PLACES = [pytest.param(name, scene, id=scene.__name__) for name, shown in SCENES.items() for scene in shown]


@pytest.mark.parametrize(("name", "scene"), PLACES)
def test_scene_in_the_longest_language(open_app: "OpenApp", name: str, scene: Scene) -> None:
    app = visit(open_app, LONGEST, name, scene)
    assert_readable_everywhere(app, (SMALLEST, LOW, LARGE), (USUAL_TEXT, LARGEST_TEXT))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", SCENES)
def test_screen_in_the_tightest_corner(open_app: "OpenApp", language: str, name: str) -> None:
    app = visit(open_app, language, name, SCENES[name][0])
    assert_readable_everywhere(app, (SMALLEST,), (LARGEST_TEXT,))


@pytest.mark.soak
@pytest.mark.parametrize("language", [ENGLISH, *OTHERS])
@pytest.mark.parametrize(("name", "scene"), PLACES)
def test_scene(open_app: "OpenApp", language: str, name: str, scene: Scene) -> None:
    app = visit(open_app, language, name, scene)
    assert_readable_everywhere(app, (SMALLEST, LOW, LARGE), (USUAL_TEXT, LARGEST_TEXT))


# -- questions --------------------------------------------------------------------------------------------------------


def check_questions(app: "AppDriver") -> None:
    """Every kind of question, every step of the answer, and what it would bring, unless it is played at once."""
    for game_id, kind in CASES:
        player = seat_person(app, game_id, kind)
        move = next(move for move in player.match.legal_moves() if player.match.game.encode_move(move)[0] == kind)
        assert_readable(app)
        before = player.match.position
        while player.table.question.ready != move and player.match.position == before:
            player._tap_next(move)
            assert_readable(app)


@pytest.mark.parametrize("size", [SMALLEST, LOW])
def test_questions_in_the_longest_language(open_app: "OpenApp", size: tuple[int, int]) -> None:
    check_questions_in(open_app, LONGEST, size)


@pytest.mark.soak
@pytest.mark.parametrize("size", [SMALLEST, LOW])
@pytest.mark.parametrize("language", [ENGLISH, *OTHERS])
def test_questions(open_app: "OpenApp", language: str, size: tuple[int, int]) -> None:
    check_questions_in(open_app, language, size)


def check_questions_in(open_app: "OpenApp", language: str, size: tuple[int, int]) -> None:
    app = open_in(open_app, language)
    app.app.settings.text_size = LARGEST_TEXT
    app.window.size = size
    check_questions(app)


# -- messages ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_longest_messages(open_app: "OpenApp", language: str) -> None:
    """Of all that is said in a sentence, reasons why not among them; with a button beside it."""
    app = open_in(open_app, language)
    app.app.settings.text_size = LARGEST_TEXT
    app.window.size = SMALLEST
    app.frames(6)
    for text in longest(messages()):
        app.app.root.say(text, tr("table.rules"), app.frames)
        app.frames(3)
        assert not list(problems_of(app, app.app.root.messages)), text


def messages() -> list[str]:
    sentences = [key for key, text in catalogue().items() if text.endswith(".") and not key.startswith(NO_MESSAGES)]
    return [said(key) for key in sentences]


def longest(texts: list[str]) -> set[str]:
    """Those with most letters, and those with the longest words."""
    by_word = sorted(texts, key=lambda text: max(map(len, text.split())))
    return {*sorted(texts, key=len)[-A_DOZEN:], *by_word[-A_DOZEN:]}


def said(key: str) -> str:
    gaps = dict.fromkeys((gap for _, gap, _, _ in Formatter().parse(catalogue()[key]) if gap), NAME)
    counted = key.removesuffix(".one").removesuffix(".other")
    if counted == key:
        return tr(key, **gaps)
    gaps.pop("count", None)
    return trn(counted, 1 if key.endswith(".one") else 12, **gaps)


# -- long texts -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", [LONGEST, *(pytest.param(other, marks=pytest.mark.soak) for other in OTHERS)])
def test_rules_and_lesson_of_burgen_land(open_app: "OpenApp", language: str) -> None:
    app = open_in(open_app, language)
    longest_section = max(rules_of("burgenland").sections, key=length)
    for section in (None, longest_section.key, "leave"):
        app.app.root.open("rules", game="burgenland", section=section)
        settle(app)
        assert_readable_everywhere(app, (SMALLEST, LOW, LARGE), (LARGEST_TEXT,))
    lesson = LESSONS["burgenland"]
    texts = [tr(lesson.text_key(task), you="", rival="") for task in lesson.tasks]
    for number in sorted(range(len(texts)), key=lambda number: -len(texts[number]))[:3]:
        app.app.settings.lessons = {"burgenland": number}
        app.app.root.open("lesson", game="burgenland")
        settle(app)
        assert_readable_everywhere(app, (SMALLEST, LOW), (LARGEST_TEXT,))


def length(section: Section) -> int:
    return sum(len(paragraph.text) for paragraph in section.paragraphs)
