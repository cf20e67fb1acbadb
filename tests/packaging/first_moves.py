"""Plays the first moves of a game in the app as it is where this runs, and writes down what there was.

Tests start it as a program of its own, away from the project: python first_moves.py report.json picture.png
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from ui.launch import configure_kivy, main

MOVES = 2


def play() -> Iterator[None]:
    """From the first screen to a game that runs; waits wherever it yields."""
    from kivy.app import App
    from kivy.base import stopTouchApp

    app = App.get_running_app()
    yield from frames(10)
    app.root.export_to_png(sys.argv[2])
    app.root.open("new_game").start()
    yield from frames(20)
    table = app.root.page
    while table.conductor.match.position < MOVES:
        if table.conductor.is_question_open:
            table.conductor.play(table.conductor.match.legal_moves()[0])
        yield
    report(app.root.page.name, table.conductor.match.position, app.icon)
    stopTouchApp()  # as closing the window does


def frames(count: int) -> Iterator[None]:
    for _ in range(count):
        yield


def report(screen: str, moves: int, icon: str) -> None:
    import ui
    from ui.assets import asset
    from ui.i18n import tr, use_language

    in_english = tr("home.new_game")
    use_language("de")
    found = {
        "screen": screen,
        "moves": moves,
        "code": ui.__file__,
        "icon": icon,
        "sounds": sorted(path.name for path in Path(asset("sounds")).iterdir()),
        "new game": [in_english, tr("home.new_game")],
    }
    Path(sys.argv[1]).write_text(json.dumps(found))


if __name__ == "__main__":
    configure_kivy()
    from kivy.clock import Clock

    game = play()
    Clock.schedule_interval(lambda _seconds: next(game, False) is None, 0)  # False ends it
    sys.exit(main())
