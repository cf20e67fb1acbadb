"""Tables to test on: a match that somebody has already played for a while."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from alcazar.ai.agent import decide
from alcazar.ai.roster import make_agent
from alcazar.play.match import Match
from alcazar.play.record import new_record
from alcazar.play.setup import Seat, Setup
from tests.ui.player import Player

if TYPE_CHECKING:
    from alcazar.play.record import Record
    from alcazar.saves.store import Store
    from tests.ui.conftest import OpenApp
    from ui.session import Session

PHONE, TABLET, DESKTOP = (360, 800), (800, 1280), (1280, 800)
NAMES = ("Alba", "Bruno", "Carmen", "Diego", "Elena")
COLOURS = ("orange", "blue", "green", "pink", "sky")
QUICK = {"animation": "off", "pace": "fast"}


def open_table(
    open_app: "OpenApp",
    size: tuple[int, int] = PHONE,
    game: str = "alcazar",
    levels: Sequence[str | None] = (None, "beginner"),
    moves: int = 0,
    seed: int = 1,
    played_by: str = "beginner",
    **settings: Any,
) -> Player:
    """The first seat with no level is a person. `moves` are played before, by opponents of one level."""
    app = open_app(size)
    for name, value in {**QUICK, **settings}.items():
        setattr(app.app.settings, name, value)
    seats = tuple(Seat(name, colour, level) for name, colour, level in zip(NAMES, COLOURS, levels))
    session = start_played(app.app.store, Setup(game, seats, seed), app.app.settings.undo, moves, played_by)
    app.app.root.open("table", session=session)
    app.frames(12)
    return Player(app)


def start_played(store: "Store", setup: Setup, undo: str, moves: int, level: str = "beginner") -> "Session":
    """A saved game after some moves, as if all of them had been made there."""
    from ui.session import add

    record, newest = _played(setup.game, setup.seats, setup.seed, undo, moves, level)
    session = add(store, record)
    if newest is not None:
        session.match.play(newest)
    return session


@cache
def _played(game: str, seats: tuple[Seat, ...], seed: int, undo: str, moves: int, level: str) -> tuple["Record", Any]:
    """A match before the newest of its moves, and that move. Many tests go on from the same ones."""
    setup = Setup(game, seats, seed)
    match = Match(new_record(setup, undo=undo), make_agent)
    play_ahead(match, moves, level)
    before = Match(new_record(setup, undo=undo), make_agent)
    steps = match.history.steps
    for step in steps[:-1]:
        before.play(step.move)
    return before.record(), steps[-1].move if steps else None


def play_ahead(match: Match, moves: int, level: str) -> None:
    """Some moves, and on to the next turn of the first seat; by no clock, so that it is the same game everywhere."""
    while match.decision and (match.position < moves or not is_first_seats_turn(match)):
        agent = make_agent(match.game, level, seed=match.position, playouts=1)
        match.play(decide(agent, match.view(match.decision.seat)).move)


def is_first_seats_turn(match: Match) -> bool:
    return match.decision.seat == 0 and match.decision.phase in ("main", "roll")
