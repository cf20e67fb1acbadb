"""A short text for the set-up of a game, to read out or to write down: game, seats, options and seed.

`alcazar-2-0-96HK-EM` is Alcazar for 2 with all options as usual and the seed 96HK; the last part finds typing errors.
"""

from hashlib import blake2b

from alcazar.core import registry
from alcazar.core.contract import GameInfo
from alcazar.core.reasons import DataError, because
from alcazar.play.reading import quoted
from alcazar.play.setup import HIGHEST_SEED, Setup

_DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # no I, L, O and U, which are easily mistaken for others
_NONE, _SOME = "0", "1"  # nothing unusual about the options, or what follows
_MISTAKEN = str.maketrans("ILO", "110")


def code_of(setup: Setup) -> str:
    info = setup.rules().info
    options = info.checked_options(len(setup.seats), setup.options)
    choices = "".join(_DIGITS[option.choices.index(options[option.key])] for option in info.options)
    usual = "".join(_DIGITS[option.choices.index(option.default)] for option in info.options)
    text = f"{setup.game}-{len(setup.seats)}-{_unusual(choices, usual)}-{_number_text(setup.seed)}"
    return f"{text}-{_check(text)}"


def read_code(code: str) -> tuple[str, int, int, dict[str, object]]:
    """Game, number of seats, seed and options; a DataError if the code is mistyped."""
    parts = code.strip().rsplit("-", 4)
    if len(parts) != 5:
        raise DataError(because("code.parts", code=quoted(code)))
    game_id, seats, choices, seed, check = parts
    game_id = game_id.lower()
    seats, choices, seed, check = (part.upper().translate(_MISTAKEN) for part in (seats, choices, seed, check))
    if _check(f"{game_id}-{seats}-{choices}-{seed}") != check:
        raise DataError(because("code.mistyped", code=quoted(code)))
    info = registry.game(game_id).info
    options = _options(info, choices)
    number = _text_number(seed)
    if number > HIGHEST_SEED or not seats.isdecimal():
        raise DataError(because("code.mistyped", code=quoted(code)))
    info.checked_options(int(seats), options)
    return game_id, int(seats), number, options


def _unusual(choices: str, usual: str) -> str:
    """1 and the choices up to the last unusual one, or 0: options that are added later do not change today's codes."""
    length = len(choices)
    while length and choices[length - 1] == usual[length - 1]:
        length -= 1
    return _SOME + choices[:length] if length else _NONE


def _options(info: GameInfo, choices: str) -> dict[str, object]:
    """What is missing is as usual."""
    if choices == _NONE:
        return {}
    if choices[:1] != _SOME or len(choices) > len(_SOME) + len(info.options):
        raise DataError(because("code.options", game=info.id))
    options = {}
    for option, digit in zip(info.options, choices[len(_SOME) :]):
        number = _text_number(digit)
        if number >= len(option.choices):
            raise DataError(because("code.options", game=info.id))
        options[option.key] = option.choices[number]
    return options


def _check(text: str) -> str:
    return _number_text(1024 + int.from_bytes(blake2b(text.encode(), digest_size=8).digest()) % 1024)[1:]


def _number_text(number: int) -> str:
    digits = _DIGITS[number % 32]
    while number := number // 32:
        digits = _DIGITS[number % 32] + digits
    return digits


def _text_number(digits: str) -> int:
    number = 0
    for digit in digits:
        if digit not in _DIGITS:
            raise DataError(because("code.mistyped", code=quoted(digits)))
        number = number * 32 + _DIGITS.index(digit)
    return number
