"""Whole games, played by taps only: every move of every kind can be made, and every question answered."""

import random
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tests.ui.tables import DESKTOP, PHONE, open_table

if TYPE_CHECKING:
    from tests.ui.conftest import OpenApp
    from tests.ui.player import Player

pytestmark = pytest.mark.slow

# What can be asked in each game (section 10 of the rules), and how it can be answered
VERBS = {"withdraw", "buy_open", "buy_deck", "buy_tower", "castle", "villa", "build", "tower", "place", "done", "flag"}
BRIDGING = {"bridge", "move", "swap"}


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


@pytest.mark.parametrize(("game", "size"), [("alcazar", PHONE), ("bigboss", DESKTOP)])
def test_solo_game_by_taps(open_app: "OpenApp", game: str, size: tuple[int, int]) -> None:
    player = open_table(open_app, size, game, (None, "beginner", "beginner"), seed=5)
    made = play_to_the_end(player, random.Random(7))
    wanted = VERBS | (BRIDGING if game == "alcazar" else set())
    assert wanted - {"swap"} <= set(made), wanted - set(made)
    player.press("trophy")
    player.app.wait_for(lambda: player.app.app.root.page.name == "results")


@pytest.mark.parametrize(("game", "size"), [("alcazar", DESKTOP), ("bigboss", PHONE)])
def test_pass_and_play_by_taps(open_app: "OpenApp", game: str, size: tuple[int, int]) -> None:
    player = open_table(open_app, size, game, (None, None), seed=6)
    assert player.is_covered
    made = play_to_the_end(player, random.Random(8))
    assert made.total() > 40
    assert player.match.decision is None
