"""Decisions of the engine, judged by the solver."""

from typing import Any

from alcazar.core.registry import game

from .model import Position
from .solver import Bounds, Solver

LETTERS = "wthT."


def position_of(state: Any) -> Position:
    """What the solver makes of a state of the engine, between throws or with a result to choose."""
    rows = ["".join(LETTERS[card] for card in castle) for castle in state.castles]
    rows = [min(row, row[::-1]) for row in rows]
    return Position(
        mover=state.player,
        crown=state.crown,
        colour=None if state.safe else state.colour,
        dice=(state.dice[1], state.dice[2]),
        points=(sum(state.points[:3]), sum(state.points[3:])),
        castles=((rows[0], rows[1], rows[2]), (rows[3], rows[4], rows[5])),
    )


def chances(solver: Solver, state: Any, turns: int) -> dict[Any, Bounds]:
    """Per legal move, the mover's chance to win with it."""
    rules = game("burgenland")
    return {move: _chance(solver, state, move, turns) for move in rules.legal_moves(state)}


def _chance(solver: Solver, state: Any, move: Any, turns: int) -> Bounds:
    rules = game("burgenland")
    name, *args = rules.encode_move(move)
    if name == "roll":
        bounds = solver.after_throw(position_of(state), args[0], turns)
    elif name == "walk":
        bounds = solver.after_walk(position_of(state), 0, args[0], turns)
    else:
        after = state.copy()
        rules.play(after, move)
        bounds = solver.chance(position_of(after), turns)
    return bounds if state.player == 0 else Bounds(1 - bounds.high, 1 - bounds.low)
