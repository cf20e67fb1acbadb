"""Phones whose bars, corners and cameras reach into the app: nothing to read or to tap lies below them."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.ui.driver import AppDriver, Rect
from tests.ui.looks import assert_readable, seen, text_rect, visible
from tests.ui.tables import open_table
from tests.ui.visits import ON_ITS_SIDE, PHONE, of_kind, press, screen, settle

if TYPE_CHECKING:
    from PIL.Image import Image

    from tests.ui.conftest import OpenApp

UPRIGHT = {"top": 40, "bottom": 48}
SIDEWAYS = {"left": 44, "top": 24, "right": 28, "bottom": 20}
NO_BARS = {"left": 0, "top": 0, "right": 0, "bottom": 0}


@pytest.fixture(autouse=True)
def _bars_go_away() -> Iterator[None]:
    from ui.safe_area import insets_of_device, safe_area

    yield
    safe_area.source = insets_of_device
    safe_area.read()


def put_bars(app: AppDriver, **sides: int) -> None:
    from ui.safe_area import Insets, safe_area

    safe_area.source = lambda: Insets(**sides)
    safe_area.read()
    app.frames(5)


def free_part(app: AppDriver) -> Rect:
    from ui.safe_area import safe_area

    width, height = app.window.size
    return Rect(safe_area.left, safe_area.bottom, width - safe_area.right, height - safe_area.top)


def covered(app: AppDriver) -> list[str]:
    """What can be read or tapped, and is not all there."""
    from kivy.uix.label import Label

    from ui.kit.focus import Focusable

    free = free_part(app)
    found = []
    for layer in (app.app.root.scope, app.app.root.messages):
        for widget in visible(layer):
            if isinstance(widget, Label) and widget.text:
                rect = seen(app, widget, text_rect(app, widget))
            elif isinstance(widget, Focusable):
                rect = seen(app, widget, app.rect(widget))
            else:
                continue
            if rect.overlaps(app.frame_of_window) and not rect.inside(free):
                found.append(f"{type(widget).__name__} {getattr(widget, 'text', '')!r} at {rect}")
    return found


# -- content ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "bars"), [(PHONE, UPRIGHT), (ON_ITS_SIDE, SIDEWAYS)])
@pytest.mark.parametrize("name", ["home", "new_game", "saves", "rules", "settings"])
def test_no_screen_has_anything_below_the_bars(
    open_app: "OpenApp", name: str, size: tuple[int, int], bars: dict[str, int]
) -> None:
    app = open_app(size)
    put_bars(app, **bars)
    app.app.root.open(name)
    settle(app)
    assert covered(app) == []
    assert_readable(app)


@pytest.mark.parametrize(("size", "bars"), [(PHONE, UPRIGHT), (ON_ITS_SIDE, SIDEWAYS)])
def test_the_table_keeps_clear_of_the_bars(open_app: "OpenApp", size: tuple[int, int], bars: dict[str, int]) -> None:
    table = open_table(open_app, moves=10, size=size)
    put_bars(table.app, **bars)
    assert covered(table.app) == []
    assert table.app.rect(table.table.surface).inside(free_part(table.app))


@pytest.mark.english
def test_sheets_and_messages_keep_clear_of_the_bars(open_app: "OpenApp") -> None:
    from ui.kit.sheet import Sheet
    from ui.kit.widgets import Body

    app = open_app(PHONE)
    put_bars(app, **UPRIGHT)
    sheet = Sheet(title="A sheet")
    for number in range(40):
        sheet.add_content(Body(text=f"Line {number}"))
    app.app.root.sheets.show(sheet)
    app.app.root.say("A message", "Undo", lambda: None)
    app.frames(5)
    assert app.rect(sheet.ids.panel).inside(free_part(app))
    assert covered(app) == []


def test_bars_that_come_and_go_move_everything_along(open_app: "OpenApp") -> None:
    app = open_app(PHONE)
    (before,) = of_kind(app, "HomeScreen")
    whole = app.rect(before)
    put_bars(app, **UPRIGHT)
    assert app.rect(before) == free_part(app) != whole
    put_bars(app, **NO_BARS)
    assert app.rect(before) == whole


@pytest.mark.english
def test_taps_land_where_things_are(open_app: "OpenApp") -> None:
    app = open_app(PHONE)
    put_bars(app, left=30, **UPRIGHT)
    press(app, "New game")
    assert screen(app) == "new_game"


def test_the_layout_goes_by_what_is_left(open_app: "OpenApp") -> None:
    from ui.kit.sizes import sizes

    app = open_app((620, 900))
    assert sizes.layout == "medium"
    put_bars(app, left=30, right=30)
    assert sizes.layout == "phone"


def test_the_bars_are_asked_for_again_when_the_screen_is_turned(open_app: "OpenApp") -> None:
    from ui.safe_area import Insets, safe_area

    app = open_app(PHONE)
    put_bars(app, **UPRIGHT)
    turned = Insets(**SIDEWAYS)
    safe_area.source = lambda: turned
    app.window.size = ON_ITS_SIDE
    app.frames(5)
    assert (safe_area.left, safe_area.top) == (44, 24)
    turned = Insets(left=60)  # Android had not been ready
    app.wait(1)
    assert (safe_area.left, safe_area.top) == (60, 0)
    assert covered(app) == []


# -- backgrounds ------------------------------------------------------------------------------------------------------


def colours_at_edges(image: "Image") -> set[Any]:
    """Above and below, in the middle."""
    return {image.getpixel((image.width // 2, 1)), image.getpixel((image.width // 2, image.height - 2))}


def as_pixel(colour: list[float]) -> tuple[int, ...]:
    return tuple(round(part * 255) for part in colour[:3])


def test_the_ground_fills_the_whole_screen(open_app: "OpenApp", tmp_path: Path) -> None:
    app = open_app(PHONE)
    put_bars(app, **UPRIGHT)
    app.app.root.open("settings")
    settle(app)
    ground = as_pixel(app.app.theme_cls.surfaceContainerColor)
    assert colours_at_edges(app.picture(tmp_path / "settings.png")) == {ground}


def test_the_cover_between_players_fills_the_whole_screen(open_app: "OpenApp", tmp_path: Path) -> None:
    table = open_table(open_app, levels=(None, None))
    put_bars(table.app, **UPRIGHT)
    (cover,) = table.table.ids.covers.children
    assert colours_at_edges(table.app.picture(tmp_path / "cover.png")) == {as_pixel(cover.ground)}


def test_the_sky_goes_up_to_the_edge(open_app: "OpenApp", tmp_path: Path) -> None:
    app = open_app(PHONE)
    put_bars(app, **UPRIGHT)
    (skyline,) = of_kind(app, "Skyline")
    image = app.picture(tmp_path / "home.png")
    assert image.getpixel((1, 1)) == as_pixel(skyline.sky) != as_pixel(app.app.theme_cls.surfaceContainerColor)


def test_a_sheet_darkens_everything_and_stands_on_the_edge(open_app: "OpenApp", tmp_path: Path) -> None:
    from ui.kit.sheet import Sheet

    app = open_app(PHONE)
    put_bars(app, **UPRIGHT)
    before = app.picture(tmp_path / "before.png")
    app.app.root.sheets.show(Sheet(title="A sheet"))
    app.frames(5)
    after = app.picture(tmp_path / "after.png")
    assert sum(after.getpixel((1, 1))) < sum(before.getpixel((1, 1))) * 0.7
    assert after.getpixel((180, 798)) == as_pixel(app.app.theme_cls.surfaceContainerLowColor)
