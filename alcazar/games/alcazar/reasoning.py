"""What a move does for the player who makes it, as a reason that is true of it."""

from alcazar.core.events import Event
from alcazar.core.reasons import Reason, because
from alcazar.games.alcazar import moves
from alcazar.games.alcazar.dispatch import RULES
from alcazar.games.alcazar.masks import members
from alcazar.games.alcazar.material import CELL_AT, FLAGS, RANKS
from alcazar.games.alcazar.state import KEEP_CASTLE, State
from alcazar.games.alcazar.table import owner_of, rank_at


def reason_for(state: State, move: int) -> Reason:
    kind = moves.kind_of(move)
    if kind == moves.BUY_OPEN:
        return _why_buy(state, move & 255)
    if kind in _PLAIN:
        return because(_PLAIN[kind])
    if kind in (moves.KEEP, moves.FLAG):
        return because("reason.keeps_castle" if kind == moves.KEEP else "reason.likes_flag", flag=FLAGS[move & 255])
    after = state.copy()
    events: list[Event] = []
    RULES.play(after, move, events.append)
    return _why_nobles(state, after, events) or _why_build(after, events)


_PLAIN = {
    moves.BUY_DECK: "reason.draws_card",
    moves.BUY_TOWER: "reason.buys_tower",
    moves.PASS: "reason.nothing_to_do",
    moves.DONE: "reason.saves_nobles",
    moves.PROMOTE: "reason.promotes_villa",
}


def _why_buy(state: State, card: int) -> Reason:
    owner = owner_of(state, card)
    level = state.height[card]
    if owner == state.player:
        return because("reason.buys_safety", card=card, rank=RANKS[rank_at(state, card)])
    if owner is not None:
        return because("reason.buys_attack", card=card, rank=RANKS[rank_at(state, card)], seat=owner)
    if level:
        return because("reason.buys_site", card=card, level=level + 1)
    return because("reason.buys_card", card=card)


def _why_nobles(before: State, after: State, events: list[Event]) -> Reason | None:
    """What happens to nobles is the first thing a player sees."""
    for event in events:
        if event.kind == "captured":
            return because("reason.captures", seat=event.seat, rank=event.args["rank"])
        if event.kind == "withdrew":
            return because("reason.withdraws", rank=event.args["rank"], amount=event.amount)
        if event.kind == "placed":
            return because("reason.places", rank=event.args["rank"], level=_level(after, event.args["cell"]))
        if event.kind == "moved":
            return because("reason.moves_noble", rank=event.args["rank"], level=_level(after, event.args["to"]))
        if event.kind == "swapped":
            level = max(_level(after, cell) for cell in event.args["cells"])
            return because("reason.swaps_nobles", level=level)
    return _why_lift(before, after)


def _level(state: State, place: list[int]) -> int:
    return state.height[CELL_AT[place[0], place[1]]]


def _why_lift(before: State, after: State) -> Reason | None:
    lifted = [cell for cell in members(before.nobles[before.player]) if after.height[cell] > before.height[cell]]
    if not lifted:
        return None
    if len(lifted) > 1:
        return because("reason.raises_several", nobles=len(lifted), level=after.height[lifted[0]])
    (cell,) = lifted
    return because("reason.raises", rank=RANKS[rank_at(before, cell)], level=after.height[cell])


def _why_build(after: State, events: list[Event]) -> Reason:
    kinds = {event.kind: event for event in events}
    if "refused" in kinds:
        return because("reason.income", amount=kinds["refused"].amount)
    if "taken_over" in kinds and "income" in kinds:
        return because("reason.merges_castles", value=kinds["income"].amount)
    if "income" in kinds:
        return because("reason.income", amount=kinds["income"].amount)
    return because("reason.connects_castles" if after.phase == KEEP_CASTLE else "reason.founds_castle")
