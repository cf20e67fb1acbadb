"""Positions and moves of Burgen Land, from games played at random."""

import random
from collections.abc import Callable, Iterator
from functools import cache

from alcazar.core.events import Event
from alcazar.core.registry import game
from alcazar.games.burgenland import moves
from alcazar.games.burgenland.castles import Castle
from alcazar.games.burgenland.material import GAP, KINDS
from alcazar.games.burgenland.state import State, castle_at
from alcazar.games.burgenland.view import View

GAME = game("burgenland")
COLOURS = ("orange", "blue")
NAMES = ("Ana", "Ben")
SEEDS = range(12)
BLUE, YELLOW, RED = range(3)


def moves_of(seed: int) -> Iterator[tuple[State, int, list[Event], State]]:
    """Every move of a game: the state before it, the move, what happened, the state after it."""
    choose, state = random.Random(seed), GAME.new(2, {}, seed)
    while GAME.decision(state):
        before, move = state.copy(), choose.choice(GAME.legal_moves(state))
        yield before, move, GAME.apply(state, move), state.copy()


@cache
def all_moves() -> tuple[tuple[State, int, list[Event], State], ...]:
    return tuple(step for seed in SEEDS for step in moves_of(seed))


def view_of(state: State, seat: int | None = None) -> View:
    """As the player sees it who is asked."""
    return GAME.view(state, state.player if seat is None else seat)


def first(fits: Callable[[State], bool]) -> State:
    return next(before for before, *_ in all_moves() if fits(before))


def asked_for(*names: str) -> Callable[[State], bool]:
    """A question that can be answered by all these kinds of moves."""
    return lambda state: set(names) <= {moves.name_of(move) for move in GAME.legal_moves(state)}


def castle(text: str) -> Castle:
    """w, s, h and l for the cards, a dash for a gap."""
    kinds = {name[0]: number for number, name in enumerate(KINDS)}
    return tuple(GAP if letter == "-" else kinds[letter] for letter in text)


def with_castles(**castles: str) -> State:
    """A new game with other castles: own_blue="wlw" and the like, for the first seat."""
    state = GAME.new(2, {}, 1)
    for name, text in castles.items():
        whose, colour = name.split("_")
        state.castles[castle_at(int(whose == "other"), ("blue", "yellow", "red").index(colour))] = castle(text)
    return state
