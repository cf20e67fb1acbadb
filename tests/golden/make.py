"""`python -m tests.golden.make` plays the golden games again and rewrites all files of this folder."""

from alcazar.cli.perft import perft
from alcazar.core.registry import game
from tests.golden.games import GOLDEN_GAMES, compressed, trace_text
from tests.golden.perft import FILE, POSITIONS, text
from tests.golden.playthrough import PLAYTHROUGHS, file_of, playthrough


def main() -> None:
    for golden in GOLDEN_GAMES:
        golden.file.write_bytes(compressed(trace_text(golden)))
    for variant, players, seed in PLAYTHROUGHS:
        file_of(variant, players, seed).write_text(playthrough(variant, players, seed), encoding="utf-8")
    counts = {position: perft(game(position.game), position.state(), position.depth) for position in POSITIONS}
    FILE.write_text(text(counts), encoding="utf-8")


if __name__ == "__main__":
    main()
