"""Programs that run away from the project: in another folder, on a fresh account, with nothing of it in reach."""

import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from PIL import Image

PLAYER = Path(__file__).with_name("first_moves.py")
SECONDS = 300  # until a program is taken for stuck, on a machine that has other things to do
OF_THE_TESTS = ("KIVY_", "KCFG_", "PYTHON")


def run(home: Path, *command: str | Path, **extra: str) -> subprocess.CompletedProcess[str]:
    bare = {name: value for name, value in os.environ.items() if not name.startswith(OF_THE_TESTS)}
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        bare.pop(name, None)
    env = bare | {"HOME": str(home), "XDG_CONFIG_HOME": str(home / "config"), "LC_ALL": "C.UTF-8"} | extra
    return subprocess.run(command, cwd=home, env=env, capture_output=True, text=True, timeout=SECONDS, check=False)


def play_first_moves(home: Path, *python: str | Path, **extra: str) -> dict[str, Any]:
    """What there was to see, after a look at the picture of the first screen."""
    report, picture = home / "report.json", home / "home.png"
    game = run(home, *python, PLAYER, report, picture, SDL_VIDEODRIVER="offscreen", **extra)
    assert game.returncode == 0, game.stderr
    assert has_something_to_see(picture)
    found: dict[str, Any] = json.loads(report.read_text())
    return found


def has_something_to_see(picture: Path) -> bool:
    image = Image.open(picture).convert("RGB")
    return len(image.getcolors(image.width * image.height)) > 100


def make_environment(folder: Path, *wheels: Path) -> Path:
    """An environment that has only the wheels; what they need it borrows from this one, so that nothing is fetched."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    python = folder / "bin" / "python"
    install = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        python,
        "install",
        "--quiet",
        "--no-deps",
        "--no-index",
        *wheels,
    ]
    subprocess.run(install, check=True)
    where = [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    packages = subprocess.run(where, check=True, capture_output=True, text=True).stdout.strip()
    Path(packages, "borrowed.pth").write_text(sysconfig.get_path("purelib"))
    return python
