"""Setting up a game: which one, and who plays. It opens with the last choice, so that one tap starts the game."""

from functools import partial
from pathlib import Path

from kivy.app import App
from kivy.lang import Builder
from kivy.properties import BooleanProperty, StringProperty

from alcazar.core.contract import GameInfo
from alcazar.core.reasons import ReasonError
from alcazar.core.values import Json
from ui.faces import faces
from ui.faces.contract import Face
from ui.i18n import tr
from ui.kit.sizes import sizes
from ui.kit.widgets import Page, PressButton, PressPanel
from ui.screens.draft import first_draft, remembered_draft
from ui.screens.more_panel import MorePanel
from ui.screens.option_rows import OptionRows
from ui.screens.seat_form import open_seat
from ui.screens.seat_row import SeatRow
from ui.session import new_seed, start
from ui.words import explain


class GameCard(PressPanel):
    """One of the games to choose from."""

    game = StringProperty()
    icon = StringProperty()
    title = StringProperty()
    designer = StringProperty()
    players = StringProperty()
    selected = BooleanProperty(False)


class StartButton(PressButton):
    """At the bottom in thumb's reach; in a low window there is room for it at the top only."""


class NewGameScreen(Page):
    is_passage = True
    has_room = BooleanProperty(False)
    more = BooleanProperty(False)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.draft = first_draft()
        self._start = StartButton(on_release=self.start)
        self._extras = MorePanel()
        self._extras.bind(on_code=self.take_code, on_shuffle=self._shuffle)
        for face in faces().values():
            card = card_for(face)
            card.bind(on_release=self._choose_game)
            self.ids.games.add_widget(card)
        sizes.bind(is_low=self._place_start)
        self._place_start()

    def arrive(self, game: str | None = None, **_args: object) -> None:
        """As it was last time, or for a game that somebody has asked for."""
        settings = App.get_running_app().settings
        self.draft = remembered_draft(settings.table)
        if game:
            self.draft.choose_game(game)
        self._extras.undo = settings.undo
        self.more = False
        self._show()

    def return_to(self) -> None:
        self.arrive()

    # -- what is chosen -----------------------------------------------------------------------------------------------

    def _choose_game(self, card: GameCard) -> None:
        self.draft.choose_game(card.game)
        self._show()

    def _choose_option(self, key: str, value: Json) -> None:
        self.draft.set_option(key, value)
        self._show_choices()

    def add_seat(self) -> None:
        self.draft.add_seat()
        self._show_choices()

    def _remove_seat(self, number: int, *_args: object) -> None:
        self.draft.remove_seat(number)
        self._show_choices()

    def _edit_seat(self, number: int, *_args: object) -> None:
        open_seat(self.draft, number, self._show_choices)

    def _shuffle(self, *_args: object) -> None:
        self.draft.seed = new_seed()
        self._show_choices()

    def take_code(self, *_args: object) -> bool:
        """What stands in the field, once it has been written. False if it is no code; then it is told why."""
        if self._extras.code not in ("", self.draft.code):
            try:
                self.draft.take_code(self._extras.code)
            except ReasonError as error:
                self._extras.problem = explain(error.reason)
                return False
        self._show()
        return True

    def start(self, *_args: object) -> None:
        if not self.take_code():
            self.more = True
            return
        app = App.get_running_app()
        try:
            session = start(app.store, self.draft.setup(), self._extras.undo)
        except ReasonError as error:
            app.root.say(explain(error.reason))
            return
        app.settings.table = self.draft.plain()
        app.root.open("table", session=session)

    # -- what there is to see -----------------------------------------------------------------------------------------

    def _show(self) -> None:
        for card in self.ids.games.children:
            card.selected = card.game == self.draft.game
        self.ids.options.clear_widgets()
        if self.draft.info.options:
            self.ids.options.add_widget(OptionRows(self.draft.info, self._choose_option))
        self._show_choices()

    def _show_choices(self) -> None:
        for rows in self.ids.options.children:
            rows.show(self.draft.options)
        self._show_seats()
        self._extras.show_code(self.draft.code)

    def _show_seats(self) -> None:
        """Rows are kept as far as possible: the keyboard may be on one of them."""
        place, seats = self.ids.seats, self.draft.seats
        while len(place.children) > len(seats):
            place.remove_widget(place.children[0])
        while len(place.children) < len(seats):
            place.add_widget(self._seat_row(len(place.children)))
        for row, seat in zip(reversed(place.children), seats):
            row.seat, row.removable = seat, self.draft.may_shrink
        self.has_room = self.draft.has_room

    def _seat_row(self, number: int) -> SeatRow:
        row = SeatRow()
        row.bind(on_edit=partial(self._edit_seat, number), on_remove=partial(self._remove_seat, number))
        return row

    def on_more(self, *_args: object) -> None:
        place = self.ids.extras
        place.clear_widgets()
        if self.more:
            place.add_widget(self._extras)

    def _place_start(self, *_args: object) -> None:
        if self._start.parent:
            self._start.parent.remove_widget(self._start)
        self._start.wide = not sizes.is_low
        place = self.ids.bar.ids.actions if sizes.is_low else self.ids.bottom
        place.add_widget(self._start)


def card_for(face: Face) -> GameCard:
    info = face.game.info
    return GameCard(
        game=info.id,
        icon=face.icon,
        title=info.title,
        designer=tr("new_game.designer", name=info.designer),
        players=players_text(info),
    )


def players_text(info: GameInfo) -> str:
    if info.min_seats == info.max_seats:
        return tr("new_game.players.exactly", count=info.max_seats)
    return tr("new_game.players.between", fewest=info.min_seats, most=info.max_seats)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
