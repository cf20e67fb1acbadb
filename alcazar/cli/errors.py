"""Errors of the command line, in words."""

from alcazar.cli.sentences import SAVES
from alcazar.core.reasons import Reason

_SENTENCES = {
    "setup.unknown_game": "unknown game {game!r}; known games: {known}",
    "setup.seats": "{game} is for {fewest} to {most} players, not {seats}",
    "setup.unknown_level": "unknown level {level!r}; known levels: {known}",
    "setup.unknown_style": "unknown style {style!r}; known styles: {known}",
    "setup.unknown_option": "{game} has no option {option!r}",
    "setup.bad_choice": "option {option!r} of {game} cannot be {value!r}",
    "setup.conflict": "options {option!r} and {other!r} of {game} do not go together",
    **SAVES,
}


class UsageError(Exception):
    """The command line cannot be understood."""


def sentence(reason: Reason) -> str:
    template = _SENTENCES.get(reason.key)
    if template is None:
        return str(reason)
    args = {name: ", ".join(value) if isinstance(value, list) else value for name, value in reason.args.items()}
    return template.format(**args)
