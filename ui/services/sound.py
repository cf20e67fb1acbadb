"""Short sounds, played by their names."""

import logging
from typing import TYPE_CHECKING, NamedTuple, Protocol

from kivy.clock import Clock

from ui.assets import asset
from ui.launch import silence
from ui.settings import Settings

if TYPE_CHECKING:
    from kivy.core.audio import Sound

APART = 0.08  # seconds at least between two sounds of a kind
LOADING_PAUSE = 0.05  # seconds between two files, so that no frame has to wait for more than one
BELL, FANFARE = "bell", "fanfare"


class Cue(NamedTuple):
    """When something is heard, and when the next thing begins: in times that an event takes on the board."""

    heard: float
    length: float


CUES = {
    "stone": Cue(0.75, 1),  # it falls before it lands
    "bridge": Cue(0.2, 1),
    "noble": Cue(0.9, 1),
    "flag": Cue(0.2, 1),
    "coins": Cue(0.1, 0.8),
    "card": Cue(0, 0),
    "dice": Cue(0.1, 2.3),  # they tumble, and lie to be read
}
NAMES = (*CUES, BELL, FANFARE)


class Speaker(Protocol):
    """A device that plays files."""

    def load(self, name: str) -> None: ...

    def play(self, name: str) -> None: ...


class KivySpeaker:
    """Whatever the machine has. Where nothing can be heard, it is silent."""

    def __init__(self) -> None:
        self._sounds: dict[str, Sound] = {}
        self._works = True

    def load(self, name: str) -> None:
        if name in self._sounds or not self._works:
            return
        sound = _loaded(asset(f"sounds/{name}.wav"))
        if sound is None:
            self._works = False  # there is no device: asking again for every file would only take time
        else:
            self._sounds[name] = sound

    def play(self, name: str) -> None:
        self.load(name)
        if name in self._sounds:
            self._sounds[name].play()


def _loaded(file: str) -> "Sound | None":
    try:
        with silence(logging.CRITICAL):  # a machine without sound is nothing to complain about
            from kivy.core.audio import SoundLoader

            sound = SoundLoader.load(file)
    except Exception:  # each system has errors of its own
        return None
    return sound if sound and sound.length else None


class Sounds:
    def __init__(self, settings: Settings, speaker: Speaker | None = None) -> None:
        self._settings = settings
        self._speaker = speaker or KivySpeaker()
        self._unloaded = list(NAMES)
        self._played: dict[str, float] = {}  # when each was last heard
        self._load_soon = Clock.create_trigger(self._load_one, LOADING_PAUSE)

    def prepare(self) -> None:
        """Have everything at hand soon, one file after the other."""
        if self._settings.sounds:
            self._load_soon()

    def play(self, name: str) -> None:
        now = Clock.get_time()
        if self._settings.sounds and now - self._played.get(name, -APART) >= APART:
            self._played[name] = now
            self._speaker.play(name)

    def _load_one(self, *_args: object) -> None:
        if self._unloaded:
            self._speaker.load(self._unloaded.pop())
            self._load_soon()
