"""What a position is worth to a seat, as numbers that weights turn into a score. The weights are found by play."""

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from alcazar.core.evaluation import Weights
from alcazar.core.reasons import Reason
from alcazar.games.alcazar.masks import members
from alcazar.games.alcazar.material import (
    BIT,
    BRIDGE_PRICE,
    FIELDS,
    HIGHEST_TOWER_BASE,
    NEIGHBOURS,
    SPANS_FROM,
    STONES,
    TOP_VALUE,
    Variant,
)
from alcazar.games.alcazar.reasoning import reason_for
from alcazar.games.alcazar.rules import scoring
from alcazar.games.alcazar.state import CHOOSE_FLAG, MAIN, OVER, State
from alcazar.games.alcazar.table import occupied

_TIE_BREAK_SCALE = 10_000
_PURSE = 40  # money that is surely needed; what lies above serves less

ALCAZAR_FEATURES = (
    "grande_levels",
    "baron_levels",
    "grande_danger",
    "baron_danger",
    "grandes_placed",
    "barons_placed",
    "purse",
    "savings",
    "building_cards",
    "tower_cards",
    "tower_lifts",
    "card_lifts",
    "strikes",
    "perches",
    "bridge_now",
    "bridge_soon",
)


def alcazar_features(state: State, seat: int) -> tuple[float, ...]:
    height, grandes, hand = state.height, state.grandes, state.hands[seat]
    nobles = state.nobles[seat]
    everyone = occupied(state)
    foreign = everyone & ~nobles
    safe = hand | state.played
    grande_levels = baron_levels = grande_danger = baron_danger = 0
    lifts = card_lifts = bridge_now = bridge_soon = 0
    bridges_at = state.bridges_at
    left = nobles
    while left:
        bit = left & -left
        left ^= bit
        cell = bit.bit_length() - 1
        level = height[cell]
        rank = 1
        danger = cell <= FIELDS and not safe & bit
        if grandes & bit:
            rank = 2
            grande_levels += level
            if danger:
                grande_danger += level
        else:
            baron_levels += level
            if danger:
                baron_danger += level
        if level <= HIGHEST_TOWER_BASE:
            lifts += 1
        if hand & bit:
            card_lifts += rank
        for span, other in SPANS_FROM[cell]:
            other_level = height[other]
            if other_level and other_level >= level - 1 and not foreign & BIT[other] and not bridges_at & span.bit:
                if other_level == level > height[span.middle]:
                    gain = rank
                    if nobles & BIT[span.middle]:
                        gain += (1 + level - height[span.middle]) * (2 if grandes & BIT[span.middle] else 1)
                    if nobles & BIT[other]:
                        gain += 2 if grandes & BIT[other] else 1
                    if gain > bridge_now:
                        bridge_now = gain
                elif other_level < level or not everyone & BIT[other]:
                    bridge_soon += 1
    strikes = perches = 0
    left = hand & state.built & ~nobles
    while left:
        bit = left & -left
        left ^= bit
        level = height[bit.bit_length() - 1]
        if foreign & bit:
            strikes += 2 * level if grandes & bit else level
        elif level > perches:
            perches = level
    towers = state.towers[seat]
    money = state.money[seat]
    grandes_placed = (nobles & grandes).bit_count()
    return (
        grande_levels,
        baron_levels,
        grande_danger,
        baron_danger,
        grandes_placed,
        nobles.bit_count() - grandes_placed,
        money if money < _PURSE else _PURSE,
        money - _PURSE if money > _PURSE else 0,
        min(hand.bit_count(), 8),
        min(towers, 4),
        min(towers, lifts),
        card_lifts,
        strikes,
        perches,
        bridge_now if money >= BRIDGE_PRICE else 0,
        min(bridge_soon, 4),
    )


BIG_BOSS_FEATURES = (
    "money",
    "refunds",
    "grande_growth",
    "baron_growth",
    "grandes_placed",
    "barons_placed",
    "high_nobles",
    "most_nobles",
    "building_cards",
    "tower_cards",
    "best_site",
    "second_site",
    "tower_site",
    "strikes",
    "danger",
)


