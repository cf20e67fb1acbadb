"""Whole games, played by taps only: every move of every kind can be made, and every question answered."""

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from alcazar.ai.agent import decide
from alcazar.ai.roster import make_agent
from tests.ui.tables import DESKTOP, PHONE, open_table

if TYPE_CHECKING:
    from tests.ui.conftest import OpenApp
    from tests.ui.player import Player

pytestmark = pytest.mark.slow

# What can be asked in each game (section 10 of the rules), and how it can be answered
ENTER, TAB = 13, 9

VERBS = {"withdraw", "buy_open", "buy_deck", "buy_tower", "castle", "villa", "build", "tower", "place", "done", "flag"}
BRIDGING = {"bridge", "move", "swap"}
ROLLING = {"roll", "stop", "walk", "add", "dice", "score"}


def play_to_the_end(player: "Player", dice: random.Random) -> Counter[str]:
    """A random person, who rather makes moves of a kind that was not made often yet. Returns how often each was."""
    made: Counter[str] = Counter()
    player.wait_for_question()
    while player.match.decision is not None:
        if player.is_covered:
            player.reveal()
        moves = player.match.legal_moves()
        kinds = {move: player.match.game.encode_move(move)[0] for move in moves}
        rarest = min(made[kind] for kind in kinds.values())
        move = dice.choice([move for move in moves if made[kinds[move]] == rarest or dice.random() < 0.1])
        made[kinds[move]] += 1
        player.make(move)
        player.wait_for_question()
    return made


@pytest.mark.parametrize(
    ("game", "size"), [("alcazar", PHONE), pytest.param("bigboss", DESKTOP, marks=pytest.mark.soak)]
)
def test_solo_game_by_taps(open_app: "OpenApp", game: str, size: tuple[int, int]) -> None:
    player = open_table(open_app, size, game, (None, "beginner", "beginner"), seed=5)
    made = play_to_the_end(player, random.Random(7))
    wanted = VERBS | (BRIDGING if game == "alcazar" else set())
    assert len(wanted & set(made)) >= len(wanted) - 3, f"hardly a game without {wanted - set(made)}"
    player.press("trophy")
    player.app.wait_for(lambda: player.app.app.root.page.name == "results")


def test_solo_game_of_burgen_land_by_taps(open_app: "OpenApp") -> None:
    player = open_table(open_app, PHONE, "burgenland", (None, "beginner"), seed=5)
    made = play_to_the_end(player, random.Random(7))
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
    player = open_table(open_app, size, game, (None, None), seed=6)
    assert player.is_covered
    made = play_to_the_end(player, random.Random(8))
    assert made.total() > 40
    assert player.match.decision is None


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
