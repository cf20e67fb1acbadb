"""Villas become castles, castles get their flags (spec section 5, promotion)."""

from alcazar.core.events import Tell
from alcazar.core.reasons import Reason, because
from alcazar.games.alcazar import events
from alcazar.games.alcazar.masks import members
from alcazar.games.alcazar.material import CASTLE_VALUE, FLAGS, ORDER
from alcazar.games.alcazar.moves import FLAG, PROMOTE
from alcazar.games.alcazar.state import CHOOSE_FLAG, PROMOTE_VILLA, State
from alcazar.games.alcazar.table import lowest_cell


def waiting_villas(state: State) -> list[int]:
    """Villas that are worth a flag."""
    crest = state.crest
    return [number for number, value in enumerate(state.value) if value >= CASTLE_VALUE and not crest[number]]


def promote_villas(state: State, tell: Tell | None) -> bool:
    """Promote all villas for which there is a flag. False: a choice is open first."""
    while state.flags:
        villas = waiting_villas(state)
        if not villas:
            break
        if len(villas) > state.flags.bit_count():
            state.phase = PROMOTE_VILLA
            return False
        if not name_castle(state, min(villas, key=lambda villa: ORDER[lowest_cell(state, villa)]), tell):
            return False
    return True


def name_castle(state: State, number: int, tell: Tell | None) -> bool:
    """Give the building its flag. False: the player chooses it first."""
    if state.flags.bit_count() > 1:
        state.naming = number
        state.phase = CHOOSE_FLAG
        return False
    raise_flag(state, number, state.flags.bit_length() - 1, tell)
    return True


def raise_flag(state: State, number: int, flag: int, tell: Tell | None) -> None:
    state.flags ^= 1 << flag
    state.crest[number] = flag
    state.castles |= state.cells[number]
    state.naming = 0
    if tell:
        tell(events.named(state.player, flag, state.cells[number], state.value[number], state.founded))


def promote_moves(state: State) -> list[int]:
    lowest = [lowest_cell(state, villa) for villa in waiting_villas(state)]
    return [PROMOTE | cell for cell in sorted(lowest, key=ORDER.__getitem__)]


def flag_moves(state: State) -> list[int]:
    return [FLAG | flag for flag in members(state.flags)]


def why_no_promote(state: State, move: int) -> Reason | None:
    cell = move & 255
    number = state.home[cell]
    if not number:
        return because("promote.nothing_built", cell=events.place(cell))
    if state.crest[number]:
        return because("promote.is_castle", flag=FLAGS[state.crest[number]])
    if state.value[number] < CASTLE_VALUE:
        return because("promote.villa_too_small", value=state.value[number], needed=CASTLE_VALUE)
    if cell != lowest_cell(state, number):
        return because("promote.name_first_cell", cell=events.place(lowest_cell(state, number)))
    return None


def why_no_flag(state: State, move: int) -> Reason | None:
    flag = move & 255
    return None if state.flags >> flag & 1 else because("flag.in_use", flag=FLAGS[flag])
