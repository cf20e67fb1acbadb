"""JSON from outside: limited in size, depth and numbers, without what JSON allows and a save never has."""

import json
import re
from typing import NoReturn

from alcazar.core.reasons import DataError, because
from alcazar.core.values import Json
from alcazar.play.reading import quoted

MOST_BYTES = 4_000_000
MOST_LEVELS = 24
_MOST_DIGITS = 20
# A text that does not end goes on to the end of the file: looking for it again and again would take for ever.
_TEXT_OR_BRACKET = re.compile(r'"(?:[^"\\]|\\.)*"?|[\[{]|[\]}]', re.DOTALL)


def parse(data: bytes) -> Json:
    if len(data) > MOST_BYTES:
        raise DataError(because("json.too_large", bytes=len(data), most=MOST_BYTES))
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise DataError(because("json.no_text", byte=error.start)) from None
    _check_depth(text)
    try:
        return json.loads(
            text,
            object_pairs_hook=_no_name_twice,
            parse_int=_short_number,
            parse_float=_no_fraction,
            parse_constant=_no_fraction,
        )
    except json.JSONDecodeError as error:
        raise DataError(because("json.wrong", line=error.lineno, column=error.colno, problem=error.msg)) from None


def _check_depth(text: str) -> None:
    """Before anything is parsed, since parsing is what too many levels would break."""
    depth = 0
    for found in _TEXT_OR_BRACKET.finditer(text):
        bracket = found[0]
        depth += (bracket in "[{") - (bracket in "]}")
        if depth > MOST_LEVELS:
            raise DataError(because("json.too_deep", most=MOST_LEVELS, place=found.start()))


def _no_name_twice(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    members = dict(pairs)
    if len(members) < len(pairs):
        names = [name for name, _ in pairs]
        raise DataError(because("json.twice", name=quoted(next(name for name in names if names.count(name) > 1))))
    return members


def _short_number(digits: str) -> int:
    if len(digits) > _MOST_DIGITS:
        raise DataError(because("json.number", found=quoted(digits)))
    return int(digits)


def _no_fraction(found: str) -> NoReturn:
    raise DataError(because("json.number", found=quoted(found)))
