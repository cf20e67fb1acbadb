"""What happened, move by move. A tap on an opponent's move asks why."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.scrollview import ScrollView

from ui.kit.widgets import PressPanel

MOST_ENTRIES = 60  # as far back as anybody reads; a replay shows the rest
BESIDE_BOARD = 24  # some screens full, for rows take time and memory; all of them are a tap away


@dataclass(frozen=True, slots=True)
class Entry:
    position: int  # how many moves had been made before
    look: str
    text: str


class EntryRow(PressPanel):
    look = StringProperty()
    text = StringProperty()
    position = NumericProperty()


class LogPanel(ScrollView):
    """The newest move is on top."""

    def __init__(self, tapped: Callable[[int], None], most: int = MOST_ENTRIES, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._tapped, self._most = tapped, most
        self._shown: list[Entry] = []

    def show(self, entries: Sequence[Entry]) -> None:
        """Only what is new is added, and what is too old goes: rows are made once."""
        wanted = list(entries)[-self._most :]
        gone = self._shown.index(wanted[0]) if wanted and wanted[0] in self._shown else len(self._shown)
        kept = self._shown[gone:]
        if kept != wanted[: len(kept)]:
            gone, kept = len(self._shown), []
        self.ids.rows.clear_widgets(self.ids.rows.children[:gone])  # the oldest ones
        for entry in wanted[len(kept) :]:
            row = EntryRow(look=entry.look, text=entry.text, position=entry.position)
            row.bind(on_release=lambda row: self._tapped(row.position))
            self.ids.rows.add_widget(row, index=len(self.ids.rows.children))
        self._shown = wanted


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
