"""The app is killed in the middle of a game, with no time to say goodbye. The next one goes on exactly there."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from tests.ui.player import Player
from tests.ui.tables import PHONE, QUICK
from tests.ui.visits import press, screen
from ui.i18n import tr

if TYPE_CHECKING:
    from tests.ui.conftest import OpenApp

ROOT = Path(__file__).parents[2]
MOVES = 4


def play_and_kill(moves: int) -> Any:
    """What was played until the process was killed."""
    command = [sys.executable, "-m", "tests.ui.doomed_app", str(moves)]
    with subprocess.Popen(command, cwd=ROOT, env=os.environ, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        played = json.loads(process.stdout.readline())
        process.kill()
    assert process.returncode == -signal.SIGKILL
    return played


def test_the_next_app_goes_on_where_the_killed_one_was(open_app: "OpenApp") -> None:
    played = play_and_kill(MOVES)
    app = open_app(PHONE)
    for name, value in QUICK.items():
        setattr(app.app.settings, name, value)
    press(app, tr("home.continue"))
    assert screen(app) == "table"
    player = Player(app)
    assert json.loads(json.dumps(player.match.encoded_state())) == played["state"]
    assert json.loads(json.dumps(player.match.record().moves)) == played["moves"]
    assert player.play_on(Random(1), MOVES).total() == MOVES
