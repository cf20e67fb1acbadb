"""Moves: ints inside the engine, arrays and short texts at its border (spec section 10).

A move is `kind | first argument << 8 | second argument`. The arguments are cells, cards, flags and ranks.
"""

from collections.abc import Iterator
from itertools import combinations, permutations

from alcazar.core.reasons import DataError, because
from alcazar.core.values import Json
from alcazar.games.alcazar.material import CELL_AT, CELLS, FIELDS, FLAGS, ORDER, PLACE, RANKS, SITE, step

NAMES = (
    "withdraw",
    "buy_open",
    "buy_deck",
    "buy_tower",
    "castle",
    "villa",
    "build",
    "tower",
    "bridge",
    "pass",
    "keep",
    "promote",
    "flag",
    "place",
    "move",
    "swap",
    "done",
)
KIND_SHIFT = 16
(
    WITHDRAW,
    BUY_OPEN,
    BUY_DECK,
    BUY_TOWER,
    CASTLE,
    VILLA,
    BUILD,
    TOWER,
    BRIDGE,
    PASS,
    KEEP,
    PROMOTE,
    FLAG,
    PLACE_NOBLE,
    MOVE_NOBLE,
    SWAP_NOBLES,
    DONE,
) = (kind << KIND_SHIFT for kind in range(len(NAMES)))

_NO_ARGUMENT = (BUY_DECK, BUY_TOWER, PASS, DONE)
_ONE_CELL = (WITHDRAW, TOWER, PROMOTE)
_TWO_CELLS = (BRIDGE, MOVE_NOBLE, SWAP_NOBLES)
_ONE_CARD = (BUY_OPEN, VILLA, BUILD)
_ONE_FLAG = (KEEP, FLAG)


def kind_of(move: int) -> int:
    return move >> KIND_SHIFT << KIND_SHIFT


def name_of(move: int) -> str:
    return NAMES[move >> KIND_SHIFT]


def args_of(move: int) -> tuple[int, int]:
    return move >> 8 & 255, move & 255


def in_reading_order(kind: int, a: int, b: int) -> int:
    """A move with two cells whose order means nothing: the one with the smaller (y, x) comes first."""
    return kind | a << 8 | b if ORDER[a] < ORDER[b] else kind | b << 8 | a


# -- arrays -----------------------------------------------------------------------------------------------------------


def encode_move(move: int) -> list[Json]:
    kind, (a, b), name = kind_of(move), args_of(move), name_of(move)
    if kind in _ONE_CELL:
        return [name, list(PLACE[b])]
    if kind in _TWO_CELLS:
        return [name, list(PLACE[a]), list(PLACE[b])]
    if kind in _ONE_CARD:
        return [name, b]
    if kind in _ONE_FLAG:
        return [name, FLAGS[b]]
    if kind == CASTLE:
        return [name, a, list(SITE[b])]
    if kind == PLACE_NOBLE:
        return [name, RANKS[a], list(PLACE[b])]
    return [name]


def decode_move(data: Json) -> int:
    if not isinstance(data, (list, tuple)) or not data or data[0] not in NAMES:
        raise DataError(because("data.move", move=repr(data)[:80]))
    kind = NAMES.index(data[0]) << KIND_SHIFT
    try:
        return _decode_args(kind, *data[1:])
    except (TypeError, ValueError, KeyError, AttributeError):
        raise DataError(because("data.move", move=repr(data)[:80])) from None


def _decode_args(kind: int, *args: Json) -> int:
    if kind in _ONE_CELL:
        (cell,) = args
        return kind | _cell(cell)
    if kind in _TWO_CELLS:
        return _decode_two_cells(kind, *map(_cell, args))
    if kind in _ONE_CARD:
        (card,) = args
        return kind | _card(card)
    if kind in _ONE_FLAG:
        (flag,) = args
        return kind | FLAGS.index(flag, 1)
    if kind == CASTLE:
        card, fields = args
        first, second, third = map(_card, fields)
        if (first, second, third) != SITE[first]:
            raise ValueError("three fields in a row around the loop")
        return kind | _card(card) << 8 | first
    if kind == PLACE_NOBLE:
        rank, cell = args
        return kind | RANKS.index(rank) << 8 | _cell(cell)
    if args:
        raise ValueError("no arguments")
    return kind


def _decode_two_cells(kind: int, a: int, b: int) -> int:
    if a == b:
        raise ValueError("two different cells")
    return kind | a << 8 | b if kind == MOVE_NOBLE else in_reading_order(kind, a, b)


def _cell(data: Json) -> int:
    x, y = data
    if type(x) is not int or type(y) is not int:
        raise ValueError("whole numbers")
    return CELL_AT[x, y]


def _card(data: Json) -> int:
    if type(data) is not int or not 1 <= data <= FIELDS:
        raise ValueError("a number from 1 to 72")
    return data


# -- short texts ------------------------------------------------------------------------------------------------------


def cell_name(cell: int) -> str:
    """Fields by their number, gaps by column letter and row as on a map."""
    x, y = PLACE[cell]
    return str(cell) if cell <= FIELDS else f"{chr(ord('a') + x)}{y + 1}"


def notation(move: int) -> str:
    kind, (a, b), name = kind_of(move), args_of(move), name_of(move)
    if kind == BRIDGE:
        return f"bridge {cell_name(a)}-{cell_name(b)}"
    if kind == MOVE_NOBLE:
        return f"move {cell_name(a)}>{cell_name(b)}"
    if kind == SWAP_NOBLES:
        return f"swap {cell_name(a)}<>{cell_name(b)}"
    if kind == PLACE_NOBLE:
        return f"{RANKS[a]} {cell_name(b)}"
    if kind == CASTLE:
        return f"castle {a} on {SITE[b][0]}-{SITE[b][2]}"
    if kind in _ONE_CELL:
        return f"{name} {cell_name(b)}"
    if kind in _ONE_FLAG:
        return f"{name} {FLAGS[b]}"
    if kind == BUY_OPEN:
        return f"buy {b}"
    return name.replace("_", " ") if kind in _NO_ARGUMENT else f"{name} {b}"


# -- everything that could be tried -----------------------------------------------------------------------------------


def conceivable_moves() -> Iterator[int]:
    cells = range(1, CELLS + 1)
    yield from _NO_ARGUMENT
    yield from (kind | cell for kind in _ONE_CELL for cell in cells)
    yield from (kind | card for kind in _ONE_CARD for card in range(1, FIELDS + 1))
    yield from (kind | flag for kind in _ONE_FLAG for flag in range(1, len(FLAGS)))
    yield from (CASTLE | card << 8 | step(card, back) for card in range(1, FIELDS + 1) for back in range(-3, 2))
    yield from (PLACE_NOBLE | rank << 8 | cell for rank in range(len(RANKS)) for cell in cells)
    yield from (MOVE_NOBLE | a << 8 | b for a, b in permutations(cells, 2))
    yield from (in_reading_order(kind, a, b) for kind in (BRIDGE, SWAP_NOBLES) for a, b in combinations(cells, 2))
