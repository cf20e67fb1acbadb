"""Traces: the same arguments print the same bytes in every process."""

import os
import subprocess
import sys
from pathlib import Path

from tests.conformance.playouts import Table, positions, through_json

ROOT = Path(__file__).parents[2]


def trace(table: Table, hash_seed: str) -> bytes:
    command = [sys.executable, "-m", "alcazar", "trace", table.game.info.id, "--players", str(table.seats)]
    command += ["--seed", "3", "--legal"]
    for key, value in table.options:
        command += ["--option", f"{key}={str(value).lower() if isinstance(value, bool) else value}"]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=True).stdout


def test_the_same_seed_gives_the_same_bytes_in_every_process(table: Table) -> None:
    first = trace(table, "1")
    assert first.count(b"\n") > 10
    assert trace(table, "4242") == first


def test_traced_states_are_plain_json_and_name_who_decides(table: Table) -> None:
    game = table.game
    for state in positions(table):
        data = game.trace_state(state)
        assert through_json(data) == data
        decision = game.decision(state)
        named = (decision.seat, decision.phase) if decision else (None, None)
        assert (data["player"], data["phase"]) == named


def test_the_traced_setup_is_plain_json(table: Table) -> None:
    setup = table.game.trace_setup(table.new(1))
    assert through_json(setup) == setup
