"""What a seat knows, and states that it could be (spec section 2: hands and the deck's order are secret)."""

from dataclasses import dataclass

from alcazar.core.rng import Rng
from alcazar.games.alcazar.masks import members
from alcazar.games.alcazar.material import ALL_CARDS, BIT
from alcazar.games.alcazar.state import State
from alcazar.games.alcazar.table import deck_left

FACE_DOWN = 0


@dataclass(slots=True)
class View:
    """The table as one seat sees it.

    `table` is a state in which the deck's cards are face down and other hands hold only the cards that were bought
    openly; the rest of those hands is in `hand_sizes`. `unseen` are the cards that can be in other hands or the deck.
    """

    seat: int
    table: State
    hand_sizes: tuple[int, ...]
    unseen: int


def view(state: State, seat: int) -> View:
    table = state.copy()
    table.known_moves = None
    left = deck_left(state)
    table.deck = (FACE_DOWN,) * left
    table.drawn = 0
    table.hands = [hand if owner == seat else hand & state.shown for owner, hand in enumerate(state.hands)]
    known = state.played | state.display | sum(table.hands)
    sizes = tuple(hand.bit_count() for hand in state.hands)
    return View(seat, table, sizes, ALL_CARDS & ~known)


def sample(view: View, rng: Rng) -> State:
    """Deal the unseen cards at random to the other hands; the rest is the deck."""
    state = view.table.copy()
    unseen = members(view.unseen)
    rng.shuffle(unseen)
    for seat, size in enumerate(view.hand_sizes):
        while state.hands[seat].bit_count() < size:
            state.hands[seat] |= BIT[unseen.pop()]
    state.deck = tuple(unseen)
    return state
