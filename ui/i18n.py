"""Sentences by key, in the language of the player. English is in ui/texts, the others in gettext catalogues."""

import gettext
import importlib
import locale
import pkgutil
from functools import cache

from ui.assets import asset
from ui.texts import english

DOMAIN = "alcazar"
ENGLISH = "en"
LANGUAGES = {ENGLISH: "English", "de": "Deutsch", "nl": "Nederlands", "it": "Italiano"}  # each by its own name
_translation: gettext.NullTranslations = gettext.NullTranslations()


def use_language(language: str) -> None:
    """All texts that are asked for from now on are in this language; those that it lacks are in English."""
    global _translation
    _translation = gettext.translation(DOMAIN, asset("locale"), [language], fallback=True)


def device_language() -> str:
    """What the device is set to, if we have it."""
    code = (locale.getlocale()[0] or _android_language() or "")[:2].lower()
    return code if code in LANGUAGES else ENGLISH


def _android_language() -> str | None:
    try:
        from jnius import autoclass
    except ImportError:
        return None
    return str(autoclass("java.util.Locale").getDefault().getLanguage())


def tr(key: str, **args: object) -> str:
    """The sentence for a key, with its gaps filled in."""
    return _translation.pgettext(key, catalogue()[key]).format(**args)


def trn(key: str, count: int, **args: object) -> str:
    """The sentence for a number of things: English has `key.one` and `key.other`."""
    one, other = catalogue()[f"{key}.one"], catalogue()[f"{key}.other"]
    return _translation.npgettext(key, one, other, count).format(count=number(count), **args)


def number(value: float) -> str:
    """With the signs that people use to group thousands and to part decimals."""
    return f"{value:,}".translate(str.maketrans({",": tr("number.thousands"), ".": tr("number.decimals")}))


@cache
def catalogue() -> dict[str, str]:
    """Every text in English."""
    texts: dict[str, str] = {}
    for module in pkgutil.iter_modules(english.__path__):
        part: dict[str, str] = importlib.import_module(f"{english.__name__}.{module.name}").TEXTS
        twice = texts.keys() & part.keys()
        assert not twice, f"said twice: {twice}"
        texts.update(part)
    return texts
