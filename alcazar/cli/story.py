"""A match told in words: who did what, and what came of it."""

from collections.abc import Iterator

from alcazar.core.standings import winners
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
            yield "        " + history.game.tell(event, names)
    yield from _ending(record, history)


def _heading(record: Record) -> str:
    seats = ", ".join(f"{seat.name} ({seat.level or 'person'})" for seat in record.setup.seats)
    help_had = ", with help" if record.assisted else ""
    return f"{record.setup.rules().info.title}: {seats}; seed {record.setup.seed}, {record.position} moves{help_had}"


def _ending(record: Record, history: History) -> Iterator[str]:
    state = history.states[-1]
    standings = history.game.standings(state)
    points = ", ".join(f"{record.setup.seats[one.seat].name} {one.points}" for one in standings)
    if history.game.decision(state) is None:
        best = " and ".join(record.setup.seats[seat].name for seat in winners(standings))
        yield f"The end. {points}. {best} won."
    else:
        yield f"Not over yet. {points}."
