"""A running match: the one place where moves come in and events go out."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from alcazar.ai.agent import Choice, Thinking
from alcazar.ai.levels import BALANCED
from alcazar.core.contract import Decision
from alcazar.core.events import Event
from alcazar.core.reasons import IllegalMoveError, Reason, ReasonError, because
from alcazar.core.standings import Standing
from alcazar.core.values import Json
from alcazar.play.agents import MakeAgent, agent_seed
from alcazar.play.history import History, Step, asked_seat
from alcazar.play.reading import one_of
from alcazar.play.record import Record, Start
from alcazar.play.replay import branched, renewed, replayed, started_anew
from alcazar.play.setup import Seat
from alcazar.play.undo import POLICIES, UndoError, first_reveal, steps_back

HINT_LEVEL = "expert"

# Called after every change with the match and the number of moves that have not changed since the last successful call
Keep: TypeAlias = Callable[["Match", int], None]


@dataclass(frozen=True, slots=True)
class Reply:
    """What an opponent did, and why."""

    step: Step
    choice: Choice


class Match:
    """Every accepted move is handed to `keep` before the next one is asked for. If that fails, play goes on, `unsaved`
    says why, and the next change is handed over together with what is still missing."""

    def __init__(self, record: Record, make_agent: MakeAgent, keep: Keep | None = None) -> None:
        self._record = renewed(record)  # its moves, position and state are those of the start; see `record`
        self.setup = record.setup
        self.game = record.setup.rules()
        self.title = record.title
        self.undo_policy = record.undo
        self.assisted = record.assisted
        self.paused = False
        self.unsaved: Reason | None = None
        self._make_agent = make_agent
        self._keep = keep
        self._log = list(self._record.moves)
        self._position = self._record.position
        self._state = self.game.decode_state(self._record.state)
        self._known_history: History | None = None
        self._kept = len(self._log)
        self._thinking: Thinking | None = None

    # -- what is there to see -----------------------------------------------------------------------------------------

    @property
    def position(self) -> int:
        """How many moves hold."""
        return self._position

    @property
    def log(self) -> Sequence[Json]:
        """All moves in plain form; those after `position` were taken back and can be redone."""
        return self._log

    @property
    def rules(self) -> int:
        return self._record.rules

    @property
    def start(self) -> Start | None:
        return self._record.start

    @property
    def decision(self) -> Decision | None:
        return self.game.decision(self._state)

    @property
    def asked(self) -> Seat | None:
        """Who has to decide; None when the match is over."""
        seat = asked_seat(self.game, self._state)
        return None if seat is None else self.setup.seats[seat]

    @property
    def waits_for_person(self) -> bool:
        return self.asked is not None and self.asked.is_person

    def view(self, seat: int) -> Any:
        """All that a seat may know."""
        return self.game.view(self._state, seat)

    def legal_moves(self) -> Sequence[Any]:
        return self.game.legal_moves(self._state)

    def why_not(self, move: Any) -> Reason | None:
        return self.game.why_not(self._state, move)

    def standings(self) -> tuple[Standing, ...]:
        return self.game.standings(self._state)

    def encoded_state(self) -> Json:
        return self.game.encode_state(self._state)

    def recap(self, seat: int) -> list[Event]:
        """What happened since this seat last decided something, as it saw it."""
        missed: list[Step] = []
        for step in reversed(self.history.steps):
            if step.seat == seat:
                break
            missed.append(step)
        return [event for step in reversed(missed) for event in step.seen_by(seat)]

    @property
    def history(self) -> History:
        """All steps, replayed when they are first asked for: a match that is only played on needs its state alone."""
        if self._known_history is None:
            record = self.record()
            try:
                self._known_history = replayed(record)
            except ReasonError:
                # The log does not lead to the state, but the state is sound: go on from there.
                self._record = started_anew(record)
                self._known_history = History(self.game, self._position, self._state)
                del self._log[self._position :]
                self._kept = min(self._kept, self._position)
        return self._known_history

    def record(self) -> Record:
        """The match as plain data, as of now."""
        return replace(
            self._record,
            title=self.title,
            undo=self.undo_policy,
            assisted=self.assisted,
            moves=tuple(self._log),
            position=self._position,
            state=self.encoded_state(),
        )

    # -- moves --------------------------------------------------------------------------------------------------------

    def play(self, move: Any) -> Step:
        """Carry out the move of whoever is asked; an illegal one raises and changes nothing."""
        history = self.history
        step = history.play(move)
        del self._log[self._position :]
        self._kept = min(self._kept, self._position)
        self._log.append(self.game.encode_move(move))
        self._moved_to_newest(history)
        return step

    def think(self, seconds: float) -> Reply | None:
        """Let the opponent who is asked think for about that long; its move is played as soon as it is found."""
        if self.paused or self.decision is None or self.waits_for_person:
            return None
        if self._thinking is None:
            self._thinking = self._start_thinking()
        return self.hurry() if self._thinking.step(seconds) else None

    def hurry(self) -> Reply | None:
        """Let the opponent who is thinking play the best move that it has found so far."""
        if self._thinking is None:
            return None
        choice = self._thinking.choice()
        return Reply(self.play(choice.move), choice)

    @property
    def is_thinking(self) -> bool:
        return self._thinking is not None

    def hint(self, level: str = HINT_LEVEL) -> Thinking:
        """Thoughts about the best move for the person who is asked. From now on the match counts as assisted."""
        decision = self.decision
        if decision is None or not self.waits_for_person:
            raise IllegalMoveError(because("hint.nobody_asked"))
        self._mark_assisted()
        return self._thoughts(decision.seat, level, BALANCED)

    def _start_thinking(self) -> Thinking:
        seat = asked_seat(self.game, self._state)
        assert seat is not None
        player = self.setup.seats[seat]
        assert player.level is not None
        return self._thoughts(seat, player.level, player.style)

    def _thoughts(self, seat: int, level: str, style: str) -> Thinking:
        agent = self._make_agent(self.game, level, style, agent_seed(self.setup.seed, seat, self._position))
        return agent.think(self.view(seat))

    def _mark_assisted(self) -> None:
        if not self.assisted:
            self.assisted = True
            self._hand_over()

    # -- back and forth -----------------------------------------------------------------------------------------------

    def why_no_undo(self) -> Reason | None:
        return _problem(self._steps_back)

    def why_no_redo(self) -> Reason | None:
        return _problem(self._check_redo)

    def undo(self) -> list[Step]:
        """Take back the newest step of a person, with all replies to it. Returns what was taken back, newest first."""
        count = self._steps_back()
        history = self.history
        taken_back = history.steps[-count:]
        self.assisted = self.assisted or first_reveal(taken_back) is not None
        history.take_back(count)
        self._moved_to_newest(history)
        return taken_back[::-1]

    def redo(self) -> list[Step]:
        """Do again what one undo took back."""
        self._check_redo()
        history, people = self.history, self.setup.people()
        done = [self._redo_step(history)]
        while history.position < len(self._log) and asked_seat(self.game, history.states[-1]) not in people:
            done.append(self._redo_step(history))
        self._moved_to_newest(history)
        return done

    def set_undo_policy(self, policy: str) -> None:
        self.undo_policy = one_of(policy, "undo", POLICIES)
        self._hand_over()

    def branch(self, position: int) -> Record:
        """A record to play on from any point of this match; this one stays as it is."""
        history = self.history
        return branched(self.record(), history, position)

    def _steps_back(self) -> int:
        asked = asked_seat(self.game, self._state)
        return steps_back(self.history.steps, self.setup.people(), self.undo_policy, asked)

    def _check_redo(self) -> None:
        if self._position == len(self._log):
            raise UndoError(because("redo.nothing"))

    def _redo_step(self, history: History) -> Step:
        return history.play(self.game.decode_move(self._log[history.position]))

    # -- after every change -------------------------------------------------------------------------------------------

    def _moved_to_newest(self, history: History) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None
        self._state = history.states[-1]
        self._position = history.position
        self._hand_over()

    def _hand_over(self) -> None:
        if self._keep is None:
            return
        try:
            self._keep(self, self._kept)
        except ReasonError as error:
            self.unsaved = error.reason
        else:
            self.unsaved = None
            self._kept = len(self._log)


def _problem(check: Callable[[], object]) -> Reason | None:
    try:
        check()
    except UndoError as error:
        return error.reason
    return None
