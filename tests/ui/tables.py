"""Tables to test on: a match that somebody has already played for a while."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from alcazar.ai.agent import decide
from alcazar.ai.roster import make_agent
from alcazar.play.setup import Seat, Setup
from tests.ui.player import Player

if TYPE_CHECKING:
    from tests.ui.conftest import OpenApp

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
    from ui import session

    app = open_app(size)
    for name, value in {**QUICK, **settings}.items():
        setattr(app.app.settings, name, value)
    seats = tuple(Seat(name, colour, level) for name, colour, level in zip(NAMES, COLOURS, levels))
    started = session.start(app.app.store, Setup(game, seats, seed), app.app.settings.undo)
    play_ahead(started.match, moves, played_by)
    app.app.root.open("table", session=started)
    app.frames(12)
    return Player(app)


def play_ahead(match: Any, moves: int, level: str = "beginner") -> None:
    """Some moves, and on to the next turn of the first seat; by no clock, so that it is the same game everywhere."""
    while match.decision and (match.position < moves or not is_first_seats_turn(match)):
        agent = make_agent(match.game, level, seed=match.position, playouts=1)
        match.play(decide(agent, match.view(match.decision.seat)).move)


def is_first_seats_turn(match: Any) -> bool:
    return match.decision.seat == 0 and match.decision.phase in ("main", "roll")
