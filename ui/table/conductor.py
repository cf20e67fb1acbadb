"""Leads through a match: shows what happened, lets opponents think, and asks people, one thing after the other."""

from collections.abc import Callable
from typing import Any, Protocol

from kivy.clock import Clock

from alcazar.ai.agent import Choice
from alcazar.ai.levels import LEVELS
from alcazar.core.events import Event
from alcazar.play.history import Step
from alcazar.play.match import Reply
from ui.session import Session
from ui.settings import SECONDS_BETWEEN_MOVES, Settings

SLICE = 0.008  # seconds of each frame that an opponent may think
NOBODY = -1  # a seat that is allowed to see nothing


class Stage(Protocol):
    """What the conductor needs from the screen."""

    def refresh(self) -> None:
        """Show the table as it is now."""

    def play_out(self, events: list[Event]) -> float:
        """Animate; returns how long that takes."""

    def hand_over(self, seat: int) -> None:
        """Cover the table until this player is there."""


class Conductor:
    """viewer    the seat whose hand may be seen; None while nobody's may
    waiting     an opponent has moved, and the players want to go on by a tap
    """

    def __init__(self, session: Session, settings: Settings, stage: Stage) -> None:
        self.session = session
        self.match = session.match
        self._settings = settings
        self._stage = stage
        self._people = self.match.setup.people()
        self.viewer: int | None = None
        self.waiting = False
        self.choices: dict[int, Choice] = {}  # what opponents thought, by the number of moves before theirs
        self._busy_for = 0.0  # seconds until the next thing may happen
        self._thought_for = 0.0
        self._is_on = False

    # -- on and off ---------------------------------------------------------------------------------------------------

    def start(self) -> None:
        if len(self._people) == 1:
            (self.viewer,) = self._people
        elif not self._hides_hands:
            self.viewer = min(self._people, default=None)
        self._is_on = True
        Clock.schedule_interval(self._tick, 0)
        self.go_on()

    def stop(self) -> None:
        """Nothing moves any more, and with several people nobody's hand is to be seen."""
        self._is_on = False
        Clock.unschedule(self._tick)
        self.match.paused = True
        if len(self._people) > 1 and self._hides_hands:
            self.viewer = None

    def restart(self) -> None:
        self.match.paused = False
        self.start()

    # -- what there is to see -----------------------------------------------------------------------------------------

    @property
    def _hides_hands(self) -> bool:
        return self.match.game.info.hidden_information

    @property
    def seat_shown(self) -> int:
        return 0 if self.viewer is None else self.viewer

    @property
    def view(self) -> Any:
        """Of the viewer, or of anybody: then secret shelves are not shown."""
        return self.match.view(self.seat_shown)

    @property
    def asked(self) -> int | None:
        decision = self.match.decision
        return None if decision is None else decision.seat

    @property
    def is_question_open(self) -> bool:
        """Whether a person may answer now."""
        return self._is_on and not self.is_busy and self.match.waits_for_person and self.asked == self.viewer

    @property
    def is_busy(self) -> bool:
        """Something is moving on the board."""
        return self._busy_for > 0

    def seen(self, step: Step) -> list[Event]:
        return step.seen_by(NOBODY if self.viewer is None else self.viewer)

    # -- moves --------------------------------------------------------------------------------------------------------

    def play(self, move: Any) -> None:
        self._show(self.match.play(move), pause=0)

    def move_now(self) -> None:
        """The opponent who is thinking shall come to an end."""
        if not self.match.is_thinking:
            self._answered(self.match.think(SLICE))
        self._answered(self.match.hurry())

    def skip(self) -> None:
        """Whatever is moving, or waiting for a tap, goes on at once."""
        self._busy_for = 0.0
        self.waiting = False
        self.go_on()

    def change(self, change: Callable[[], list[Step]]) -> list[Step]:
        """Undo or redo."""
        self.waiting = False
        self._busy_for = 0.0
        steps = change()
        for position in [known for known in self.choices if known >= self.match.position]:
            del self.choices[position]
        self.go_on()
        return steps

    # -- one thing after the other ------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Everything so far has been shown."""
        if self._needs_handover:
            self.viewer = None
            self._stage.refresh()
            self._stage.hand_over(self.asked)
            return
        if self.match.waits_for_person:
            self.viewer = self.asked
        self._thought_for = 0.0
        self._stage.refresh()

    def reveal(self) -> None:
        """The player who is asked is there."""
        self.viewer = self.asked
        self._stage.refresh()

    @property
    def _needs_handover(self) -> bool:
        several = self._hides_hands and len(self._people) > 1
        return several and self.match.waits_for_person and self.asked != self.viewer

    def _tick(self, seconds: float) -> None:
        if self._busy_for > 0:
            self._busy_for -= seconds
            if self._busy_for <= 0:
                self._busy_for = 0.0
                self.go_on()
        elif not self.waiting and self.asked is not None and not self.match.waits_for_person:
            self._let_think(seconds)

    def _let_think(self, seconds: float) -> None:
        self._thought_for += seconds
        self._answered(self.match.think(SLICE))
        if self.match.is_thinking and self._thought_for >= self._patience:
            self._answered(self.match.hurry())

    @property
    def _patience(self) -> float:
        """On a slow device most of a second goes by between thoughts: players wait no longer for that."""
        level = LEVELS.get(self.match.asked.level) if self.match.asked else None
        return level.seconds if level else 0.0

    def _answered(self, reply: Reply | None) -> None:
        if reply is None:
            return
        self.choices[self.match.position - 1] = reply.choice
        self.waiting = self._settings.pace == "tap"
        self._show(reply.step, SECONDS_BETWEEN_MOVES[self._settings.pace])

    def _show(self, step: Step, pause: float) -> None:
        self._stage.refresh()
        self._busy_for = self._stage.play_out(self.seen(step)) + pause
        if self._busy_for and any(event.chance for event in step.events):
            self._stage.refresh()  # no button shall tell what dice show while they are still rolling
        if not self._busy_for:
            self.go_on()
