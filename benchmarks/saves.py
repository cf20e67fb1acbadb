"""How long saving and loading take, beside a bare SQLite transaction of the same bytes in the same run.

Both write to the same disk in turns, one transaction after the other, so that whatever else the machine does hits them
alike. What counts is the ratio: it says what the store adds to what SQLite and the disk need anyway.
"""

import argparse
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from alcazar.ai.agent import Agent
from alcazar.core.contract import Game
from alcazar.core.registry import games
from alcazar.core.rng import Rng
from alcazar.play.match import Match
from alcazar.play.record import Record, new_record
from alcazar.play.setup import Seat, Setup
from alcazar.saves.connection import connect
from alcazar.saves.opening import open_store
from alcazar.saves.rows import compact
from alcazar.saves.store import Store

GOAL_RATIO = 3.0
GOAL_LOADING = 50.0  # milliseconds
GAMES_IN_LIST = 200
ROUNDS = 50


def nobody(game: Game[Any, Any, Any], level: str, style: str, seed: int) -> Agent:
    raise AssertionError("only people play here")


def five_people(seed: int) -> Record:
    return new_record(Setup("alcazar", tuple(Seat(f"Player {n}", "red") for n in range(1, 6)), seed))


class BareTable:
    """One row for each transaction, with the same settings of SQLite as the store has."""

    def __init__(self, path: Path) -> None:
        self.connection = connect(path)
        self.connection.execute("CREATE TABLE rows (id INTEGER PRIMARY KEY, content TEXT)")

    def write(self, content: str) -> None:
        self.connection.execute("BEGIN IMMEDIATE")
        self.connection.execute("INSERT INTO rows (content) VALUES (?)", (content,))
        self.connection.execute("COMMIT")


def timed_saves(store: Store, bare: BareTable, seed: int) -> tuple[list[float], list[float]]:
    """Seconds for each move of a whole game: saved by the store, and its bytes in a bare transaction."""
    identity = store.games.add(five_people(seed))
    keep = store.games.keeper(identity)
    ours: list[float] = []
    theirs: list[float] = []

    def timed_keep(match: Match, unchanged: int) -> None:
        start = perf_counter()
        keep(match, unchanged)
        ours.append(perf_counter() - start)

    match = Match(store.games.load(identity), nobody, timed_keep)
    rng = Rng(seed)
    while match.decision:
        match.play(rng.choice(match.legal_moves()))
        content = written_bytes(store, identity, match)
        start = perf_counter()
        bare.write(content)
        theirs.append(perf_counter() - start)
    assert match.unsaved is None
    return ours, theirs


def written_bytes(store: Store, identity: int, match: Match) -> str:
    """All that the store writes for a move: the row for the list, the move and the state."""
    row = store.games.row(identity).values()
    return "".join(map(str, row)) + compact(match.log[-1]) + compact(match.encoded_state())


def timed_loads(store: Store, identity: int) -> list[float]:
    """Seconds from the file to a match that can be looked at and played on."""
    times = []
    for _ in range(ROUNDS):
        start = perf_counter()
        match = Match(store.games.load(identity), nobody)
        match.standings()
        times.append(perf_counter() - start)
    return times


def timed_lists(store: Store) -> list[float]:
    times = []
    for _ in range(ROUNDS):
        start = perf_counter()
        store.summaries(search="player", sort="players")
        times.append(perf_counter() - start)
    return times


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure saving, loading and listing.")
    parser.add_argument("--folder", type=Path, help="where to write (default: the folder for temporary files)")
    parser.add_argument("--count", type=int, default=3, help="whole games to save move by move (default: 3)")
    options = parser.parse_args()
    games()  # loads them, so that the first one is not slower than the others
    with TemporaryDirectory(dir=options.folder) as folder:
        return measure(Path(folder), options.count)


def measure(folder: Path, games: int) -> int:
    store, bare = open_store(folder), BareTable(folder / "bare.db")
    pairs = [timed_saves(store, bare, seed) for seed in range(1, games + 1)]
    ours = [time for saves, _ in pairs for time in saves]
    theirs = [time for _, writes in pairs for time in writes]
    first = median(timed_lists(store))
    loading = median(timed_loads(store, 1)) * 1e3
    for seed in range(GAMES_IN_LIST - games):
        store.games.add(five_people(seed))
    ratio = median(ours) / median(theirs)
    print(f"{len(ours)} moves of {games} games for 5 players, saved on a disk")
    print(f"  one move saved               {median(ours) * 1e3:8.3f} ms  (99 %: {percentile_99(ours) * 1e3:.3f} ms)")
    print(f"  bare transaction             {median(theirs) * 1e3:8.3f} ms")
    print(f"  ratio                        {ratio:8.2f}     (goal: at most {GOAL_RATIO})")
    print(f"  finished game loaded         {loading:8.3f} ms  (goal: under {GOAL_LOADING:.0f} ms)")
    print(f"  list of {games:3} games            {first * 1e3:8.3f} ms")
    print(f"  list of {GAMES_IN_LIST:3} games            {median(timed_lists(store)) * 1e3:8.3f} ms")
    store.close()
    start = perf_counter()
    reopened = open_store(folder)
    print(
        f"  store of {GAMES_IN_LIST} games opened     {(perf_counter() - start) * 1e3:8.3f} ms  (checked and backed up)"
    )
    reopened.close()
    return 0 if ratio <= GOAL_RATIO and loading < GOAL_LOADING else 1


def percentile_99(times: list[float]) -> float:
    return sorted(times)[len(times) * 99 // 100]


if __name__ == "__main__":
    sys.exit(main())
