"""A process that plays and saves is killed at random moments: no confirmed move is ever lost."""

import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from alcazar.saves.checking import problems
from alcazar.saves.opening import FILE_NAME, check_file, open_file
from tests.saves.busy_player import digest

ROOT = Path(__file__).parents[2]


def killed_player(folder: Path, seed: int, random: Random) -> list[str]:
    """What a player confirmed until it was killed: now and then while it opens the store, mostly while it plays."""
    command = [sys.executable, "-m", "tests.saves.busy_player", str(folder), str(seed)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        first = process.stdout.readline() if random.random() < 0.8 else ""
        time.sleep(random.uniform(0.0, 0.3))
        process.kill()
        *finished, _ = (first + process.stdout.read()).split("\n")
        return finished


def check(folder: Path, lines: list[str]) -> int:
    """Nothing that was confirmed is missing. Returns how many lines were confirmed."""
    assert [line for line in lines if not line.startswith("saved ")] == []
    if not (folder / FILE_NAME).exists():
        assert lines == []
        return 0
    check_file(folder / FILE_NAME)
    store = open_file(folder / FILE_NAME)
    rows = {summary.uid: summary for summary in store.summaries() + store.summaries(trash=True)}
    newest = {uid: (int(touched), known) for _, uid, touched, known in map(str.split, lines)}
    for uid, (touched, known) in newest.items():
        assert rows[uid].touched >= touched
        if rows[uid].touched == touched:
            assert digest(store.games.load(rows[uid].id)) == known
    assert store.notices == []
    assert problems(store) == []
    store.close()
    return len(lines)


def kill_often(folder: Path, kills: int) -> int:
    """Returns how many changes were confirmed in all."""
    random = Random(kills)
    return sum(check(folder, killed_player(folder, number, random)) for number in range(kills))


@pytest.mark.slow
def test_no_confirmed_move_is_lost_to_20_kills(tmp_path: Path) -> None:
    assert kill_often(tmp_path, 20) > 100


@pytest.mark.soak
def test_no_confirmed_move_is_lost_to_300_kills(tmp_path: Path) -> None:
    confirmed = kill_often(tmp_path, 300)
    print(f"{confirmed} confirmed changes")
    assert confirmed > 3000
