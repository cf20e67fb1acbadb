"""A lesson at the table: a coach says what to do, and only that can be done."""

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.scrollview import ScrollView

from ui.faces.contract import Action, Pick
from ui.i18n import tr
from ui.kit import bars_chart  # noqa: F401 (lesson.kv names its bar)
from ui.kit.menu import Entry, show_menu
from ui.kit.widgets import Panel
from ui.learn import LESSONS
from ui.learn.run import Run
from ui.table.actions import Tile
from ui.table.question import Question
from ui.table.screen import TableScreen
from ui.table.tiles import answers

UNTIL_LAID_OUT = 0.05  # seconds
KEYS_THAT_ARE_OFF = ("u", "r", "h")  # undo, redo, hint: a lesson goes forward, and the coach is all the help


class CoachPanel(Panel):
    text = StringProperty()
    progress = StringProperty()
    share = NumericProperty(0)  # of the lesson that is done

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        come_up = Clock.create_trigger(self._come_up, UNTIL_LAID_OUT)
        self.bind(text=come_up, height=come_up)

    def _come_up(self, *_args: object) -> None:
        """To the top of what can be scrolled: what is to be done comes below."""
        view = self.parent.parent if self.parent else None
        if isinstance(view, ScrollView):
            above, hidden = self.parent.top - self.top, self.parent.height - view.height
            view.scroll_y = 1 - min(1, above / hidden) if hidden > 0 else 1


class LessonQuestion(Question):
    """Takes only what belongs to the move of the lesson; whoever taps anything else is told which move that is."""

    @property
    def wanted(self) -> frozenset[Pick]:
        move = self._table.run.move
        return frozenset() if move is None else self._table.session.face.picks(move)

    @property
    def leading_on(self) -> frozenset[Pick]:
        return super().leading_on & self.wanted

    def tap(self, pick: Pick) -> bool:
        if self._narrow(pick):
            self._go_on(at_once=not self._table.settings.confirm)
            return True
        self.remind()
        return False

    def act(self, action: Action) -> None:
        if self._narrow(action.pick):
            self._go_on(at_once=action.main or not self._table.settings.confirm)
        else:
            self.remind()

    def choose(self, move: Any) -> None:
        if move == self._table.run.move:
            super().choose(move)
        else:
            self.remind()

    def remind(self) -> None:
        table = self._table
        if table.run.waits:
            table.say(tr("learn.read_first"))
        elif self.choosing:
            move = table.session.face.describe(table.conductor.view, table.run.move, table.session.names)
            table.say(tr("learn.this_first", move=move))

    def _narrow(self, pick: Pick) -> bool:
        """As any tap does, unless it leads away from the move of the lesson."""
        if self.choosing is None:
            return False
        before = self.choosing.chosen
        if self.choosing.tap(pick) and self.wanted.issuperset(self.choosing.chosen):
            return True
        self.choosing.chosen = before
        return False

    def _renew(self, view: Any) -> None:
        super()._renew(view)
        if self._table.run.waits:
            self.choosing = None

    def _waiting_text(self) -> str:
        return "" if self._table.run.waits else super()._waiting_text()


class LessonScreen(TableScreen):
    """Nothing of it is saved but how many tasks are done: the moves up to there are always the same."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.run: Run | None = None
        self.coach = CoachPanel()
        self.extras = (self.coach,)
        self.question = LessonQuestion(self)

    def arrive(self, game: str) -> None:
        self.run = Run(LESSONS[game], self.settings.lessons.get(game, 0))
        super().arrive(self.run.session)

    def key(self, key: int, letter: str, modifiers: list[str]) -> bool:
        return letter.lower() not in KEYS_THAT_ARE_OFF and super().key(key, letter, modifiers)

    # -- what there is to see -----------------------------------------------------------------------------------------

    def refresh(self) -> None:
        if self.run.keep_up():
            self._remember(self.run.done)
        self.conductor.waiting = self.conductor.waiting or self.run.waits
        self._show_coach()
        super().refresh()

    def _show_coach(self) -> None:
        number, count = self.run.number, len(self.run.lesson.tasks)
        self.coach.text = self.run.text
        self.coach.progress = tr("learn.progress", number=number + 1, count=count)
        self.coach.share = (number + 1) / count

    def buttons(self) -> list[Tile]:
        if self.run.is_last:
            return [Tile(tr("learn.play"), self.session.face.icon, self._play, main=True)]
        if self.run.waits:
            return [Tile(tr("learn.next"), "arrow-right", self.go_on, main=True)]
        return [self._with_hint(tile) for tile in answers(self)]

    def _with_hint(self, tile: Tile) -> Tile:
        """What belongs to the move of the lesson stands out."""
        is_wanted = tile.pick in self.question.wanted
        return replace(tile, main=is_wanted, faint=not is_wanted) if tile.pick else tile

    def show_menu(self) -> None:
        root = self.app.root
        entries = (
            Entry("book-open-variant", tr("table.rules"), self.show_rules),
            Entry("restart", tr("learn.start_over"), self.start_over),
            Entry("exit-to-app", tr("learn.leave"), partial(root.open, "learn")),
        )
        show_menu(self.session.match.game.info.title, entries)

    # -- what the learner does ----------------------------------------------------------------------------------------

    def go_on(self) -> None:
        self.run.go_on()
        self._remember(self.run.done)
        self.skip()

    def start_over(self) -> None:
        self._remember(0)
        self.app.root.open("lesson", game=self.run.lesson.game)

    def _play(self) -> None:
        self.app.root.open("new_game", game=self.run.lesson.game)

    def _remember(self, done: int) -> None:
        self.settings.lessons = {**self.settings.lessons, self.run.lesson.game: done}


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
