"""Everything that is written can be read in both themes: 4.5 to 1, and 3 to 1 for large letters and symbols.

The ground is not guessed from colours that lie behind each other: it is what the screen really shows there.
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

import pytest

from tests.ui import scenes
from tests.ui.driver import AppDriver, Rect
from tests.ui.looks import text_rect, visible
from tests.ui.tables import DESKTOP, PHONE
from ui.kit.cards import _COLOURS, card_colours
from ui.kit.seats import LOOKS, contrast

if TYPE_CHECKING:
    from kivy.uix.label import Label
    from kivy.uix.widget import Widget
    from PIL.Image import Image

    from tests.ui.conftest import OpenApp

TEXT, LARGE = 4.5, 3.0
LARGE_FROM, LARGE_BOLD_FROM = 24, 18.66  # sp
LEAST_DIFFERENCE = 24  # between the colours of a ground and of what is written on it, all channels together
Colour = tuple[int, ...]

SCREENS = (
    scenes.welcome,
    scenes.home,
    scenes.new_game,
    scenes.seat,
    scenes.table,
    scenes.burgen_land_risk,
    scenes.preview,
    scenes.why_not,
    scenes.about_a_cell,
    scenes.menu,
    scenes.log,
    scenes.players,
    scenes.handover,
    scenes.results,
    scenes.replay,
    scenes.saves,
    scenes.no_saves,
    scenes.statistics,
    scenes.learn,
    scenes.lesson,
    scenes.rules,
    scenes.contents_of_rules,
    scenes.settings,
    scenes.error,
)
ROOMY_SCREENS = (scenes.table, scenes.preview, scenes.results)


class Writing(NamedTuple):
    text: str
    ink: list[float]
    rect: Rect
    needed: float


@pytest.mark.english
@pytest.mark.slow
@pytest.mark.parametrize(
    ("scene", "size"),
    [(scene, PHONE) for scene in SCREENS] + [(scene, DESKTOP) for scene in ROOMY_SCREENS],
    ids=lambda value: getattr(value, "__name__", "x".join(map(str, value)) if isinstance(value, tuple) else None),
)
def test_every_text_stands_out(open_app: "OpenApp", scene: Callable[[AppDriver], None], size: tuple[int, int]) -> None:
    app = open_app(size)
    scene(app)
    for theme in ("light", "dark"):
        app.app.settings.theme = theme
        app.wait(0.5)
        check_all(app)


@pytest.mark.parametrize("theme", ["Light", "Dark"])
@pytest.mark.parametrize("style", _COLOURS)
def test_cards(style: str, theme: str) -> None:
    ground, ink = card_colours(style, theme)
    assert contrast(hex_of(ground), hex_of(ink)) >= TEXT


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS)
def test_letters_of_seats(look: object) -> None:
    assert contrast(look.hex, look.ink) >= TEXT


# -- looking ----------------------------------------------------------------------------------------------------------


def check_all(app: AppDriver) -> None:
    """Looks, and scrolls on to what is not in sight yet, until everything has been seen."""
    root = app.app.root
    message = [app.rect(toast.children[0]) for toast in root.messages.children]
    unseen = {widget for widget in written(root.scope) if not any(rect_of(app, widget).overlaps(m) for m in message)}
    unseen |= set(written(root.messages))
    faults: set[str] = set()
    while unseen:
        app.scroll_to(min(unseen, key=id))
        picture = app.look()
        seen = {widget for widget in unseen if in_sight(app, widget)} or {min(unseen, key=id)}
        faults |= {fault for widget in seen if (fault := fault_of(app, widget, picture))}
        unseen -= seen
    assert not faults, f"{app.app.theme_cls.theme_style}: " + "; ".join(sorted(faults))


def written(layer: "Widget") -> Iterator["Widget"]:
    """Texts, symbols and fields to write in. What is switched off may be faint."""
    from kivy.uix.label import Label
    from kivy.uix.textinput import TextInput

    for widget in visible(layer):
        if isinstance(widget, (Label, TextInput)) and not widget.disabled and writing_of(None, widget).text:
            yield widget


def in_sight(app: AppDriver, widget: "Widget") -> bool:
    from kivy.uix.scrollview import ScrollView

    rect, parent = rect_of(app, widget), widget.parent
    place = app.frame_of_window
    while parent is not None and parent is not app.window:
        if isinstance(parent, ScrollView) and not rect.inside(app.rect(parent), tolerance=1):
            return False
        parent = parent.parent
    return rect.inside(place, tolerance=1)


def fault_of(app: AppDriver, widget: "Widget", picture: "Image") -> str:
    writing = writing_of(app, widget)
    ground = ground_of(picture, writing)
    if ground is None:
        return f"{writing.text!r} cannot be seen"
    share = opacity(widget) * writing.ink[3]
    ink = [share * a + (1 - share) * b / 255 for a, b in zip(writing.ink, ground)]
    found = contrast(hex_of(ink), hex_of([channel / 255 for channel in ground]))
    return f"{writing.text!r} {found:.2f}, not {writing.needed}" if found < writing.needed else ""


def writing_of(app: AppDriver | None, widget: "Widget") -> Writing:
    from kivy.uix.textinput import TextInput

    rect = rect_of(app, widget) if app else Rect(0, 0, 0, 0)
    if isinstance(widget, TextInput):
        text, ink = widget.text or widget.hint_text, widget.foreground_color if widget.text else widget.hint_text_color
        return Writing(text, list(ink), rect, TEXT)
    return Writing(widget.text, list(widget.color), rect, needed_by(widget))


def needed_by(label: "Label") -> float:
    is_large = label.font_size >= (LARGE_BOLD_FROM if label.bold else LARGE_FROM)
    return LARGE if is_large or label.font_name == "Icons" else TEXT


def rect_of(app: AppDriver, widget: "Widget") -> Rect:
    from kivy.uix.label import Label

    return text_rect(app, widget) if isinstance(widget, Label) else app.rect(widget)


def ground_of(picture: "Image", writing: Writing) -> Colour | None:
    """The most frequent colour there but that of the writing itself."""
    left, bottom, right, top = writing.rect
    part = picture.crop((int(left), int(picture.height - top), int(right) + 1, int(picture.height - bottom) + 1))
    ink = [channel * 255 for channel in writing.ink[:3]]
    for _count, colour in sorted(part.getcolors(part.width * part.height), reverse=True):
        if sum(abs(a - b) for a, b in zip(ink, colour)) > LEAST_DIFFERENCE:
            return colour
    return None


def opacity(widget: "Widget") -> float:
    found = 1.0
    while widget.parent is not None and widget.parent is not widget:
        found *= widget.opacity
        widget = widget.parent
    return found


def hex_of(colour: list[float]) -> str:
    return "#" + "".join(f"{round(channel * 255):02X}" for channel in colour[:3])
