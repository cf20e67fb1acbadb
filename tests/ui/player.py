"""Plays at the table as a person does: by taps on cards, cells and buttons, and nothing else."""

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

from tests.ui.driver import AppDriver

if TYPE_CHECKING:
    from kivy.uix.widget import Widget

    from ui.faces.contract import Pick
    from ui.table.actions import ActionTile
    from ui.table.screen import TableScreen

MOST_TAPS = 12  # for one move; more means that it cannot be reached
NO_END = 10_000  # moves


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

    def play_on(self, dice: Random, moves: int = NO_END) -> Counter[str]:
        """Some moves, or all up to the end: rather of a kind that was not made often yet. How often each was made."""
        made: Counter[str] = Counter()
        self.wait_for_question()
        while self.match.decision is not None and made.total() < moves:
            if self.is_covered:
                self.reveal()
            kinds = {move: self.match.game.encode_move(move)[0] for move in self.match.legal_moves()}
            rarest = min(made[kind] for kind in kinds.values())
            move = dice.choice([move for move, kind in kinds.items() if made[kind] == rarest or dice.random() < 0.1])
            made[kinds[move]] += 1
            self.make(move)
            self.wait_for_question()
        return made

    def make(self, move: Any) -> None:
        """Taps until the move is ready, then confirms it."""
        before = self.match.position
        for _ in range(MOST_TAPS):
            question = self.table.question
            if question.ready == move:
                self.confirm()
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
                return self.push(self.tile(action.text))
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
            self.push(shelves.tab(key))
        self.push(shelves.button(pick))
        return True

    def tap_board(self, spot: "Pick") -> None:
        surface = self.table.surface
        self.app.tap(surface.window_at(*surface.board.place_of(spot)))

    def tile(self, text: str) -> "ActionTile":
        found = [tile for tile in self.table.actions.children if tile.text == text]
        assert len(found) == 1, f"{text!r}: {[tile.text for tile in self.table.actions.children]}"
        return found[0]

    def press(self, icon: str) -> None:
        tile = self.table.actions.tile(icon)
        assert tile, f"no button {icon}"
        self.push(tile)

    def push(self, button: "Widget") -> None:
        self.app.scroll_to(button)
        self.app.tap(button)

    def confirm(self) -> None:
        self.press("check-bold")

    def reveal(self) -> None:
        """Hold the button of the handover, then close the recap."""
        (cover,) = self.table.ids.covers.children
        self.app.hold(cover.ids.hold, 0.8)
        self.app.frames(2)
        while self.app.app.root.sheets.top:
            self.app.back()
