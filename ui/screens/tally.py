"""Statistics in words and numbers."""

from collections.abc import Sequence

from alcazar.ai.levels import LEVELS
from alcazar.saves.results import MIXED, PEOPLE_ONLY, Result, Statistic, statistics
from ui.i18n import catalogue, number, tr, trn
from ui.kit.bars_chart import HOLLOW, PLAIN, STARRED, Column

LEVELS_IN_ORDER = (PEOPLE_ONLY, *LEVELS, MIXED)


def unaided(statistic: Statistic) -> int:
    """Games that count for more than having been played."""
    return statistic.played - statistic.assisted


def share_won(statistic: Statistic) -> float:
    return statistic.won / max(1, unaided(statistic))


def figures(statistic: Statistic) -> list[tuple[str, str]]:
    """Numbers, and what each of them is."""
    return [
        (number(statistic.played), tr("statistics.played")),
        (percent_won(statistic), tr("statistics.won")),
        (mean(statistic), tr("statistics.mean")),
        (best(statistic), tr("statistics.best")),
        (number(statistic.streak), tr("statistics.streak")),
        (number(statistic.longest_streak), tr("statistics.longest_streak")),
    ]


def percent_won(statistic: Statistic) -> str:
    counted = unaided(statistic)
    return tr("statistics.percent", share=round(100 * share_won(statistic))) if counted else tr("statistics.nothing")


def mean(statistic: Statistic) -> str:
    counted = unaided(statistic)
    return number(round(statistic.points / counted, 1)) if counted else tr("statistics.nothing")


def best(statistic: Statistic) -> str:
    return tr("statistics.nothing") if statistic.best is None else number(statistic.best)


def columns(results: Sequence[Result]) -> list[Column]:
    return [Column(result.points, style_of(result)) for result in results]


def style_of(result: Result) -> str:
    if result.assisted:
        return HOLLOW
    return STARRED if result.place == 1 else PLAIN


def tables(results: Sequence[Result]) -> list[tuple[int, str, Statistic]]:
    """By number of seats and level, weak opponents first."""
    found = statistics(results, ("seats", "level"))
    return [(seats, level, found[seats, level]) for seats, level in sorted(found, key=_order)]


def _order(table: tuple[int, str]) -> tuple[int, int, str]:
    seats, level = table
    known = level in LEVELS_IN_ORDER
    return seats, LEVELS_IN_ORDER.index(level) if known else len(LEVELS_IN_ORDER), level


def table_title(seats: int, level: str) -> str:
    key = f"statistics.level.{level}"
    return tr(
        "statistics.table",
        players=trn("statistics.players", seats),
        level=tr(key) if key in catalogue() else level,  # one of another version
    )


def table_won(statistic: Statistic) -> str:
    counted = unaided(statistic)
    if not counted:
        return ""
    won = {"won": number(statistic.won), "played": number(counted), "share": percent_won(statistic)}
    return tr("statistics.table.won", **won)


def table_lines(statistic: Statistic) -> list[str]:
    lines = []
    if unaided(statistic):
        streaks = {"streak": number(statistic.streak), "longest": number(statistic.longest_streak)}
        lines.append(tr("statistics.table.points", mean=mean(statistic), best=best(statistic)))
        lines.append(tr("statistics.table.streak", **streaks))
    if statistic.assisted:
        lines.append(tr("statistics.table.assisted", count=number(statistic.assisted)))
    return lines
