"""What a seat knows: all that lies on the table, but not what the dice will show."""

from dataclasses import dataclass

from alcazar.core.rng import Rng
from alcazar.games.burgenland.state import State

UNKNOWN = 0  # stands for the future of the dice


@dataclass(slots=True)
class View:
    seat: int
    table: State


def view(state: State, seat: int) -> View:
    table = state.copy()
    table.known_moves = None
    table.rng = UNKNOWN
    return View(seat, table)


def sample(view: View, rng: Rng) -> State:
    """The same table with dice of its own."""
    state = view.table.copy()
    state.rng = rng.bits()
    return state
