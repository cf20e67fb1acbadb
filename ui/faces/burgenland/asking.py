"""What is asked, and the buttons to answer it."""

from collections.abc import Collection, Iterator, Sequence

from alcazar.games.burgenland import moves
from alcazar.games.burgenland.gambles import risk
from alcazar.games.burgenland.material import CARD_AT, COLOURS, FIELD, FIELDS, KINDS
from alcazar.games.burgenland.moves import kind_of, name_of, number_of
from alcazar.games.burgenland.rules.adding import own_castle
from alcazar.games.burgenland.rules.dice import dice_to_take
from alcazar.games.burgenland.rules.scoring import lead_in
from alcazar.games.burgenland.state import ROLL, State
from alcazar.games.burgenland.view import View
from ui.faces.burgenland import words
from ui.faces.burgenland.picking import DICE, SCORE, STOP
from ui.faces.contract import Action, Aid, Pick
from ui.i18n import tr, trn

RISK = "burgenland.risk"
PLACE_ICONS = {"left": "arrow-collapse-left", "right": "arrow-collapse-right", "gap": "arrow-expand-horizontal"}


def aids(view: View, phase: str, shown: Collection[str]) -> list[Aid]:
    """How risky the next roll is, for those who want to know."""
    if phase != "roll" or view.table.safe:
        return []
    if RISK in shown:
        return [Aid(RISK, tr("burgenland.aid.risk_off"), "eye-off-outline")]
    return [Aid(RISK, tr("burgenland.aid.risk"), "percent-outline")]


# -- buttons ----------------------------------------------------------------------------------------------------------


def actions(view: View, legal: Sequence[int], chosen: Collection[Pick], shown: Collection[str]) -> list[Action]:
    """All but the cards that can be taken from the other castle: those are tapped where they lie."""
    state = view.table
    kinds = {kind_of(move) for move in legal}
    if moves.ROLL in kinds:
        return [*_stop(kinds), *_rolls(state, legal, RISK in shown)]
    if moves.WALK in kinds:
        return [_walk(state, number_of(move)) for move in legal]
    if moves.LOSE in kinds:
        return [_side(side, Pick("lose", side)) for side in moves.SIDES]
    return [*_instead(state, kinds), *_places(state, legal, chosen)]


def _stop(kinds: Collection[int]) -> Iterator[Action]:
    if moves.STOP in kinds:
        yield Action(STOP, tr("burgenland.action.stop"), "hand-back-left", main=True)


def _rolls(state: State, legal: Sequence[int], with_risk: bool) -> Iterator[Action]:
    """A roll without any choice needs no second tap."""
    for red in (number_of(move) for move in legal if kind_of(move) == moves.ROLL):
        text = trn("burgenland.action.roll", 1 + red)
        if with_risk:
            text = tr("burgenland.action.risk", action=text, risk=words.per_cent(risk(state, red)))
        yield Action(Pick("roll", red), text, "dice-multiple" if red else "dice-5", main=len(legal) == 1)


def _walk(state: State, pips: int) -> Action:
    field = words.field_name(FIELD[(state.crown + pips) % FIELDS])
    key = "burgenland.action.leave" if words.leaves(state, pips) else "burgenland.action.walk"
    return Action(Pick("pips", pips), tr(key, pips=pips, field=field), f"dice-{pips}")


def _instead(state: State, kinds: Collection[int]) -> Iterator[Action]:
    """Score, or take dice, instead of a card."""
    if moves.SCORE in kinds:
        lead = lead_in(state, state.colour) * (1 if state.player == 0 else -1)
        yield Action(
            SCORE, tr("burgenland.action.score", points=f"{lead:+}".replace("-", "−") if lead else "0"), "crown"
        )
    if moves.DICE in kinds:
        yield Action(DICE, trn("burgenland.action.dice", dice_to_take(state)), "dice-multiple")


def _places(state: State, legal: Sequence[int], chosen: Collection[Pick]) -> Iterator[Action]:
    """Once it is clear which card is added."""
    stolen = {moves.stolen_from(move) for move in legal if kind_of(move) == moves.STEAL}
    if len(stolen) > 1 or any(pick.kind == "place" for pick in chosen):
        return
    places = [number_of(move) for move in legal if kind_of(move) in (moves.ADD, moves.STEAL)]
    castle = own_castle(state)
    for place in places:
        if 0 < place < len(castle):
            text = tr("burgenland.action.gap", number=place + 1)
            yield Action(Pick("place", place), text, PLACE_ICONS["gap"], in_line=True)
        else:
            yield _side("right" if place else "left", Pick("place", place))


def _side(side: str, pick: Pick) -> Action:
    return Action(pick, tr(f"burgenland.action.{side}"), PLACE_ICONS[side], in_line=True)


def short(move: int) -> str:
    text = tr(f"burgenland.short.{name_of(move)}")
    return f"{text} {number_of(move)}" if kind_of(move) == moves.WALK else text


# -- the question in one line -----------------------------------------------------------------------------------------


def prompt(view: View, phase: str, chosen: Collection[Pick], legal: Sequence[int]) -> str:
    state = view.table
    colour = words.colour_name(COLOURS[state.colour])
    if phase == "roll":
        return _roll_prompt(state, colour)
    if phase == "field":
        return _field_prompt(state, chosen, legal, colour)
    return tr(f"burgenland.prompt.{phase}", colour=colour)


def _roll_prompt(state: State, colour: str) -> str:
    if not state.safe:
        return tr("burgenland.prompt.again", colour=colour)
    has_red = state.phase == ROLL and state.dice[1 + state.player]
    return tr("burgenland.prompt.roll_red" if has_red else "burgenland.prompt.roll")


def _field_prompt(state: State, chosen: Collection[Pick], legal: Sequence[int], colour: str) -> str:
    kinds = {pick.kind for pick in chosen}
    if "stolen" in kinds:
        return tr("burgenland.prompt.place")
    if "place" in kinds:
        return tr("burgenland.prompt.stolen")
    names = {name_of(move) for move in legal}
    situation = "_".join(name for name in ("add", "steal", "dice", "score") if name in names)
    kind = CARD_AT[state.crown]
    card = "" if kind is None else words.card_name(KINDS[kind])
    return tr(f"burgenland.prompt.field.{situation}", card=card, colour=colour)
