"""The app in a process of its own, played by taps. After some moves it waits in the middle of one, to be killed."""

import json
import sys
from random import Random

from tests.ui.driver import AppDriver
from tests.ui.invisible import prepare_window
from tests.ui.tables import PHONE, open_table


def main(moves: int) -> None:
    """Prints what was played once it waits."""
    prepare_window()
    from ui.app import AlcazarApp

    app = AppDriver(AlcazarApp(), PHONE)
    player = open_table(lambda _size: app, moves=20)
    player.play_on(Random(moves), moves)
    player._tap_next(player.match.legal_moves()[0])
    print(json.dumps({"moves": player.match.record().moves, "state": player.match.encoded_state()}), flush=True)
    while True:
        app.frames()


if __name__ == "__main__":
    main(int(sys.argv[1]))
