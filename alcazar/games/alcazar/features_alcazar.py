"""What counts in a position of Alcazar: how high the nobles stand, how safe they are, and what can still lift them.

These functions run for every position that an opponent looks at, which is why they loop over masks by hand and do
without calls of min and max. Whoever buys a card leaves the board as it is, so what was found out about a board is kept
for a while.
"""

from functools import lru_cache

from alcazar.games.alcazar.material import ALL_CARDS, BIT, BRIDGE_PRICE, HIGHEST_TOWER_BASE, SPANS_FROM, Span
from alcazar.games.alcazar.state import State
from alcazar.games.alcazar.table import occupied

FEATURES = (
    "grande_levels",
    "baron_levels",
    "grande_danger",  # levels of grandes whose field's card somebody else may still play
    "baron_danger",
    "tower_lifts",  # tower cards that have a noble to lift
    "card_lifts",  # nobles on fields whose card is in the own hand, grandes twice
    "bridge_now",  # the most that one bridge would lift
    "bridge_soon",  # pillars that a tower card could prepare
    "strikes",  # levels of foreign nobles on fields whose card is in the own hand
    "perches",  # the highest free cell that the hand can build on
    "grandes_placed",
    "barons_placed",
    "purse",  # money that is surely needed
    "savings",  # money above that
    "building_cards",
    "tower_cards",
)
_PURSE = 40
_MOST_CARDS = 8  # more in hand make no difference
_MOST_TOWERS = 4
_MOST_PILLARS = 4
_BOARDS = 512  # that are kept


def measure(state: State, seat: int) -> tuple[float, ...]:
    nobles, hand, towers = state.nobles[seat], state.hands[seat], state.towers[seat]
    foreign = occupied(state) & ~nobles
    grandes, height = nobles & state.grandes, bytes(state.height)
    in_danger = nobles & ALL_CARDS & ~(hand | state.played)
    grande_levels, baron_levels, grande_danger, baron_danger, low_nobles = _nobles(height, nobles, grandes, in_danger)
    bridge_now, bridge_soon = _bridges(height, state.bridges_at, nobles, grandes, foreign)
    strikes, perches = _hand(state, hand & state.built & ~nobles, foreign)
    grandes_placed = grandes.bit_count()
    cards, money = hand.bit_count(), state.money[seat]
    return (
        grande_levels,
        baron_levels,
        grande_danger,
        baron_danger,
        towers if towers < low_nobles else low_nobles,
        (hand & nobles).bit_count() + (hand & grandes).bit_count(),
        bridge_now if money >= BRIDGE_PRICE else 0,
        bridge_soon if bridge_soon < _MOST_PILLARS else _MOST_PILLARS,
        strikes,
        perches,
        grandes_placed,
        nobles.bit_count() - grandes_placed,
        money if money < _PURSE else _PURSE,
        money - _PURSE if money > _PURSE else 0,
        cards if cards < _MOST_CARDS else _MOST_CARDS,
        towers if towers < _MOST_TOWERS else _MOST_TOWERS,
    )


@lru_cache(_BOARDS)
def _nobles(height: bytes, nobles: int, grandes: int, in_danger: int) -> tuple[int, int, int, int, int]:
    """Levels and danger per rank, and nobles low enough for towers."""
    grande_levels = baron_levels = grande_danger = baron_danger = low_nobles = 0
    while nobles:
        bit = nobles & -nobles
        nobles ^= bit
        level = height[bit.bit_length() - 1]
        if grandes & bit:
            grande_levels += level
            if in_danger & bit:
                grande_danger += level
        else:
            baron_levels += level
            if in_danger & bit:
                baron_danger += level
        if level <= HIGHEST_TOWER_BASE:
            low_nobles += 1
    return grande_levels, baron_levels, grande_danger, baron_danger, low_nobles


@lru_cache(_BOARDS)
def _bridges(height: bytes, bridges_at: int, nobles: int, grandes: int, foreign: int) -> tuple[int, int]:
    """The most that one bridge would lift now, and how many pillars are about a stone short."""
    best = pillars = 0
    left = nobles
    while left:
        bit = left & -left
        left ^= bit
        cell = bit.bit_length() - 1
        level = height[cell]
        for span, other in SPANS_FROM[cell]:
            other_level = height[other]
            if not other_level or other_level < level - 1:
                continue
            if foreign & BIT[other] or bridges_at & span.bit:
                continue
            if other_level == level > height[span.middle]:
                lift = _lift(height, nobles, grandes, span)
                if lift > best:
                    best = lift
            elif other_level < level or not nobles & BIT[other]:
                pillars += 1
    return best, pillars


def _lift(height: bytes, nobles: int, grandes: int, span: Span) -> int:
    """How many levels a bridge there would lift the nobles, grandes counted twice."""
    on_pillars = nobles & span.cells & ~BIT[span.middle]
    lift = on_pillars.bit_count() + (on_pillars & grandes).bit_count()
    if nobles & BIT[span.middle]:
        steps = height[span.pillars[0]] + 1 - height[span.middle]
        lift += 2 * steps if grandes & BIT[span.middle] else steps
    return lift


def _hand(state: State, fields: int, foreign: int) -> tuple[int, int]:
    """What building upwards with the hand could hit, and the highest free cell it could reach."""
    strikes = perches = 0
    while fields:
        bit = fields & -fields
        fields ^= bit
        level = state.height[bit.bit_length() - 1]
        if foreign & bit:
            strikes += 2 * level if state.grandes & bit else level
        elif level > perches:
            perches = level
    return strikes, perches
