"""What counts in a position of Burgen Land: points, castles, how soon leads are scored, dice, whose turn it is."""

from functools import lru_cache

from alcazar.games.burgenland.castles import Castle, worth
from alcazar.games.burgenland.material import (
    COLOUR_OF,
    COLOURS,
    COUNT,
    FIELD,
    FIELDS,
    GOAL,
    PIPS,
    RED_DICE,
    SCORES_AT,
    VALUE,
    WALL,
)
from alcazar.games.burgenland.state import State

FEATURES = (
    "points",
    "castles",  # what all own castles are worth
    "broken",  # what gaps cut off from them
    "open_ends",  # ends where a tower or a house fits
    "in_danger",  # the most valuable cards that the opponent may take, since their stacks are used up
    "lead_soon",  # by how much castles are ahead, times how soon the crown may come to score it
    "strides",  # the part of the missing points that leads would bring, times how soon they may be scored
    "match_shot",  # the chance to win the game with the next throw
    "dice",
    "throws_next",
)
_PATIENCE = 0.7  # what a chance is worth one throw later
_WEIGHT = {"crown": 1.0, "wall_crown": 0.5}  # how often a field is scored once the crown stands there


def _chances_to_hit() -> tuple[float, ...]:
    """Per distance, the chance that a die that is thrown again and again stops there, later throws counting less."""
    chances = [0.0] * (FIELDS + 1)
    for distance in range(1, FIELDS + 1):
        for pips in range(1, min(PIPS, distance) + 1):
            before = 1.0 if pips == distance else chances[distance - pips]
            chances[distance] += _PATIENCE / PIPS * before
    return tuple(chances)


def _soon_from(crown: int) -> tuple[float, ...]:
    """Per colour, how soon it may be scored when the crown stands there."""
    hits, soon = _chances_to_hit(), [0.0] * len(COLOURS)
    for field, name in enumerate(FIELD):
        distance = (field - crown - 1) % FIELDS + 1
        soon[COLOUR_OF[field]] += hits[distance] * _WEIGHT.get(name, 0.0)
    return tuple(soon)


def _in_shot_from(crown: int) -> tuple[int, int]:
    """How many fields that score the next throw can reach, and their colour: never two, sections are too long."""
    reach = [(crown + pips) % FIELDS for pips in range(1, PIPS + 1)]
    targets = [field for field in reach if SCORES_AT[field]]
    return len(targets), COLOUR_OF[targets[0]] if targets else 0


_SOON = tuple(_soon_from(crown) for crown in range(FIELDS))
_IN_SHOT = tuple(_in_shot_from(crown) for crown in range(FIELDS))
_HIT = tuple(  # per number of dice and of fields: the chance that one of the dice leads to one of the fields
    tuple(1 - ((PIPS - targets) / PIPS) ** dice for targets in range(PIPS + 1)) for dice in range(RED_DICE + 2)
)


@lru_cache(1 << 15)
def _compare(castle: Castle, rival: Castle) -> tuple[int, int, int, int, int]:
    """What a castle is worth, its lead over the rival, what gaps cut off, open ends, and value in danger."""
    value = worth(castle)
    used_up = [kind for kind, count in enumerate(COUNT) if castle.count(kind) + rival.count(kind) == count]
    return (
        value,
        max(0, value - worth(rival)),
        sum(VALUE[card] for card in castle) - value,
        (castle[0] == WALL) + (castle[-1] == WALL) if castle else 1,
        max((VALUE[kind] for kind in used_up if kind in castle), default=0),
    )


def measure(state: State, seat: int) -> tuple[float, ...]:
    own, other = seat * len(COLOURS), (1 - seat) * len(COLOURS)
    points = sum(state.points[own : own + len(COLOURS)])
    missing = GOAL - points
    dice = state.dice[1 + seat]
    throws_next = state.player == seat
    targets, target_colour = _IN_SHOT[state.crown]
    lead_soon = strides = match_shot = 0.0
    castles = broken = open_ends = in_danger = 0
    for colour, soon in enumerate(_SOON[state.crown]):
        value, lead, cut_off, ends, danger = _compare(state.castles[own + colour], state.castles[other + colour])
        castles += value
        broken += cut_off
        open_ends += ends
        in_danger += danger
        if lead:
            lead_soon += lead * soon
            if lead < missing:
                strides += lead / missing * soon
            else:
                strides += soon
                if throws_next and colour == target_colour:
                    match_shot = _HIT[1 + dice][targets]
    return points, castles, broken, open_ends, in_danger, lead_soon, strides, match_shot, dice, throws_next
