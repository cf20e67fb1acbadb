"""Where the parts of the table are, by the size of the window: stacked, beside the board, or in three columns."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from ui.kit.sizes import PHONE, TABLET, sizes

if TYPE_CHECKING:
    from ui.table.screen import TableScreen

STACKED, BESIDE, COLUMNS = "stacked", "beside", "columns"
TALL_ENOUGH = 600  # dp of height for three columns
PLAYERS_WIDTH, SIDE_WIDTH, SIDE_SHARE = 216, 344, 0.42
LOWER_SHARE = 0.5  # of the height, at most, for what is below the board
GAP = 8


def mode_for(width: float, height: float, layout: str) -> str:
    if layout == TABLET and height >= TALL_ENOUGH:
        return COLUMNS
    return BESIDE if width > height else STACKED


class Arrangement:
    def __init__(self, table: "TableScreen") -> None:
        self._table = table
        self._mode = ""

    def arrange(self) -> None:
        mode = mode_for(sizes.width, sizes.height, sizes.layout)
        self._set_room(mode)
        if mode != self._mode:
            self._mode = mode
            self._release()
            content = {STACKED: self._stacked, BESIDE: self._beside, COLUMNS: self._columns}[mode]()
            self._table.ids.content.clear_widgets()
            self._table.ids.content.add_widget(content)

    def _set_room(self, mode: str) -> None:
        table = self._table
        table.players.roomy = mode == COLUMNS
        table.shelves.tabbed = mode == STACKED and sizes.layout == PHONE
        table.surface.board.set_scale_shown(sizes.layout != PHONE and mode != BESIDE)

    def _release(self) -> None:
        """A widget has one parent at a time."""
        table = self._table
        parts = (table.header, table.players, table.surface, table.bars, table.prompt, table.shelves, table.actions)
        for part in (*parts, table.log):
            if part.parent:
                part.parent.remove_widget(part)

    def _stacked(self) -> Widget:
        t = self._table
        column = BoxLayout(orientation="vertical", padding=dp(GAP), spacing=dp(GAP))
        return _filled(column, t.header, t.players, t.surface, t.bars, self._lower(t.prompt, t.actions, t.shelves))

    def _beside(self) -> Widget:
        t = self._table
        side = BoxLayout(orientation="vertical", size_hint_x=SIDE_SHARE)
        row = BoxLayout(padding=dp(GAP), spacing=dp(GAP))
        parts = _scrolling(t.players, t.bars, t.prompt, t.actions, t.shelves)
        return _filled(row, t.surface, _filled(side, t.header, parts))

    def _lower(self, *parts: Widget) -> Widget:
        """As high as its parts, as long as they leave enough for the board."""
        scroll = _scrolling(*parts)
        scroll.size_hint_y = None
        column = scroll.children[0]

        def limit(*_args: object) -> None:
            scroll.height = min(column.height, LOWER_SHARE * self._table.height)

        column.bind(height=limit)
        self._table.bind(height=limit)
        return scroll

    def _columns(self) -> Widget:
        t = self._table
        left = BoxLayout(orientation="vertical", size_hint_x=None, width=dp(PLAYERS_WIDTH), spacing=dp(GAP))
        right = BoxLayout(orientation="vertical", size_hint_x=None, width=dp(SIDE_WIDTH), spacing=dp(GAP))
        _filled(left, t.header, t.players)
        _filled(right, t.prompt, t.actions, t.shelves, t.log)
        row = BoxLayout(padding=dp(GAP), spacing=dp(GAP))
        return _filled(row, left, t.surface, right)


def _scrolling(*widgets: Widget) -> ScrollView:
    column = BoxLayout(orientation="vertical", size_hint_y=None, spacing=dp(GAP))
    column.bind(minimum_height=column.setter("height"))
    return _filled(ScrollView(do_scroll_x=False, bar_width=dp(3)), _filled(column, *widgets))


def _filled(container: Widget, *widgets: Widget) -> Widget:
    for widget in widgets:
        container.add_widget(widget)
    return container
