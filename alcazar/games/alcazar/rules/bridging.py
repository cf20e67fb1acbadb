"""Build a bridge, in Alcazar only (spec section 4, E)."""

from alcazar.core.events import Tell
from alcazar.core.reasons import Reason, because
from alcazar.games.alcazar import events
from alcazar.games.alcazar.masks import members
from alcazar.games.alcazar.material import BIT, BRIDGE_PRICE, SPAN_BETWEEN, SPANS, SPANS_FROM, Span
from alcazar.games.alcazar.moves import BRIDGE
from alcazar.games.alcazar.rules import capturing, merging
from alcazar.games.alcazar.state import State
from alcazar.games.alcazar.table import occupied


def add_moves(state: State, moves: list[int]) -> None:
    player = state.player
    own = state.nobles[player]
    if not (own and state.variant.bridges and state.money[player] >= BRIDGE_PRICE):
        return
    height = state.height
    foreign = 0
    found = set()
    for cell in members(own):
        level = height[cell]
        for span, other in SPANS_FROM[cell]:
            if height[other] == level > height[span.middle] and not state.bridges_at & span.bit:
                foreign = foreign or occupied(state) & ~own
                if not foreign & BIT[other] and not merging.is_refused(state, merging.joined_by_bridge(state, span)):
                    found.add(span.number)
    moves += [BRIDGE | SPANS[number].pillars[0] << 8 | SPANS[number].pillars[1] for number in sorted(found)]


def play_bridge(state: State, move: int, tell: Tell | None) -> None:
    span = SPAN_BETWEEN[move >> 8 & 255, move & 255]
    state.money[state.player] -= BRIDGE_PRICE
    capturing.capture_foreign_noble(state, span.middle, tell)
    group = merging.joined_by_bridge(state, span)
    level = state.height[span.pillars[0]] + 1
    _lay_bridge(state, span, level)
    if tell:
        tell(events.bridge(state.player, span, level, BRIDGE_PRICE))
    state.to_place = 1
    merging.unite(state, group, 3 * level, tell)


def _lay_bridge(state: State, span: Span, level: int) -> None:
    state.long_pieces -= 1
    state.bridges_at |= span.bit
    state.built |= span.cells
    state.fresh = span.cells
    for cell in (*span.pillars, span.middle):
        state.height[cell] = level


def why_no_bridge(state: State, move: int) -> Reason | None:
    if not state.variant.bridges:
        return because("bridge.not_in_this_game")
    span = SPAN_BETWEEN.get((move >> 8 & 255, move & 255))
    if span is None:
        return because("bridge.not_two_apart")
    return _bad_pillars(state, span) or _bad_nobles(state, span) or _bad_bridge(state, span)


def _bad_pillars(state: State, span: Span) -> Reason | None:
    first, second = (state.height[pillar] for pillar in span.pillars)
    middle = state.height[span.middle]
    if not first or not second:
        return because("bridge.pillar_not_built", cell=events.place(span.pillars[bool(first)]))
    if first != second:
        return because("bridge.pillars_not_equal", first=first, second=second)
    if middle >= first:
        return because("bridge.middle_too_high", middle=middle, pillars=first)
    return None


def _bad_nobles(state: State, span: Span) -> Reason | None:
    own = state.nobles[state.player]
    foreign = occupied(state) & ~own
    for pillar in span.pillars:
        if foreign & BIT[pillar]:
            return because("bridge.foreign_noble", cell=events.place(pillar))
    if not any(own & BIT[pillar] for pillar in span.pillars):
        return because("bridge.no_own_noble")
    return None


def _bad_bridge(state: State, span: Span) -> Reason | None:
    if state.bridges_at & span.bit:
        return because("bridge.there_already")
    if flag := merging.full_castle_in(state, span):
        return because("bridge.castle_complete", flag=flag)
    money = state.money[state.player]
    return because("bridge.too_expensive", price=BRIDGE_PRICE, money=money) if money < BRIDGE_PRICE else None
