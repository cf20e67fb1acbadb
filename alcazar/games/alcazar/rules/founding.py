"""Found a castle or a villa with a building card (spec section 4, A and B)."""

from alcazar.core.events import Tell
from alcazar.core.reasons import Reason, because
from alcazar.games.alcazar import events
from alcazar.games.alcazar.material import (
    BIT,
    CASTLE_VALUE,
    NEIGHBOURS,
    SITE,
    SITE_WITH_FLANKS,
    SITE_WITH_REACH,
    step,
)
from alcazar.games.alcazar.moves import CASTLE, VILLA
from alcazar.games.alcazar.rules import building
from alcazar.games.alcazar.state import State


def pieces_for_castle(state: State) -> bool:
    """A flag, the stones, and in Big Boss a foundation are left."""
    variant = state.variant
    return bool(state.flags) and state.stones >= variant.founding_stones and (variant.bridges or state.long_pieces > 0)


def add_moves_with(state: State, card: int, castle_possible: bool, moves: list[int]) -> None:
    """Foundings with a card whose field and neighbours are empty."""
    moves.append(VILLA | card)
    if castle_possible:
        built, castles = state.built, state.castles
        for site in state.variant.sites_with[card]:
            if not (built & SITE_WITH_FLANKS[site] or castles & SITE_WITH_REACH[site]):
                moves.append(CASTLE | card << 8 | site)


def play_villa(state: State, move: int, tell: Tell | None) -> None:
    field = move & 255
    building.discard(state, field, tell)
    building.lay_stone(state, field, tell)
    _open_site(state, BIT[field], 1)
    state.to_place = 1
    building.finish(state, tell)


def play_castle(state: State, move: int, tell: Tell | None) -> None:
    card, site = move >> 8 & 255, move & 255
    building.discard(state, card, tell)
    fields = SITE[site]
    mask = BIT[fields[0]] | BIT[fields[1]] | BIT[fields[2]]
    if state.variant.bridges:
        for field in fields:
            building.lay_stone(state, field, tell)
    else:
        _lay_foundation(state, mask, fields, tell)
    building.lay_stone(state, card, tell)
    _open_site(state, mask, CASTLE_VALUE)
    state.founded = True
    state.to_place = 2
    building.choose_flag(state, state.site, tell)


def _lay_foundation(state: State, mask: int, fields: tuple[int, int, int], tell: Tell | None) -> None:
    state.long_pieces -= 1
    state.built |= mask
    for field in fields:
        state.height[field] = 1
    if tell:
        tell(events.foundation(state.player, mask))


def _open_site(state: State, mask: int, value: int) -> None:
    """Register the new building that stands on these fields."""
    state.site = number = len(state.cells)
    state.cells.append(mask)
    state.value.append(value)
    state.crest.append(0)
    state.fresh = mask
    building.settle(state, mask, number)


def why_no_villa(state: State, move: int) -> Reason | None:
    card = move & 255
    return (
        building.why_not_in_hand(state, card)
        or _field_taken(state, "villa.field_built", card)
        or _neighbour_built(state, "villa.building_next_to_it", (card,))
    )


def why_no_castle(state: State, move: int) -> Reason | None:
    card, site = move >> 8 & 255, move & 255
    return (
        building.why_not_in_hand(state, card)
        or _bad_site(state, card, site)
        or next((reason for field in SITE[site] if (reason := _field_taken(state, "castle.field_built", field))), None)
        or _neighbour_built(state, "castle.building_next_to_it", SITE[site])
        or _castle_too_near(state, site)
        or _missing_pieces(state)
    )


def _bad_site(state: State, card: int, site: int) -> Reason | None:
    if card not in SITE[site]:
        return because("castle.card_not_on_site", card=card, fields=list(SITE[site]))
    if site not in state.variant.sites_with[card]:
        return because("castle.not_straight", fields=list(SITE[site]))
    return None


def _field_taken(state: State, key: str, field: int) -> Reason | None:
    return because(key, field=field) if state.built & BIT[field] else None


def _neighbour_built(state: State, key: str, fields: tuple[int, ...]) -> Reason | None:
    neighbours = [n for field in fields for n in NEIGHBOURS[field] if state.built & BIT[n]]
    return because(key, field=neighbours[0]) if neighbours else None


def _castle_too_near(state: State, site: int) -> Reason | None:
    for distance in (1, 2, 3):
        for field in (step(site, -distance), step(site, 2 + distance)):
            if state.castles & BIT[field]:
                return because("castle.castle_too_near", free=distance - 1, needed=3, field=field)
    return None


def _missing_pieces(state: State) -> Reason | None:
    if not state.flags:
        return because("castle.no_flag_left")
    if not state.variant.bridges and not state.long_pieces:
        return because("castle.no_foundation_left")
    needed = state.variant.founding_stones
    return because("castle.too_few_stones", left=state.stones, needed=needed) if state.stones < needed else None
