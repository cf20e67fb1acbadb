"""The events of Alcazar and Big Boss."""

from alcazar.core.events import Event
from alcazar.core.values import Json
from alcazar.games.alcazar.masks import members
from alcazar.games.alcazar.material import FLAGS, ORDER, PLACE, RANKS, Span
from alcazar.games.alcazar.state import State
from alcazar.games.alcazar.table import lowest_cell


def place(cell: int) -> list[int]:
    return list(PLACE[cell])


def places(mask: int) -> list[list[int]]:
    return [place(cell) for cell in sorted(members(mask), key=ORDER.__getitem__)]


def building(state: State, number: int) -> dict[str, Json]:
    """How events name a building: its flag, or for a villa None, and its lowest cell."""
    flag = state.crest[number]
    return {"flag": FLAGS[flag] if flag else None, "cell": place(lowest_cell(state, number))}


def withdrew(seat: int, rank: int, cell: int, amount: int) -> Event:
    return Event("withdrew", seat, {"rank": RANKS[rank], "cell": place(cell)}, amount=amount)


def bought_open(seat: int, card: int, price: int) -> Event:
    return Event("bought_open", seat, {"card": card}, amount=-price)


def refilled(card: int) -> Event:
    return Event("refilled", None, {"card": card}, reveals=True)


def bought_deck(seat: int, card: int, price: int) -> Event:
    return Event("bought_deck", seat, secret={"card": card}, audience=(seat,), amount=-price, reveals=True)


def bought_tower(seat: int, price: int) -> Event:
    return Event("bought_tower", seat, amount=-price)


def played_card(seat: int, card: int) -> Event:
    return Event("played_card", seat, {"card": card})


def played_tower(seat: int) -> Event:
    return Event("played_tower", seat)


def stone(seat: int, cell: int, level: int) -> Event:
    return Event("stone", seat, {"cell": place(cell), "level": level})


def foundation(seat: int, mask: int) -> Event:
    return Event("foundation", seat, {"cells": places(mask)})


def bridge(seat: int, span: Span, level: int, price: int) -> Event:
    return Event("bridge", seat, {"cells": places(span.cells), "level": level}, amount=-price)


def refused(seat: int, card: int, cell: int, amount: int) -> Event:
    return Event("refused", seat, {"card": card, "cell": place(cell)}, amount=amount)


def captured(owner: int, rank: int, cell: int, by: int, amount: int) -> Event:
    return Event("captured", owner, {"rank": RANKS[rank], "cell": place(cell), "by": by}, amount=amount)


def kept(seat: int, flag: int) -> Event:
    return Event("kept", seat, {"flag": FLAGS[flag]})


def taken_over(flag: int, by: int) -> Event:
    return Event("taken_over", None, {"flag": FLAGS[flag], "by": FLAGS[by]})


def joined(cells: int, flag: int) -> Event:
    return Event("joined", None, {"cells": places(cells), "flag": FLAGS[flag] if flag else None})


def income(state: State) -> Event:
    value = state.value[state.site]
    return Event("income", state.player, {**building(state, state.site), "value": value}, amount=value)


def chosen_villa(seat: int, cell: int) -> Event:
    return Event("chosen_villa", seat, {"cell": place(cell)})


def named(seat: int, flag: int, cells: int, value: int, founded: bool) -> Event:
    kind = "castle_founded" if founded else "villa_promoted"
    return Event(kind, seat, {"flag": FLAGS[flag], "cells": places(cells), "value": value})


def placed(seat: int, rank: int, cell: int, price: int) -> Event:
    return Event("placed", seat, {"rank": RANKS[rank], "cell": place(cell)}, amount=-price)


def moved(seat: int, rank: int, start: int, end: int) -> Event:
    return Event("moved", seat, {"rank": RANKS[rank], "from": place(start), "to": place(end)})


def swapped(seat: int, a: int, b: int) -> Event:
    return Event("swapped", seat, {"cells": [place(a), place(b)]})


def placed_nobody(seat: int) -> Event:
    return Event("placed_nobody", seat)


def passed(seat: int) -> Event:
    return Event("passed", seat)


def is_out(seat: int) -> Event:
    return Event("out", seat)


def next_turn(seat: int) -> Event:
    return Event("turn", seat)


def game_over(cause: str) -> Event:
    return Event("game_over", None, {"cause": cause})
