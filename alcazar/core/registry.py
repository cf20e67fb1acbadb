"""All games, found by looking into the packages below `alcazar.games`: a new game needs no line here."""

import importlib
import pkgutil
from functools import cache
from typing import Any

import alcazar.games
from alcazar.core.contract import Game
from alcazar.core.reasons import SetupError, because


@cache
def games() -> tuple[Game[Any, Any, Any], ...]:
    """The games in the order of their packages' names, variants in the order their package lists them."""
    names = sorted(module.name for module in pkgutil.iter_modules(alcazar.games.__path__))
    packages = [importlib.import_module(f"alcazar.games.{name}") for name in names]
    return tuple(game for package in packages for game in package.GAMES)


def game(game_id: str) -> Game[Any, Any, Any]:
    for candidate in games():
        if candidate.info.id == game_id:
            return candidate
    raise SetupError(because("setup.unknown_game", game=game_id, known=[g.info.id for g in games()]))
