"""All that can be changed about a seat: name, who plays, level, style and colour. What is chosen holds at once."""

from collections.abc import Callable, Iterable
from pathlib import Path

from kivy.app import App
from kivy.lang import Builder
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from alcazar.ai.levels import LEVELS
from alcazar.play.setup import Seat
from ui.i18n import tr
from ui.kit.inputs import ChoiceRow
from ui.kit.seats import LOOKS
from ui.kit.sheet import Sheet
from ui.kit.widgets import Pressable
from ui.screens.draft import Draft


class LookChip(Pressable, BoxLayout):
    """A colour to choose."""

    look = StringProperty()
    text = StringProperty()
    selected = BooleanProperty(False)


class SeatForm(BoxLayout):
    """`changed` is called after every change of the draft."""

    __events__ = ("on_done",)

    def __init__(self, draft: Draft, number: int, changed: Callable[[], None], **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._draft, self._number, self._changed = draft, number, changed
        self._level = _choice("level", LEVELS)
        self._style = _choice("style", draft.styles)
        for key in LOOKS:
            chip = LookChip(look=key, text=tr(f"new_game.colour.{key}"))
            chip.bind(on_release=self._paint)
            self.ids.looks.add_widget(chip)
        self._show()
        self.ids.who.bind(value=self._let_play)
        self._level.bind(value=self._change)
        self._style.bind(value=self._change)

    @property
    def _seat(self) -> Seat:
        return self._draft.seats[self._number]

    def rename(self) -> None:
        """When the name has been written."""
        self._draft.rename(self._number, self.ids.name.text)
        self._update()

    def finish(self) -> None:
        """Also puts a phone's keyboard away."""
        self.ids.name.focus = False
        self.rename()

    def on_done(self) -> None:
        """For those who want to know."""

    def _let_play(self, _row: ChoiceRow, person: bool) -> None:
        if person != self._seat.is_person:
            self._draft.let_play(self._number, person)
            self._update()

    def _change(self, *_args: object) -> None:
        if self._level.value and self._style.value:  # the second one is not filled in yet when the first one is
            self._draft.change(self._number, level=self._level.value, style=self._style.value)
            self._update()

    def _paint(self, chip: LookChip) -> None:
        self._draft.paint(self._number, chip.look)
        self._update()

    def _update(self) -> None:
        self._show()
        self._changed()

    def _show(self) -> None:
        seat = self._seat
        self.ids.name.text = seat.name
        self.ids.who.value = seat.is_person
        self._show_opponent(seat)
        for chip in self.ids.looks.children:
            chip.selected = chip.look == seat.colour

    def _show_opponent(self, seat: Seat) -> None:
        """Level and style, which persons do not have."""
        place = self.ids.opponent
        if seat.is_person:
            place.clear_widgets()
            return
        for row, part, value in ((self._level, "level", seat.level), (self._style, "style", seat.style)):
            row.value = value
            row.note = tr(f"new_game.{part}.{value}.note")
            if row.parent is None:
                place.add_widget(row)


def _choice(part: str, keys: Iterable[str]) -> ChoiceRow:
    row = ChoiceRow(title=tr(f"new_game.{part}"))
    row.options = [(key, tr(f"new_game.{part}.{key}")) for key in keys]
    return row


def open_seat(draft: Draft, number: int, changed: Callable[[], None]) -> None:
    sheets = App.get_running_app().root.sheets
    sheet = Sheet(title=tr("new_game.seat", number=number + 1))
    form = SeatForm(draft, number, changed)
    form.bind(on_done=lambda _form: sheets.close(sheet))
    sheet.bind(on_close=lambda _sheet: form.finish())
    sheet.add_content(form)
    sheets.show(sheet)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
