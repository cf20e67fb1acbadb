"""Whether a screen can be read and tapped: for every screen, in every window, at every text size."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from tests.ui.driver import AppDriver, Rect

if TYPE_CHECKING:
    from kivy.uix.label import Label
    from kivy.uix.widget import Widget

WINDOWS = (
    (320, 568),
    (360, 800),
    (412, 915),
    (568, 320),
    (640, 900),
    (800, 360),
    (800, 1280),
    (1024, 600),
    (1280, 800),
)
TEXT_SIZES = (0.85, 1.0, 1.6)
LEAST_TARGET = 48  # dp


def assert_readable(driver: AppDriver) -> None:
    """Of the sheet on top, or else of the screen, and of the message over both."""
    root = driver.app.root
    problems = [problem for layer in (root.scope, root.messages) for problem in problems_of(driver, layer)]
    assert not problems, f"{driver.window.size}: " + "; ".join(problems)


def assert_readable_everywhere(
    driver: AppDriver,
    windows: Iterable[tuple[int, int]] = WINDOWS,
    text_sizes: Iterable[float] = TEXT_SIZES,
) -> None:
    """Turns and resizes the window, and changes the text size, with the screen open."""
    for text_size in text_sizes:
        driver.app.settings.text_size = text_size
        for size in windows:
            driver.window.size = size
            driver.frames(6)
            assert_readable(driver)


def problems_of(driver: AppDriver, layer: "Widget") -> Iterator[str]:
    from kivy.uix.label import Label

    from ui.kit.focus import Focusable

    shown = list(visible(layer))
    labels = [widget for widget in shown if isinstance(widget, Label) and widget.text]
    targets = [widget for widget in shown if isinstance(widget, Focusable) and not widget.disabled]
    yield from _cut_off(driver, labels)
    yield from _out_of_sight(driver, labels)
    yield from _overlapping(driver, labels)
    yield from _too_small(targets)
    yield from _in_each_others_way(driver, targets)


def visible(widget: "Widget") -> Iterator["Widget"]:
    if widget.opacity > 0:
        yield widget
        for child in widget.children:
            yield from visible(child)


def _cut_off(driver: AppDriver, labels: list["Label"]) -> Iterator[str]:
    for label in labels:
        if not driver.text_fits(label):
            yield f"{label.text!r} is cut off"


def _out_of_sight(driver: AppDriver, labels: list["Label"]) -> Iterator[str]:
    for label in labels:
        if not text_rect(driver, label).inside(_place_of(driver, label), tolerance=1):
            yield f"{label.text!r} is out of sight"


def _overlapping(driver: AppDriver, labels: list["Label"]) -> Iterator[str]:
    rects = [(label, seen(driver, label, text_rect(driver, label))) for label in labels]
    for (one, rect), (other, other_rect) in combinations(rects, 2):
        if rect.overlaps(other_rect, tolerance=1):
            yield f"{one.text!r} and {other.text!r} overlap"


def _too_small(targets: list["Widget"]) -> Iterator[str]:
    from kivy.metrics import dp

    for target in targets:
        if min(target.size) < dp(LEAST_TARGET) - 0.5:
            yield f"{_name(target)} is too small to tap: {target.size}"


def _in_each_others_way(driver: AppDriver, targets: list["Widget"]) -> Iterator[str]:
    rects = [(target, seen(driver, target, driver.rect(target))) for target in targets]
    for (one, rect), (other, other_rect) in combinations(rects, 2):
        if rect.overlaps(other_rect, tolerance=1) and not {one, other} & {*_above(one), *_above(other)}:
            yield f"{_name(one)} and {_name(other)} are in each other's way"


def text_rect(driver: AppDriver, label: "Label") -> Rect:
    """Where the text itself is painted: in the middle of its label."""
    x, y = label.to_window(*label.center)
    width, height = label.texture_size
    return Rect(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


def _place_of(driver: AppDriver, widget: "Widget") -> Rect:
    """The window, or all that can be scrolled to."""
    place = driver.frame_of_window
    for scroll_view in _scroll_views(widget):
        content = driver.rect(scroll_view.children[0])
        view = driver.rect(scroll_view)
        place = Rect(
            content.left if scroll_view.do_scroll_x else max(content.left, view.left),
            content.bottom if scroll_view.do_scroll_y else max(content.bottom, view.bottom),
            content.right if scroll_view.do_scroll_x else min(content.right, view.right),
            content.top if scroll_view.do_scroll_y else min(content.top, view.top),
        )
        break
    return place


def seen(driver: AppDriver, widget: "Widget", rect: Rect) -> Rect:
    """The part that no scroll view hides."""
    for scroll_view in _scroll_views(widget):
        view = driver.rect(scroll_view)
        rect = Rect(
            max(rect.left, view.left),
            max(rect.bottom, view.bottom),
            min(rect.right, view.right),
            min(rect.top, view.top),
        )
    return rect


def _scroll_views(widget: "Widget") -> list["Widget"]:
    from kivy.uix.scrollview import ScrollView

    return [parent for parent in _above(widget) if isinstance(parent, ScrollView)]


def _above(widget: "Widget") -> Iterator["Widget"]:
    """A window is its own parent."""
    while widget.parent is not None and widget.parent is not widget:
        widget = widget.parent
        yield widget


def _name(widget: "Widget") -> str:
    words = [getattr(part, "text", "") or getattr(part, "meaning", "") for part in widget.walk(restrict=True)]
    return f"{type(widget).__name__} {' '.join(filter(None, words))!r}"
