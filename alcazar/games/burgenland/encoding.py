"""States and views as plain JSON, and back with everything checked."""

from alcazar.core.reasons import DataError, because
from alcazar.core.values import Json
from alcazar.games.burgenland.audit import problem_with
from alcazar.games.burgenland.material import GAP, PIPS, RED_DICE
from alcazar.games.burgenland.moves import LAST_PLACE
from alcazar.games.burgenland.state import State
from alcazar.games.burgenland.view import UNKNOWN, View
from alcazar.play.reading import items, members, switch, whole

# The highest number that can stand there; what else has to be true is the audit's business
_NUMBERS = {"crown": 10**3, "rng": 2**64 - 1, "player": 10**3, "phase": 10**3, "colour": 10**3}
_LISTS = {"stock": 10**3, "dice": RED_DICE, "points": 10**6}
_MEMBERS = (*_NUMBERS, *_LISTS, "castles", "rolled", "safe")
_LONGEST_LIST = 64


def encode_state(state: State) -> Json:
    data: dict[str, Json] = {name: getattr(state, name) for name in (*_NUMBERS, "safe")}
    data |= {name: list(getattr(state, name)) for name in (*_LISTS, "rolled")}
    data["castles"] = [list(castle) for castle in state.castles]
    return data


def decode_state(data: Json) -> State:
    found = members(data, "state", _MEMBERS)
    state = State(0, 0, UNKNOWN)
    for name, most in _NUMBERS.items():
        setattr(state, name, whole(found[name], name, 0, most))
    for name, most in _LISTS.items():
        setattr(state, name, _numbers(found[name], name, _LONGEST_LIST, most))
    state.safe = switch(found["safe"], "safe")
    state.rolled = tuple(_numbers(found["rolled"], "rolled", 1 + RED_DICE, PIPS))
    rows = items(found["castles"], "castles", _LONGEST_LIST)
    state.castles = [tuple(_numbers(row, "castles", LAST_PLACE, GAP)) for row in rows]
    if problem := problem_with(state):
        raise DataError(because("data.state", problem=problem))
    return state


def _numbers(value: Json, name: str, longest: int, most: int) -> list[int]:
    return [whole(number, name, 0, most) for number in items(value, name, longest)]


def encode_view(view: View) -> Json:
    table = encode_state(view.table)
    del table["rng"]
    return {"seat": view.seat, "table": table}


def decode_view(data: Json) -> View:
    found = members(data, "view", ("seat", "table"))
    table = members(found["table"], "table", [name for name in _MEMBERS if name != "rng"])
    return View(whole(found["seat"], "seat", 0, 1), decode_state({**table, "rng": UNKNOWN}))
