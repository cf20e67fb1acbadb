"""Which buttons the table offers."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from ui.i18n import tr
from ui.table.actions import ActionTile

if TYPE_CHECKING:
    from ui.table.screen import TableScreen

Tile: TypeAlias = tuple[ActionTile, Callable[[], object]]


def tiles(table: "TableScreen") -> list[Tile]:
    return [*answers(table), *_beside_the_question(table)]


def answers(table: "TableScreen") -> list[Tile]:
    question = table.question
    if question.choosing is None:
        return _while_waiting(table)
    if question.ready is not None:
        confirm = ActionTile(text=tr("table.confirm"), icon="check-bold", main=True)
        return [(confirm, question.confirm), _cancel(table)]
    chosen, moves = question.choosing.chosen, question.choosing.moves
    found: list[Tile] = []
    for action in table.session.face.actions(table.conductor.view, moves, chosen):
        tile = ActionTile(
            text=action.text, icon=action.icon, main=action.main, in_line=action.in_line, pick=action.pick
        )
        found.append((tile, lambda action=action: table.act(action)))
    return [*found, _cancel(table)] if chosen else found


def _cancel(table: "TableScreen") -> Tile:
    return ActionTile(text=tr("app.cancel"), icon="close"), table.question.cancel


def _while_waiting(table: "TableScreen") -> list[Tile]:
    conductor = table.conductor
    if conductor.match.asked is None:
        return [(ActionTile(text=tr("table.results"), icon="trophy", main=True), table.show_results)]
    if conductor.waiting:
        return [(ActionTile(text=tr("table.next"), icon="arrow-right", main=True), table.skip)]
    if conductor.is_busy:
        return [(ActionTile(text=tr("table.skip"), icon="fast-forward"), table.skip)]
    if not conductor.match.waits_for_person:
        return [(ActionTile(text=tr("table.move_now"), icon="run-fast"), conductor.move_now)]
    return []


def _beside_the_question(table: "TableScreen") -> list[Tile]:
    found: list[Tile] = [(_undo(table), table.undo)]
    if table.conductor.match.why_no_redo() is None:
        found.append((ActionTile(text=tr("table.redo"), icon="redo"), table.redo))
    if table.question.choosing:
        found += _aids(table)
        found.append((ActionTile(text=tr("table.hint"), icon="lightbulb-on-outline"), table.hints.start))
    return found


def _aids(table: "TableScreen") -> list[Tile]:
    conductor = table.conductor
    aids = table.session.face.aids(conductor.view, conductor.match.decision.phase)
    return [(ActionTile(text=aid.text, icon=aid.icon), lambda aid=aid: table.switch_aid(aid.key)) for aid in aids]


def _undo(table: "TableScreen") -> ActionTile:
    """Says what it would take back; if that is nothing, a tap tells why."""
    match, text = table.conductor.match, tr("table.undo")
    is_possible = match.why_no_undo() is None
    if is_possible:
        people = match.setup.people()
        newest = next(step for step in reversed(match.history.steps) if step.seat in people)
        text += "\n" + table.session.face.short(newest.move)
    return ActionTile(text=text, icon="undo", faint=not is_possible)
