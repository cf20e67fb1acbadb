"""Arguments that several commands share."""

import argparse
import re

from alcazar.cli.errors import UsageError
from alcazar.core.values import Json

_WHOLE_NUMBER = re.compile(r"-?[0-9]{1,18}")


def whole_number(least: int) -> "type[int]":
    """An argparse type: a whole number that is not too small."""

    def parse(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is no whole number") from None
        if number < least:
            raise argparse.ArgumentTypeError(f"{number} is less than {least}")
        return number

    return parse  # type: ignore[return-value]  # argparse takes any callable


def positive(text: str) -> float:
    """An argparse type: a number above 0."""
    try:
        number = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no number") from None
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is not above 0")
    return number


def add_table(command: argparse.ArgumentParser) -> None:
    """Which game, how many players, which seed."""
    command.add_argument("game", metavar="GAME", help="alcazar, bigboss, …")
    command.add_argument("--players", type=whole_number(1), required=True, metavar="N")
    command.add_argument("--seed", type=whole_number(0), required=True, metavar="S")


def parse_options(pairs: list[str]) -> dict[str, Json]:
    """Game options from the command line: key=value, where on/off, true/false and whole numbers are understood."""
    options: dict[str, Json] = {}
    for pair in pairs:
        key, equals, text = pair.partition("=")
        if not key or not equals:
            raise UsageError(f"an option is written key=value, not {pair!r}")
        options[key] = _value(text)
    return options


def _value(text: str) -> Json:
    words = {"on": True, "true": True, "off": False, "false": False}
    if text in words:
        return words[text]
    return int(text) if _WHOLE_NUMBER.fullmatch(text) else text
