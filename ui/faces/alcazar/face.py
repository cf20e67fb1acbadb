"""Alcazar and Big Boss at the table."""

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING

from alcazar.core.events import Event
from alcazar.core.reasons import Reason
from alcazar.core.standings import Item
from alcazar.games.alcazar.view import View
from ui.faces.alcazar import hearing, picking, showing, words
from ui.faces.contract import About, Action, Bar, Face, Fact, Pick, Shelf

if TYPE_CHECKING:
    from kivy.graphics.texture import Texture

    from ui.boards.board import Board


class AlcazarFace(Face):
    icon = "castle"

    def picks(self, move: int) -> frozenset[Pick]:
        return picking.picks(move)

    def meanings(self, view: View, pick: Pick) -> Iterable[Pick]:
        return picking.meanings(view, pick)

    def on_board(self, picks: Iterable[Pick]) -> frozenset[Pick]:
        return picking.on_board(picks)

    def actions(self, view: View, moves: Sequence[int], chosen: Collection[Pick]) -> list[Action]:
        return picking.actions(view, moves, chosen)

    def attempts(self, view: View, phase: str, chosen: Collection[Pick], pick: Pick) -> Iterable[int]:
        return picking.attempts(view, phase, chosen, pick)

    def prompt(self, view: View, phase: str, chosen: Collection[Pick], moves: Sequence[int]) -> str:
        return picking.prompt(view, phase, chosen, moves)

    def board(self) -> "Board":
        from ui.faces.alcazar.board import AlcazarBoard

        return AlcazarBoard()

    def thumbnail(self, view: View, colours: Sequence[str]) -> "Texture":
        from ui.faces.alcazar.thumbnail import thumbnail

        return thumbnail(view, colours)

    def spots(self, event: Event) -> Iterable[Pick]:
        cells = [event.args[name] for name in ("cell", "from", "to") if event.args.get(name)]
        return [Pick("cell", tuple(place)) for place in [*cells, *event.args.get("cells", ())]]

    def sound(self, event: Event) -> str | None:
        return hearing.sound(event)

    def facts(self, view: View, seat: int) -> list[Fact]:
        return showing.facts(view, seat)

    def table_facts(self, view: View) -> list[Fact]:
        return showing.table_facts(view)

    def shelves(self, view: View) -> list[Shelf]:
        return showing.shelves(view)

    def bars(self, view: View) -> list[Bar]:
        return showing.bars(view)

    def about(self, view: View, pick: Pick, names: Sequence[str]) -> About | None:
        return showing.about(view, pick, names)

    def tell(self, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        return words.tell_all(events, names)

    def explain(self, reason: Reason, names: Sequence[str]) -> str:
        return words.explain(reason, names)

    def describe(self, view: View, move: int, names: Sequence[str]) -> str:
        return words.describe(view, move, names)

    def short(self, move: int) -> str:
        return picking.short(move)

    def item(self, item: Item) -> str:
        return words.item(item)


class BigBossFace(AlcazarFace):
    icon = "city"
