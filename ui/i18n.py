"""Sentences by key. English for now; other languages become further catalogues."""

import importlib
import pkgutil
from functools import cache

from ui.texts import english


def tr(key: str, **args: object) -> str:
    """The sentence for a key, with its gaps filled in."""
    return catalogue()[key].format(**args)


def trn(key: str, count: int, **args: object) -> str:
    """The sentence for a number of things: `key.one` or `key.other`."""
    return tr(f"{key}.one" if count == 1 else f"{key}.other", count=count, **args)


@cache
def catalogue() -> dict[str, str]:
    texts: dict[str, str] = {}
    for module in pkgutil.iter_modules(english.__path__):
        part: dict[str, str] = importlib.import_module(f"{english.__name__}.{module.name}").TEXTS
        twice = texts.keys() & part.keys()
        assert not twice, f"said twice: {twice}"
        texts.update(part)
    return texts
