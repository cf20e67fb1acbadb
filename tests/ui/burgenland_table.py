"""Tables of Burgen Land to test on, at a question of any kind."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from alcazar.games.burgenland.state import State
from tests.ui.burgenland_positions import SEEDS, moves_of
from tests.ui.player import Player
from tests.ui.tables import COLOURS, NAMES, PHONE, QUICK

if TYPE_CHECKING:
    from tests.ui.conftest import OpenApp
    from tests.ui.driver import AppDriver


def seat_at(
    open_app: "OpenApp", fits: Callable[[State], bool], size: tuple[int, int] = PHONE, **settings: Any
) -> Player:
    """A table at the first question that fits, with a person on the seat that is asked."""
    app = open_app(size)
    for name, value in {**QUICK, **settings}.items():
        setattr(app.app.settings, name, value)
    return seat_in(app, fits)


def seat_in(app: "AppDriver", fits: Callable[[State], bool], people: int = 1) -> Player:
    from alcazar.play.setup import Seat, Setup
    from ui import session

    seed, played, asked = _moves_up_to(fits)
    levels = [None if seat == asked or people == 2 else "beginner" for seat in range(2)]
    seats = tuple(Seat(name, colour, level) for name, colour, level in zip(NAMES, COLOURS, levels))
    started = session.start(app.app.store, Setup("burgenland", seats, seed), "turn")
    for move in played:
        started.match.play(move)
    app.app.root.open("table", session=started)
    app.frames(15)  # until the screen before it has faded
    return Player(app)


def _moves_up_to(fits: Callable[[State], bool]) -> tuple[int, list[int], int]:
    for seed in SEEDS:
        played: list[int] = []
        for before, move, *_ in moves_of(seed):
            if fits(before):
                return seed, played, before.player
            played.append(move)
    raise AssertionError("no such question in any game")
