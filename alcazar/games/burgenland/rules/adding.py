"""Take a card and add it to the castle, from the stack or out of the opponent's castle (spec: Adding, Empty stack)."""

from alcazar.core.events import Tell
from alcazar.core.reasons import Reason, because
from alcazar.games.burgenland import events
from alcazar.games.burgenland.castles import Castle, fits, is_place, places_for, with_card, without_card
from alcazar.games.burgenland.material import CARD_AT, COLOURS, KINDS
from alcazar.games.burgenland.moves import ADD, number_of, steal, stolen_from
from alcazar.games.burgenland.state import ROLL, State, castle_at, stack_at


def own_castle(state: State) -> Castle:
    """The player's castle in the turn's colour."""
    return state.castles[castle_at(state.player, state.colour)]


def foreign_castle(state: State) -> Castle:
    return state.castles[castle_at(1 - state.player, state.colour)]


def in_stock(state: State, kind: int) -> int:
    return state.stock[stack_at(state.colour, kind)]


def all_are_yours(state: State, kind: int) -> bool:
    """Nobody else has a card of that kind and the turn's colour."""
    return not in_stock(state, kind) and kind not in foreign_castle(state)


def add_moves(state: State, kind: int, moves: list[int]) -> None:
    """A card that cannot be added may not be taken; the opponent's cards are there only once the stack is used up."""
    places = places_for(own_castle(state), kind)
    if in_stock(state, kind):
        moves += [ADD | place for place in places]
    else:
        theirs = [place for place, card in enumerate(foreign_castle(state)) if card == kind]
        moves += [steal(stolen, place) for stolen in theirs for place in places]


def play_add(state: State, move: int, tell: Tell | None) -> None:
    kind = _kind_offered(state)
    state.stock[stack_at(state.colour, kind)] -= 1
    _add(state, kind, number_of(move), tell)


def play_steal(state: State, move: int, tell: Tell | None) -> None:
    kind, victim, stolen = _kind_offered(state), 1 - state.player, stolen_from(move)
    state.castles[castle_at(victim, state.colour)] = without_card(foreign_castle(state), stolen)
    if tell:
        tell(events.stolen(victim, state.colour, kind, stolen, by=state.player))
    _add(state, kind, number_of(move), tell)


def _add(state: State, kind: int, place: int, tell: Tell | None) -> None:
    state.castles[castle_at(state.player, state.colour)] = with_card(own_castle(state), place, kind)
    state.phase = ROLL
    if tell:
        tell(events.added(state.player, state.colour, kind, place))


def _kind_offered(state: State) -> int:
    kind = CARD_AT[state.crown]
    assert kind is not None, "a question about a field is about its card"
    return kind


def why_no_add(state: State, move: int) -> Reason | None:
    kind = _kind_offered(state)
    if not in_stock(state, kind):
        return because("add.stack_empty", colour=COLOURS[state.colour], kind=KINDS[kind])
    return _why_not_there(state, kind, number_of(move))


def why_no_steal(state: State, move: int) -> Reason | None:
    kind, stolen, theirs = _kind_offered(state), stolen_from(move), foreign_castle(state)
    if left := in_stock(state, kind):
        return because("steal.stack_not_empty", colour=COLOURS[state.colour], kind=KINDS[kind], left=left)
    if stolen >= len(theirs) or theirs[stolen] != kind:
        return because("steal.no_such_card", kind=KINDS[kind], place=stolen)
    return _why_not_there(state, kind, number_of(move))


def _why_not_there(state: State, kind: int, place: int) -> Reason | None:
    castle = own_castle(state)
    if not is_place(castle, place):
        return because("place.no_end_or_gap", place=place)
    return None if fits(castle, place, kind) else because("place.not_next_to_wall", kind=KINDS[kind], place=place)
