"""Events on a copy of the table, for ghosts and animations: first what leaves its place, then what arrives."""

from collections.abc import Iterable

from alcazar.core.events import Event
from alcazar.games.alcazar.material import BIT, CELL_AT, RANKS, SPANS
from alcazar.games.alcazar.state import State
from alcazar.games.alcazar.table import owner_of

_PIECES = ("height", "bridges_at", "nobles", "grandes")
_BUILDINGS = ("cells", "home", "value", "crest")
_SPAN_OF = {span.cells: span for span in SPANS}


def cells_of(event: Event) -> list[int]:
    """The cells that an event is about."""
    args = event.args
    places = [args[name] for name in ("from", "to", "cell") if args.get(name)] + list(args.get("cells", ()))
    return [CELL_AT[tuple(place)] for place in places]


def take_away(table: State, event: Event) -> None:
    """A noble leaves for its supply or for another cell."""
    if event.kind in ("captured", "withdrew", "moved"):
        remove_noble(table, cells_of(event)[0])


def settle(table: State, event: Event) -> None:
    """Pieces are where they belong when the event is over."""
    cells = cells_of(event)
    if event.kind in ("stone", "bridge", "foundation"):
        _raise(table, cells, int(event.args.get("level", 1)))
    if event.kind == "bridge":
        table.bridges_at |= _SPAN_OF[sum(BIT[cell] for cell in cells)].bit
    elif event.kind in ("placed", "moved"):
        _add_noble(table, event, cells[-1])
    elif event.kind == "swapped":
        table.grandes ^= BIT[cells[0]] | BIT[cells[1]]


def replay(table: State, events: Iterable[Event]) -> State:
    """The position after these events, as far as pieces are concerned."""
    table = table.copy()
    for event in events:
        take_away(table, event)
        settle(table, event)
    return table


def leads_to(before: State, events: Iterable[Event], after: State) -> bool:
    """Whether exactly these events lie between two positions."""
    return len(before.nobles) == len(after.nobles) and _agree(replay(before, events), after, _PIECES)


def look_alike(one: State, other: State) -> bool:
    """Whether there is no difference on the board."""
    return _agree(one, other, _PIECES + _BUILDINGS)


def _agree(one: State, other: State, names: Iterable[str]) -> bool:
    return all(getattr(one, name) == getattr(other, name) for name in names)


def join(table: State, after: State) -> None:
    """Takes over which cells belong to which buildings."""
    for name in _BUILDINGS:
        setattr(table, name, getattr(after, name))


def _raise(table: State, cells: list[int], level: int) -> None:
    for cell in cells:
        table.height[cell] = level
        table.built |= BIT[cell]


def remove_noble(table: State, cell: int) -> None:
    owner = owner_of(table, cell)
    if owner is not None:
        table.nobles[owner] &= ~BIT[cell]
        table.grandes &= ~BIT[cell]


def _add_noble(table: State, event: Event, cell: int) -> None:
    assert event.seat is not None
    table.nobles[event.seat] |= BIT[cell]
    if event.args["rank"] == RANKS[1]:
        table.grandes |= BIT[cell]
