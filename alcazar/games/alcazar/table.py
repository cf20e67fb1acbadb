"""Small questions about the table that several rules ask."""

from alcazar.games.alcazar.masks import members
from alcazar.games.alcazar.material import BARON, BIT, GRANDE, NOBLES_OF_RANK, ORDER
from alcazar.games.alcazar.state import State


def occupied(state: State) -> int:
    """The cells where nobles stand."""
    mask = 0
    for nobles in state.nobles:
        mask |= nobles
    return mask


def owner_of(state: State, cell: int) -> int | None:
    """The seat whose noble stands there."""
    for seat, nobles in enumerate(state.nobles):
        if nobles & BIT[cell]:
            return seat
    return None


def rank_at(state: State, cell: int) -> int:
    return GRANDE if state.grandes & BIT[cell] else BARON


def supply(state: State, seat: int, rank: int) -> int:
    """How many nobles of that rank the seat has beside the board."""
    nobles = state.nobles[seat]
    on_board = nobles & state.grandes if rank == GRANDE else nobles & ~state.grandes
    return NOBLES_OF_RANK[rank] - on_board.bit_count()


def refund(state: State, cell: int) -> int:
    """What the noble on that cell is paid for leaving: its building's value, a grande twice that (section 4)."""
    value = state.value[state.home[cell]]
    return 2 * value if state.grandes & BIT[cell] else value


def take_noble_off(state: State, seat: int, cell: int) -> int:
    """Return the noble to its owner's supply, who receives the refund."""
    paid = refund(state, cell)
    state.money[seat] += paid
    state.nobles[seat] &= ~BIT[cell]
    state.grandes &= ~BIT[cell]
    return paid


def cards_for_sale(state: State) -> bool:
    return bool(state.display) or deck_left(state) > 0


def deck_left(state: State) -> int:
    return len(state.deck) - state.drawn


def lowest_cell(state: State, building: int) -> int:
    """The cell of a building that comes first in reading order."""
    return min(members(state.cells[building]), key=ORDER.__getitem__)


def buildings(state: State) -> list[int]:
    return [number for number, cells in enumerate(state.cells) if cells]
