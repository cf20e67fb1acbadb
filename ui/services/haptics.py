"""Little touches of the device in the hand, where it can give them."""

from typing import Protocol

from kivy.utils import platform

from ui.settings import Settings

MOVE, TURN = 0.015, 0.04  # seconds


class Vibrator(Protocol):
    def vibrate(self, time: float) -> None: ...


class Haptics:
    def __init__(self, settings: Settings, vibrator: Vibrator | None = None) -> None:
        self._settings = settings
        self._vibrator = vibrator or vibrator_of_device()

    def buzz(self, seconds: float) -> None:
        if self._vibrator is None or not self._settings.haptics:
            return
        try:
            self._vibrator.vibrate(seconds)
        except Exception:  # a tablet without a motor: each device has errors of its own
            self._vibrator = None


def vibrator_of_device() -> Vibrator | None:
    """On Android alone: elsewhere plyer has none, or one that cannot be short."""
    if platform != "android":
        return None
    from plyer import vibrator

    return vibrator
