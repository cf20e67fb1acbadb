"""Reasons that every game shares, as sentences: about set-ups, saved games, taking back and hints."""

from alcazar.core.reasons import Reason, SetupError
from alcazar.core.registry import game
from alcazar.core.values import Json
from ui.i18n import catalogue, tr


def explain(reason: Reason) -> str:
    """The reason as a sentence. What has no sentence yet is still told, if not nicely."""
    key = f"why.{reason.key}"
    if key not in catalogue():
        return tr("why.unknown", reason=reason)
    return tr(key, **{name: _word(name, value) for name, value in reason.args.items()})


def _word(name: str, value: Json) -> str:
    if name == "game":
        return game_title(str(value))
    if name == "title":
        return f"“{value}”" if value else tr("why.untitled")
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def game_title(game_id: str) -> str:
    """What the game is called; one that nobody knows keeps the name that a file or a code gave it."""
    try:
        return game(game_id).info.title
    except SetupError:
        return game_id
