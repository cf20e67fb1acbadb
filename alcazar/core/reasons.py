"""Why something is not possible, as a key with arguments. The app turns it into a sentence in the player's language."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from alcazar.core.values import Json


@dataclass(frozen=True, slots=True)
class Reason:
    key: str
    args: Mapping[str, Json] = field(default_factory=dict)

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.args.items())
        return f"{self.key} ({details})" if details else self.key


def because(key: str, **args: Json) -> Reason:
    return Reason(key, args)


class ReasonError(Exception):
    """An error that players can be told about."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class IllegalMoveError(ReasonError):
    """A well-formed move that the rules forbid here."""


class SetupError(ReasonError):
    """A game that cannot be started like this: unknown game, wrong number of players, bad options."""


class DataError(ReasonError):
    """Data from outside (a file, a message) that does not describe a move, a view or a state."""
