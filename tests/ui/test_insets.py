"""How the app asks Android where its bars are, and what it makes of the answer."""

import sys
from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from ui.safe_area import Insets

Place = tuple[int, int, int, int]  # left, top, right, bottom
SCREEN = (1080, 2400)


class Android:
    """As much of it as is asked for the bars."""

    def __init__(self, version: int, bars: Place, content: Place) -> None:
        self.version = version
        self.bars = bars
        self.content = content
        self.attached = True

    def autoclass(self, name: str) -> Any:
        return {
            "org.kivy.android.PythonActivity": SimpleNamespace(mActivity=self),
            "android.os.Build$VERSION": SimpleNamespace(SDK_INT=self.version),
            "android.view.WindowInsets$Type": SimpleNamespace(systemBars=lambda: 1, displayCutout=lambda: 128),
            "android.R$id": SimpleNamespace(content=7),
            "android.graphics.Rect": SimpleNamespace,
        }[name]

    def getWindow(self) -> "Android":  # noqa: N802
        return self

    def getDecorView(self) -> Any:  # noqa: N802
        insets = self if self.attached else None
        return SimpleNamespace(
            getRootWindowInsets=lambda: insets, getWidth=lambda: SCREEN[0], getHeight=lambda: SCREEN[1]
        )

    def findViewById(self, identity: int) -> "Android":  # noqa: N802
        assert identity == 7
        return self

    def getGlobalVisibleRect(self, rect: Any) -> None:  # noqa: N802
        rect.left, rect.top, rect.right, rect.bottom = self.content

    def getInsets(self, kinds: int) -> Any:  # noqa: N802
        assert self.version >= 30
        assert kinds == 129, "bars and cameras"
        return SimpleNamespace(**dict(zip(("left", "top", "right", "bottom"), self.bars)))

    def __getattr__(self, name: str) -> Callable[[], int]:
        """The way before Android 11, a question for each side."""
        sides = ["Left", "Top", "Right", "Bottom"]
        assert name.startswith("getSystemWindowInset")
        assert self.version < 30
        return lambda: self.bars[sides.index(name.removeprefix("getSystemWindowInset"))]


def insets_on(android: Android, monkeypatch: pytest.MonkeyPatch) -> "Insets":
    from ui import safe_area

    java = ModuleType("jnius")
    java.autoclass = android.autoclass  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "jnius", java)
    monkeypatch.setattr(safe_area, "platform", "android")
    return safe_area.insets_of_device()


BARS, WHOLE = (0, 80, 0, 120), (0, 0, *SCREEN)


@pytest.mark.parametrize(
    ("version", "content", "expected"),
    [
        (36, WHOLE, BARS),
        (30, (0, 80, 1080, 2280), (0, 0, 0, 0)),  # the bars have a place of their own
        (30, (0, 80, 1080, 2400), (0, 0, 0, 120)),  # one of them has
        (24, (0, 80, 1080, 2280), (0, 0, 0, 0)),
        (24, WHOLE, BARS),
    ],
)
def test_only_what_reaches_into_the_app_counts(
    version: int, content: Place, expected: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert insets_on(Android(version, BARS, content), monkeypatch) == expected


def test_a_window_that_is_not_there_yet_has_no_bars(monkeypatch: pytest.MonkeyPatch) -> None:
    android = Android(36, BARS, WHOLE)
    android.attached = False
    assert insets_on(android, monkeypatch) == (0, 0, 0, 0)


def test_a_device_that_cannot_tell_has_no_bars(monkeypatch: pytest.MonkeyPatch) -> None:
    android = Android(36, BARS, WHOLE)
    android.content = ()  # type: ignore[assignment]
    assert insets_on(android, monkeypatch) == (0, 0, 0, 0)
