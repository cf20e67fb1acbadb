"""What is agreed before a match: the game, its options, the seed, and who sits where."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from alcazar.ai.levels import BALANCED
from alcazar.core import registry
from alcazar.core.contract import Game
from alcazar.core.values import Json
from alcazar.play.reading import inside, items, members, text, whole, word

HIGHEST_SEED = (1 << 64) - 1
_MOST_SEATS = 16
_LONGEST_NAME = 40
_LONGEST_OPTION_TEXT = 80


@dataclass(frozen=True, slots=True)
class Seat:
    """A person, or an opponent of some level and style that the program plays."""

    name: str
    colour: str
    level: str | None = None
    style: str = BALANCED

    @property
    def is_person(self) -> bool:
        return self.level is None


@dataclass(frozen=True, slots=True)
class Setup:
    game: str
    seats: tuple[Seat, ...]
    seed: int
    options: Mapping[str, Json] = field(default_factory=dict)

    def rules(self) -> Game[Any, Any, Any]:
        return registry.game(self.game)

    def people(self) -> frozenset[int]:
        """The seats that persons play."""
        return frozenset(number for number, seat in enumerate(self.seats) if seat.is_person)

    def first_state(self) -> Any:
        return self.rules().new(len(self.seats), self.options, self.seed)


def encode_seats(seats: tuple[Seat, ...]) -> Json:
    return [{"name": s.name, "colour": s.colour, "level": s.level, "style": s.style} for s in seats]


def decode_seats(data: Json, where: str) -> tuple[Seat, ...]:
    return tuple(_seat(seat, f"{where}[{number}]") for number, seat in enumerate(items(data, where, _MOST_SEATS)))


def _seat(data: Json, where: str) -> Seat:
    """Levels and styles need not be known ones: a save stays readable when they get other names."""
    data = members(data, where, ("name", "colour", "level", "style"))
    return Seat(
        name=text(data["name"], inside(where, "name"), 1, _LONGEST_NAME),
        colour=word(data["colour"], inside(where, "colour")),
        level=None if data["level"] is None else word(data["level"], inside(where, "level")),
        style=word(data["style"], inside(where, "style")),
    )


def decode_setup(data: Mapping[str, Json]) -> Setup:
    """From the members game, seats, seed and options of a save; seats and options fit the game afterwards."""
    setup = Setup(
        game=word(data["game"], "game"),
        seats=decode_seats(data["seats"], "seats"),
        seed=whole(data["seed"], "seed", 0, HIGHEST_SEED),
        options=_options(data["options"]),
    )
    setup.rules().info.checked_options(len(setup.seats), setup.options)
    return setup


def _options(data: Json) -> dict[str, Json]:
    options: dict[str, Json] = members(data, "options", data if isinstance(data, dict) else ())
    for key, value in options.items():
        word(key, "options")
        if not isinstance(value, (bool, int)):
            text(value, inside("options", key), 0, _LONGEST_OPTION_TEXT)
    return options
