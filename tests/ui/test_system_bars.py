"""The clock and the buttons of the system can be read on the ground of the app."""

import sys
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from tests.ui.visits import PHONE

if TYPE_CHECKING:
    from tests.ui.conftest import OpenApp

STATUS_BAR, NAVIGATION_BAR = 8, 16
BOTH = STATUS_BAR | NAVIGATION_BAR


class Android:
    """As much of it as is asked for its bars; keeps how they were last told to look."""

    def __init__(self, version: int) -> None:
        self.version = version
        self.told: tuple[int, int] | None = None
        self.is_waiting: list[Any] = []

    def autoclass(self, name: str) -> Any:
        window = SimpleNamespace(getInsetsController=lambda: SimpleNamespace(setSystemBarsAppearance=self._take))
        kinds = {"APPEARANCE_LIGHT_STATUS_BARS": STATUS_BAR, "APPEARANCE_LIGHT_NAVIGATION_BARS": NAVIGATION_BAR}
        return {
            "org.kivy.android.PythonActivity": SimpleNamespace(mActivity=SimpleNamespace(getWindow=lambda: window)),
            "android.os.Build$VERSION": SimpleNamespace(SDK_INT=self.version),
            "android.view.WindowInsetsController": SimpleNamespace(**kinds),
        }[name]

    def runnable(self, act: Any) -> Any:
        """To be called on another thread, later."""
        return lambda: self.is_waiting.append(act)

    def go_on(self) -> None:
        while self.is_waiting:
            self.is_waiting.pop()()

    def _take(self, light: int, mask: int) -> None:
        self.told = (light, mask)


def on_android(version: int, monkeypatch: pytest.MonkeyPatch) -> Android:
    from ui import system_bars

    android = Android(version)
    for name, content in (
        ("jnius", {"autoclass": android.autoclass}),
        ("android.runnable", {"Runnable": android.runnable}),
    ):
        module = ModuleType(name)
        vars(module).update(content)
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setitem(sys.modules, "android", ModuleType("android"))
    monkeypatch.setattr(system_bars, "platform", "android")
    return android


def test_they_suit_the_theme(open_app: "OpenApp", monkeypatch: pytest.MonkeyPatch) -> None:
    android = on_android(36, monkeypatch)
    app = open_app(PHONE)
    android.go_on()
    assert android.told == (BOTH, BOTH)
    app.app.settings.theme = "dark"
    android.go_on()
    assert android.told == (0, BOTH)


def test_before_android_15_they_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    from ui.system_bars import suit_system_bars

    android = on_android(34, monkeypatch)
    suit_system_bars(dark=False)
    android.go_on()
    assert android.told is None


def test_a_device_that_knows_no_better_does_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    from ui.system_bars import suit_system_bars

    android = on_android(36, monkeypatch)
    monkeypatch.delitem(sys.modules, "jnius")
    suit_system_bars(dark=False)
    assert android.told is None
