"""Mergers (spec section 5): what a new piece joins, which castle survives, and what it takes over."""

from alcazar.core.events import Tell
from alcazar.core.reasons import Reason, because
from alcazar.games.alcazar import events
from alcazar.games.alcazar.material import FLAGS, NEIGHBOURS, TOP_VALUE, Span
from alcazar.games.alcazar.moves import KEEP
from alcazar.games.alcazar.rules import building, capturing
from alcazar.games.alcazar.state import KEEP_CASTLE, State


def joined_by_field(state: State, field: int) -> list[int]:
    """The buildings that a stone on this empty field would touch."""
    home = state.home
    before, after = NEIGHBOURS[field]
    a, b = home[before], home[after]
    return [a, b] if a and b and a != b else [a or b]


def joined_by_bridge(state: State, span: Span) -> list[int]:
    """The buildings of both pillars and of the middle (R8); an empty middle field also touches its neighbours."""
    home = state.home
    group = [home[pillar] for pillar in span.pillars]
    group += [home[span.middle]] if home[span.middle] else [home[cell] for cell in NEIGHBOURS[span.middle]]
    return [number for number in dict.fromkeys(group) if number]


def is_refused(state: State, group: list[int]) -> bool:
    """Castles never merge with a castle that is worth 50."""
    values = [state.value[number] for number in group if state.crest[number]]
    return len(values) > 1 and TOP_VALUE in values


def heirs(state: State, group: tuple[int, ...] | list[int], worth: int) -> list[int]:
    """The castles that may survive if the connecting piece counts for them (R9 for more than two)."""
    castles = [number for number in group if state.crest[number]]
    most = max((state.value[number] for number in castles), default=0)
    return [number for number in castles if state.value[number] + worth >= most]


def unite(state: State, group: list[int], worth: int, tell: Tell | None) -> None:
    """The new piece, worth that much, makes one building of the group. The player may have to choose the survivor."""
    candidates = heirs(state, group, worth) if len(group) > 1 else group
    if len(candidates) > 1:
        state.merging = tuple(group)
        state.worth = worth
        state.phase = KEEP_CASTLE
    else:
        _join_to(state, candidates[0] if candidates else group[0], group, worth, tell)
        building.finish(state, tell)


def _join_to(state: State, survivor: int, group: tuple[int, ...] | list[int], worth: int, tell: Tell | None) -> None:
    total = worth
    for number in group:
        total += state.value[number]
        if number != survivor:
            _take_over(state, number, survivor, tell)
    state.value[survivor] = total if total < TOP_VALUE else TOP_VALUE
    state.cells[survivor] |= state.fresh
    building.settle(state, state.fresh, survivor)
    if state.crest[survivor]:
        state.castles |= state.cells[survivor]
    state.site = survivor


def _take_over(state: State, number: int, survivor: int, tell: Tell | None) -> None:
    cells = state.cells[number]
    flag = state.crest[number]
    if tell:
        by = state.crest[survivor]
        tell(events.taken_over(flag, by) if flag else events.joined(cells, by))
    if flag:
        state.flags |= 1 << flag
        if not state.variant.bridges:
            capturing.capture_foreign_nobles(state, cells, tell)
    building.settle(state, cells, survivor)
    state.cells[survivor] |= cells
    state.cells[number] = state.value[number] = state.crest[number] = 0


def keep_moves(state: State) -> list[int]:
    return sorted(KEEP | state.crest[number] for number in heirs(state, state.merging, state.worth))


def play_keep(state: State, move: int, tell: Tell | None) -> None:
    flag = move & 255
    group, worth = state.merging, state.worth
    state.merging = ()
    state.worth = 0
    if tell:
        tell(events.kept(state.player, flag))
    _join_to(state, state.crest.index(flag), group, worth, tell)
    building.finish(state, tell)


def why_no_keep(state: State, move: int) -> Reason | None:
    flag = move & 255
    merging = {state.crest[number]: state.value[number] for number in state.merging if state.crest[number]}
    if flag not in merging:
        return because("keep.not_in_merger", flag=FLAGS[flag])
    most = max(merging.values())
    if merging[flag] + state.worth < most:
        return because("keep.too_small", flag=FLAGS[flag], value=merging[flag], piece=state.worth, other=most)
    return None


def full_castle_in(state: State, span: Span) -> str | None:
    """The castle worth 50 that keeps a bridge there from joining castles, if there is one."""
    group = joined_by_bridge(state, span)
    if not is_refused(state, group):
        return None
    return next(FLAGS[state.crest[n]] for n in group if state.crest[n] and state.value[n] == TOP_VALUE)
