"""A game written down for other programs (the trace format)."""

from alcazar.core.values import Json
from alcazar.games.alcazar.events import places
from alcazar.games.alcazar.masks import members
from alcazar.games.alcazar.material import BARON, FLAGS, GRANDE, ORDER, PLACE, RANKS, SPANS
from alcazar.games.alcazar.state import OVER, PHASES, State
from alcazar.games.alcazar.table import buildings, deck_left, lowest_cell, occupied, owner_of, rank_at, supply


def trace_setup(state: State) -> Json:
    return {
        "hands": [members(hand) for hand in state.hands],
        "display": members(state.display),
        "deck": list(state.deck),
    }


def trace_state(state: State) -> Json:
    seats = range(len(state.money))
    over = state.phase == OVER
    bridges = state.variant.bridges
    return {
        "player": None if over else state.player,
        "phase": None if over else PHASES[state.phase],
        "money": list(state.money),
        "hands": [members(hand) for hand in state.hands],
        "towers": list(state.towers),
        "grandes": [supply(state, seat, GRANDE) for seat in seats],
        "barons": [supply(state, seat, BARON) for seat in seats],
        "out": [bool(state.out >> seat & 1) for seat in seats],
        "display": members(state.display),
        "deck": deck_left(state),
        "tower_deck": state.tower_deck,
        "stones": state.stones,
        "bridges": state.long_pieces if bridges else 0,
        "foundations": 0 if bridges else state.long_pieces,
        "flags": [FLAGS[flag] for flag in members(state.flags)],
        "cells": [[*PLACE[cell], state.height[cell]] for cell in _in_reading_order(state.built)],
        "nobles": [_noble(state, cell) for cell in _in_reading_order(occupied(state))],
        "buildings": _buildings(state),
        "spans": _spans(state),
    }


def _in_reading_order(mask: int) -> list[int]:
    return sorted(members(mask), key=ORDER.__getitem__)


def _noble(state: State, cell: int) -> Json:
    return [*PLACE[cell], owner_of(state, cell), RANKS[rank_at(state, cell)]]


def _buildings(state: State) -> Json:
    numbers = sorted(buildings(state), key=lambda number: ORDER[lowest_cell(state, number)])
    return [
        {
            "flag": FLAGS[state.crest[number]] or None,
            "value": state.value[number],
            "cells": places(state.cells[number]),
        }
        for number in numbers
    ]


def _spans(state: State) -> Json:
    return sorted([list(PLACE[pillar]) for pillar in SPANS[number].pillars] for number in members(state.bridges_at))
