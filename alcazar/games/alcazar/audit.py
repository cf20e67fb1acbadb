"""Whether a state can be one of this game at all: what `decode` asks before it trusts data from outside."""

from collections.abc import Iterator

from alcazar.games.alcazar.masks import members
from alcazar.games.alcazar.material import (
    ALL_CARDS,
    ALL_FLAGS,
    BIT,
    CELLS,
    DISPLAY,
    FEWEST_SEATS,
    FIELDS,
    MOST_SEATS,
    NOBLES_OF_RANK,
    SPANS,
    STONES,
    TOP_VALUE,
    TOWER_CARDS,
)
from alcazar.games.alcazar.state import CHOOSE_FLAG, KEEP_CASTLE, MAIN, NOBLES, OVER, PROMOTE_VILLA, State


def problem_with(state: State) -> str | None:
    """The first thing that is wrong, None if the state is sound."""
    return next(_problems(state), None)


def _problems(state: State) -> Iterator[str]:
    yield from _seats(state)
    yield from _cards(state)
    yield from _pieces(state)
    yield from _buildings(state)
    yield from _nobles(state)
    yield from _question(state)


def _seats(state: State) -> Iterator[str]:
    seats = len(state.money)
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        yield "there are 2 to 5 players"
    if any(len(per_seat) != seats for per_seat in (state.hands, state.towers, state.nobles)):
        yield "each player has money, hand, tower cards and nobles"
    if state.player >= seats or state.out >> seats or state.passed >> seats:
        yield "only seated players take part"


def _cards(state: State) -> Iterator[str]:
    if state.drawn > len(state.deck):
        yield "more cards were drawn than the deck had"
    sets = (*state.hands, state.display, state.played)
    if any(not 1 <= card <= FIELDS for card in state.deck) or any(cards & ~ALL_CARDS for cards in sets):
        yield "a building card has a number from 1 to 72"
        return
    held = state.played
    for cards in (*state.hands, state.display, *(BIT[card] for card in state.deck[state.drawn :])):
        if cards & held:
            yield "each building card is there once"
        held |= cards
    hands = sum(state.hands)
    if state.shown & ~hands:
        yield "cards bought openly are in a hand"
    if state.display.bit_count() > DISPLAY or sum(state.towers) + state.tower_deck > TOWER_CARDS:
        yield "there are 6 open cards and 20 tower cards"


def _pieces(state: State) -> Iterator[str]:
    if len(state.height) != CELLS + 1 or len(state.home) != CELLS + 1:
        yield "the board has 121 cells"
        return
    built = sum(BIT[cell] for cell, height in enumerate(state.height) if height)
    if state.built != built or built & 1:
        yield "a cell is built exactly if it has a height"
    if max(state.height) > STONES + state.variant.long_pieces or state.fresh & ~built:
        yield "nothing is higher than all pieces on top of each other, or built this turn and not there"
    if state.stones > STONES or state.long_pieces > state.variant.long_pieces:
        yield "there are 84 stones and a fixed number of long pieces"
    if state.bridges_at >> len(SPANS):
        yield "a bridge lies on three cells in a line"
    if state.variant.bridges and state.bridges_at.bit_count() + state.long_pieces != state.variant.long_pieces:
        yield "each bridge is on the board or in the supply"
    if not state.variant.bridges and state.bridges_at:
        yield "this game has no bridges"


def _buildings(state: State) -> Iterator[str]:
    if not len(state.cells) == len(state.value) == len(state.crest) or not state.cells:
        yield "each building has cells, a value and a flag or none"
        return
    flags = [flag for flag in state.crest if flag]
    if any(not ALL_FLAGS >> flag & 1 for flag in flags) or len(set(flags)) < len(flags):
        yield "each castle has a flag of its own"
    elif sum(1 << flag for flag in flags) | state.flags != ALL_FLAGS or len(flags) + state.flags.bit_count() != 8:
        yield "each flag is on a castle or in the supply"
    castles = 0
    for number, cells in enumerate(state.cells):
        if any(cell > CELLS or state.home[cell] != number for cell in members(cells)) or cells & ~state.built:
            yield "each cell of a building is built and knows its building"
        if state.value[number] > TOP_VALUE or bool(cells) != bool(state.value[number]):
            yield "a building is worth 1 to 50"
        castles |= cells if state.crest[number] else 0
    homeless = state.built & ~sum(state.cells)
    if homeless and not (state.phase == KEEP_CASTLE and homeless & ~state.fresh == 0):
        yield "each built cell belongs to a building"
    if any(
        home and not state.cells[home] >> cell & 1 for cell, home in enumerate(state.home) if home < len(state.cells)
    ):
        yield "no cell belongs to a building that is not there"
    if any(home >= len(state.cells) for home in state.home) or castles != state.castles:
        yield "castles are the buildings with a flag"


def _nobles(state: State) -> Iterator[str]:
    taken = 0
    for nobles in state.nobles:
        if nobles & taken or nobles & ~state.built:
            yield "at most one noble stands on a cell, and only where something is built"
        taken |= nobles
        grandes = (nobles & state.grandes).bit_count()
        if grandes > NOBLES_OF_RANK[1] or nobles.bit_count() - grandes > NOBLES_OF_RANK[0]:
            yield "each player has 2 grandes and 6 barons"
    if state.grandes & ~taken:
        yield "a grande belongs to a player"


def _question(state: State) -> Iterator[str]:
    if state.phase > OVER:
        yield "the game has a known phase"
    over = not state.stones or (state.variant.bridges and not state.long_pieces)
    if state.phase == MAIN and over:
        yield "the game ends with the last piece"
    if state.phase != OVER and state.out >> state.player & 1:
        yield "a player who can still play is asked"
    numbers = range(1, len(state.cells))
    if any(number and number not in numbers for number in (state.site, state.naming)):
        yield "the building in question is there"
    if state.phase == KEEP_CASTLE and (len(state.merging) < 2 or any(n not in numbers for n in state.merging)):
        yield "castles that merge are there"
    if state.phase == CHOOSE_FLAG and (not state.naming or not state.flags or state.crest[state.naming]):
        yield "a building waits for one of the flags"
    if state.phase in (PROMOTE_VILLA, NOBLES) and not _built_on(state):
        yield "something was built this turn"


def _built_on(state: State) -> bool:
    """The building that was built on is there, and what was built this turn belongs to it."""
    return bool(state.site and state.fresh) and not state.fresh & ~state.cells[state.site]
