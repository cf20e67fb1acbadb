"""Starting the app as a program of its own, where no window can open."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ui.i18n import tr
from ui.launch import SCREEN_VARIABLES

MAIN = Path(__file__).parents[2] / "main.py"
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there always is a screen")


@on_linux
def test_without_a_screen_it_says_so_in_one_line(tmp_path: Path) -> None:
    assert start(tmp_path) == (1, tr("launch.no_screen") + "\n")


@on_linux
def test_on_an_unreachable_screen_it_says_so_in_one_line(tmp_path: Path) -> None:
    assert start(tmp_path, DISPLAY="no-such-host.invalid:0") == (1, tr("launch.no_window") + "\n")


def start(home: Path, **extra: str) -> tuple[int, str]:
    """The exit code and what was said, on a fresh account."""
    bare = {name: value for name, value in os.environ.items() if not name.startswith(("KIVY_", "KCFG_"))}
    for name in SCREEN_VARIABLES:
        bare.pop(name, None)
    env = bare | {"HOME": str(home)} | extra
    run = subprocess.run([sys.executable, MAIN], env=env, capture_output=True, text=True, timeout=60, check=False)
    return run.returncode, run.stdout + run.stderr
