"""A match as plain data: what a save holds and what a match starts from."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from alcazar.core.contract import Game
from alcazar.core.values import Json
from alcazar.play.reading import items, members, one_of, refusal, switch, text, whole
from alcazar.play.setup import Setup, decode_setup, encode_seats
from alcazar.play.undo import POLICIES, TURN

MOST_MOVES = 20_000
LONGEST_TITLE = 80
_HIGHEST_RULES = 1_000_000


@dataclass(frozen=True, slots=True)
class Start:
    """Where the log can be replayed from, if not from the very beginning: moves made before, and the state then.

    A match that was begun under older rules goes on from its newest state, whatever its first moves would do today.
    """

    after: int
    state: Json


@dataclass(frozen=True, slots=True)
class Record:
    """`moves` are all moves in plain form, those that were taken back and can be redone included: `position` counts
    the ones that hold, and `state` is the state after them."""

    setup: Setup
    rules: int
    state: Json
    moves: tuple[Json, ...] = ()
    position: int = 0
    start: Start | None = None
    title: str = ""
    undo: str = TURN
    assisted: bool = False


def new_record(setup: Setup, title: str = "", undo: str = TURN) -> Record:
    game = setup.rules()
    return Record(setup, game.info.rules_version, game.encode_state(setup.first_state()), title=title, undo=undo)


def first_state(record: Record, game: Game[Any, Any, Any]) -> tuple[int, Any]:
    """How many moves were made before the log can be replayed, and the state then."""
    if record.start:
        return record.start.after, game.decode_state(record.start.state)
    return 0, record.setup.first_state()


_MEMBERS = (
    "game",
    "rules",
    "seats",
    "seed",
    "options",
    "title",
    "undo",
    "assisted",
    "start",
    "moves",
    "position",
    "state",
)


def encode_record(record: Record) -> dict[str, Json]:
    start = record.start and {"after": record.start.after, "state": record.start.state}
    return {
        "game": record.setup.game,
        "rules": record.rules,
        "seats": encode_seats(record.setup.seats),
        "seed": record.setup.seed,
        "options": dict(record.setup.options),
        "title": record.title,
        "undo": record.undo,
        "assisted": record.assisted,
        "start": start,
        "moves": list(record.moves),
        "position": record.position,
        "state": record.state,
    }


def decode_record(data: Json) -> Record:
    """The record, with everything checked that can be checked without the rules of the game."""
    data = members(data, "", _MEMBERS)
    moves = items(data["moves"], "moves", MOST_MOVES)
    setup = decode_setup(data)
    position = whole(data["position"], "position", 0, len(moves))
    return Record(
        setup=setup,
        rules=_rules(data["rules"], setup),
        state=data["state"],
        moves=tuple(moves),
        position=position,
        start=None if data["start"] is None else _start(data["start"], position),
        title=text(data["title"], "title", 0, LONGEST_TITLE),
        undo=one_of(data["undo"], "undo", POLICIES),
        assisted=switch(data["assisted"], "assisted"),
    )


def _rules(data: Json, setup: Setup) -> int:
    version = whole(data, "rules", 1, _HIGHEST_RULES)
    known = setup.rules().info.rules_version
    if version > known:
        raise refusal("data.newer_rules", "rules", game=setup.game, found=version, known=known)
    return version


def _start(data: Mapping[str, Json], position: int) -> Start:
    data = members(data, "start", ("after", "state"))
    return Start(whole(data["after"], "start.after", 0, position), data["state"])
