"""What is in the box: the rondel, the cards and the dice (spec: Material and set-up). The numbers are in rondel.json.

Colours, kinds of cards and fields are small ints. A castle is a row of kinds, with GAP where a card was taken out.
"""

import json
from pathlib import Path

_BOX = json.loads(Path(__file__).with_name("rondel.json").read_text(encoding="utf-8"))

SEATS = 2

COLOURS: tuple[str, ...] = tuple(_BOX["colours"])
KINDS: tuple[str, ...] = tuple(_BOX["cards"])
WALL = KINDS.index("wall")
GAP = len(KINDS)
VALUE: tuple[int, ...] = (*(card["value"] for card in _BOX["cards"].values()), 0)  # per kind; a gap is worth nothing
COUNT: tuple[int, ...] = tuple(card["count"] for card in _BOX["cards"].values())  # per kind, in each colour

RED_DICE: int = _BOX["red_dice"]
PIPS = 6
GOAL: int = _BOX["goal"]

# The rondel: field 0 is the first of the first colour, then clockwise
_SECTION: list[str] = _BOX["section"]
FIELDS = len(COLOURS) * len(_SECTION)
FIELD: tuple[str, ...] = tuple(_SECTION * len(COLOURS))  # the name of each field
COLOUR_OF = tuple(field // len(_SECTION) for field in range(FIELDS))
_CARD = {**{name: kind for kind, name in enumerate(KINDS)}, "wall_crown": WALL, "crown": None}
CARD_AT: tuple[int | None, ...] = tuple(_CARD[name] for name in FIELD)  # the kind that each field offers
SCORES_AT = tuple(name in ("crown", "wall_crown") for name in FIELD)
LARGE_TOWER_FIELDS = tuple(field for field, name in enumerate(FIELD) if name == "large_tower")
