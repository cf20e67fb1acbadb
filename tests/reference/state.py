"""The table written down as in a trace."""

from typing import Any

from .board import in_reading_order, reading
from .pieces import Bridge, Piece
from .position import Building, Position


def table_state(position: Position) -> dict[str, Any]:
    """Everything in the `state` of a trace but the player and the phase."""
    view, nobles = position.view(), position.nobles
    buildings = sorted(view.buildings, key=lambda building: reading(building.lowest))
    return {
        "money": list(position.money),
        "hands": [sorted(hand) for hand in position.hands],
        "towers": list(position.towers),
        "grandes": [supply["grande"] for supply in position.supply],
        "barons": [supply["baron"] for supply in position.supply],
        "out": list(position.out),
        "display": sorted(position.display),
        "deck": len(position.deck),
        "tower_deck": position.tower_deck,
        "stones": position.stones,
        "bridges": position.bridges,
        "foundations": position.foundations,
        "flags": sorted(position.free_flags()),
        "cells": [[*cell, view.height(cell)] for cell in in_reading_order(set(view.heights))],
        "nobles": [[*cell, nobles[cell].player, nobles[cell].rank] for cell in in_reading_order(set(nobles))],
        "buildings": [describe(building) for building in buildings],
        "spans": spans(position.pieces),
    }


def describe(building: Building) -> dict[str, Any]:
    cells = [list(cell) for cell in in_reading_order(building.cells)]
    return {"flag": building.flag, "value": building.value, "cells": cells}


def spans(pieces: list[Piece]) -> list[list[list[int]]]:
    """The pillars of every bridge; the list is sorted as plain lists of numbers sort."""
    bridges = [piece for piece in pieces if isinstance(piece, Bridge)]
    return sorted([list(bridge.cells[0]), list(bridge.cells[2])] for bridge in bridges)
