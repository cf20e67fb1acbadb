"""A process that plays, saves and does all else that changes a store, until it is killed. It prints what is confirmed.

Each line is a saved game: its uid, the number of its last change, and a digest of all that was saved.
"""

import json
import sys
from hashlib import sha256
from pathlib import Path

from alcazar.core.rng import Rng
from alcazar.play.match import Match
from alcazar.play.record import Record, encode_record, new_record
from alcazar.saves.backups import back_up
from alcazar.saves.opening import open_store
from alcazar.saves.store import Store
from tests.play.players import play, random_agent, setup

FEW = 6


def digest(record: Record) -> str:
    return sha256(json.dumps(encode_record(record), sort_keys=True).encode()).hexdigest()


def confirm(store: Store, identity: int, match: Match) -> None:
    if match.unsaved:
        print(f"unsaved {match.unsaved}", flush=True)
        return
    row = store.games.row(identity)
    print("saved", row.uid, row.touched, digest(match.record()), flush=True)


def some_game(store: Store, rng: Rng) -> int:
    open_games = [summary.id for summary in store.summaries() if not summary.finished]
    if len(open_games) < FEW:
        return store.games.add(new_record(setup("alcazar", 1, 1, rng.below(1 << 32)), undo="free"))
    return rng.choice(open_games)


def tidy_up(store: Store, rng: Rng) -> None:
    """Now and then what players do between games."""
    store.set("language", rng.choice(["de", "en", "it", "nl"]))
    finished = [summary.id for summary in store.summaries() if summary.finished]
    if finished:
        store.games.trash(rng.choice(finished))
    back_up(store)


def main(folder: Path, seed: int) -> None:
    rng = Rng(seed)
    store = open_store(folder)
    for notice in store.notices:
        print(f"notice {notice}", flush=True)
    while True:
        identity = some_game(store, rng)
        match = Match(store.games.load(identity), random_agent, store.games.keeper(identity))
        for _ in range(1 + rng.below(60)):
            if rng.below(6) == 0 and match.why_no_undo() is None:
                match.undo()
            elif not play(match, 1, rng.bits()):
                break
            confirm(store, identity, match)
        if rng.below(3) == 0:
            tidy_up(store, rng)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
