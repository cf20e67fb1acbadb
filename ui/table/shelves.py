"""Cards to tap: the hand and what is for sale. One shelf at a time where there is little room, else all of them."""

from collections.abc import Callable, Collection, Sequence
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scrollview import ScrollView
from kivy.uix.stacklayout import StackLayout

from ui.faces.contract import Card, Pick, Shelf
from ui.kit.inputs import Chip
from ui.kit.widgets import Pressable, Small


class CardButton(Pressable, BoxLayout):
    card = ObjectProperty(rebind=True)
    lit = BooleanProperty(False)
    chosen = BooleanProperty(False)


class Tabs(StackLayout):
    """Which shelf is open."""


class Row(ScrollView):
    """Cards beside each other, to be pushed sideways."""


class Heap(StackLayout):
    """Cards in as many rows as they need."""


class Shelves(BoxLayout):
    """`tapped` is called with the pick of a card."""

    tabbed = BooleanProperty(True)
    open_key = StringProperty()

    def __init__(self, tapped: Callable[[Pick], None], **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._tapped = tapped
        self.shown: list[Shelf] = []
        self._tabs = Tabs()
        self._buttons: list[CardButton] = []
        self._lit: Collection[Pick] = ()
        self._chosen: Collection[Pick] = ()

    def show(self, shelves: Sequence[Shelf]) -> None:
        if list(shelves) == self.shown:
            return
        self.shown = list(shelves)
        self._build()

    def mark(self, lit: Collection[Pick], chosen: Collection[Pick]) -> None:
        self._lit, self._chosen = lit, chosen
        for button in self._buttons:
            button.lit = button.card.pick in lit
            button.chosen = button.card.pick in chosen
        self._show_the_only_one([button for button in self._buttons if button.lit or button.chosen])

    def open(self, key: str) -> None:
        self.open_key = key
        self._build()

    def on_tabbed(self, *_args: object) -> None:
        self._build()

    def _build(self) -> None:
        self.clear_widgets()
        self._buttons = []
        if self.tabbed:
            self._build_tabbed()
        else:
            for shelf in self.shown:
                self.add_widget(Small(text=shelf.title))
                self.add_widget(self._filled(Heap(), shelf.cards))
        self.mark(self._lit, self._chosen)

    def _show_the_only_one(self, marked: Sequence[CardButton]) -> None:
        """A card that all depends on may lie at the end of its row, out of sight."""
        row = marked[0].parent.parent if len(marked) == 1 else None
        if isinstance(row, Row):
            row.scroll_to(marked[0], animate=False)

    def _build_tabbed(self) -> None:
        self._tabs.clear_widgets()
        self.add_widget(self._tabs)
        for shelf in self.shown:
            is_open = shelf is self._open_shelf
            chip = Chip(text=f"{shelf.title} · {len(shelf.cards)}", value=shelf.key, selected=is_open)
            chip.bind(on_release=lambda chip: self.open(chip.value))
            self._tabs.add_widget(chip)
            if is_open:
                row = Row()
                self._filled(row.ids.cards, shelf.cards)
                self.add_widget(row)

    @property
    def _open_shelf(self) -> Shelf:
        """The one that was opened; the first one if that is not there."""
        return next((shelf for shelf in self.shown if shelf.key == self.open_key), self.shown[0])

    def _filled(self, container: Heap, cards: Sequence[Card]) -> Heap:
        for card in cards:
            button = CardButton(card=card)
            button.bind(on_release=lambda button: self._tapped(button.card.pick))
            container.add_widget(button)
            self._buttons.append(button)
        return container

    def tab(self, key: str) -> Chip | None:
        return next((chip for chip in self._tabs.children if chip.value == key), None)

    def button(self, pick: Pick) -> CardButton | None:
        return next((button for button in self._buttons if button.card.pick == pick), None)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
