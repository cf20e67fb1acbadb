"""Burgen Land in words: what happened, why, what a move does and what points are for."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from alcazar.core.events import Event
from alcazar.core.reasons import Reason
from alcazar.core.standings import Item
from alcazar.core.values import Json
from alcazar.games.burgenland import moves
from alcazar.games.burgenland.castles import Castle
from alcazar.games.burgenland.gambles import risk
from alcazar.games.burgenland.material import CARD_AT, COLOUR_OF, COLOURS, FIELD, FIELDS, GOAL, KINDS
from alcazar.games.burgenland.rules.adding import own_castle
from alcazar.games.burgenland.rules.dice import dice_to_take
from alcazar.games.burgenland.rules.scoring import lead_in
from alcazar.games.burgenland.state import State
from alcazar.games.burgenland.view import View
from ui import words
from ui.i18n import catalogue, tr, trn

Words: TypeAlias = dict[str, object]

SILENT = ("turn",)


# -- names ------------------------------------------------------------------------------------------------------------


def colour_name(colour: str) -> str:
    return tr(f"burgenland.colour.{colour}")


def card_name(kind: str) -> str:
    """With its article."""
    return tr(f"burgenland.card.{kind}")


def field_name(field: str) -> str:
    return tr(f"burgenland.kind.{field}")


def place_name(castle: Castle, place: int) -> str:
    if place == 0:
        return tr("burgenland.place.left")
    if place >= len(castle):
        return tr("burgenland.place.right")
    return tr("burgenland.place.gap", number=place + 1)


def per_cent(chance: float) -> str:
    return tr("burgenland.percent", share=round(100 * chance))


# -- what happened, and why -------------------------------------------------------------------------------------------


def tell(event: Event, names: Sequence[str]) -> str | None:
    if event.kind in SILENT:
        return None
    found = _words(event.args, names)
    found["who"] = "" if event.seat is None else names[event.seat]
    if event.kind == "took_dice":
        return _tell_dice(event, names)
    if event.kind == "scored":
        found |= {"more": max(event.args["values"]), "less": min(event.args["values"]), "gain": event.amount}
    return tr(f"burgenland.event.{event.kind}", goal=GOAL, **found)


def _tell_dice(event: Event, names: Sequence[str]) -> str:
    assert event.seat is not None
    from_board, part = int(event.args["from_board"]), int(event.args["from_opponent"])
    who, other = names[event.seat], names[1 - event.seat]
    if part:
        return trn("burgenland.event.took_dice.opponent", from_board + part, who=who, other=other, part=part)
    return trn("burgenland.event.took_dice", from_board, who=who)


def explain(reason: Reason, names: Sequence[str]) -> str:
    key = f"burgenland.why.{reason.key}"
    if reason.key == "game.other_question":
        key += f".{reason.args['asked']}"
    if key not in catalogue():
        return words.explain(reason)
    return tr(key, **_words(reason.args, names))


def item(item: Item) -> str:
    return tr(f"burgenland.item.{item.key}", **_words(item.args, ()))


def _words(args: Mapping[str, Json], names: Sequence[str]) -> Words:
    """The arguments of an event, a reason or an item, in the words of the players."""
    found: Words = {}
    for name, value in args.items():
        if name == "colour":
            found |= {"colour": colour_name(value), "colour_first": colour_name(value).capitalize()}
        elif name in ("kind", "card"):
            found["card"] = card_name(value)
        elif name == "field":
            found[name] = field_name(value)
        elif name == "by":
            found[name] = names[value]
        elif name == "risk":
            found[name] = per_cent(value / 100)
        else:
            found[name] = ", ".join(map(str, value)) if isinstance(value, list) else value
    return found


# -- moves ------------------------------------------------------------------------------------------------------------


def describe(view: View, move: int, names: Sequence[str]) -> str:
    """What the player whose turn it is would do."""
    return _MOVES[moves.kind_of(move)](view.table, move, names)


def _roll(state: State, move: int, names: Sequence[str]) -> str:
    dice, danger = 1 + moves.number_of(move), risk(state, moves.number_of(move))
    if danger:
        colour = colour_name(COLOURS[state.colour])
        return trn("burgenland.move.dare", dice, risk=per_cent(danger), colour=colour)
    return trn("burgenland.move.roll", dice)


def _stop(state: State, move: int, names: Sequence[str]) -> str:
    return tr("burgenland.move.stop", who=names[1 - state.player])


def _walk(state: State, move: int, names: Sequence[str]) -> str:
    pips = moves.number_of(move)
    field = (state.crown + pips) % FIELDS
    if leaves(state, pips):
        return tr("burgenland.move.walk.leave", pips=pips, colour=colour_name(COLOURS[state.colour]))
    colour = colour_name(COLOURS[COLOUR_OF[field]])
    return tr("burgenland.move.walk", pips=pips, field=field_name(FIELD[field]), colour=colour)


def leaves(state: State, pips: int) -> bool:
    """Whether so long a walk leads out of the turn's colour."""
    return not state.safe and COLOUR_OF[(state.crown + pips) % FIELDS] != state.colour


def _add(state: State, move: int, names: Sequence[str]) -> str:
    castle = own_castle(state)
    key = "burgenland.move.add" if castle else "burgenland.move.add.start"
    return tr(key, place=place_name(castle, moves.number_of(move)), **_card(state))


def _steal(state: State, move: int, names: Sequence[str]) -> str:
    castle = own_castle(state)
    return tr(
        "burgenland.move.steal" + ("" if castle else ".start"),
        who=names[1 - state.player],
        number=moves.stolen_from(move) + 1,
        place=place_name(castle, moves.number_of(move)),
        **_card(state),
    )


def _card(state: State) -> Words:
    kind = CARD_AT[state.crown]
    assert kind is not None
    return {"card": card_name(KINDS[kind]), "colour": colour_name(COLOURS[state.colour])}


def _dice(state: State, move: int, names: Sequence[str]) -> str:
    return trn("burgenland.move.dice", dice_to_take(state))


def _score(state: State, move: int, names: Sequence[str]) -> str:
    lead, colour = lead_in(state, state.colour), colour_name(COLOURS[state.colour])
    if not lead:
        return tr("burgenland.move.score.even", colour=colour)
    return tr("burgenland.move.score", colour=colour, who=names[0 if lead > 0 else 1], points=abs(lead))


def _lose(state: State, move: int, names: Sequence[str]) -> str:
    castle, side = own_castle(state), moves.number_of(move)
    kind = castle[0 if side == moves.LEFT else -1]
    return tr("burgenland.move.lose", card=card_name(KINDS[kind]), place=tr(f"burgenland.place.{moves.SIDES[side]}"))


_MOVES: dict[int, Callable[[State, int, Sequence[str]], str]] = {
    moves.ROLL: _roll,
    moves.STOP: _stop,
    moves.WALK: _walk,
    moves.ADD: _add,
    moves.STEAL: _steal,
    moves.DICE: _dice,
    moves.SCORE: _score,
    moves.LOSE: _lose,
}
