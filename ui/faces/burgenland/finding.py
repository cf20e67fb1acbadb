"""What lies at a point of the table."""

from collections.abc import Sequence

from alcazar.games.burgenland.material import COLOURS, SEATS
from ui.faces.burgenland.layout import nearest
from ui.faces.burgenland.scene import Scene, box_of
from ui.faces.burgenland.spots import LEFT, RIGHT
from ui.faces.contract import Pick


class Finder:
    def __init__(self, scene: Scene) -> None:
        self._scene = scene

    def pick_at(self, x: float, y: float, lit: Sequence[Pick], reach: float) -> Pick | None:
        """Cards and dice can be small: a tap just beside those that lead on is for them."""
        found = self._exactly_at(x, y)
        if found in lit or (found and found.kind in ("field", "roll", "pips")) or self._is_in_lit_castle(found, lit):
            return found
        return self._near(x, y, lit, reach) or found

    def _exactly_at(self, x: float, y: float) -> Pick | None:
        layout = self._scene.layout
        field = layout.field_at(x, y)
        if field is not None:
            return Pick("field", field)
        return self._in_hub(x, y) or self._in_castles(x, y)

    def _in_hub(self, x: float, y: float) -> Pick | None:
        die = self._scene.hub.die_at(x, y)
        if die:
            return die
        things = [Pick("lead", colour) for colour in range(len(COLOURS))]
        things += [Pick("seat", seat) for seat in range(SEATS)] + [Pick("supply")]
        return next((pick for pick in things if self._covers(pick, x, y)), None)

    def _in_castles(self, x: float, y: float) -> Pick | None:
        for seat in range(SEATS):
            for colour in range(len(COLOURS)):
                row = self._scene.row(seat, colour)
                if row.box.holds(x, y):
                    inside = [Pick("card", (seat, colour, index)) for index in range(len(row.cards))]
                    inside += [Pick("end", (seat, colour, side)) for side in (LEFT, RIGHT)]
                    whole = Pick("castle", (seat, colour))
                    return next((pick for pick in inside if self._covers(pick, x, y)), whole)
        return None

    def _covers(self, pick: Pick, x: float, y: float) -> bool:
        box = box_of(self._scene, pick)
        return box is not None and box.holds(x, y)

    def _is_in_lit_castle(self, found: Pick | None, lit: Sequence[Pick]) -> bool:
        """There, every card is meant as it is tapped."""
        castles = {pick.value[:2] for pick in lit if pick.kind in ("card", "end")}
        return found is not None and found.kind == "card" and found.value[:2] in castles

    def _near(self, x: float, y: float, lit: Sequence[Pick], reach: float) -> Pick | None:
        boxes = {box: pick for pick in lit if pick.kind != "field" and (box := box_of(self._scene, pick))}
        found = nearest(list(boxes), x, y)
        return boxes[found[1]] if found and found[0] <= reach else None
