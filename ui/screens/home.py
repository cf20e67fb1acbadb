"""The first screen: on with the last game, or somewhere else."""

from pathlib import Path

from kivy.app import App
from kivy.clock import Clock
from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from alcazar.core.reasons import Reason, ReasonError
from alcazar.saves.listing import Summary
from ui.faces import faces
from ui.i18n import tr, trn
from ui.kit.widgets import Page, Panel, PressPanel
from ui.session import Session, resume
from ui.words import explain

PICTURE_DELAY = 0.05  # seconds


class ContinueCard(PressPanel):
    """A game that can be gone on with."""

    identity = NumericProperty()
    picture = ObjectProperty(None, allownone=True)
    title = StringProperty()
    players = StringProperty()
    look = StringProperty()
    turn = StringProperty()
    moves = StringProperty()


class WelcomePanel(Panel):
    """Stands where the last game would, as long as there is none."""


class MenuRow(PressPanel):
    icon = StringProperty()
    title = StringProperty()
    note = StringProperty()


class HomeScreen(Page):
    is_broad = BooleanProperty(False)  # two columns side by side
    room = NumericProperty(0)  # for the last game, beside the menu

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._told: set[str] = set()

    def arrive(self, **_args: object) -> None:
        self._refresh()

    def return_to(self) -> None:
        self._refresh()

    def go_on(self, identity: int) -> None:
        app = App.get_running_app()
        try:
            session = resume(app.store, identity)
        except ReasonError as error:
            app.root.say(explain(error.reason))
        else:
            app.root.open("table", session=session)

    def _refresh(self) -> None:
        newest = self._newest()
        first = self.ids.first
        first.clear_widgets()
        first.add_widget(card_for(*newest) if newest else WelcomePanel())
        self.on_room()

    def on_room(self, *_args: object) -> None:
        for card in self.ids.first.children:
            card.least = self.room

    def _newest(self) -> tuple[Summary, Session] | None:
        """The unfinished game that was played last, of those that can be loaded."""
        store = App.get_running_app().store
        try:
            summaries = store.summaries()
        except ReasonError as error:
            self._tell(error.reason)
            return None
        for summary in summaries:
            if not summary.finished and summary.game in faces():
                try:
                    return summary, resume(store, summary.id)
                except ReasonError as error:
                    self._tell(error.reason)
        return None

    def _tell(self, reason: Reason) -> None:
        """Once is enough. The app may still be starting: the root is there from the next frame on."""
        if str(reason) not in self._told:
            self._told.add(str(reason))
            Clock.schedule_once(lambda _dt: App.get_running_app().root.say(explain(reason)))


def card_for(summary: Summary, session: Session) -> ContinueCard:
    """Its pictures follow when the rest is there: the app is to open at once."""
    asked = summary.seats[summary.asked]
    card = ContinueCard(
        identity=summary.id,
        title=session.match.game.info.title,
        players=summary.players,
        turn=tr("home.turn", name=asked.name),
        moves=trn("home.moves", summary.moves) if summary.moves else tr("home.moves.none"),
    )

    def add_pictures(_dt: float) -> None:
        card.look = asked.colour
        card.picture = session.face.thumbnail(session.match.view(0), session.colours)

    # Counted from the first frame on: until then most of the time has been spent already.
    Clock.schedule_once(lambda _dt: Clock.schedule_once(add_pictures, PICTURE_DELAY))
    return card


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
