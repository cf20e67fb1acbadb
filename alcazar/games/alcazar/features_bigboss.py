"""What counts in a position of Big Boss: money, what the nobles would pay, and what can still grow.

These functions run for every position that an opponent looks at, which is why they loop over masks by hand and do
without calls of min and max. Whoever buys a card leaves the board as it is, so what was found out about a board is kept
for a while.
"""

from functools import lru_cache

from alcazar.games.alcazar.material import NEIGHBOURS, TOP_VALUE
from alcazar.games.alcazar.state import State
from alcazar.games.alcazar.table import occupied

FEATURES = (
    "money",
    "refunds",
    "grande_growth",  # how far the buildings of the grandes are from 50
    "baron_growth",
    "high_nobles",
    "danger",  # growth that a card in somebody else's hand could end
    "best_site",  # what the best card in hand would earn
    "second_site",
    "strikes",  # foreign nobles on fields whose card is in the own hand
    "most_nobles",  # ahead of the strongest rival in nobles from level 2
    "grandes_placed",
    "barons_placed",
    "building_cards",
    "tower_cards",
    "tower_site",  # what a tower card could earn
)
_MOST_CARDS = 8  # more in hand make no difference
_MOST_TOWERS = 4
_MOST_STRIKES = 3
_CLEAR_LEAD = 2
_BOARDS = 512  # that are kept


def measure(state: State, seat: int) -> tuple[float, ...]:
    hand, nobles, towers = state.hands[seat], state.nobles[seat], state.towers[seat]
    grandes, height = nobles & state.grandes, bytes(state.height)
    refunds, grande_growth, baron_growth, high, danger = _nobles(
        height, bytes(state.home), tuple(state.value), nobles, grandes, nobles & ~(hand | state.played)
    )
    best, second = _sites(state, hand)
    strikes = (hand & occupied(state) & ~nobles).bit_count()
    lead = high - _highest_rival(height, tuple(state.nobles), seat)
    grandes_placed = grandes.bit_count()
    cards = hand.bit_count()
    return (
        state.money[seat],
        refunds,
        grande_growth,
        baron_growth,
        high,
        danger,
        best,
        second,
        strikes if strikes < _MOST_STRIKES else _MOST_STRIKES,
        lead if -_CLEAR_LEAD < lead < _CLEAR_LEAD else _CLEAR_LEAD if lead > 0 else -_CLEAR_LEAD,
        grandes_placed,
        nobles.bit_count() - grandes_placed,
        cards if cards < _MOST_CARDS else _MOST_CARDS,
        towers if towers < _MOST_TOWERS else _MOST_TOWERS,
        max(state.value) if towers else 0,
    )


@lru_cache(_BOARDS)
def _nobles(
    height: bytes, home: bytes, value: tuple[int, ...], nobles: int, grandes: int, in_danger: int
) -> tuple[int, int, int, int, int]:
    """Refunds, room to grow per rank, nobles from level 2, and growth that a card could end."""
    refunds = growth = grande_growth = high = danger = 0
    while nobles:
        bit = nobles & -nobles
        nobles ^= bit
        cell = bit.bit_length() - 1
        worth = value[home[cell]]
        room = TOP_VALUE - worth
        refunds += worth
        growth += room
        if grandes & bit:
            refunds += worth
            grande_growth += room
        if height[cell] > 1:
            high += 1
        if in_danger & bit:
            danger += room
    return refunds, grande_growth, growth - grande_growth, high, danger


def _sites(state: State, hand: int) -> tuple[int, int]:
    """About what the two best cards in hand would earn."""
    home, value, built = state.home, state.value, state.built
    best = second = 0
    while hand:
        bit = hand & -hand
        hand ^= bit
        field = bit.bit_length() - 1
        if built & bit:
            worth = value[home[field]] + 2
        else:
            before, after = NEIGHBOURS[field]
            left, right = home[before], home[after]
            worth = 1 + value[left]
            if right != left:
                worth += value[right]
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    return best if best < TOP_VALUE else TOP_VALUE, second if second < TOP_VALUE else TOP_VALUE


@lru_cache(_BOARDS)
def _highest_rival(height: bytes, nobles_of: tuple[int, ...], seat: int) -> int:
    """The most nobles from level 2 that another seat has."""
    highest = 0
    for other, nobles in enumerate(nobles_of):
        if other != seat:
            high = 0
            while nobles:
                bit = nobles & -nobles
                nobles ^= bit
                if height[bit.bit_length() - 1] > 1:
                    high += 1
            if high > highest:
                highest = high
    return highest
