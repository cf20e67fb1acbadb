"""Plain values from outside, taken apart piece by piece. What does not fit is refused, with its place."""

import re
from collections.abc import Collection

from alcazar.core.reasons import DataError, because
from alcazar.core.values import Json

_WORD = re.compile(r"[a-z0-9_#]{1,24}")
_LONGEST_QUOTE = 60


def refusal(key: str, where: str, **args: Json) -> DataError:
    return DataError(because(key, where=where, **args))


def quoted(value: Json) -> str:
    """A value that was found, short enough for a message."""
    text = repr(value)
    return text if len(text) <= _LONGEST_QUOTE else text[: _LONGEST_QUOTE - 1] + "…"


def inside(where: str, name: str) -> str:
    return f"{where}.{name}" if where else name


def members(value: Json, where: str, names: Collection[str]) -> dict[str, Json]:
    """An object with exactly these members."""
    if not isinstance(value, dict):
        raise refusal("data.no_object", where, found=quoted(value))
    for name in names:
        if name not in value:
            raise refusal("data.missing", inside(where, name))
    for name in value:
        if name not in names:
            raise refusal("data.unexpected", where, found=quoted(name))
    return value


def whole(value: Json, where: str, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise refusal("data.no_number", where, least=least, most=most, found=quoted(value))
    return value


def switch(value: Json, where: str) -> bool:
    if type(value) is not bool:
        raise refusal("data.no_switch", where, found=quoted(value))
    return value


def text(value: Json, where: str, shortest: int, longest: int) -> str:
    """Printable text: no line breaks, no control characters, nothing that could not be written to a file."""
    if not isinstance(value, str) or not shortest <= len(value) <= longest or not value.isprintable():
        raise refusal("data.no_text", where, shortest=shortest, longest=longest, found=quoted(value))
    return value


def word(value: Json, where: str) -> str:
    """A name that programs use: small letters, digits, underscores; a colour may start with #."""
    if not isinstance(value, str) or not _WORD.fullmatch(value):
        raise refusal("data.no_word", where, found=quoted(value))
    return value


def one_of(value: Json, where: str, known: Collection[str]) -> str:
    if not isinstance(value, str) or value not in known:
        raise refusal("data.unknown", where, known=list(known), found=quoted(value))
    return value


def items(value: Json, where: str, most: int) -> list[Json]:
    if not isinstance(value, list) or len(value) > most:
        raise refusal("data.no_list", where, most=most, found=quoted(value))
    return value
