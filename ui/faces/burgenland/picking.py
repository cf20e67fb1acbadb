"""Which taps make which move, and what was meant by a tap that fits none."""

from collections.abc import Collection, Iterator

from alcazar.games.burgenland import moves
from alcazar.games.burgenland.material import FIELDS
from alcazar.games.burgenland.moves import kind_of, number_of, stolen_from
from alcazar.games.burgenland.state import State
from alcazar.games.burgenland.view import View
from ui.faces.burgenland.spots import LEFT, castle_of
from ui.faces.contract import Pick

STOP, DICE, SCORE = Pick("stop"), Pick("take", "dice"), Pick("take", "score")


def picks(move: int) -> frozenset[Pick]:
    kind, number = kind_of(move), number_of(move)
    if kind == moves.ROLL:
        return frozenset((Pick("roll", number),))
    if kind == moves.WALK:
        return frozenset((Pick("pips", number),))
    if kind == moves.ADD:
        return frozenset((Pick("place", number),))
    if kind == moves.STEAL:
        return frozenset((Pick("stolen", stolen_from(move)), Pick("place", number)))
    if kind == moves.LOSE:
        return frozenset((Pick("lose", moves.SIDES[number]),))
    return frozenset(({moves.STOP: STOP, moves.DICE: DICE, moves.SCORE: SCORE}[kind],))


# -- what was meant by a tap that fits nothing ------------------------------------------------------------------------


def attempts(view: View, phase: str, chosen: Collection[Pick], pick: Pick) -> Iterator[int]:
    state = view.table
    if pick.kind == "field":
        yield moves.WALK | (pick.value - state.crown - 1) % FIELDS + 1
    elif pick.kind in ("card", "end", "castle"):
        yield from _attempts_on_castle(state, chosen, pick)
    elif pick.kind == "lead":
        yield from (moves.SCORE, moves.ROLL)
    elif pick.kind == "supply" and phase == "field":
        yield moves.DICE
    elif pick.kind in ("seat", "supply"):
        yield moves.ROLL | state.dice[1 + state.player] + 1


def _attempts_on_castle(state: State, chosen: Collection[Pick], pick: Pick) -> Iterator[int]:
    seat, colour, *place = pick.value
    stolen = next((other.value for other in chosen if other.kind == "stolen"), None)
    if (seat, colour) == (1 - state.player, state.colour) and pick.kind == "card":
        yield moves.steal(place[0], 0)
        return
    target = _place(state, pick) if (seat, colour) == (state.player, state.colour) else moves.LAST_PLACE
    if stolen is not None:
        yield moves.steal(stolen, target)
    else:
        yield moves.ADD | target


def _place(state: State, pick: Pick) -> int:
    """Where in one's own castle a tap would add a card."""
    seat, colour, *place = pick.value
    castle = castle_of(state, seat, colour)
    if pick.kind == "castle":
        return moves.LAST_PLACE
    if pick.kind == "end":
        return 0 if place == [LEFT] else len(castle)
    return len(castle) if 0 < place[0] == len(castle) - 1 else int(place[0])
