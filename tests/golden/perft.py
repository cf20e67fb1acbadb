"""Positions whose numbers of move sequences are pinned: any slip in the rules changes a count."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from alcazar.core.registry import game
from alcazar.core.rng import Rng
from tests.conformance.playouts import choose_by_kind

FILE = Path(__file__).parent / "perft.json"


@dataclass(frozen=True)
class Position:
    """A game after so many moves, chosen by a seeded generator."""

    game: str
    players: int
    seed: int
    moves: int
    depth: int

    def __str__(self) -> str:
        return f"{self.game}-{self.players}p-seed{self.seed}-after{self.moves}-depth{self.depth}"

    def chosen_moves(self) -> list[Any]:
        """The moves that lead there, as arrays."""
        return self._walk()[1]

    def state(self) -> Any:
        return self._walk()[0]

    def _walk(self) -> tuple[Any, list[Any]]:
        chosen = game(self.game)
        state = chosen.new(self.players, {}, self.seed)
        rng = Rng(self.seed)
        arrays = []
        for _ in range(self.moves):
            move = choose_by_kind(chosen, chosen.legal_moves(state), rng)
            arrays.append(chosen.encode_move(move))
            chosen.apply(state, move)
        return state, arrays


# The start, and from the opening to the end of a game; the deeper the fewer moves there are.
POSITIONS = tuple(
    Position(variant, players, seed, moves, depth)
    for variant in ("alcazar", "bigboss")
    for players, seed, moves, depth in (
        (2, 1, 0, 4),
        (3, 2, 0, 4),
        (4, 3, 0, 3),
        (5, 4, 0, 3),
        (2, 5, 30, 4),
        (3, 6, 60, 4),
        (4, 7, 100, 4),
        (5, 8, 130, 4),
        (2, 9, 150, 4),
        (4, 10, 160, 4),
    )
) + tuple(
    Position("burgenland", 2, seed, moves, depth)
    for seed, moves, depth in ((1, 0, 9), (2, 0, 9), (3, 20, 8), (4, 50, 8), (5, 90, 8), (6, 130, 8))
)


def load() -> list[tuple[Position, int]]:
    entries = json.loads(FILE.read_text(encoding="utf-8"))
    return [(Position(**entry), count) for entry in entries for count in [entry.pop("count")]]


def text(counts: dict[Position, int]) -> str:
    """One position per line."""
    rows = [json.dumps({**asdict(position), "count": count}) for position, count in counts.items()]
    return "[\n" + ",\n".join(rows) + "\n]\n"
