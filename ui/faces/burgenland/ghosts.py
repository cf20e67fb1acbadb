"""What a move would bring, drawn over the position before it."""

from collections.abc import Iterable, Iterator

from alcazar.core.events import Event
from alcazar.games.burgenland.material import COLOURS
from ui.boards.quads import Item
from ui.boards.writing import written
from ui.faces.burgenland.replay import castle_of, kind_of
from ui.faces.burgenland.rings import Box
from ui.faces.burgenland.scene import Scene


def ghosts(scene: Scene, events: Iterable[Event]) -> Iterator[Item]:
    """The crown and cards where they would be."""
    for event in events:
        if event.kind == "walked":
            yield scene.crown(int(event.args["to"]))
        elif event.kind == "added":
            seat, colour = castle_of(event)
            yield from scene.card(scene.row(seat, colour).place(int(event.args["place"])), colour, kind_of(event))


def losses(scene: Scene, events: Iterable[Event]) -> Iterator[Item]:
    """Crosses on cards that would go, and points that would come."""
    for event in events:
        if event.kind in ("stolen", "lost"):
            yield _cross(scene.row(*castle_of(event)).cards[int(event.args["place"])])
        elif event.kind == "scored":
            box = scene.layout.lead(COLOURS.index(event.args["colour"]))
            x, y = box.middle
            yield from written(f"+{event.amount}", (x, y + box.height * 0.72), 0.42, "gain")


def _cross(box: Box) -> Item:
    side = min(box.width, box.height) * 1.1
    x, y = box.middle
    return ("lost",), x - side / 2, y - side / 2, side, side