def big_boss_features(state: State, seat: int) -> tuple[float, ...]:
    height, home, value, grandes = state.height, state.home, state.value, state.grandes
    hand, nobles = state.hands[seat], state.nobles[seat]
    foreign = occupied(state) & ~nobles
    safe = hand | state.played
    refunds = grande_growth = baron_growth = high = danger = 0
    left = nobles
    while left:
        bit = left & -left
        left ^= bit
        cell = bit.bit_length() - 1
        worth = value[home[cell]]
        if grandes & bit:
            refunds += 2 * worth
            grande_growth += TOP_VALUE - worth
        else:
            refunds += worth
            baron_growth += TOP_VALUE - worth
        if height[cell] > 1:
            high += 1
        if not safe & bit:
            danger += TOP_VALUE - worth
    best = second = strikes = 0
    built = state.built
    left = hand
    while left:
        bit = left & -left
        left ^= bit
        field = bit.bit_length() - 1
        if built & bit:
            worth = value[home[field]] + 2
            if foreign & bit:
                strikes += 1
        else:
            before, after = NEIGHBOURS[field]
            worth = 1 + value[home[before]] + (value[home[after]] if home[before] != home[after] else 0)
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    towers = state.towers[seat]
    rivals = max(
        sum(height[cell] > 1 for cell in members(other)) for player, other in enumerate(state.nobles) if player != seat
    )
    grandes_placed = (nobles & grandes).bit_count()
    return (
        state.money[seat],
        refunds,
        grande_growth,
        baron_growth,
        grandes_placed,
        nobles.bit_count() - grandes_placed,
        high,
        max(-2, min(2, high - rivals)),
        min(hand.bit_count(), 8),
        min(towers, 4),
        min(best, TOP_VALUE),
        min(second, TOP_VALUE),
        max(value) if towers else 0,
        min(strikes, 3),
        danger,
    )


def _revalued(before: State, after: State) -> int:
    """The cells of buildings whose value has changed."""
    cells = 0
    for number, (old, new) in enumerate(zip(before.value, after.value)):
        if old != new:
            cells |= after.cells[number]
    return cells


Measure = Callable[[State, int], tuple[float, ...]]


class AlcazarEvaluation:
    def __init__(self, variant: Variant) -> None:
        data = json.loads(Path(__file__).with_name("weights.json").read_text(encoding="utf-8"))[variant.id]
        self.features: tuple[str, ...] = ALCAZAR_FEATURES if variant.bridges else BIG_BOSS_FEATURES
        self.weights = Weights(data["start"], data["end"])
        self.styles: Mapping[str, Mapping[str, float]] = data["styles"]
        self.unit: float = data["unit"]
        self._variant = variant
        self._measure: Measure = alcazar_features if variant.bridges else big_boss_features

    def measure(self, state: State, seat: int) -> Sequence[float]:
        return self._measure(state, seat)

    def progress(self, state: State) -> float:
        return 1 - state.stones / STONES

    def final_scores(self, state: State) -> Sequence[float]:
        return [s.points + s.tie_breaks[0] / _TIE_BREAK_SCALE for s in scoring.standings(state)]

    def at_rest(self, state: State) -> bool:
        return (state.phase == MAIN and not state.withdrawn) or state.phase == OVER

    def touches_others(self, before: State, after: State, seat: int) -> bool:
        """Somebody's noble was captured, or in Big Boss stands in a building that is worth something else now."""
        if after.phase == OVER or any(
            old != new for other, (old, new) in enumerate(zip(before.nobles, after.nobles)) if other != seat
        ):
            return True
        return not self._variant.bridges and bool(_revalued(before, after) & occupied(after) & ~after.nobles[seat])

    def distinct(self, state: State, moves: Sequence[int]) -> Sequence[int]:
        """Which of the flags it is makes no difference."""
        return moves[:1] if state.phase == CHOOSE_FLAG else moves

    def reason(self, state: State, move: int) -> Reason:
        return reason_for(state, move)
