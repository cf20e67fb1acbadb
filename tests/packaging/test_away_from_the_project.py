"""The app where the project is not: installed from a wheel, and unpacked as on a phone."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tests.packaging.android import ROOT
from tests.packaging.away import make_environment, play_first_moves, run
from tests.packaging.test_packed_files import assets_of_the_app, files_of
from ui.i18n import tr

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("hatchling", reason="hatchling is not installed; .ci/setup dev does that")
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Of an environment with the wheel."""
    return make_environment(tmp_path_factory.mktemp("environment"), wheel)


def test_the_wheel_has_exactly_what_the_app_needs(wheel: Path) -> None:
    names = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert names == files_of("alcazar") | files_of("ui") | {f"ui/{name}" for name in assets_of_the_app()}


def test_installed_it_starts_and_plays(python: Path, tmp_path: Path) -> None:
    found = play_first_moves(tmp_path, python)
    assert_played(found, python.parents[1])


def test_installed_it_starts_by_its_name(python: Path, tmp_path: Path) -> None:
    """As far as it can without a screen."""
    for command in ([python.with_name("alcazar")], [python, "-m", "ui"]):
        start = run(tmp_path, *command)
        assert (start.returncode, start.stderr) == (1, tr("launch.no_screen") + "\n")


def test_installed_the_engine_plays_a_whole_game(python: Path, tmp_path: Path) -> None:
    game = run(tmp_path, python, "-m", "alcazar", "trace", "alcazar", "--players", "3", "--seed", "1")
    assert game.returncode == 0, game.stderr
    assert len(game.stdout.splitlines()) > 50


def test_unpacked_as_on_a_phone_it_starts_and_plays(packed: Path, tmp_path: Path) -> None:
    """Compiled without sentences for programmers and without assertions, and with no source text left."""
    app = tmp_path / "app"
    shutil.copytree(packed, app)
    subprocess.run([sys.executable, "-OO", "-m", "compileall", "-b", "-q", app], check=True)
    for source in app.rglob("*.py"):
        source.unlink()
    assert (app / "main.pyc").is_file()
    found = play_first_moves(tmp_path, sys.executable, "-OO", PYTHONPATH=str(app))
    assert_played(found, app)


def assert_played(found: dict[str, Any], folder: Path) -> None:
    """With everything found in the folder."""
    assert found["screen"] == "table"
    assert found["moves"] >= 2
    assert Path(found["code"]).is_relative_to(folder)
    assert Path(found["icon"]).is_relative_to(folder)
    assert Path(found["icon"]).is_file()
    assert "bell.wav" in found["sounds"]
    assert found["new game"] == ["New game", "Neues Spiel"]
