"""The screen with the rules: reading, searching, and the way back, on phones, tablets and desktops."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from tests.ui.driver import AppDriver
from ui.i18n import tr
from ui.rules.page import rules_of
from ui.rules.search import find

if TYPE_CHECKING:
    from kivy.uix.widget import Widget

    from tests.ui.conftest import OpenApp

GAMES = ("alcazar", "bigboss", "burgenland")
PHONE, TABLET, DESKTOP, NARROWEST = (412, 915), (800, 1280), (1280, 800), (320, 640)


def sections_with(words: str) -> list[str]:
    return [hit.section.key for hit in find(rules_of("alcazar"), words)]


def open_rules(app: AppDriver, **args: str) -> Any:
    screen = app.app.root.open("rules", **args)
    app.frames(12)  # it fades in
    return screen


def widgets(app: AppDriver, name: str) -> list["Widget"]:
    """Those on the screen, from top to bottom."""
    shown = [widget for widget in app.app.root.page.walk() if type(widget).__name__ == name]
    return sorted(shown, key=lambda widget: -app.rect(widget).bottom)


def rows(app: AppDriver) -> dict[str, Any]:
    keys = {section.title: section.key for game in GAMES for section in rules_of(game).sections}
    return {keys[row.title]: row for row in widgets(app, "ContentsRow")}


def title(app: AppDriver) -> str | None:
    """Of the section that is open for reading."""
    panes = widgets(app, "TextPane")
    return str(panes[0].title) if panes else None


def search(app: AppDriver, words: str) -> None:
    widgets(app, "Field")[0].text = words
    app.wait(0.25)


def press(app: AppDriver, widget: "Widget") -> None:
    app.scroll_to(widget)
    app.tap(widget)
    app.frames(2)


@pytest.mark.english
def test_on_a_phone_the_text_takes_the_place_of_the_contents(open_app: "OpenApp") -> None:
    app = open_app(PHONE)
    open_rules(app)
    assert list(rows(app)) == [section.key for section in rules_of("alcazar").sections]
    assert title(app) is None
    press(app, rows(app)["bridge"])
    assert title(app) == "Building a bridge"
    assert rows(app) == {}
    assert app.back()
    assert title(app) is None
    assert rows(app)
    assert app.back()
    assert app.app.root.page.name == "home"


@pytest.mark.english
def test_whoever_comes_for_a_section_goes_back_at_once(open_app: "OpenApp") -> None:
    app = open_app(PHONE)
    open_rules(app, game="bigboss", section="tower")
    assert title(app) == "Extending with a tower card"
    assert app.label("How to play Das neue Big Boss")
    assert app.back()
    assert app.app.root.page.name == "home"


def test_from_a_section_to_the_contents(open_app: "OpenApp") -> None:
    app = open_app(PHONE)
    open_rules(app, section="tower")
    contents = next(button for button in widgets(app, "IconButton") if button.meaning == tr("rules.contents"))
    press(app, contents)
    assert title(app) is None
    assert len(rows(app)) == len(rules_of("alcazar").sections)
    press(app, rows(app)["buy"])
    assert app.back()
    assert title(app) is None


def test_a_section_that_is_not_there_does_no_harm(open_app: "OpenApp") -> None:
    app = open_app(PHONE)
    open_rules(app, section="dragons")
    assert title(app) == rules_of("alcazar").sections[0].title


def test_a_game_without_rules_does_no_harm(open_app: "OpenApp") -> None:
    app = open_app(PHONE)
    open_rules(app, game="chess")
    assert len(rows(app)) == len(rules_of("alcazar").sections)


@pytest.mark.english
def test_wide_windows_show_contents_and_text(open_app: "OpenApp") -> None:
    app = open_app(DESKTOP)
    open_rules(app, section="end")
    assert title(app) == rows(app)["end"].title
    assert [key for key, row in rows(app).items() if row.selected] == ["end"]
    assert app.rect(rows(app)["end"]).inside(app.frame_of_window)
    press(app, rows(app)["castle"])
    assert title(app) == "Founding a castle"
    assert [key for key, row in rows(app).items() if row.selected] == ["castle"]
    assert app.rect(widgets(app, "ContentsPane")[0]).right <= app.rect(widgets(app, "TextPane")[0]).left + 1


@pytest.mark.english
def test_turning_the_screen_keeps_the_section(open_app: "OpenApp") -> None:
    app = open_app(DESKTOP)
    open_rules(app, section="merge")
    app.window.size = TABLET
    app.frames(4)
    assert title(app) == "When buildings meet"
    assert rows(app) == {}
    app.window.size = DESKTOP
    app.frames(4)
    assert title(app) == "When buildings meet"
    assert rows(app)["merge"].selected


def test_reading_on_from_section_to_section(open_app: "OpenApp") -> None:
    app = open_app((360, 480))
    open_rules(app, section="aim")
    read = [title(app)]
    while ways := [button for button in widgets(app, "PressButton") if button.icon == "arrow-right"]:
        press(app, ways[0])
        read.append(title(app))
    assert read == [section.title for section in rules_of("alcazar").sections]
    press(app, next(button for button in widgets(app, "PressButton") if button.icon == "arrow-left"))
    assert title(app) == read[-2]


@pytest.mark.english
def test_searching(open_app: "OpenApp") -> None:
    app = open_app(PHONE)
    open_rules(app)
    search(app, "captured")
    assert list(rows(app)) == sections_with("captured")
    assert "[b]captured[/b]" in rows(app)["capture"].excerpt
    search(app, "dragon")
    assert rows(app) == {}
    assert app.label(tr("rules.search.nothing"))
    assert app.back()
    app.wait(0.25)
    assert len(rows(app)) == len(rules_of("alcazar").sections)


@pytest.mark.english
def test_what_was_found_is_still_there_after_reading(open_app: "OpenApp") -> None:
    app = open_app(PHONE)
    open_rules(app)
    search(app, "captured")
    press(app, rows(app)["capture"])
    assert title(app) == "Capturing"
    assert app.back()
    assert list(rows(app)) == sections_with("captured")


@pytest.mark.english
def test_changing_the_game_stays_with_the_subject(open_app: "OpenApp") -> None:
    app = open_app(DESKTOP)
    open_rules(app, section="castle")
    chip = next(chip for chip in widgets(app, "Chip") if chip.value == "bigboss")
    press(app, chip)
    assert app.label("How to play Das neue Big Boss")
    assert title(app) == "Founding a castle"
    assert "bridge" not in rows(app)


@pytest.mark.english
def test_a_game_without_the_subject_begins_at_its_first_section(open_app: "OpenApp") -> None:
    app = open_app(DESKTOP)
    open_rules(app, section="bridge")
    press(app, next(chip for chip in widgets(app, "Chip") if chip.value == "burgenland"))
    assert app.label("How to play Burgen Land")
    assert title(app) == "What it is about"
    assert list(rows(app)) == [section.key for section in rules_of("burgenland").sections]
    assert rows(app)["score"].icon == "crown"


@pytest.mark.parametrize("game", GAMES)
def test_pictures_of_the_table(open_app: "OpenApp", game: str) -> None:
    """Those of a game are different, and each is inside its pane, in the shape in which it was painted."""
    app = open_app(NARROWEST)
    seen = []
    for section in rules_of(game).sections:
        open_rules(app, game=game, section=section.key)
        pictures = widgets(app, "RulePicture")
        assert [picture.caption for picture in pictures] == [section.caption] * bool(section.caption)
        for shown in pictures:
            canvas = shown.children[-1]
            assert 200 < canvas.width <= app.window.width
            assert canvas.height / canvas.width == pytest.approx(shown.picture.height / shown.picture.width)
            seen.append(shown.picture.pixels)
    assert len(set(seen)) == len(seen) >= 2


@pytest.mark.english
def test_every_visit_starts_with_all_sections(open_app: "OpenApp") -> None:
    app = open_app(PHONE)
    open_rules(app)
    search(app, "captured")
    app.app.root.open("home")
    app.frames(4)
    open_rules(app)
    assert len(rows(app)) == len(rules_of("alcazar").sections)


@pytest.mark.english
def test_leaving_ends_the_writing(open_app: "OpenApp") -> None:
    app = open_app(PHONE)
    open_rules(app)
    field = widgets(app, "Field")[0]
    press(app, field)
    assert field.focus
    app.app.root.open("home")
    assert not field.focus


# -- readable everywhere ----------------------------------------------------------------------------------------------


@pytest.fixture
def text_size() -> Iterator[Any]:
    from ui.kit.sizes import sizes

    def choose(size: float) -> None:
        sizes.text = size

    yield choose
    sizes.text = 1.0


def check_texts(app: AppDriver) -> None:
    for label in app.labels(app.app.root.page):
        if not label.opacity:
            continue
        rect = app.rect(label)
        assert app.text_fits(label), label.text
        assert rect.left >= -1, label.text
        assert rect.right <= app.window.width + 1, label.text


@pytest.mark.english
@pytest.mark.parametrize("scale", [0.85, 1.6])
@pytest.mark.parametrize("size", [NARROWEST, (412, 640), (800, 480), (841, 480)])
def test_no_text_is_cut_off(open_app: "OpenApp", text_size: Any, size: tuple[int, int], scale: float) -> None:
    app = open_app(size)
    text_size(scale)
    open_rules(app)
    check_texts(app)
    search(app, "noble on a bridge")
    check_texts(app)
    for game in GAMES:
        longest = max(rules_of(game).sections, key=lambda section: sum(len(part.text) for part in section.paragraphs))
        for section in (longest.key, "material", rules_of(game).sections[-1].key):
            open_rules(app, game=game, section=section)
            check_texts(app)


@pytest.mark.parametrize("size", [NARROWEST, (841, 480)])
def test_what_can_be_tapped_is_large_enough(open_app: "OpenApp", text_size: Any, size: tuple[int, int]) -> None:
    app = open_app(size)
    text_size(0.85)
    open_rules(app)
    check_targets(app)
    open_rules(app, section="castle")
    check_targets(app)


def check_targets(app: AppDriver) -> None:
    from ui.kit.focus import Focusable

    targets = [w for w in app.app.root.page.walk() if isinstance(w, Focusable) and not w.disabled]
    assert len(targets) > 3
    for target in targets:
        assert min(target.size) >= 48, target
