"""Reads texts aloud, where the device has a voice."""

from threading import Thread
from typing import Protocol

from kivy.utils import platform

SPEAKING_PLATFORMS = ("android", "ios")  # elsewhere plyer starts other programs, and the app waits for them


class Voice(Protocol):
    def speak(self, message: str) -> None: ...


class Speech:
    def __init__(self, voice: Voice | None = None) -> None:
        self._voice = voice or voice_of_device()

    @property
    def can_speak(self) -> bool:
        return self._voice is not None

    def say(self, text: str) -> None:
        """Silent where there is no voice. It may take seconds until the voice is ready: nobody waits for it."""
        if self._voice is not None and text:
            Thread(target=self._speak, args=(self._voice, text), daemon=True).start()

    def _speak(self, voice: Voice, text: str) -> None:
        try:
            voice.speak(text)
        except Exception:  # each device has errors of its own
            self._voice = None
        finally:
            leave_java()


def voice_of_device() -> Voice | None:
    if platform not in SPEAKING_PLATFORMS:
        return None
    from plyer import tts

    return tts


def leave_java() -> None:
    """Android wants to be told before a thread ends that has called it."""
    if platform == "android":
        from jnius import detach

        detach()
