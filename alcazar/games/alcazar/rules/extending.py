"""Extend a building with a building card, sideways or upwards (spec section 4, C)."""

from alcazar.core.events import Tell
from alcazar.core.reasons import Reason, because
from alcazar.games.alcazar import events
from alcazar.games.alcazar.material import AROUND, BIT, NEIGHBOURS, TOP_VALUE
from alcazar.games.alcazar.rules import building, capturing, merging, turns
from alcazar.games.alcazar.state import State


def play_build(state: State, move: int, tell: Tell | None) -> None:
    field = move & 255
    if state.built & BIT[field]:
        _build_upwards(state, field, tell)
    else:
        _build_sideways(state, field, tell)


def _build_upwards(state: State, field: int, tell: Tell | None) -> None:
    building.discard(state, field, tell)
    capturing.capture_foreign_noble(state, field, tell)
    raise_cell(state, field, tell)


def raise_cell(state: State, cell: int, tell: Tell | None) -> None:
    """Put a stone on a cell that is built already; a noble of one's own stays on top of it."""
    number = state.home[cell]
    state.fresh = BIT[cell]
    state.site = number
    state.to_place = 1
    value = state.value[number] + building.lay_stone(state, cell, tell)
    state.value[number] = value if value < TOP_VALUE else TOP_VALUE
    building.finish(state, tell)


def _build_sideways(state: State, field: int, tell: Tell | None) -> None:
    building.discard(state, field, tell)
    group = merging.joined_by_field(state, field)
    if merging.is_refused(state, group):
        _leave_field_empty(state, field, tell)
        return
    state.fresh = BIT[field]
    state.to_place = 1
    merging.unite(state, group, building.lay_stone(state, field, tell), tell)


def _leave_field_empty(state: State, field: int, tell: Tell | None) -> None:
    """A castle worth 50 takes over no other: the stone leaves the game, and 50 is paid all the same (section 5)."""
    state.stones -= 1
    state.money[state.player] += TOP_VALUE
    if tell:
        tell(events.refused(state.player, field, field, TOP_VALUE))
    turns.end_turn_after_action(state, tell)


def why_no_build(state: State, move: int) -> Reason | None:
    field = move & 255
    reason = building.why_not_in_hand(state, field)
    if reason is None and not state.built & AROUND[field]:
        reason = because("build.nothing_to_extend", field=field, neighbours=list(NEIGHBOURS[field]))
    return reason
