"""Positions for the tests of the referee."""

import random
from typing import Any

from .board import CELL_OF, Cell, span
from .pieces import Bridge, Foundation, Piece, Stone
from .position import Game, Noble
from .referee import Referee
from .rules import Move
from .selfplay import deal

RED, BLUE, WHITE, YELLOW = range(4)


def table(game: Game, hand: tuple[int, ...] = (), players: int = 4) -> Referee:
    """A new game in which Red, who begins, holds exactly these building cards."""
    referee = Referee(game, players, deal(players, random.Random(1)))
    referee.position.hands[RED] = list(hand)
    return referee


def at(field: int | Cell) -> Cell:
    return field if isinstance(field, tuple) else CELL_OF[field]


def stack(field: int | Cell, top: int, bottom: int = 1) -> list[Piece]:
    return [Stone(at(field), level) for level in range(bottom, top + 1)]


def stacks(**tops: int) -> list[Piece]:
    """stacks(f8=2, f9=1): two stones on field 8 and one on field 9."""
    return [stone for name, top in tops.items() for stone in stack(int(name[1:]), top)]


def bridge(one: int, other: int, level: int) -> Bridge:
    return Bridge(span(at(one), at(other)), level)


def set_board(referee: Referee, pieces: list[Piece], nobles: dict[Any, tuple[int, str]], **crests: int) -> None:
    position = referee.position
    position.pieces = list(pieces)
    position.crests = {flag: at(field) for flag, field in crests.items()}
    for field, (player, rank) in nobles.items():
        position.nobles[at(field)] = Noble(player, rank)
        position.supply[player][rank] -= 1


def value_at(referee: Referee, field: int) -> int:
    return referee.position.view().building(at(field)).value


def gain(referee: Referee, move: Move, player: int = RED) -> int:
    before = referee.position.money[player]
    referee.play(move)
    return referee.position.money[player] - before


def names(referee: Referee) -> set[str]:
    return {move[0] for move in referee.legal()}


def place_cost(referee: Referee, rank: str, field: int) -> int:
    before = referee.position.money[RED]
    referee.play(("place", rank, at(field)))
    return before - referee.position.money[RED]


def castle(first: int, high: int) -> list[Piece]:
    return [Foundation((at(first), at(first + 1), at(first + 2))), Stone(at(high), 2)]
