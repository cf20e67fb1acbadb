"""What a device can do beside showing things: sound, touch, and staying awake while a match is open."""

from collections.abc import Callable, Sequence
from functools import partial

from kivy.clock import Clock, ClockEvent

from alcazar.core.events import Event
from ui.services.awake import Awake
from ui.services.haptics import MOVE, TURN, Haptics
from ui.services.sound import BELL, CUES, FANFARE, Sounds
from ui.session import Session
from ui.settings import Settings

PAUSE = 0.25  # seconds between a move and what is said after it


class Services:
    """Lets the players hear and feel what happens at the table."""

    def __init__(self, settings: Settings) -> None:
        self.sounds = Sounds(settings)
        self.haptics = Haptics(settings)
        self.awake = Awake(settings)
        self._coming: list[ClockEvent] = []

    def open(self) -> None:
        self.sounds.prepare()
        self.awake.start()

    def close(self) -> None:
        self.skip()
        self.awake.stop()

    def skip(self) -> None:
        """Whatever was still to be heard is passed over."""
        for event in self._coming:
            event.cancel()
        self._coming.clear()

    def play_out(self, session: Session, events: Sequence[Event], seconds: float) -> None:
        """The newest move, with so many seconds for every event; and then whose turn it is."""
        self.skip()
        match = session.match
        by_person = match.setup.seats[match.history.steps[-1].seat].is_person
        if by_person:
            self.haptics.buzz(MOVE)
        heard = [name for event in events if (name := session.face.sound(event))]
        end = self._play_all(heard, seconds) + PAUSE
        if match.decision is None:
            self._later(end, partial(self.sounds.play, FANFARE))
        elif match.waits_for_person and not by_person:
            self._later(end, self._call_player)

    def _play_all(self, names: Sequence[str], seconds: float) -> float:
        """In time with the board; returns when all is over. Where nothing moves, one sound is enough for a move."""
        start = 0.0
        for name in names if seconds else names[:1]:
            cue = CUES[name]
            self._later(start + cue.heard * seconds, partial(self.sounds.play, name))
            start += cue.length * seconds
        return start

    def _call_player(self) -> None:
        self.sounds.play(BELL)
        self.haptics.buzz(TURN)

    def _later(self, seconds: float, act: Callable[[], None]) -> None:
        self._coming.append(Clock.schedule_once(lambda _dt: act(), seconds))
