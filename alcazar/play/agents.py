"""How a match gets its opponents."""

from typing import Any, Protocol

from alcazar.ai.agent import Agent
from alcazar.core.contract import Game
from alcazar.core.rng import Rng

_STREAM = 2  # the opponents' dice are not those of the game


class MakeAgent(Protocol):
    def __call__(self, game: Game[Any, Any, Any], level: str, style: str, seed: int) -> Agent: ...


def agent_seed(match_seed: int, seat: int, position: int) -> int:
    """One seed per decision, so that saving, loading and taking back make no difference to what an opponent does."""
    return Rng(match_seed).fork(_STREAM).fork(seat).fork(position).state
