"""Every kind of move of every game can be made by taps, on a phone."""

import random
from typing import TYPE_CHECKING, Any

import pytest

from alcazar.core.registry import game
from alcazar.games.alcazar import moves as alcazar_moves
from alcazar.games.burgenland import moves as burgenland_moves
from tests.ui.driver import AppDriver
from tests.ui.player import Player
from tests.ui.tables import COLOURS, NAMES, PHONE, QUICK

if TYPE_CHECKING:
    from tests.ui.conftest import OpenApp

SEATS = {"alcazar": 3, "bigboss": 3, "burgenland": 2}
COMMON = ("withdraw", "buy_open", "buy_deck", "buy_tower", "castle", "villa", "build", "tower", "keep", "flag", "place")
# Per game, the kinds of moves and a number of a game between random players in which each of them can be made
KINDS = {
    "alcazar": {**dict.fromkeys((*COMMON, "bridge", "move", "swap", "done"), 0), "promote": 75},
    "bigboss": {**dict.fromkeys((*COMMON, "done"), 0), "promote": 64, "pass": 249},
    "burgenland": {**dict.fromkeys(("roll", "stop", "walk", "add", "dice", "score", "lose"), 0), "steal": 1},
}
CASES = [(game_id, kind) for game_id, kinds in KINDS.items() for kind in kinds]


def test_no_kind_is_forgotten() -> None:
    assert KINDS["alcazar"].keys() | KINDS["bigboss"].keys() == set(alcazar_moves.NAMES)
    assert KINDS["burgenland"].keys() == set(burgenland_moves.NAMES)


def moves_up_to(game_id: str, kind: str) -> tuple[list[Any], int]:
    """The moves of a random game up to the question that can be answered like this, and the seat that is asked."""
    rules, number = game(game_id), KINDS[game_id][kind]
    dice, state, played = random.Random(number), rules.new(SEATS[game_id], {}, number), []
    while True:
        moves = rules.legal_moves(state)
        if any(rules.encode_move(move)[0] == kind for move in moves):
            return played, rules.decision(state).seat
        played.append(dice.choice(moves))
        rules.play(state, played[-1])


def seat_person(app: AppDriver, game_id: str, kind: str) -> Player:
    """A table at that question, with a person on the seat that is asked."""
    from alcazar.play.setup import Seat, Setup
    from ui import session

    played, asked = moves_up_to(game_id, kind)
    for name, value in QUICK.items():
        setattr(app.app.settings, name, value)
    levels = [None if seat == asked else "beginner" for seat in range(SEATS[game_id])]
    seats = tuple(Seat(name, colour, level) for name, colour, level in zip(NAMES, COLOURS, levels))
    started = session.start(app.app.store, Setup(game_id, seats, KINDS[game_id][kind]), "turn")
    for move in played:
        started.match.play(move)
    app.app.root.open("table", session=started)
    app.frames(15)  # until the screen before it has faded
    return Player(app)


@pytest.mark.parametrize(("game_id", "kind"), CASES, ids=[f"{game_id}-{kind}" for game_id, kind in CASES])
def test_move_by_taps(open_app: "OpenApp", game_id: str, kind: str) -> None:
    player = seat_person(open_app(PHONE), game_id, kind)
    rules, before = player.match.game, player.match.position
    moves = [move for move in player.match.legal_moves() if rules.encode_move(move)[0] == kind]
    assert player.table.prompt.text
    player.make(moves[-1])
    assert player.match.history.steps[before].move == moves[-1]
