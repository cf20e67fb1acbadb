"""One seat of a game that is being set up: who sits there; a tap opens all that can be changed about it."""

from pathlib import Path

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from alcazar.ai.levels import BALANCED
from alcazar.play.setup import Seat
from ui.i18n import tr


class SeatRow(BoxLayout):
    seat = ObjectProperty()
    removable = BooleanProperty(False)
    look = StringProperty()
    name = StringProperty()
    who = StringProperty()
    icon = StringProperty()
    __events__ = ("on_edit", "on_remove")

    def on_seat(self, _row: BoxLayout, seat: Seat) -> None:
        self.look, self.name = seat.colour, seat.name
        self.who = describe(seat)
        self.icon = "account" if seat.is_person else "robot-outline"

    def on_edit(self) -> None:
        """For those who want to know."""

    def on_remove(self) -> None:
        """For those who want to know."""


def describe(seat: Seat) -> str:
    if seat.is_person:
        return tr("new_game.person")
    level = tr(f"new_game.level.{seat.level}")
    if seat.style == BALANCED:
        return tr("new_game.opponent", level=level)
    return tr("new_game.opponent.style", level=level, style=tr(f"new_game.style.{seat.style}"))


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
