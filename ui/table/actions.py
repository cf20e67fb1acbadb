"""The buttons below the question."""

from collections.abc import Callable
from itertools import groupby
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.stacklayout import StackLayout

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
    in_line = BooleanProperty(False)  # with its neighbours, from left to right
    crest = ObjectProperty(None, allownone=True)  # the picture of a flag, in place of a symbol
    pick = ObjectProperty(None, allownone=True)  # what it stands for, if it is a part of a move

    def on_icon(self, _tile: BoxLayout, icon: str) -> None:
        kind, _, name = icon.partition(":")
        self.crest = crest_texture(name, CREST_PIXELS) if kind == FLAG else None


class TileBar(StackLayout):
    left_handed = BooleanProperty(False)

    def show(self, tiles: list[tuple[ActionTile, Callable[[], None]]]) -> None:
        self.clear_widgets()
        for tile, act in tiles if self.left_handed else _read_backwards(tiles):
            tile.bind(on_release=lambda _tile, act=act: act())
            self.add_widget(tile)

    def tile(self, icon: str) -> ActionTile | None:
        return next((tile for tile in self.children if tile.icon == icon), None)


def _read_backwards(tiles: list[tuple[ActionTile, Callable[[], None]]]) -> list[tuple[ActionTile, Callable[[], None]]]:
    """For a bar that begins on the right."""
    groups = [list(group) for _, group in groupby(tiles, key=lambda tile: tile[0].in_line)]
    return [tile for group in groups for tile in (group[::-1] if group[0][0].in_line else group)]


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
