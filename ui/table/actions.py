"""The buttons below the question."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.stacklayout import StackLayout

from ui.faces.contract import Pick
from ui.kit.crests import crest_texture
from ui.kit.widgets import Pressable

CREST_PIXELS = 64
FLAG = "flag"  # an icon like flag:granada stands for the crest of that name


class ActionTile(Pressable, BoxLayout):
    """A symbol over a short text. `main` is what to do next; one that is `faint` only says why it does nothing."""

    text = StringProperty()
    icon = StringProperty()
    main = BooleanProperty(False)
    faint = BooleanProperty(False)
    crest = ObjectProperty(None, allownone=True)  # the picture of a flag, in place of a symbol
    pick = ObjectProperty(None, allownone=True)  # what it stands for, if it is a part of a move

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._act: Callable[[], object] | None = None

    def show(self, tile: "Tile") -> None:
        self.text, self.icon, self.main, self.faint = tile.text, tile.icon, tile.main, tile.faint
        self.pick, self._act = tile.pick, tile.act

    def on_release(self) -> None:
        self._act()

    def on_icon(self, _tile: BoxLayout, icon: str) -> None:
        kind, _, name = icon.partition(":")
        self.crest = crest_texture(name, CREST_PIXELS) if kind == FLAG else None


@dataclass(frozen=True, slots=True)
class Tile:
    """What a tile of the bar shows and does."""

    text: str
    icon: str
    act: Callable[[], object]
    main: bool = False
    faint: bool = False
    in_line: bool = False  # with its neighbours, from left to right
    pick: Pick | None = None


class TileBar(StackLayout):
    """A tile that goes on to be offered stays the same widget: the keyboard, or a finger, may be on it."""

    left_handed = BooleanProperty(False)

    def show(self, tiles: Sequence[Tile]) -> None:
        ordered = tiles if self.left_handed else _read_backwards(tiles)
        known = {(shown.icon, shown.pick): shown for shown in self.children}
        shown = [known.get((tile.icon, tile.pick)) or ActionTile() for tile in ordered]
        for widget, tile in zip(shown, ordered):
            widget.show(tile)
        if shown != self.children[::-1]:
            self.clear_widgets()
            for widget in shown:
                self.add_widget(widget)

    def tile(self, icon: str) -> ActionTile | None:
        return next((tile for tile in self.children if tile.icon == icon), None)


def _read_backwards(tiles: Sequence[Tile]) -> list[Tile]:
    """For a bar that begins on the right."""
    groups = [list(group) for _, group in groupby(tiles, key=lambda tile: tile.in_line)]
    return [tile for group in groups for tile in (group[::-1] if group[0].in_line else group)]


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
