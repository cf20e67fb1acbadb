"""Helpers for tests of agents: whole games, by a count of playouts and never by a clock."""

from collections.abc import Sequence
from typing import Any

from alcazar.ai.agent import Agent, decide
from alcazar.core.contract import Game
from alcazar.core.standings import Standing


def play_game(game: Game[Any, Any, Any], agents: Sequence[Agent], seed: int) -> tuple[Standing, ...]:
    """A whole game; `apply` refuses any move that is not legal."""
    state = game.new(len(agents), {}, seed)
    while decision := game.decision(state):
        choice = decide(agents[decision.seat], game.view(state, decision.seat))
        game.apply(state, choice.move)
    return game.standings(state)
