"""One saved game in the list: a picture of its table, who plays, whose turn it is or who won."""

import time
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from alcazar.core.reasons import ReasonError
from alcazar.core.standings import winners
from alcazar.saves.listing import Summary
from alcazar.saves.store import Store
from ui.faces import face_of
from ui.i18n import tr, trn
from ui.kit.players import PlayerTag
from ui.kit.widgets import PressPanel
from ui.words import game_title

DAMAGED_ICON = "image-broken-variant"


class SavedGame(PressPanel):
    """`picture` and the winners are not known before somebody has had a look into the game."""

    title = StringProperty()
    game = StringProperty()
    status = StringProperty()
    details = StringProperty()
    icon = StringProperty("castle")
    finished = BooleanProperty(False)
    picture = ObjectProperty(None, allownone=True)
    __events__ = ("on_menu",)

    def __init__(self, summary: Summary, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.summary = summary
        self.is_seen = False
        self.title = title_of(summary)
        self.game = game_title(summary.game) if summary.title else ""
        self.finished = summary.finished
        self.status = tr("saves.over") if summary.finished else turn_text(summary)
        self.details = tr(
            "saves.moves_and_date", moves=trn("saves.moves", summary.moves), date=date_text(summary.changed)
        )
        for seat in summary.seats:
            self.ids.players.add_widget(PlayerTag(name=seat.name, look=seat.colour))

    def look_into(self, store: Store) -> None:
        """Fetches the picture, and who won. A game that cannot be opened says so already here."""
        self.is_seen = True
        try:
            record = store.games.load(self.summary.id)
            game = record.setup.rules()
            state = game.decode_state(record.state)
        except ReasonError:
            self.icon, self.status = DAMAGED_ICON, tr("saves.damaged")
            return
        if self.finished:
            names = [self.summary.seats[seat].name for seat in winners(game.standings(state))]
            self.status = tr("saves.won", names=", ".join(names))
        colours = [seat.colour for seat in self.summary.seats]
        self.picture = face_of(record.setup.game).thumbnail(game.view(state, 0), colours)

    def on_menu(self) -> None:
        """For those who want to know."""


def title_of(summary: Summary) -> str:
    return summary.title or game_title(summary.game)


def turn_text(summary: Summary) -> str:
    assert summary.asked is not None
    return tr("saves.turn", name=summary.seats[summary.asked].name)


def date_text(seconds: int) -> str:
    """By the clock on the wall."""
    date = time.localtime(seconds)
    month = tr("saves.months").split()[date.tm_mon - 1]
    return tr("saves.date", day=date.tm_mday, month=month, year=date.tm_year, hour=date.tm_hour, minute=date.tm_min)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
