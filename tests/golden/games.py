"""Which golden games there are, and how they are written to disk."""

import gzip
import json
from pathlib import Path
from typing import NamedTuple

from alcazar.cli.trace import trace_lines
from alcazar.core.registry import game

FOLDER = Path(__file__).parent


class Golden(NamedTuple):
    game: str
    players: int
    seed: int

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.game}-{self.players}p-seed{self.seed}.jsonl.gz"

    @property
    def with_legal(self) -> bool:
        """One game of each table also keeps all legal moves."""
        return self.seed == 7


GOLDEN_GAMES = tuple(
    Golden(variant, players, seed)
    for variant in ("alcazar", "bigboss")
    for players in (2, 3, 4, 5)
    for seed in (7, 20, 1994)
) + tuple(Golden("burgenland", 2, seed) for seed in (7, 20, 1994))


def trace_text(golden: Golden) -> bytes:
    lines = trace_lines(game(golden.game), golden.players, golden.seed, {}, golden.with_legal)
    return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines).encode()


def compressed(text: bytes) -> bytes:
    """Without the time in it, so that the same game gives the same file."""
    return gzip.compress(text, compresslevel=9, mtime=0)
