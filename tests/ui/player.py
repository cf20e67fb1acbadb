"""Plays at the table as a person does: by taps on cards, cells and buttons, and nothing else."""

from typing import TYPE_CHECKING, Any

from tests.ui.driver import AppDriver

if TYPE_CHECKING:
    from ui.faces.contract import Pick
    from ui.table.actions import ActionTile
    from ui.table.screen import TableScreen

MOST_TAPS = 12  # for one move; more means that it cannot be reached


class Player:
    def __init__(self, app: AppDriver) -> None:
        self.app = app

    @property
    def table(self) -> "TableScreen":
        return self.app.app.root.screens.get_screen("table")

    @property
    def match(self) -> Any:
        return self.table.conductor.match

    def wait_for_question(self, seconds: float = 600) -> None:
        """Until a person is asked, or everything is over."""
        self.app.wait_for(lambda: self.is_asked or self.is_covered or self.match.decision is None, seconds)

    @property
    def is_asked(self) -> bool:
        return self.table.question.choosing is not None

    @property
    def is_covered(self) -> bool:
        return bool(self.table.ids.covers.children)

    def make(self, move: Any) -> None:
        """Taps until the move is ready, then confirms it."""
        before = self.match.position
        for _ in range(MOST_TAPS):
            question = self.table.question
            if question.ready == move:
                self.press("check-bold")
            else:
                self._tap_next(move)
            if self.match.position > before:
                return
        raise AssertionError(f"cannot be reached by taps: {self.match.game.notation(move)}")

    def _tap_next(self, move: Any) -> None:
        """One of the parts that the move still lacks: a button, a card or a place on the board."""
        table, face = self.table, self.table.session.face
        choosing = table.question.choosing
        wanted = [pick for pick in sorted(face.picks(move), key=str) if pick in choosing.available]
        actions = face.actions(table.conductor.view, choosing.moves, choosing.chosen)
        for action in actions:
            if action.pick in wanted:
                return self.app.tap(self.tile(action.text))
        for pick in wanted:
            if self._tap_card(pick):
                return None
        for spot in sorted(face.on_board(wanted)):
            return self.tap_board(spot)
        raise AssertionError(f"nothing to tap for {self.match.game.notation(move)} after {choosing.chosen}")

    def _tap_card(self, pick: "Pick") -> bool:
        shelves = self.table.shelves
        key = next((s.key for s in shelves.shown for card in s.cards if card.pick == pick), None)
        if key is None:
            return False
        if shelves.button(pick) is None:
            self.app.scroll_to(shelves.tab(key))
            self.app.tap(shelves.tab(key))
        button = shelves.button(pick)
        self.app.scroll_to(button)
        self.app.tap(button)
        return True

    def tap_board(self, spot: "Pick") -> None:
        surface = self.table.surface
        self.app.tap(surface.window_at(*surface.board.place_of(spot)))

    def tile(self, text: str) -> "ActionTile":
        found = [tile for tile in self.table.actions.children if tile.text == text]
        assert len(found) == 1, f"{text!r}: {[tile.text for tile in self.table.actions.children]}"
        self.app.scroll_to(found[0])
        return found[0]

    def press(self, icon: str) -> None:
        tile = self.table.actions.tile(icon)
        assert tile, f"no button {icon}"
        self.app.scroll_to(tile)
        self.app.tap(tile)

    def reveal(self) -> None:
        """Hold the button of the handover, then close the recap."""
        (cover,) = self.table.ids.covers.children
        self.app.hold(cover.ids.hold, 0.8)
        self.app.frames(2)
        while self.app.app.root.sheets.top:
            self.app.back()
