"""Capture nobles (spec section 6): paid by the value before the build, so always called before anything is laid."""

from alcazar.core.events import Tell
from alcazar.games.alcazar import events
from alcazar.games.alcazar.masks import members
from alcazar.games.alcazar.material import BIT
from alcazar.games.alcazar.state import State
from alcazar.games.alcazar.table import rank_at, take_noble_off


def capture_foreign_noble(state: State, cell: int, tell: Tell | None) -> None:
    """Send a noble of another player home, if one stands there."""
    capture_foreign_nobles(state, BIT[cell], tell)


def capture_foreign_nobles(state: State, cells: int, tell: Tell | None) -> None:
    for seat, nobles in enumerate(state.nobles):
        if seat != state.player and nobles & cells:
            for cell in members(nobles & cells):
                rank = rank_at(state, cell)
                paid = take_noble_off(state, seat, cell)
                if tell:
                    tell(events.captured(seat, rank, cell, state.player, paid))
