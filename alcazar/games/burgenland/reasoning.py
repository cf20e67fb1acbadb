"""What a move does for the player who makes it, as a reason that is true of it."""

from alcazar.core.reasons import Reason, because
from alcazar.games.burgenland import moves
from alcazar.games.burgenland.gambles import risk
from alcazar.games.burgenland.material import CARD_AT, COLOUR_OF, COLOURS, FIELD, FIELDS, KINDS, VALUE
from alcazar.games.burgenland.rules.adding import foreign_castle, own_castle
from alcazar.games.burgenland.rules.dice import dice_to_take
from alcazar.games.burgenland.rules.scoring import lead_in
from alcazar.games.burgenland.state import State


def reason_for(state: State, move: int) -> Reason:
    kind, number = moves.kind_of(move), moves.number_of(move)
    if kind == moves.ROLL:
        return _why_roll(state, number)
    if kind == moves.STOP:
        return because("reason.stops", risk=_per_cent(risk(state, 0)))
    if kind == moves.WALK:
        return _why_walk(state, number)
    if kind == moves.DICE:
        return because("reason.takes_dice", dice=dice_to_take(state))
    if kind == moves.SCORE:
        return _why_score(state)
    if kind == moves.LOSE:
        castle = own_castle(state)
        return because("reason.gives_up", card=KINDS[castle[0 if number == moves.LEFT else -1]])
    return _why_card(state, move)


def _per_cent(chance: float) -> int:
    return round(100 * chance)


def _why_roll(state: State, red: int) -> Reason:
    danger = risk(state, red)
    if danger:
        return because("reason.dares", dice=1 + red, risk=_per_cent(danger))
    return because("reason.rolls_safely", dice=1 + red)


def _why_walk(state: State, pips: int) -> Reason:
    field = (state.crown + pips) % FIELDS
    colour = COLOURS[COLOUR_OF[field]]
    if COLOUR_OF[field] != state.colour and not state.safe:
        return because("reason.leaves", colour=colour)
    return because("reason.walks_to", colour=colour, field=FIELD[field])


def _why_score(state: State) -> Reason:
    lead = lead_in(state, state.colour) * (1 if state.player == 0 else -1)
    key = "reason.scores" if lead >= 0 else "reason.gives_points"
    return because(key, colour=COLOURS[state.colour], points=abs(lead))


def _why_card(state: State, move: int) -> Reason:
    kind = CARD_AT[state.crown]
    assert kind is not None
    args = {"colour": COLOURS[state.colour], "card": KINDS[kind], "value": VALUE[kind]}
    if moves.kind_of(move) == moves.ADD:
        closes = 0 < moves.number_of(move) < len(own_castle(state))
        return because("reason.fills_gap" if closes else "reason.adds", **args)
    breaks = 0 < moves.stolen_from(move) < len(foreign_castle(state)) - 1
    return because("reason.breaks_castle" if breaks else "reason.steals", **args)
