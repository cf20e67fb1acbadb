"""A match seen again: forwards, backwards, turn by turn, and played on from any point."""

from pathlib import Path
from typing import Any

from kivy.clock import Clock
from kivy.core.clipboard import Clipboard
from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivymd.app import MDApp

from alcazar.core.reasons import ReasonError
from alcazar.saves.code import code_of
from ui import session as sessions
from ui.boards.board import Marks
from ui.i18n import tr
from ui.kit.widgets import Page
from ui.session import Session
from ui.settings import SECONDS_PER_EVENT
from ui.words import explain

SPEEDS = (1, 2, 4)
PAUSE = 0.7  # seconds between two moves, at the first speed
NOBODY = -1  # sees what everybody may see


class ReplayScreen(Page):
    """`position` is how many moves have been made at the point that is shown."""

    speeds = SPEEDS
    position = NumericProperty(0)
    first = NumericProperty(0)
    last = NumericProperty(0)
    playing = BooleanProperty(False)
    speed = NumericProperty(SPEEDS[0])
    caption = StringProperty()
    look = StringProperty()

    def arrive(self, session: Session) -> None:
        self.session = session
        self.playing = False
        self.ids.surface.board = session.face.board()
        history = session.match.history
        self.first, self.last = history.before, history.position
        self.go_to(self.first)

    def leave(self) -> None:
        self.playing = False

    def return_to(self) -> None:
        self.go_to(self.position)

    @property
    def _app(self) -> MDApp:
        return MDApp.get_running_app()

    # -- what there is to see -----------------------------------------------------------------------------------------

    def go_to(self, position: int) -> None:
        self.position = max(self.first, min(int(position), self.last))
        session, history = self.session, self.session.match.history
        view = session.match.game.view(history.state_at(self.position), 0)
        self._board.dark = self._app.theme_cls.theme_style == "Dark"
        self._board.finish_animation()
        self._board.show(view, session.colours)
        self._tell()

    def _tell(self) -> None:
        if self.position == self.first:
            self.caption, self.look = tr("replay.begin"), ""
            self._board.mark(Marks())
            return
        events = self._step(self.position).seen_by(NOBODY)
        face = self.session.face
        self.caption = " ".join(face.tell(events, self.session.names))
        self.look = self.session.colours[self._step(self.position).seat]
        self._board.mark(Marks(last=frozenset(spot for event in events for spot in face.spots(event))))

    def _step(self, position: int) -> Any:
        """The step that led to a position."""
        history = self.session.match.history
        return history.steps[position - 1 - history.before]

    @property
    def _board(self) -> Any:
        return self.ids.surface.board

    # -- moving -------------------------------------------------------------------------------------------------------

    def step(self, moves: int) -> None:
        """By the player: stops what is playing."""
        self.playing = False
        self.go_to(self.position + moves)

    def step_turn(self, direction: int) -> None:
        """To where another seat is asked, or to the first or last move."""
        self.playing = False
        position = self.position + direction
        while self.first < position < self.last and self._step(position).seat == self._step(position + 1).seat:
            position += direction
        self.go_to(position)

    def toggle(self) -> None:
        if not self.playing and self.position == self.last:
            self.go_to(self.first)
        self.playing = not self.playing

    def on_playing(self, *_change: object) -> None:
        Clock.unschedule(self._advance)
        if self.playing:
            self._advance()

    def _advance(self, *_args: object) -> None:
        """One move, shown as it happened, and the next one after it."""
        if self.position == self.last:
            self.playing = False
            return
        self.go_to(self.position + 1)
        seconds = SECONDS_PER_EVENT[self._app.settings.animation] / self.speed
        moving = self._board.animate(self._step(self.position).seen_by(NOBODY), seconds)
        Clock.schedule_once(self._advance, moving + PAUSE / self.speed)

    # -- going on from here -------------------------------------------------------------------------------------------

    def play_on(self) -> None:
        """As a new game; the old one stays as it is."""
        try:
            branch = sessions.add(self._app.store, self.session.match.branch(self.position))
        except ReasonError as error:
            self._app.root.say(explain(error.reason))
            return
        self._app.root.open("table", session=branch)
        self._app.root.say(tr("replay.playing_on"))

    def copy_code(self) -> None:
        code = code_of(self.session.match.setup)
        Clipboard.copy(code)
        self._app.root.say(tr("replay.code_copied", code=code))

    def key(self, key: int, letter: str, _modifiers: list[str]) -> bool:
        moves = {276: -1, 275: 1}  # the arrows to the left and to the right
        if key in moves and self._app.focus.widget is None:
            self.step(moves[key])
        elif letter == " " and self._app.focus.widget is None:
            self.toggle()
        else:
            return False
        return True


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
