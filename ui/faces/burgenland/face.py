"""Burgen Land at the table."""

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING

from alcazar.core.events import Event
from alcazar.core.reasons import Reason
from alcazar.core.standings import Item
from alcazar.games.burgenland.material import COLOURS
from alcazar.games.burgenland.view import View
from ui.faces.burgenland import asking, hearing, picking, showing, spots, words
from ui.faces.contract import About, Action, Aid, Face, Fact, Pick, Shelf

if TYPE_CHECKING:
    from kivy.graphics.texture import Texture

    from ui.boards.board import Board


class BurgenLandFace(Face):
    icon = "chess-rook"
    seats_on_board = True

    def picks(self, move: int) -> frozenset[Pick]:
        return picking.picks(move)

    def meanings(self, view: View, pick: Pick) -> Iterable[Pick]:
        return spots.meanings(view.table, pick)

    def actions(self, view: View, moves: Sequence[int], chosen: Collection[Pick]) -> list[Action]:
        return asking.actions(view, moves, chosen, self.aids_shown)

    def aids(self, view: View, phase: str) -> list[Aid]:
        return asking.aids(view, phase, self.aids_shown)

    def attempts(self, view: View, phase: str, chosen: Collection[Pick], pick: Pick) -> Iterable[int]:
        return picking.attempts(view, phase, chosen, pick)

    def prompt(self, view: View, phase: str, chosen: Collection[Pick], moves: Sequence[int]) -> str:
        return asking.prompt(view, phase, chosen, moves)

    def on_board(self, picks: Iterable[Pick]) -> frozenset[Pick]:
        return frozenset(pick for pick in picks if pick.kind != "stop")

    def board(self) -> "Board":
        from ui.faces.burgenland.board import BurgenLandBoard

        return BurgenLandBoard()

    def thumbnail(self, view: View, colours: Sequence[str]) -> "Texture":
        from ui.faces.burgenland.thumbnail import thumbnail

        return thumbnail(view, colours)

    def spots(self, event: Event) -> Iterable[Pick]:
        """Castles as a whole: where a card is in its row changes with the next one."""
        if event.kind == "walked":
            return [Pick("field", event.args["to"])]
        if event.kind in ("added", "stolen", "lost"):
            return [Pick("castle", (event.seat, COLOURS.index(event.args["colour"])))]
        return [Pick("lead", COLOURS.index(event.args["colour"]))] if event.kind == "scored" else []

    def sound(self, event: Event) -> str | None:
        return hearing.sound(event)

    def facts(self, view: View, seat: int) -> list[Fact]:
        return showing.facts(view, seat)

    def table_facts(self, view: View) -> list[Fact]:
        return showing.table_facts(view)

    def shelves(self, view: View) -> list[Shelf]:
        """All cards lie on the board."""
        return []

    def about(self, view: View, pick: Pick, names: Sequence[str]) -> About | None:
        return showing.about(view, pick, names)

    def tell(self, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        return [told for event in events if (told := words.tell(event, names))]

    def explain(self, reason: Reason, names: Sequence[str]) -> str:
        return words.explain(reason, names)

    def describe(self, view: View, move: int, names: Sequence[str]) -> str:
        return words.describe(view, move, names)

    def short(self, move: int) -> str:
        return asking.short(move)

    def item(self, item: Item) -> str:
        return words.item(item)
