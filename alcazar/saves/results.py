"""Results of finished matches, and the statistics that they add up to. They stay when a game is deleted."""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from alcazar.play.match import Match
from alcazar.saves.rows import GameRow
from alcazar.saves.tables import RESULTS, Row

PEOPLE_ONLY, MIXED = "people", "mixed"


@dataclass(frozen=True, slots=True)
class Result:
    """How one person did in one match: the columns of the table of results, in their order."""

    uid: str
    seat: int
    player: str
    game: str
    seats: int
    level: str
    points: int
    place: int
    assisted: int
    ended: int
    touched: int


@dataclass(frozen=True, slots=True)
class Statistic:
    """Matches with help are counted and otherwise left out: they neither win nor break a streak."""

    played: int
    assisted: int
    won: int
    points: int
    best: int | None
    longest_streak: int
    streak: int


def put_results(connection: sqlite3.Connection, row: GameRow, match: Match) -> None:
    standings, people = match.standings(), match.setup.people()
    level = level_of_table([seat.level for seat in match.setup.seats])
    results = [
        Result(
            uid=row.uid,
            seat=standing.seat,
            player=match.setup.seats[standing.seat].name,
            game=row.game,
            seats=len(match.setup.seats),
            level=level,
            points=standing.points,
            place=standing.place,
            assisted=row.assisted,
            ended=row.changed,
            touched=row.touched,
        )
        for standing in standings
        if standing.seat in people
    ]
    put_rows(connection, results)


def put_rows(connection: sqlite3.Connection, results: Sequence[Result]) -> None:
    rows: list[Row] = [tuple(getattr(result, column) for column in RESULTS.columns) for result in results]
    RESULTS.put(connection, rows)


def forget_results(connection: sqlite3.Connection, uid: str) -> None:
    """A finished match was taken up again."""
    connection.execute("DELETE FROM results WHERE uid = ?", (uid,))


def result_of_row(row: Row) -> Result:
    return Result(*cast(Any, row))


def level_of_table(levels: Sequence[str | None]) -> str:
    """One word for the opponents of a table."""
    opponents = {level for level in levels if level is not None}
    if not opponents:
        return PEOPLE_ONLY
    return opponents.pop() if len(opponents) == 1 else MIXED


def statistic(results: Sequence[Result]) -> Statistic:
    """Of results in the order in which they were achieved."""
    unaided = [result for result in results if not result.assisted]
    longest = streak = 0
    for result in unaided:
        streak = streak + 1 if result.place == 1 else 0
        longest = max(longest, streak)
    return Statistic(
        played=len(results),
        assisted=len(results) - len(unaided),
        won=sum(result.place == 1 for result in unaided),
        points=sum(result.points for result in unaided),
        best=max((result.points for result in unaided), default=None),
        longest_streak=longest,
        streak=streak,
    )


def statistics(results: Sequence[Result], by: Sequence[str]) -> dict[tuple[Any, ...], Statistic]:
    """One statistic for each group, for example by game, seats and level."""
    groups: dict[tuple[Any, ...], list[Result]] = {}
    for result in sorted(results, key=lambda result: result.touched):
        groups.setdefault(tuple(getattr(result, name) for name in by), []).append(result)
    return {key: statistic(group) for key, group in sorted(groups.items())}
