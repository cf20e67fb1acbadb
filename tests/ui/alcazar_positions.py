"""Positions and moves of Alcazar and Big Boss to draw, from games played at random."""

import itertools
import random
from collections.abc import Callable, Iterator
from functools import cache

from alcazar.core.events import Event
from alcazar.core.registry import game
from alcazar.games.alcazar.material import CELL_AT
from alcazar.games.alcazar.state import State
from alcazar.games.alcazar.view import View

COLOURS = ("orange", "blue", "green", "pink", "sky")
GAMES = ("alcazar", "bigboss")


def moves_of(name: str, seats: int = 4, seed: int = 7) -> Iterator[tuple[State, list[Event], State]]:
    """Every move of a game: the state before it, what happened, the state after it."""
    played, choose = game(name), random.Random(seed)
    state = played.new(seats, {}, seed)
    while played.decision(state):
        before = state.copy()
        yield before, played.apply(state, choose.choice(played.legal_moves(state))), state.copy()


def view_of(state: State) -> View:
    return game(state.variant.id).view(state, 0)


@cache
def position(name: str, share: float, seats: int = 4, seed: int = 7) -> State:
    """The state when this share of a game is over."""
    states = [after for _, _, after in moves_of(name, seats, seed)]
    return states[int(share * (len(states) - 1))]


def towers(heights: dict[tuple[int, int], int]) -> State:
    """A table with stacks of these heights and nothing else."""
    state = game("alcazar").new(2, {}, 1)
    for place, height in heights.items():
        state.height[CELL_AT[place]] = height
    return state


def first_move(name: str, fits: Callable[[list[Event]], bool]) -> tuple[State, list[Event], State]:
    """As in `moves_of`, the first whose events fit."""
    moves = (move for seed in itertools.count() for move in moves_of(name, seed=seed))
    return next(move for move in moves if fits(move[1]))


def has(*kinds: str) -> Callable[[list[Event]], bool]:
    return lambda events: set(kinds) <= {event.kind for event in events}
