"""A game that is being set up. Whatever is chosen, what comes out can be started."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from alcazar.ai.levels import BALANCED, LEVELS
from alcazar.core.contract import GameInfo, Option
from alcazar.core.reasons import ReasonError, SetupError, because
from alcazar.core.values import Json
from alcazar.play.setup import Seat, Setup, decode_setup, encode_seats
from alcazar.saves.code import code_of, read_code
from ui.faces import face_of, faces
from ui.i18n import tr
from ui.kit.seats import LOOKS
from ui.session import new_seed

FIRST_LEVEL = "easy"
FIRST_SEATS = 3
LONGEST_NAME = 20  # saves allow more; at the table it should fit


@dataclass
class Draft:
    game: str
    seats: list[Seat] = field(default_factory=list)
    options: dict[str, Json] = field(default_factory=dict)
    seed: int = field(default_factory=new_seed)

    @property
    def info(self) -> GameInfo:
        return face_of(self.game).game.info

    @property
    def styles(self) -> tuple[str, ...]:
        return tuple(face_of(self.game).game.evaluation.styles)

    @property
    def code(self) -> str:
        return code_of(self.setup())

    def setup(self) -> Setup:
        return Setup(self.game, tuple(self.seats), self.seed, dict(self.options))

    def plain(self) -> dict[str, Json]:
        """To be remembered. Not the seed: the next game is another one."""
        return {"game": self.game, "seats": encode_seats(tuple(self.seats)), "options": dict(self.options)}

    # -- the game -----------------------------------------------------------------------------------------------------

    def choose_game(self, game: str) -> None:
        """Who sits at the table stays, as far as there is room."""
        if game != self.game:
            self.game, self.options = game, {}
            self._seat(min(max(len(self.seats), self.info.min_seats), self.info.max_seats))
            self._usual_options()

    def take_code(self, code: str) -> None:
        """A ReasonError says what is wrong with the code; nothing has changed then."""
        game, seats, seed, options = read_code(code)
        if game not in faces():
            raise SetupError(because("setup.unknown_game", game=game, known=list(faces())))
        self.game, self.seed, self.options = game, seed, options
        self._seat(seats)
        self._usual_options()

    def set_option(self, key: str, value: Json) -> None:
        """What must not be on together with it goes off."""
        self.options[key] = value
        if value:
            for other in self._rivals(key):
                self.options[other.key] = next(choice for choice in other.choices if not choice)

    def _rivals(self, key: str) -> list[Option]:
        excluded = {other for option in self.info.options if option.key == key for other in option.excludes}
        return [option for option in self.info.options if option.key in excluded or key in option.excludes]

    def _usual_options(self) -> None:
        self.options = self.info.checked_options(len(self.seats), self.options)

    # -- the seats ----------------------------------------------------------------------------------------------------

    @property
    def has_room(self) -> bool:
        return len(self.seats) < self.info.max_seats

    @property
    def may_shrink(self) -> bool:
        return len(self.seats) > self.info.min_seats

    def add_seat(self) -> None:
        """One person first, then opponents."""
        if self.seats:
            self.seats.append(Seat(self._free_name(), self._free_colour(), self._level()))
        else:
            self.seats.append(Seat(tr("new_game.you"), self._free_colour()))

    def remove_seat(self, number: int) -> None:
        del self.seats[number]

    def change(self, number: int, **values: Any) -> None:
        self.seats[number] = replace(self.seats[number], **values)

    def let_play(self, number: int, person: bool) -> None:
        """Leaves a seat to a person or to an opponent."""
        self.change(number, level=None if person else self._level())
        if not person and self.seats[number].name == tr("new_game.you"):
            self.change(number, name=self._free_name())

    def rename(self, number: int, name: str) -> None:
        """An empty name changes nothing; a taken one gets a number."""
        name = " ".join("".join(filter(str.isprintable, name)).split())[:LONGEST_NAME]
        others = {seat.name.casefold() for other, seat in enumerate(self.seats) if other != number}
        if name:
            self.change(number, name=_free(name, others))

    def paint(self, number: int, colour: str) -> None:
        """Whoever has the colour already gets the other one for it."""
        for other, seat in enumerate(self.seats):
            if seat.colour == colour:
                self.change(other, colour=self.seats[number].colour)
        self.change(number, colour=colour)

    def _seat(self, count: int) -> None:
        del self.seats[count:]
        while len(self.seats) < count:
            self.add_seat()
        for number, seat in enumerate(self.seats):
            if seat.style not in self.styles:
                self.change(number, style=BALANCED)

    def _level(self) -> str:
        """The level of the other opponents."""
        return next((seat.level for seat in reversed(self.seats) if seat.level), FIRST_LEVEL)

    def _free_name(self) -> str:
        taken = {seat.name.casefold() for seat in self.seats}
        names = tr("new_game.names").split(", ")
        return next((name for name in names if name.casefold() not in taken), None) or _free(names[-1], taken)

    def _free_colour(self) -> str:
        taken = {seat.colour for seat in self.seats}
        return next(key for key in LOOKS if key not in taken)


def _free(name: str, taken: set[str]) -> str:
    number, free = 1, name
    while free.casefold() in taken:
        number += 1
        free = f"{name} {number}"
    return free


def first_draft() -> Draft:
    """What is offered to those who come for the first time."""
    draft = Draft(next(iter(faces())))
    draft._seat(min(max(FIRST_SEATS, draft.info.min_seats), draft.info.max_seats))
    draft._usual_options()
    return draft


def remembered_draft(table: Mapping[str, Any]) -> Draft:
    """The last choice, if it still makes sense: it comes from a file, perhaps of another version."""
    try:
        setup = decode_setup({name: table.get(name) for name in ("game", "seats", "options")} | {"seed": 0})
    except ReasonError:
        return first_draft()
    if not _is_ours(setup):
        return first_draft()
    draft = Draft(setup.game, list(setup.seats), dict(setup.options))
    draft._usual_options()
    return draft


def _is_ours(setup: Setup) -> bool:
    """Whether this app could have offered it."""
    if setup.game not in faces():
        return False
    names = {seat.name.casefold() for seat in setup.seats}
    colours = {seat.colour for seat in setup.seats}
    return (
        len(names) == len(colours) == len(setup.seats)
        and colours <= LOOKS.keys()
        and all(seat.level is None or seat.level in LEVELS for seat in setup.seats)
        and all(seat.style in face_of(setup.game).game.evaluation.styles for seat in setup.seats)
    )
