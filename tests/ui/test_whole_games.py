"""Whole games, played by taps only: every move of every kind can be made, and every question answered."""

import random
from typing import TYPE_CHECKING, Any

import pytest

from alcazar.ai.agent import decide
from alcazar.ai.roster import make_agent
from alcazar.games.alcazar.moves import NAMES
from tests.ui.tables import DESKTOP, PHONE, open_table

if TYPE_CHECKING:
    from tests.ui.conftest import OpenApp
    from tests.ui.player import Player

pytestmark = pytest.mark.slow

ENTER, TAB = 13, 9
# Games of two in which all kinds of moves come up (section 10 of the rules): the seed, and which do not
GAMES = {"alcazar": (326, {"pass"}), "bigboss": (407, {"bridge", "move", "swap", "promote"})}
ROLLING = {"roll", "stop", "walk", "add", "dice", "score"}


@pytest.mark.parametrize(
    ("game", "size"), [("alcazar", PHONE), pytest.param("bigboss", DESKTOP, marks=pytest.mark.soak)]
)
def test_solo_game_by_taps(open_app: "OpenApp", game: str, size: tuple[int, int]) -> None:
    player = open_table(open_app, size, game, (None, "beginner", "beginner"), seed=5)
    made = player.play_on(random.Random(7))
    assert made.total() == sum(step.seat == 0 for step in player.match.history.steps)
    player.press("trophy")
    player.app.wait_for(lambda: player.app.app.root.page.name == "results")


def test_solo_game_of_burgen_land_by_taps(open_app: "OpenApp") -> None:
    player = open_table(open_app, PHONE, "burgenland", (None, "beginner"), seed=5)
    made = player.play_on(random.Random(7))
    assert set(made) >= ROLLING
    player.press("trophy")
    player.app.wait_for(lambda: player.app.app.root.page.name == "results")


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.soak)])
def test_two_people_play_burgen_land_by_taps_without_handing_over(open_app: "OpenApp", size: tuple[int, int]) -> None:
    """Nothing is hidden: the table is never covered, and whose turn it is sees the own castles below."""
    player = open_table(open_app, size, "burgenland", (None, None), seed=6)
    seats = set()
    while player.match.decision is not None:
        assert not player.is_covered
        assert player.is_asked
        assert player.table.conductor.view.seat == player.match.decision.seat
        seats.add(player.match.decision.seat)
        player.make(sensible_move(player))
        player.wait_for_question()
    assert seats == {0, 1}


def sensible_move(player: "Player") -> Any:
    """So that the game comes to its end soon."""
    match = player.match
    agent = make_agent(match.game, "medium", seed=match.position, playouts=1)
    return decide(agent, match.view(match.decision.seat)).move


@pytest.mark.soak
@pytest.mark.parametrize(("game", "size"), [("alcazar", DESKTOP), ("bigboss", PHONE)])
def test_pass_and_play_by_taps(open_app: "OpenApp", game: str, size: tuple[int, int]) -> None:
    seed, missing = GAMES[game]
    player = open_table(open_app, size, game, (None, None), seed=seed)
    assert player.is_covered
    made = player.play_on(random.Random(8))
    assert set(made) == set(NAMES) - missing
    player.press("trophy")
    player.app.wait_for(lambda: player.app.app.root.page.name == "results")


def test_together_the_games_have_moves_of_every_kind() -> None:
    assert not set.intersection(*(missing for _, missing in GAMES.values()))


@pytest.mark.soak
@pytest.mark.parametrize("by", ["taps", "keys"])
def test_game_from_the_list_of_moves_only(open_app: "OpenApp", by: str) -> None:
    """For people who do not see the board, or have no pointer: open the list, choose, confirm."""
    player = open_table(open_app, PHONE, "bigboss", (None, "beginner"), seed=9)
    dice = random.Random(9)
    player.wait_for_question()
    while player.match.decision is not None:
        before = player.match.position
        choose_from_list(player, dice, by)
        assert player.table.question.ready is not None
        player.app.key(ENTER) if by == "keys" else player.press("check-bold")
        assert player.match.position > before
        player.wait_for_question()


def choose_from_list(player: "Player", dice: random.Random, by: str) -> None:
    moves = player.table.question.choosing.all_moves
    number = dice.randrange(min(len(moves), 12))
    player.app.key(ord("m"), "m")
    sheet = player.app.app.root.sheets.top
    described = player.table.session.face.describe(
        player.table.conductor.view, moves[number], player.table.session.names
    )
    button = next(widget for widget in sheet.walk() if getattr(widget, "text", None) == described)
    if by == "taps":
        player.app.scroll_to(button)
        player.app.tap(button)
        return
    while player.app.app.focus.widget is not button:
        player.app.key(TAB)
    player.app.key(ENTER)
