"""Positions and moves that are alike: a castle is the same one seen from behind, and so are the ways to add to it."""

from collections.abc import Hashable, Sequence

from alcazar.games.burgenland.castles import Castle
from alcazar.games.burgenland.moves import ADD, LOSE, STEAL, kind_of, number_of, stolen_from
from alcazar.games.burgenland.rules.adding import foreign_castle, own_castle
from alcazar.games.burgenland.rules.scoring import score_of
from alcazar.games.burgenland.state import State


def identity(state: State) -> Hashable:
    """What lies on the table and what is asked; stacks follow from castles, and where points come from is the past."""
    return (
        state.player,
        state.phase,
        state.safe,
        state.crown,
        state.colour,
        state.rolled,
        score_of(state, 0),
        score_of(state, 1),
        *state.dice,
        *[min(castle, castle[::-1]) for castle in state.castles],
    )


def distinct(state: State, moves: Sequence[int]) -> Sequence[int]:
    """Without moves that do the same from behind, where the castles look the same from there."""
    kind = kind_of(moves[0])
    own = own_castle(state)
    if kind not in (ADD, STEAL, LOSE) or not _looks_the_same_from_behind(own):
        return moves
    if kind == LOSE:
        return moves[:1]
    if kind == STEAL and not _looks_the_same_from_behind(foreign_castle(state)):
        return moves
    return [move for move in moves if not _comes_later(move, len(own), len(foreign_castle(state)))]


def _looks_the_same_from_behind(castle: Castle) -> bool:
    return castle == castle[::-1]


def _comes_later(move: int, own: int, foreign: int) -> bool:
    """Whether the same move seen from behind stands before this one in the list."""
    if kind_of(move) == ADD:
        return _from_behind(number_of(move), own) < number_of(move)
    if kind_of(move) == STEAL:
        seen = foreign - 1 - stolen_from(move), _from_behind(number_of(move), own)
        return seen < (stolen_from(move), number_of(move))
    return False


def _from_behind(place: int, length: int) -> int:
    """A place to add, counted from the other end: ends change places, and so do gaps."""
    return length - place if place in (0, length) else length - 1 - place
