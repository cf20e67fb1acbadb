"""One face per game: how it shows itself and how its moves are made by taps. Everything else is shared."""

import importlib
import pkgutil
from functools import cache

from alcazar.core.reasons import SetupError, because
from alcazar.core.registry import games
from ui.faces.contract import Face


@cache
def faces() -> dict[str, Face]:
    """The faces of all games that can be played here; a package below this one offers FACES by id of the game."""
    classes: dict[str, type[Face]] = {}
    for package in pkgutil.iter_modules(__path__):
        if package.ispkg:
            classes.update(importlib.import_module(f"{__name__}.{package.name}").FACES)
    return {game.info.id: classes[game.info.id](game) for game in games() if game.info.id in classes}


def face_of(game_id: str) -> Face:
    """A game may be known to the engine alone: then it cannot be opened here."""
    if game_id not in faces():
        raise SetupError(because("setup.unknown_game", game=game_id, known=list(faces())))
    return faces()[game_id]
