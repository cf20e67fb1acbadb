"""Agents that need no knowledge of a game: random, and textbook tree search."""

from typing import Any

from alcazar.ai.agent import Budget, Choice, Thinking
from alcazar.core.contract import Game
from alcazar.core.reasons import because
from alcazar.core.rng import Rng


class RandomAgent:
    """Any legal move, all equally likely."""

    def __init__(self, game: Game[Any, Any, Any], seed: int) -> None:
        self._game = game
        self._rng = Rng(seed)

    def think(self, view: Any) -> Thinking:
        moves = self._game.legal_moves(self._game.sample(view, self._rng))
        move = self._rng.choice(moves)
        return Thinking(iter(()), lambda: Choice(move, because("ai.at_random")), Budget())
