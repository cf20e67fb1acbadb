"""A match told in words, for every game alike: who did what, and what came of it."""

from collections.abc import Iterator

from alcazar.core.events import Event
from alcazar.core.standings import winners
from alcazar.core.values import Json
from alcazar.play.history import History
from alcazar.play.record import Record

_NOBODY = -1  # sees what everybody sees


def story(record: Record, history: History, seat: int | None = None) -> Iterator[str]:
    """Line by line, as one seat saw it, or as anybody could see it."""
    names = [one.name for one in record.setup.seats]
    yield _heading(record)
    if history.before:
        yield f"The first {history.before} moves cannot be replayed any more."
    for number, step in enumerate(history.steps, start=history.before + 1):
        yield f"{number:4}  {names[step.seat]}: {history.game.notation(step.move)}"
        for event in step.seen_by(_NOBODY if seat is None else seat):
            yield "        " + _happening(event, names)
    yield from _ending(record, history)


def _heading(record: Record) -> str:
    seats = ", ".join(f"{seat.name} ({seat.level or 'person'})" for seat in record.setup.seats)
    help_had = ", with help" if record.assisted else ""
    return f"{record.setup.rules().info.title}: {seats}; seed {record.setup.seed}, {record.position} moves{help_had}"


def _happening(event: Event, names: list[str]) -> str:
    who = f" {names[event.seat]}" if event.seat is not None else ""
    details = "".join(f", {name} {_plain(value)}" for name, value in event.args.items() if value is not None)
    chance = f", dice {_plain(list(event.chance))}" if event.chance else ""
    amount = f" ({event.amount:+d})" if event.amount else ""
    return f"{event.kind.replace('_', ' ')}{who}{details}{chance}{amount}"


def _plain(value: Json) -> str:
    if isinstance(value, list):
        return " ".join(f"({','.join(map(str, part))})" if isinstance(part, list) else str(part) for part in value)
    return str(value)


def _ending(record: Record, history: History) -> Iterator[str]:
    state = history.states[-1]
    standings = history.game.standings(state)
    points = ", ".join(f"{record.setup.seats[one.seat].name} {one.points}" for one in standings)
    if history.game.decision(state) is None:
        best = " and ".join(record.setup.seats[seat].name for seat in winners(standings))
        yield f"The end. {points}. {best} won."
    else:
        yield f"Not over yet. {points}."
