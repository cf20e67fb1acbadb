"""Quick checks that the levels are in order. docs/ai.md has the long matches."""

import pytest

from alcazar.ai.roster import agent_by_name, make_agent
from alcazar.core.registry import game, games
from tests.ai.agents import play_game

GAMES = [one.info.id for one in games()]


def points_ahead(game_id: str, better: str, worse: str, pairs: int) -> float:
    """Mean margin of the better level over pairs of games in which the two change seats."""
    chosen = game(game_id)
    total = 0
    for pair in range(pairs):
        for seat in (0, 1):
            agents = [agent_by_name(chosen, worse, 2 * pair + 1) for _ in (0, 1)]
            agents[seat] = make_agent(chosen, better, seed=2 * pair, playouts=12)
            standings = play_game(chosen, agents, seed=900 + pair)
            total += standings[seat].points - standings[1 - seat].points
    return total / (2 * pairs)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize(
    ("better", "worse", "pairs"), [("beginner", "random", 6), ("easy", "beginner", 12), ("medium", "easy", 12)]
)
def test_each_level_is_ahead_of_the_one_below(game_id: str, better: str, worse: str, pairs: int) -> None:
    assert points_ahead(game_id, better, worse, pairs) > 0
