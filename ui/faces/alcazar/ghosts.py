"""What a move would bring, drawn over the position before it."""

from collections.abc import Iterable, Iterator, Sequence

from alcazar.core.events import Event
from alcazar.games.alcazar.material import ORDER
from ui.boards.quads import Item
from ui.boards.writing import written
from ui.faces.alcazar.replay import cells_of
from ui.faces.alcazar.scene import Scene

_BUILT = ("stone", "foundation", "bridge")
_ARRIVING = (*_BUILT, "placed", "moved", "swapped")
_LEAVING = ("captured", "withdrew")
_NAMED = ("castle_founded", "villa_promoted")


def touched(events: Iterable[Event]) -> frozenset[int]:
    """The cells that will look different."""
    return frozenset(cell for event in events if event.kind in _ARRIVING + _LEAVING for cell in cells_of(event))


def left(events: Iterable[Event]) -> frozenset[int]:
    """The cells that nobles leave for their supply."""
    return frozenset(cells_of(event)[0] for event in events if event.kind in _LEAVING)


def ghosts(before: Scene, after: Scene, events: Sequence[Event]) -> Iterator[Item]:
    """`after` shows the pieces after the events; where flags are then is not known, so they stay where they are."""
    after.flags = before.flags | _new_flags(after, events)
    cells = sorted(touched(events), key=ORDER.__getitem__)
    for cell in cells:
        yield from after.body(cell)
    for cell in cells:
        yield from after.figures(cell)
    for event in events:
        if event.kind in _LEAVING:
            yield from _leaving(before, event)


def _new_flags(scene: Scene, events: Iterable[Event]) -> dict[int, str]:
    height = scene.table.height
    named = [event for event in events if event.kind in _NAMED]
    return {max(cells_of(event), key=height.__getitem__): str(event.args["flag"]) for event in named}


def _leaving(scene: Scene, event: Event) -> Iterator[Item]:
    noble = scene.noble(cells_of(event)[0], event.seat or 0, str(event.args["rank"]))
    _, x, y, width, height = noble
    yield noble
    yield ("lost",), x, y + (height - width) / 2, width, width


def gains(scene: Scene, events: Sequence[Event]) -> Iterator[Item]:
    """What the player earns with what is built."""
    built = [cell for event in events if event.kind in _BUILT for cell in cells_of(event)]
    for event in events:
        if event.kind in ("income", "refused"):
            x, y = scene.layout.top(built[-1] if built else cells_of(event)[0])
            yield from written(f"+{event.amount}", (x + 0.5, y - 0.3), 0.42, "gain")
