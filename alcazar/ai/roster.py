"""Agents by name: levels with styles, and the references they are measured by."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from alcazar.ai.agent import Agent
from alcazar.ai.greedy import greedy_agent
from alcazar.ai.levels import BALANCED, LEVELS
from alcazar.ai.opponent import Opponent
from alcazar.ai.scoring import Scorer
from alcazar.ai.simple import RandomAgent
from alcazar.ai.uct import UctAgent
from alcazar.core.contract import Game
from alcazar.core.reasons import SetupError, because


def make_agent(
    game: Game[Any, Any, Any],
    level: str,
    style: str = BALANCED,
    seed: int = 0,
    scale: float = 1.0,
    playouts: int | None = None,
) -> Agent:
    """An opponent of that level and style.

    Its thinking time is multiplied by `scale`; with a number of playouts it thinks by that count and by no clock.
    """
    if level not in LEVELS:
        raise SetupError(because("setup.unknown_level", level=level, known=list(LEVELS)))
    if style not in game.evaluation.styles:
        raise SetupError(because("setup.unknown_style", style=style, known=list(game.evaluation.styles)))
    changes: Mapping[str, Any] = game.evaluation.levels.get(level, {})
    chosen = replace(LEVELS[level], **changes)
    return Opponent(Scorer(game, style=style), replace(chosen, seconds=chosen.seconds * scale), seed, playouts)


def agent_by_name(game: Game[Any, Any, Any], name: str, seed: int, scale: float = 1.0, uct_ms: int = 1000) -> Agent:
    """An agent from a name like `hard`, `hard:raider`, `uct`, `greedy` or `random`; scale multiplies thinking times."""
    level, _, style = name.partition(":")
    if level == "random":
        return RandomAgent(game, seed)
    if level == "greedy":
        return greedy_agent(game, seed)
    if level == "uct":
        return UctAgent(game, seed, uct_ms / 1000 * scale)
    return make_agent(game, level, style or BALANCED, seed, scale)
