"""Help for the player who is asked: a good move, why it is good, and what else there is."""

from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivymd.app import MDApp

from alcazar.ai.agent import Thinking
from ui.i18n import tr
from ui.table import sheets
from ui.table.conductor import SLICE

if TYPE_CHECKING:
    from ui.table.screen import TableScreen

LONGEST = 3.0  # seconds


class Hints:
    def __init__(self, table: "TableScreen") -> None:
        self._table = table
        self._thinking: Thinking | None = None
        self._seconds = 0.0

    def start(self) -> None:
        if self._table.question.choosing is None or self._thinking:
            return
        self._thinking = self._table.conductor.match.hint()
        self._position = self._table.conductor.match.position
        self._seconds = 0.0
        self._table.prompt.text = tr("table.hint.thinking")
        Clock.schedule_interval(self._tick, 0)

    def stop(self) -> None:
        Clock.unschedule(self._tick)
        if self._thinking:
            self._thinking.cancel()
            self._thinking = None

    def _tick(self, seconds: float) -> None:
        self._seconds += seconds
        table = self._table
        if table.question.choosing is None or table.conductor.match.position != self._position:
            self.stop()  # the player went on meanwhile
        elif self._thinking.step(SLICE) or self._seconds >= LONGEST:
            choice = self._thinking.choice()
            self.stop()
            table.refresh()
            MDApp.get_running_app().root.sheets.show(sheets.hint_sheet(table, choice))
