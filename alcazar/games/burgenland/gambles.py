"""What a roll can lead to: the six walks, and which of them so many dice offer with which chance."""

from itertools import combinations
from math import comb

from alcazar.core.evaluation import Gamble
from alcazar.games.burgenland.material import COLOUR_OF, FIELDS, PIPS, RED_DICE
from alcazar.games.burgenland.moves import ROLL, kind_of, number_of
from alcazar.games.burgenland.rules.rolling import put_back, walk
from alcazar.games.burgenland.state import State


def _draws(dice: int) -> tuple[tuple[float, tuple[int, ...]], ...]:
    """The sets of results, pips counted from 0, that this many dice can show, with their chances."""
    return tuple(
        (_ways_to_show_all(size, dice) / PIPS**dice, shown)
        for size in range(1, min(dice, PIPS) + 1)
        for shown in combinations(range(PIPS), size)
    )


def _ways_to_show_all(results: int, dice: int) -> int:
    """In how many ways dice that show nothing but these results show each of them."""
    ways: int = results**dice
    return ways - sum(comb(results, fewer) * _ways_to_show_all(fewer, dice) for fewer in range(1, results))


_DRAWS = tuple(_draws(dice) for dice in range(RED_DICE + 2))


def gamble(state: State, move: int) -> Gamble[State] | None:
    if kind_of(move) != ROLL:
        return None
    red = number_of(move)
    return Gamble((_after(state, red, pips) for pips in range(1, PIPS + 1)), _DRAWS[1 + red])


def _after(state: State, red: int, pips: int) -> State:
    after = state.copy()
    after.known_moves = None
    put_back(after, red)
    walk(after, pips, None)
    return after


def risk(state: State, red: int) -> float:
    """The chance that every result of a roll with so many red dice leaves the turn's colour."""
    if state.safe:
        return 0.0
    out = sum(COLOUR_OF[(state.crown + pips) % FIELDS] != state.colour for pips in range(1, PIPS + 1))
    return float((out / PIPS) ** (1 + red))
