"""Runs `python -m alcazar` as a person would, in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def alcazar(*arguments: str, hash_seed: str = "0") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "alcazar", *arguments]
    return subprocess.run(
        command, cwd=ROOT, env=environment(hash_seed), capture_output=True, text=True, encoding="utf-8", check=False
    )


def environment(hash_seed: str) -> dict[str, str]:
    """The usual environment, but with buffered output as everywhere outside of containers."""
    usual = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    return {**usual, "PYTHONHASHSEED": hash_seed, "PYTHONUTF8": "1"}


def output_of(*arguments: str, hash_seed: str = "0") -> str:
    """What a command prints that has nothing to complain about."""
    done = alcazar(*arguments, hash_seed=hash_seed)
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout
