"""Which buttons the table offers."""

from functools import partial
from typing import TYPE_CHECKING

from ui.i18n import tr
from ui.table.actions import Tile

if TYPE_CHECKING:
    from ui.table.screen import TableScreen


def tiles(table: "TableScreen") -> list[Tile]:
    return [*answers(table), *_beside_the_question(table)]


def answers(table: "TableScreen") -> list[Tile]:
    question = table.question
    if question.choosing is None:
        return _while_waiting(table)
    if question.ready is not None:
        return [Tile(tr("table.confirm"), "check-bold", question.confirm, main=True), _cancel(table)]
    chosen, moves = question.choosing.chosen, question.choosing.moves
    found = [
        Tile(
            action.text,
            action.icon,
            partial(table.act, action),
            main=action.main,
            in_line=action.in_line,
            pick=action.pick,
        )
        for action in table.session.face.actions(table.conductor.view, moves, chosen)
    ]
    return [*found, _cancel(table)] if chosen else found


def _cancel(table: "TableScreen") -> Tile:
    return Tile(tr("app.cancel"), "close", table.question.cancel)


def _while_waiting(table: "TableScreen") -> list[Tile]:
    conductor = table.conductor
    if conductor.match.asked is None:
        return [Tile(tr("table.results"), "trophy", table.show_results, main=True)]
    if conductor.waiting:
        return [Tile(tr("table.next"), "arrow-right", table.skip, main=True)]
    if conductor.is_busy:
        return [Tile(tr("table.skip"), "fast-forward", table.skip)]
    if not conductor.match.waits_for_person:
        return [Tile(tr("table.move_now"), "run-fast", conductor.move_now)]
    return []


def _beside_the_question(table: "TableScreen") -> list[Tile]:
    found = [_undo(table)]
    if table.conductor.match.why_no_redo() is None:
        found.append(Tile(tr("table.redo"), "redo", table.redo))
    if table.question.choosing:
        found += _aids(table)
        found.append(Tile(tr("table.hint"), "lightbulb-on-outline", table.hints.start))
    return found


def _aids(table: "TableScreen") -> list[Tile]:
    conductor = table.conductor
    aids = table.session.face.aids(conductor.view, conductor.match.decision.phase)
    return [Tile(aid.text, aid.icon, partial(table.switch_aid, aid.key)) for aid in aids]


def _undo(table: "TableScreen") -> Tile:
    """Says what it would take back; if that is nothing, a tap tells why."""
    match, text = table.conductor.match, tr("table.undo")
    is_possible = match.why_no_undo() is None
    if is_possible:
        people = match.setup.people()
        newest = next(step for step in reversed(match.history.steps) if step.seat in people)
        text += "\n" + table.session.face.short(newest.move)
    return Tile(text, "undo", table.undo, faint=not is_possible)
