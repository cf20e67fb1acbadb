"""The things on the table that can be tapped, and what they mean in a move.

On the table there are: fields; dice ("roll", with how many red ones; "pips", a result); cards and gaps of castles, by
seat, colour and place; the free ends of castles; castles as a whole; a player's dice; what a colour would score; and
the dice on the board. Moves know places of the castles in question ("place", "stolen", "lose") and what else can be
taken ("take").
"""

from collections.abc import Iterator

from alcazar.games.burgenland.castles import Castle
from alcazar.games.burgenland.material import FIELDS, GAP
from alcazar.games.burgenland.moves import SIDES
from alcazar.games.burgenland.state import FIELD, LOSE, State, castle_at
from ui.faces.contract import Pick

ON_TABLE = ("field", "roll", "pips", "card", "end", "castle", "seat", "lead", "supply")
LEFT, RIGHT = SIDES


def castle_of(state: State, seat: int, colour: int) -> Castle:
    return state.castles[castle_at(seat, colour)]


def on_table(state: State, pick: Pick) -> list[Pick]:
    """Where the part of a move is to be seen."""
    own = (state.player, state.colour)
    castle = castle_of(state, *own)
    if pick.kind == "pips":
        return [pick, Pick("field", (state.crown + pick.value) % FIELDS)]
    if pick.kind == "stolen":
        return [Pick("card", (1 - state.player, state.colour, pick.value))]
    if pick.kind == "lose":
        return [Pick("card", (*own, 0 if pick.value == LEFT else len(castle) - 1))]
    if pick.kind == "place":
        return [_place(own, castle, pick.value)]
    if pick.kind == "take":
        return [Pick("supply") if pick.value == "dice" else Pick("lead", state.colour)]
    return [pick] if pick.kind in ON_TABLE else []


def _place(own: tuple[int, int], castle: Castle, place: int) -> Pick:
    if 0 < place < len(castle):
        return Pick("card", (*own, place))
    return Pick("end", (*own, RIGHT if place else LEFT))


def meanings(state: State, pick: Pick) -> Iterator[Pick]:
    """What a tap can mean in a move."""
    if pick.kind == "field":
        yield Pick("pips", (pick.value - state.crown) % FIELDS)
    elif pick.kind == "end":
        seat, colour, side = pick.value
        if (seat, colour) == (state.player, state.colour):
            yield Pick("place", 0 if side == LEFT else len(castle_of(state, seat, colour)))
    elif pick.kind == "card":
        yield from _meanings_of_card(state, *pick.value)
    elif pick.kind == "supply":
        yield Pick("take", "dice")
    elif pick.kind == "lead":
        if pick.value == state.colour:
            yield Pick("take", "score")
    else:
        yield pick


def _meanings_of_card(state: State, seat: int, colour: int, index: int) -> Iterator[Pick]:
    """One's own outermost cards stand for the places beside them."""
    castle = castle_of(state, seat, colour)
    if colour != state.colour:
        return
    if seat != state.player:
        yield Pick("stolen", index)
    elif state.phase == FIELD and index < len(castle):
        if castle[index] == GAP:
            yield Pick("place", index)
        elif index == 0:
            yield Pick("place", 0)
        elif index == len(castle) - 1:
            yield Pick("place", len(castle))
    elif state.phase == LOSE:
        if index == 0:
            yield Pick("lose", LEFT)
        elif index == len(castle) - 1:
            yield Pick("lose", RIGHT)
