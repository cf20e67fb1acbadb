"""Extend a building with a tower card (spec section 4, D)."""

from alcazar.core.events import Tell
from alcazar.core.reasons import Reason, because
from alcazar.games.alcazar import events
from alcazar.games.alcazar.masks import members
from alcazar.games.alcazar.material import BIT, HIGHEST_TOWER_BASE, SPANS_FROM, Span
from alcazar.games.alcazar.moves import TOWER
from alcazar.games.alcazar.rules import extending, merging
from alcazar.games.alcazar.state import State
from alcazar.games.alcazar.table import occupied


def add_moves(state: State, moves: list[int]) -> None:
    if not state.towers[state.player]:
        return
    bases = _bases_for_bridges(state) if state.variant.bridges else _free_bases(state)
    moves += [TOWER | cell for cell in members(bases)]


def _free_bases(state: State) -> int:
    """Big Boss: any cell that is not too high and carries no foreign noble."""
    height = state.height
    foreign = occupied(state) & ~state.nobles[state.player]
    return sum(BIT[cell] for cell in members(state.built & ~foreign) if height[cell] <= HIGHEST_TOWER_BASE)


def _bases_for_bridges(state: State) -> int:
    """Alcazar: under a noble of one's own, or to prepare a bridge from a higher one."""
    height = state.height
    taken = occupied(state)
    bases = 0
    for cell in members(state.nobles[state.player]):
        level = height[cell]
        if level <= HIGHEST_TOWER_BASE:
            bases |= BIT[cell]
        for span, other in SPANS_FROM[cell]:
            lower = 0 < height[other] < level and height[other] <= HIGHEST_TOWER_BASE
            if lower and not taken & BIT[other] and not _bridge_impossible(state, span):
                bases |= BIT[other]
    return bases


def _bridge_impossible(state: State, span: Span) -> bool:
    """That bridge could never be built: it lies there already, or it would join castles, one worth 50 (R7)."""
    return bool(state.bridges_at & span.bit) or merging.is_refused(state, merging.joined_by_bridge(state, span))


def play_tower(state: State, move: int, tell: Tell | None) -> None:
    state.towers[state.player] -= 1
    if tell:
        tell(events.played_tower(state.player))
    extending.raise_cell(state, move & 255, tell)


def why_no_tower(state: State, move: int) -> Reason | None:
    cell = move & 255
    height = state.height[cell]
    if not state.towers[state.player]:
        return because("tower.no_card")
    if not height:
        return because("tower.not_on_the_ground", cell=events.place(cell))
    if height > HIGHEST_TOWER_BASE:
        return because("tower.too_high", level=height + 1, highest=HIGHEST_TOWER_BASE + 1)
    own = state.nobles[state.player] & BIT[cell]
    if occupied(state) & BIT[cell] and not own:
        return because("tower.foreign_noble", cell=events.place(cell))
    return _why_no_preparation(state, cell) if state.variant.bridges and not own else None


def _why_no_preparation(state: State, cell: int) -> Reason | None:
    """What keeps each pillar with an own noble from allowing it; the last one is told."""
    reason = because("tower.no_own_noble", cell=events.place(cell))
    for span, other in SPANS_FROM[cell]:
        if not state.nobles[state.player] & BIT[other]:
            continue
        if state.height[other] <= state.height[cell]:
            reason = because(
                "tower.noble_not_higher",
                cell=events.place(other),
                level=state.height[other],
                height=state.height[cell],
            )
        elif state.bridges_at & span.bit:
            reason = because("tower.bridge_there_already", cell=events.place(other))
        elif flag := merging.full_castle_in(state, span):
            reason = because("tower.castle_complete", flag=flag, cell=events.place(other))
        else:
            return None
    return reason
