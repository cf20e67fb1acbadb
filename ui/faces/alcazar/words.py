"""Alcazar and Big Boss in words: what happened, why, what a move does and what points are for."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from alcazar.core.events import Event
from alcazar.core.reasons import Reason
from alcazar.core.standings import Item
from alcazar.core.values import Json
from alcazar.games.alcazar import moves
from alcazar.games.alcazar.material import (
    BRIDGE_PRICE,
    BUILDING_CARD_PRICE,
    CELL_AT,
    FIELDS,
    FLAGS,
    RANKS,
    SITE,
    SPAN_BETWEEN,
    TOP_VALUE,
    TOWER_CARD_PRICE,
)
from alcazar.games.alcazar.rules import merging
from alcazar.games.alcazar.rules.nobles import price_of
from alcazar.games.alcazar.state import State
from alcazar.games.alcazar.table import owner_of, rank_at, refund
from alcazar.games.alcazar.view import View
from ui import words
from ui.i18n import catalogue, tr

Words: TypeAlias = dict[str, object]

SILENT = ("turn", "played_card", "placed_nobody")  # the stone on its field tells of the card; the others tell nothing
_SHORTEST_RUN = 4  # fields in a row that are written as "7–10"


# -- names ------------------------------------------------------------------------------------------------------------


def cell_name(cell: int) -> str:
    """A field by its number, a gap by its place as on a map."""
    name = moves.cell_name(cell)
    return name if cell <= FIELDS else tr("alcazar.cell.gap", name=name)


def flag_name(flag: str) -> str:
    return tr(f"alcazar.flag.{flag}")


def rank_name(rank: str) -> str:
    return tr(f"alcazar.rank.{rank}")


def _cell_in_a_sentence(cell: int) -> str:
    return tr("alcazar.cell.field", name=cell) if cell <= FIELDS else cell_name(cell)


def _rank_at(state: State, cell: int) -> str:
    return rank_name(RANKS[rank_at(state, cell)])


def cell_names(cells: Iterable[int]) -> str:
    """Many cells at once: 7–10, 12, gap f2."""
    runs: list[list[int]] = []
    for cell in sorted(cells):
        if runs and cell <= FIELDS and cell == runs[-1][-1] + 1:
            runs[-1].append(cell)
        else:
            runs.append([cell])
    return ", ".join(_run_name(run) for run in runs)


def _run_name(run: list[int]) -> str:
    return f"{run[0]}–{run[-1]}" if len(run) >= _SHORTEST_RUN else ", ".join(map(cell_name, run))


# -- what happened, and why -------------------------------------------------------------------------------------------


def tell(event: Event, names: Sequence[str]) -> str | None:
    if event.kind in SILENT:
        return None
    found = _words(event.args, names, cell_name)
    found["who"] = "" if event.seat is None else names[event.seat]
    return tr(f"alcazar.event.{event.kind}{_variant(event)}", gain=event.amount, price=-event.amount, **found)


def tell_all(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """Several stones at once make one sentence."""
    stones = [event for event in events if event.kind == "stone"]
    told = []
    for event in events:
        if len(stones) > 1 and event.kind == "stone":
            sentence = _tell_stones(stones, names) if event is stones[0] else None
        else:
            sentence = tell(event, names)
        if sentence:
            told.append(sentence)
    return told


def _tell_stones(stones: Sequence[Event], names: Sequence[str]) -> str:
    cells = cell_names({CELL_AT[tuple(stone.args["cell"])] for stone in stones})
    return tr("alcazar.event.stone.several", who=names[stones[0].seat], cells=cells)


def _variant(event: Event) -> str:
    """Some events are told in several ways."""
    if event.kind == "game_over":
        return f".{event.args['cause']}"
    if event.kind == "bought_deck" and "card" in event.args:
        return ".seen"
    return ".villa" if event.kind in ("joined", "income") and event.args["flag"] is None else ""


def explain(reason: Reason, names: Sequence[str]) -> str:
    key = f"alcazar.why.{reason.key}"
    if reason.key == "game.other_question":
        key += f".{reason.args['asked']}"
    if key not in catalogue():
        return words.explain(reason)
    return tr(key, **_words(reason.args, names, _cell_in_a_sentence))


def item(item: Item) -> str:
    key = f"alcazar.item.{item.key}"
    if "rank" in item.args:
        key += f".{item.args['rank']}"
    elif "money" in item.args:
        key += ".points"
    return tr(key, **_words(item.args, (), cell_name))


_OTHER_NAMES = {"from": "first", "to": "last", "seat": "who"}


def _words(args: Mapping[str, Json], names: Sequence[str], name_cell: Callable[[int], str]) -> Words:
    """The arguments of an event, a reason or an item, in the words of the players."""
    found: Words = {}
    for name, value in args.items():
        if name in ("cell", "from", "to"):
            found[_OTHER_NAMES.get(name, name)] = name_cell(CELL_AT[tuple(value)])
        elif name == "cells":
            cells = [CELL_AT[tuple(place)] for place in value]
            found |= {"cells": cell_names(cells), "first": name_cell(cells[0]), "last": name_cell(cells[-1])}
        elif name == "rank":
            found |= {"rank": rank_name(value), "ranks": tr(f"alcazar.ranks.{value}")}
        elif name in ("flag", "by") and isinstance(value, str):
            found[name] = flag_name(value)
        elif name in ("seat", "by"):
            found[_OTHER_NAMES.get(name, name)] = names[value]
        else:
            found[name] = ", ".join(map(str, value)) if isinstance(value, list) else value
    return found


# -- moves ------------------------------------------------------------------------------------------------------------


def describe(view: View, move: int, names: Sequence[str]) -> str:
    """What the player whose turn it is would do."""
    state, name, (a, b) = view.table, moves.name_of(move), moves.args_of(move)
    found = _MOVE_WORDS[name](state, a, b)
    if name == "build" and _is_refused(state, b):
        name = "build.refused"
    elif name in ("build", "bridge"):
        cell = b if name == "build" else SPAN_BETWEEN[a, b].middle
        owner = owner_of(state, cell)
        if owner not in (None, state.player):
            name += ".capture"
            found |= {"who": names[owner], "rank": _rank_at(state, cell)}
    return tr(f"alcazar.move.{name}", **found)


def _is_refused(state: State, field: int) -> bool:
    return not state.height[field] and merging.is_refused(state, merging.joined_by_field(state, field))


def _build(state: State, _: int, field: int) -> Words:
    return {"card": field, "cell": field, "level": state.height[field] + 1, "amount": TOP_VALUE}


def _bridge(state: State, first: int, last: int) -> Words:
    level = state.height[first] + 1
    return {"first": cell_name(first), "last": cell_name(last), "level": level, "price": BRIDGE_PRICE}


def _swap(state: State, first: int, last: int) -> Words:
    ranks = {"rank": _rank_at(state, first), "other": _rank_at(state, last)}
    return {"first": cell_name(first), "last": cell_name(last), **ranks}


# Per kind of move, the words of a state and the move's two arguments
_MOVE_WORDS: dict[str, Callable[[State, int, int], Words]] = {
    "withdraw": lambda s, _, b: {"rank": _rank_at(s, b), "cell": cell_name(b), "amount": refund(s, b)},
    "buy_open": lambda s, _, b: {"card": b, "price": BUILDING_CARD_PRICE},
    "buy_deck": lambda s, _, b: {"price": BUILDING_CARD_PRICE},
    "buy_tower": lambda s, _, b: {"price": TOWER_CARD_PRICE},
    "castle": lambda s, a, b: {"card": a, "cells": ", ".join(map(str, SITE[b]))},
    "villa": lambda s, _, b: {"cell": b},
    "build": _build,
    "tower": lambda s, _, b: {"cell": cell_name(b), "level": s.height[b] + 1},
    "bridge": _bridge,
    "pass": lambda s, a, b: {},
    "keep": lambda s, _, b: {"flag": flag_name(FLAGS[b])},
    "promote": lambda s, _, b: {"cell": cell_name(b)},
    "flag": lambda s, _, b: {"flag": flag_name(FLAGS[b])},
    "place": lambda s, a, b: {"rank": rank_name(RANKS[a]), "cell": cell_name(b), "price": price_of(s, a)},
    "move": lambda s, a, b: {"rank": _rank_at(s, a), "first": cell_name(a), "last": cell_name(b)},
    "swap": _swap,
    "done": lambda s, a, b: {},
}
