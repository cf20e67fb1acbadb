"""The list of saved games, from their summaries alone: no state is read for it."""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from alcazar.core.reasons import ReasonError, because
from alcazar.play.reading import text, whole
from alcazar.play.record import LONGEST_TITLE
from alcazar.play.setup import Seat, decode_seats
from alcazar.saves.errors import DamagedError
from alcazar.saves.rows import END_OF_TIME, GameRow


@dataclass(frozen=True, slots=True)
class Summary:
    id: int
    uid: str
    title: str
    game: str
    seats: tuple[Seat, ...]
    moves: int
    asked: int | None
    assisted: bool
    created: int
    changed: int
    touched: int
    trashed: int | None

    @property
    def finished(self) -> bool:
        return self.asked is None

    @property
    def players(self) -> str:
        return ", ".join(seat.name for seat in self.seats)


def summary(row: GameRow) -> Summary:
    try:
        return _checked_summary(row)
    except (ValueError, RecursionError, ReasonError) as error:
        raise DamagedError(because("store.damaged_game", id=row.id, title=row.title, problem=str(error))) from None


def _checked_summary(row: GameRow) -> Summary:
    seats = decode_seats(json.loads(row.seats), "seats")
    return Summary(
        id=row.id,
        uid=row.uid,
        title=text(row.title, "title", 0, LONGEST_TITLE),
        game=row.game,
        seats=seats,
        moves=row.position,
        asked=None if row.asked is None else whole(row.asked, "asked", 0, len(seats) - 1),
        assisted=bool(row.assisted),
        created=whole(row.created, "created", 0, END_OF_TIME),
        changed=whole(row.changed, "changed", 0, END_OF_TIME),
        touched=row.touched,
        trashed=row.trashed,
    )


# By date means by the order of play in this store: the clock may have been wrong in between.
SORTS: Mapping[str, Callable[[Summary], Any]] = {
    "date": lambda summary: -summary.touched,
    "game": lambda summary: (summary.game, -summary.touched),
    "players": lambda summary: (summary.players.casefold(), -summary.touched),
    "title": lambda summary: (summary.title.casefold(), -summary.touched),
}


def arranged(summaries: Iterable[Summary], search: str = "", sort: str = "date", trash: bool = False) -> list[Summary]:
    """The games, or those in the trash, that have all words of the search in their title, players or game."""
    words = search.casefold().split()
    found = (one for one in summaries if (one.trashed is not None) == trash and _matches(one, words))
    return sorted(found, key=SORTS[sort])


def _matches(summary: Summary, words: list[str]) -> bool:
    named = f"{summary.title} {summary.players} {summary.game}".casefold()
    return all(word in named for word in words)
