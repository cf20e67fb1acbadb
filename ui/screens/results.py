"""The end of a game: who won, where every point came from, and how it came about."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path

from kivy.app import App
from kivy.clock import Clock
from kivy.lang import Builder
from kivy.properties import BooleanProperty, ColorProperty, StringProperty

from alcazar.core.standings import Standing, winners
from ui import sharing
from ui.i18n import tr, trn
from ui.kit import skyline  # noqa: F401 (results.kv names its widget)
from ui.kit.graph import Curve
from ui.kit.menu import Entry, show_menu
from ui.kit.patterns import SeatMark
from ui.kit.players import PlayerTag
from ui.kit.seats import look
from ui.kit.sizes import PHONE, sizes
from ui.kit.widgets import Body, IconButton, Page
from ui.screens.breakdown import PlayerResult
from ui.screens.outcome import for_game, headline, points_over_time, tie_sentences
from ui.session import Session, new_seed, start, swapped

TURNS_PER_FRAME = 6


class ResultsScreen(Page):
    headline = StringProperty()
    details = StringProperty()
    unit = StringProperty()
    is_wide = BooleanProperty(False)
    sky = ColorProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._app = App.get_running_app()
        self._turns: Iterator[tuple[int, ...]] = iter(())
        self._points: list[tuple[int, ...]] = []
        self._count_soon = Clock.create_trigger(self._count_on)
        self._add_action("export-variant", tr("results.export"), self._offer_export)
        self._add_action("home-outline", tr("results.home"), self._go_home)

    def arrive(self, session: Session) -> None:
        self._session = session
        game = session.match.game.info
        standings = sorted(session.match.standings(), key=lambda standing: standing.place)
        self.headline = headline(standings, session.names)
        self.details = tr("results.how_long", game=game.title, moves=trn("saves.moves", session.match.position))
        self.unit = for_game("results.unit", game.id)
        self._show_winners(standings)
        self._show_players(standings)
        self._show_ties(tie_sentences(standings, session.names, game.id))
        self._show_legend()
        self._start_graph()

    def return_to(self) -> None:
        self._count_soon()

    def leave(self) -> None:
        self._count_soon.cancel()

    # -- what there is to see -----------------------------------------------------------------------------------------

    def _show_winners(self, standings: Sequence[Standing]) -> None:
        self.ids.winners.clear_widgets()
        for seat in winners(standings):
            self.ids.winners.add_widget(SeatMark(look=self._session.colours[seat]))

    def _show_players(self, standings: Sequence[Standing]) -> None:
        """A phone shows the winner's points at first, wider windows everybody's."""
        self.ids.players.clear_widgets()
        session = self._session
        for standing in standings:
            seat = standing.seat
            result = PlayerResult(standing, session.names[seat], session.colours[seat], session.face)
            result.is_open = standing.place == 1 or sizes.layout != PHONE
            self.ids.players.add_widget(result)

    def _show_ties(self, sentences: Sequence[str]) -> None:
        self.ids.ties.clear_widgets()
        for sentence in sentences:
            self.ids.ties.add_widget(Body(text=sentence))

    def _show_legend(self) -> None:
        self.ids.legend.clear_widgets()
        for name, colour in zip(self._session.names, self._session.colours):
            self.ids.legend.add_widget(PlayerTag(name=name, look=colour))

    # -- points over time ---------------------------------------------------------------------------------------------

    def _start_graph(self) -> None:
        self.ids.graph.curves = []
        self._points = []
        self._turns = points_over_time(self._session.match)
        self._count_soon()

    def _count_on(self, *_args: object) -> None:
        """A few turns per frame, so that the screen opens at once."""
        counted = list(islice(self._turns, TURNS_PER_FRAME))
        self._points += counted
        if counted:
            self._count_soon()
        else:
            colours = self._session.colours
            self.ids.graph.curves = [Curve(look(key), values) for key, values in zip(colours, zip(*self._points))]

    # -- what to do next ----------------------------------------------------------------------------------------------

    def rematch(self) -> None:
        """The same players, one seat on."""
        match = self._session.match
        setup = replace(match.setup, seats=swapped(match.setup.seats), seed=new_seed())
        with sharing.telling_problems():
            self._app.root.open("table", session=start(self._app.store, setup, match.undo_policy))

    def look_at_board(self) -> None:
        self._app.root.open("table", session=self._session)

    def watch_again(self) -> None:
        self._app.root.open("replay", session=self._session)

    def _go_home(self) -> None:
        self._app.root.open("home")

    def _offer_export(self) -> None:
        record = self._session.match.record()
        entries = [
            Entry("file-export-outline", tr("saves.export"), partial(sharing.export, record)),
            Entry("content-copy", tr("saves.copy"), partial(sharing.copy, record)),
        ]
        show_menu(tr("results.export"), entries)

    def _add_action(self, icon: str, meaning: str, act: Callable[[], None]) -> None:
        button = IconButton(icon=icon, meaning=meaning)
        button.bind(on_release=lambda _button: act())
        self.ids.bar.add_action(button)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
