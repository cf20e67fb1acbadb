"""States and views as plain JSON, and back with everything checked."""

from collections.abc import Callable
from typing import TypeVar

from alcazar.core.reasons import DataError, because
from alcazar.core.rng import Rng
from alcazar.core.values import Json
from alcazar.games.alcazar.audit import problem_with
from alcazar.games.alcazar.dispatch import RULES
from alcazar.games.alcazar.masks import members
from alcazar.games.alcazar.material import ALL_CARDS, CELLS, FIELDS, FLAGS, SPANS, Variant
from alcazar.games.alcazar.state import OVER, State
from alcazar.games.alcazar.table import deck_left
from alcazar.games.alcazar.view import FACE_DOWN, View, sample

T = TypeVar("T")

_NUMBERS = ("drawn", "tower_deck", "stones", "long_pieces", "player", "phase", "site", "to_place", "worth", "naming")
_SWITCHES = ("withdrawn", "founded")
_SETS = ("display", "played", "shown", "flags", "built", "bridges_at", "grandes", "castles", "out", "passed", "fresh")
_LISTS = ("towers", "money", "value", "crest")
_SET_LISTS = ("hands", "nobles", "cells")
_BYTES = ("height", "home")
_TUPLES = ("deck", "merging")

_HIGHEST_MEMBER = max(CELLS, FIELDS, len(SPANS), len(FLAGS))
_HIGHEST_NUMBER = 10**9
_LONGEST_LIST = 256


def encode_state(state: State) -> Json:
    data: dict[str, Json] = {name: getattr(state, name) for name in _NUMBERS + _SWITCHES}
    data |= {name: members(getattr(state, name)) for name in _SETS}
    data |= {name: list(getattr(state, name)) for name in _LISTS + _BYTES + _TUPLES}
    data |= {name: [members(mask) for mask in getattr(state, name)] for name in _SET_LISTS}
    return data


def decode_state(variant: Variant, data: Json) -> State:
    state = _read_state(variant, data)
    _refuse_unsound(state)
    return state


def _refuse_unsound(state: State) -> None:
    problem = problem_with(state)
    if problem is None and state.phase != OVER and not RULES.legal_moves(state):
        problem = "there is something to decide"
    if problem:
        raise DataError(because("data.state", problem=problem))


def encode_view(view: View) -> Json:
    return {
        "seat": view.seat,
        "table": encode_state(view.table),
        "hand_sizes": list(view.hand_sizes),
        "unseen": members(view.unseen),
    }


def decode_view(variant: Variant, data: Json) -> View:
    table = _read_state(variant, _field(data, "table"))
    sizes = tuple(_list_of(_number, data, "hand_sizes"))
    seat = _number(_field(data, "seat"), "seat")
    unseen = _set(_field(data, "unseen"), "unseen")
    if len(sizes) != len(table.hands) or seat >= len(sizes):
        raise _wrong("hand_sizes")
    hidden = [size - hand.bit_count() for size, hand in zip(sizes, table.hands)]
    if min(hidden) < 0 or sum(hidden) + deck_left(table) != unseen.bit_count():
        raise _wrong("unseen")
    if unseen & ~ALL_CARDS or any(card != FACE_DOWN for card in table.deck):
        raise _wrong("unseen")
    view = View(seat, table, sizes, unseen)
    _refuse_unsound(sample(view, Rng(0)))  # a view is as sound as the states that look like it
    return view


def _read_state(variant: Variant, data: Json) -> State:
    state = State(variant, [], 0, ())
    for name in _NUMBERS:
        setattr(state, name, _number(_field(data, name), name))
    for name in _SWITCHES:
        setattr(state, name, _switch(_field(data, name), name))
    for name in _SETS:
        setattr(state, name, _set(_field(data, name), name))
    for name in _LISTS:
        setattr(state, name, _list_of(_number, data, name))
    for name in _SET_LISTS:
        setattr(state, name, _list_of(_set, data, name))
    for name in _BYTES:
        setattr(state, name, bytearray(_list_of(_byte, data, name)))
    for name in _TUPLES:
        setattr(state, name, tuple(_list_of(_number, data, name)))
    return state


def _wrong(name: str) -> DataError:
    return DataError(because("data.state", problem=f"{name} is missing or damaged"))


def _field(data: Json, name: str) -> Json:
    if not isinstance(data, dict) or name not in data:
        raise _wrong(name)
    return data[name]


def _list_of(read: Callable[[Json, str], T], data: Json, name: str) -> list[T]:
    values = _field(data, name)
    if not isinstance(values, list) or len(values) > _LONGEST_LIST:
        raise _wrong(name)
    return [read(value, name) for value in values]


def _number(value: Json, name: str) -> int:
    if type(value) is not int or not 0 <= value <= _HIGHEST_NUMBER:
        raise _wrong(name)
    return value


def _byte(value: Json, name: str) -> int:
    if _number(value, name) > 255:
        raise _wrong(name)
    return int(value)


def _switch(value: Json, name: str) -> bool:
    if type(value) is not bool:
        raise _wrong(name)
    return value


def _set(value: Json, name: str) -> int:
    if not isinstance(value, list) or len(value) > _HIGHEST_MEMBER:
        raise _wrong(name)
    mask = 0
    for member in value:
        if _number(member, name) > _HIGHEST_MEMBER or mask >> member & 1:
            raise _wrong(name)
        mask |= 1 << member
    return mask
