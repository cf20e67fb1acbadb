"""A lesson under way: the match, which task it is at, and the next move of the script."""

from typing import Any

from alcazar.ai.agent import Agent, Budget, Choice, Thinking
from alcazar.core.reasons import because
from alcazar.play.match import Match
from alcazar.play.record import new_record
from alcazar.play.setup import Seat, Setup
from ui.faces import face_of
from ui.i18n import tr
from ui.learn.lesson import Lesson, Task
from ui.session import Session

LEARNER = 0
NOT_SAVED = 0  # instead of the number of a saved game
ANY_LEVEL = "beginner"  # the rival follows the script


class Run:
    """It begins after so many tasks; their moves are made at once. As an agent, it plays the part of the rival."""

    def __init__(self, lesson: Lesson, done: int = 0) -> None:
        self.lesson = lesson
        self.number = max(0, min(done, len(lesson.tasks) - 1))
        you, rival = Seat(tr("learn.you"), "orange"), Seat(tr("learn.rival"), "blue", ANY_LEVEL)
        setup = Setup(lesson.game, (you, rival), lesson.seed)
        self.match = Match(new_record(setup), self._make_agent)
        self.session = Session(NOT_SAVED, self.match, face_of(lesson.game))
        while self.match.position < lesson.moves_before(self.number):
            self.match.play(self._next_move)

    @property
    def task(self) -> Task:
        return self.lesson.tasks[self.number]

    @property
    def text(self) -> str:
        you, rival = self.session.names
        return tr(self.lesson.text_key(self.task), you=you, rival=rival)

    @property
    def is_last(self) -> bool:
        return self.number == len(self.lesson.tasks) - 1

    @property
    def done(self) -> int:
        """How many tasks are done. Nobody needs to come back only for the goodbye."""
        return len(self.lesson.tasks) if self.is_last else self.number

    @property
    def move(self) -> Any | None:
        """What is to be played next; None when everything of this task was."""
        return None if self._is_played else self._next_move

    @property
    def waits(self) -> bool:
        """There is something to read before it goes on."""
        return self._is_played and not self._ended_by_learner

    def go_on(self) -> None:
        self.number += 1

    def keep_up(self) -> bool:
        """A move of the learner leads to the next task by itself. True if it did."""
        has_moved = self._is_played and self._ended_by_learner
        if has_moved:
            self.go_on()
        return has_moved

    @property
    def _is_played(self) -> bool:
        return self.match.position >= self.lesson.moves_before(self.number + 1)

    @property
    def _ended_by_learner(self) -> bool:
        return bool(self.task.moves) and self.match.history.steps[-1].seat == LEARNER

    @property
    def _next_move(self) -> Any:
        return self.match.game.decode_move(self.lesson.moves[self.match.position])

    # -- the rival ----------------------------------------------------------------------------------------------------

    def _make_agent(self, *_args: object, **_kwargs: object) -> Agent:
        return self

    def think(self, _view: Any) -> Thinking:
        choice = Choice(self._next_move, because("lesson.script"))
        return Thinking(iter(()), lambda: choice, Budget())
