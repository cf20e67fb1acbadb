"""Where the parts of the table are, by the size of the window: stacked, beside the board, or in three columns."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from ui.kit.pile import Pile
from ui.kit.sizes import PHONE, TABLET, sizes

if TYPE_CHECKING:
    from ui.table.screen import TableScreen

STACKED, BESIDE, COLUMNS = "stacked", "beside", "columns"
TALL_ENOUGH = 600  # dp of height for three columns
PLAYERS_WIDTH, SIDE_WIDTH = 216, 344
SIDE_SHARE = 0.75  # of the width that the board has
# Of the height, at most: what is below the board, and what is above the log
LOWER_SHARE, RIGHT_SHARE = 0.5, 0.75
GAP = 8


def mode_for(width: float, height: float, layout: str) -> str:
    if layout == TABLET and height >= TALL_ENOUGH:
        return COLUMNS
    return BESIDE if width > height else STACKED


class Arrangement:
    def __init__(self, table: "TableScreen") -> None:
        self._table = table
        self._shown = ("", False, False)
        self._limit: Callable[..., None] | None = None
        self.has_players_bar = True

    def arrange(self) -> None:
        mode = mode_for(sizes.width, sizes.height, sizes.layout)
        left_handed = self._table.settings.left_handed
        self._set_room(mode)
        wanted = mode, left_handed, self.has_players_bar
        if wanted != self._shown:
            self._shown = wanted
            self._release()
            content = {STACKED: self._stacked, BESIDE: self._beside, COLUMNS: self._columns}[mode]()
            self._table.ids.content.clear_widgets()
            self._table.ids.content.add_widget(content)

    def _set_room(self, mode: str) -> None:
        table = self._table
        is_small = mode == STACKED and sizes.layout == PHONE
        self.has_players_bar = not (is_small and table.session.face.seats_on_board)
        table.players.roomy = mode == COLUMNS
        table.actions.left_handed = table.settings.left_handed or mode != STACKED
        table.shelves.tabbed = is_small
        on_board = sizes.layout != PHONE and mode != BESIDE
        table.surface.board.set_scale_shown(on_board)
        table.bars.replaced = on_board or bool(table.extras)  # the board needs the room more than the bars

    def _release(self) -> None:
        """A widget has one parent at a time."""
        table = self._table
        if self._limit:
            table.unbind(height=self._limit)
        parts = (table.header, table.players, table.board_place, table.bars, table.prompt, table.shelves, table.actions)
        for part in (*parts, table.log, *table.extras):
            if part.parent:
                part.parent.remove_widget(part)

    def _stacked(self) -> Widget:
        t = self._table
        upper = Pile(gap=dp(GAP), margin=dp(GAP))
        lower = self._limited(LOWER_SHARE, t.bars, *t.extras, t.prompt, t.actions, t.shelves)
        lower.children[0].margin = dp(GAP)  # beside the others, but not beside the board
        column = BoxLayout(orientation="vertical", padding=(0, 0, 0, dp(GAP)))  # the board keeps its distance by itself
        _filled(upper, t.header, *([t.players] if self.has_players_bar else []))
        return _filled(column, upper, t.board_place, lower)

    def _beside(self) -> Widget:
        t = self._table
        side = BoxLayout(orientation="vertical", size_hint_x=SIDE_SHARE)
        row = BoxLayout(padding=dp(GAP), spacing=dp(GAP))
        parts = _scrolling(t.players, t.bars, *t.extras, t.prompt, t.actions, t.shelves)
        return _filled(row, *self._for_the_hand(t.board_place, _filled(side, t.header, parts)))

    def _limited(self, share: float, *parts: Widget) -> Widget:
        """As high as its parts, but no more than a share of the height."""
        scroll = _scrolling(*parts)
        scroll.size_hint_y = None
        column = scroll.children[0]

        def limit(*_args: object) -> None:
            scroll.height = min(column.height, share * self._table.height)
            if scroll.height == column.height:
                scroll.scroll_y = 1  # when it grows again, it begins at its top

        column.bind(height=limit)
        self._table.bind(height=limit)
        self._limit = limit
        return scroll

    def _columns(self) -> Widget:
        t = self._table
        left = BoxLayout(orientation="vertical", size_hint_x=None, width=dp(PLAYERS_WIDTH), spacing=dp(GAP))
        right = BoxLayout(orientation="vertical", size_hint_x=None, width=dp(SIDE_WIDTH), spacing=dp(GAP))
        _filled(left, t.header, t.players)
        _filled(right, self._limited(RIGHT_SHARE, *t.extras, t.prompt, t.actions, t.shelves), t.log)
        row = BoxLayout(padding=dp(GAP), spacing=dp(GAP))
        return _filled(row, *self._for_the_hand(left, t.board_place, right))

    def _for_the_hand(self, *parts: Widget) -> tuple[Widget, ...]:
        """What is tapped most is on the side of the hand that holds nothing."""
        return parts[::-1] if self._table.settings.left_handed else parts


def _scrolling(*widgets: Widget) -> ScrollView:
    return _filled(ScrollView(do_scroll_x=False, bar_width=dp(3)), _filled(Pile(gap=dp(GAP)), *widgets))


def _filled(container: Widget, *widgets: Widget) -> Widget:
    for widget in widgets:
        container.add_widget(widget)
    return container
