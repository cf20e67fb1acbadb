"""Random games of the referee itself, written as traces."""

import json
import random
import sys
from collections.abc import Iterator
from typing import Any, cast

from .board import FIELDS
from .position import Game, Setup
from .referee import Referee
from .rules import Move

HAND, DISPLAY = 10, 6


def deal(players: int, dice: random.Random) -> Setup:
    cards = list(range(1, FIELDS + 1))
    dice.shuffle(cards)
    hands = [cards[HAND * player : HAND * (player + 1)] for player in range(players)]
    rest = cards[HAND * players :]
    return {"hands": hands, "display": rest[:DISPLAY], "deck": rest[DISPLAY:]}


def compact(record: dict[str, Any]) -> str:
    return json.dumps(record, separators=(",", ":"))


def choose(moves: list[Move], dice: random.Random) -> Move:
    """First what kind of move, then which: so that the rare kinds are seen as well."""
    kind = dice.choice(sorted({move[0] for move in moves}))
    return dice.choice([move for move in moves if move[0] == kind])


def random_trace(game: Game, players: int, seed: int) -> Iterator[str]:
    dice = random.Random(seed)
    setup = deal(players, dice)
    referee = Referee(game, players, setup)
    yield compact({"trace": 1, "game": game, "players": players, "seed": seed, "options": {}, "setup": setup})
    number = 0
    while referee.phase is not None:
        number += 1
        record: dict[str, Any] = {"n": number, "player": referee.player, "phase": referee.phase}
        moves = sorted(referee.legal(), key=compact_move)
        move = choose(moves, dice)
        referee.play(move)
        yield compact({**record, "move": move, "legal": moves, "state": referee.state()})
    scores, winners = referee.result()
    yield compact({"end": True, "scores": scores, "winners": winners})


def compact_move(move: Move) -> str:
    return json.dumps(move)


def main() -> None:
    game, players, seed = sys.argv[1:4]
    for line in random_trace(cast(Game, game), int(players), int(seed)):
        print(line)
