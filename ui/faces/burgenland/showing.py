"""What is to be known beside the board: players' facts, and what a long press tells."""

from collections.abc import Sequence

from alcazar.games.burgenland.castles import worth
from alcazar.games.burgenland.gambles import risk
from alcazar.games.burgenland.material import (
    CARD_AT,
    COLOUR_OF,
    COLOURS,
    FIELD,
    FIELDS,
    GAP,
    GOAL,
    KINDS,
    RED_DICE,
    SCORES_AT,
    SEATS,
    VALUE,
)
from alcazar.games.burgenland.rules.scoring import lead_in, score_of
from alcazar.games.burgenland.state import OVER, State, stack_at
from alcazar.games.burgenland.view import View
from ui.faces.burgenland import words
from ui.faces.burgenland.spots import castle_of
from ui.faces.contract import About, Fact, Pick
from ui.i18n import tr, trn

Lines = list[tuple[str, str]]

EMBLEMS = {"blue": "water", "yellow": "white-balance-sunny", "red": "flower"}


def facts(view: View, seat: int) -> list[Fact]:
    state = view.table
    points, dice = score_of(state, seat), state.dice[1 + seat]
    found = [
        Fact("trophy-outline", str(points), tr("burgenland.fact.points", count=points, goal=GOAL)),
        Fact("dice-multiple", str(dice), tr("burgenland.fact.dice", count=dice)),
    ]
    for colour, name in enumerate(COLOURS):
        value = worth(castle_of(state, seat, colour))
        meaning = tr("burgenland.fact.castle", colour=words.colour_name(name), count=value)
        found.append(Fact(EMBLEMS[name], str(value), meaning))
    return found


def table_facts(view: View) -> list[Fact]:
    dice = view.table.dice[0]
    return [Fact("dice-multiple", str(dice), tr("burgenland.table.dice", count=dice))]


# -- a long press -----------------------------------------------------------------------------------------------------


def about(view: View, pick: Pick, names: Sequence[str]) -> About | None:
    state = view.table
    if pick.kind == "field":
        return _about_field(state, pick.value, names)
    if pick.kind == "card":
        return _about_card(state, *pick.value, names)
    if pick.kind in ("castle", "end"):
        return _about_castle(state, *pick.value[:2], names)
    if pick.kind == "lead":
        return _about_lead(state, pick.value, names)
    if pick.kind in ("roll", "pips"):
        return _about_risk(state)
    return _about_dice(state, names) if pick.kind in ("seat", "supply") else None


def _about_field(state: State, field: int, names: Sequence[str]) -> About:
    colour, kind = COLOUR_OF[field], CARD_AT[field]
    lines: Lines = []
    if kind is not None:
        left = state.stock[stack_at(colour, kind)]
        lines += [
            (words.field_name(KINDS[kind]), _worth(VALUE[kind])),
            (tr("burgenland.about.left"), str(left) if left else tr("burgenland.about.left.none")),
            (tr("burgenland.about.instead"), str(VALUE[kind])),
        ]
    if SCORES_AT[field]:
        lines.append((tr("burgenland.about.scoring"), _scoring(state, colour, names)))
    away = (field - state.crown) % FIELDS
    how_far = trn("burgenland.about.away.fields", away) if away else tr("burgenland.about.away.here")
    lines.append((tr("burgenland.about.away"), how_far))
    title = tr("burgenland.about.field", field=words.field_name(FIELD[field]), colour=_colour(colour))
    return About(title, tuple(lines))


def _worth(value: int) -> str:
    return f"{tr('burgenland.about.value')} {value}"


def _colour(colour: int) -> str:
    return words.colour_name(COLOURS[colour])


def _scoring(state: State, colour: int, names: Sequence[str]) -> str:
    lead = lead_in(state, colour)
    if not lead:
        return tr("burgenland.about.scoring.even")
    return tr("burgenland.about.scoring.lead", who=names[0 if lead > 0 else 1], points=abs(lead))


def _about_card(state: State, seat: int, colour: int, index: int, names: Sequence[str]) -> About | None:
    castle = castle_of(state, seat, colour)
    if index >= len(castle):
        return None
    kind = castle[index]
    title = tr("burgenland.about.missing") if kind == GAP else words.field_name(KINDS[kind])
    lines: Lines = [] if kind == GAP else [(tr("burgenland.about.value"), str(VALUE[kind]))]
    lines.append((tr("burgenland.about.place"), str(index + 1)))
    if kind != GAP:
        lines.append((tr("burgenland.about.left"), str(state.stock[stack_at(colour, kind)])))
    whole = _about_castle(state, seat, colour, names)
    return About(title, (*lines, (whole.title, _worth(worth(castle)))))


def _about_castle(state: State, seat: int, colour: int, names: Sequence[str]) -> About:
    castle = castle_of(state, seat, colour)
    gaps = castle.count(GAP)
    lines = [
        (tr("burgenland.about.value"), str(worth(castle))),
        (tr("burgenland.about.cards"), str(len(castle) - gaps)),
    ]
    if gaps:
        lines.append((tr("burgenland.about.gaps"), tr("burgenland.about.gaps.some", count=gaps)))
    lines.append((tr("burgenland.about.scoring"), _scoring(state, colour, names)))
    return About(tr("burgenland.about.castle", who=names[seat], colour=_colour(colour)), tuple(lines))


def _about_lead(state: State, colour: int, names: Sequence[str]) -> About:
    lines = [(names[seat], _worth(worth(castle_of(state, seat, colour)))) for seat in range(SEATS)]
    title = f"{tr('burgenland.about.scoring')}: {_colour(colour)}"
    return About(title, (*lines, (tr("burgenland.about.scoring"), _scoring(state, colour, names))))


def risks(state: State) -> Lines:
    """Per number of dice, the chance that every result leads out of the turn's colour."""
    most = 0 if state.phase == OVER else state.dice[1 + state.player]
    return [
        (trn("burgenland.about.rolling", 1 + red), words.per_cent(risk(state, red)))
        for red in range(min(RED_DICE, most) + 1)
    ]


def _about_risk(state: State) -> About:
    title = tr("burgenland.about.risk")
    if state.safe:
        return About(title, ((trn("burgenland.about.rolling", 1), tr("burgenland.about.safe")),))
    return About(title, tuple(risks(state)))


def _about_dice(state: State, names: Sequence[str]) -> About:
    lines = [(tr("burgenland.about.dice.board"), str(state.dice[0]))]
    lines += [(names[seat], str(state.dice[1 + seat])) for seat in range(SEATS)]
    return About(tr("burgenland.about.dice"), tuple(lines))
