"""Statistics: how the games went that were played to their end."""

from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from alcazar.saves.results import Result, Statistic, statistic
from ui import sharing
from ui.i18n import tr, trn
from ui.kit.bars_chart import STYLES, ColumnKey
from ui.kit.inputs import ChoiceRow
from ui.kit.menu import Entry, show_menu
from ui.kit.widgets import IconButton, Page, PressButton, Small
from ui.screens import tally
from ui.screens.saves import EmptyShelf
from ui.words import game_title

MOST_COLUMNS = 20
EVERYBODY = ""


class Figure(BoxLayout):
    """A number and what it is."""

    value = StringProperty()
    meaning = StringProperty()


class TableRecord(BoxLayout):
    """How games went at tables with so many seats and such opponents."""

    title = StringProperty()
    won = StringProperty()
    share = NumericProperty()

    def __init__(self, seats: int, level: str, record: Statistic) -> None:
        super().__init__(
            title=tally.table_title(seats, level),
            won=tally.table_won(record),
            share=tally.share_won(record),
        )
        for line in tally.table_lines(record):
            self.add_widget(Small(text=line))


class Report(BoxLayout):
    """All that can be said about some results, in the order in which they were achieved."""

    is_wide = BooleanProperty(False)
    chart_title = StringProperty()
    assisted = StringProperty()

    def __init__(self, results: Sequence[Result]) -> None:
        super().__init__()
        record, newest = statistic(results), results[-MOST_COLUMNS:]
        for value, meaning in tally.figures(record):
            self.ids.figures.add_widget(Figure(value=value, meaning=meaning))
        self.chart_title = trn("statistics.last", len(newest))
        self.ids.chart.columns = tally.columns(newest)
        for style in STYLES:
            if any(column.style == style for column in self.ids.chart.columns):
                self.ids.legend.add_widget(ColumnKey(style=style, text=tr(f"statistics.key.{style}")))
        if record.assisted:
            self.assisted = trn("statistics.assisted", record.assisted)
        for table in tally.tables(results):
            self.ids.tables.add_widget(TableRecord(*table))


class StatisticsScreen(Page):
    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._app = App.get_running_app()
        self._results: list[Result] = []
        self._show_soon = Clock.create_trigger(self._show, -1)
        self._games, self._players = ChoiceRow(), ChoiceRow(title=tr("statistics.player"))
        for row in (self._games, self._players):
            row.bind(value=self._show_soon)
        self._reset_button = IconButton(icon="delete-sweep-outline", meaning=tr("statistics.reset"))
        self._reset_button.bind(on_release=lambda _button: self._ask_to_reset())
        self.ids.bar.add_action(self._reset_button)

    def arrive(self, **_args: object) -> None:
        self._refresh()

    def return_to(self) -> None:
        self._refresh()

    def _refresh(self) -> None:
        with sharing.telling_problems():
            self._results = sorted(self._app.store.results(), key=lambda result: result.touched)
        self._app.say_notices()
        self._show()

    # -- what there is to see -----------------------------------------------------------------------------------------

    def _show(self, *_args: object) -> None:
        self._reset_button.disabled = not self._results
        self.ids.filters.clear_widgets()
        self.ids.report.clear_widgets()
        if self._results:
            results = self._of_player(self._of_game())
            self.ids.report.add_widget(Report(results))
        else:
            self.ids.report.add_widget(self._nothing())

    def _of_game(self) -> list[Result]:
        """The game that was played last is the first choice."""
        games = dict.fromkeys(result.game for result in reversed(self._results))
        self._offer(self._games, [(game, game_title(game)) for game in games])
        return [result for result in self._results if result.game == self._games.value]

    def _of_player(self, results: Sequence[Result]) -> list[Result]:
        names = sorted({result.player for result in results}, key=str.casefold)
        several = names if len(names) > 1 else []
        self._offer(self._players, [(EVERYBODY, tr("statistics.everybody")), *((name, name) for name in several)])
        chosen = self._players.value
        self._players.note = "" if chosen else tr("statistics.everybody.note")
        return [result for result in results if chosen in (EVERYBODY, result.player)]

    def _offer(self, row: ChoiceRow, options: Sequence[tuple[Any, str]]) -> None:
        """A choice, if there is one; what was chosen before holds as long as it can."""
        row.options = options
        if row.value not in dict(options):
            row.value = options[0][0]
        if len(options) > 1:
            self.ids.filters.add_widget(row)

    def _nothing(self) -> EmptyShelf:
        start = PressButton(text=tr("statistics.none.start"), icon="plus", style="filled")
        start.bind(on_release=lambda _button: self._app.root.open("new_game"))
        return EmptyShelf("chart-bar", "statistics.none", start)

    # -- starting over ------------------------------------------------------------------------------------------------

    def _ask_to_reset(self) -> None:
        entries = [Entry("delete-forever", tr("statistics.reset.sure"), self._reset, "filled")]
        show_menu(tr("statistics.reset"), entries, tr("statistics.reset.note"))

    def _reset(self) -> None:
        with sharing.telling_problems():
            removed = self._app.store.reset_results()
            self._app.root.say(tr("statistics.reset.done"), tr("app.undo"), partial(self._restore, removed))
        self._refresh()

    def _restore(self, removed: Iterable[Result]) -> None:
        with sharing.telling_problems():
            self._app.store.restore_results(list(removed))
        self._refresh()


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
