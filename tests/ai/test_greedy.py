"""The greedy player: what brings points now, and nothing else."""

from typing import Any

import pytest

from alcazar.ai.agent import decide
from alcazar.ai.roster import agent_by_name
from alcazar.core.contract import Game
from alcazar.core.registry import game, games
from tests.ai.agents import play_game
from tests.burgenland_rules.positions import BLACK, WHITE, Position


@pytest.mark.parametrize("chosen", games(), ids=lambda chosen: chosen.info.id)
def test_plays_whole_games_and_beats_random(chosen: Game[Any, Any, Any]) -> None:
    standings = play_game(chosen, [agent_by_name(chosen, name, seed=1) for name in ("greedy", "random")], seed=3)
    assert standings[0].points > standings[1].points


@pytest.mark.parametrize(("own", "theirs", "scores"), [("wTw", "w", True), ("w", "wTw", False)])
def test_takes_points_if_they_are_its_own(own: str, theirs: str, scores: bool) -> None:
    """On a wall/crown field."""
    rules = game("burgenland")
    position = Position().crown("blue", "wall 1").again().castle(WHITE, "blue", own).castle(BLACK, "blue", theirs)
    table = position.table()
    table.roll(4)
    choice = decide(agent_by_name(rules, "greedy", seed=1), rules.view(table.state, WHITE))
    assert (rules.encode_move(choice.move) == ["score"]) == scores
