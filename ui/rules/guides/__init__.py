"""One module per family of games; each offers GUIDES by id of the game."""

import importlib
import pkgutil
from functools import cache

from ui.rules.guides.guide import Guide


@cache
def _guides() -> dict[str, Guide]:
    found: dict[str, Guide] = {}
    for module in pkgutil.iter_modules(__path__):
        found.update(getattr(importlib.import_module(f"{__name__}.{module.name}"), "GUIDES", {}))
    return found


def guide_of(game_id: str) -> Guide:
    return _guides().get(game_id, Guide())
