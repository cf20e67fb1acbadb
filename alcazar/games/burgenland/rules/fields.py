"""Carry out the field to which the crown has walked (spec: Turn 3, No choice left)."""

from alcazar.core.events import Tell
from alcazar.games.burgenland import events
from alcazar.games.burgenland.material import CARD_AT, SCORES_AT
from alcazar.games.burgenland.moves import DICE, SCORE
from alcazar.games.burgenland.rules import adding, dice, scoring
from alcazar.games.burgenland.state import FIELD, ROLL, State


def carry_out(state: State, tell: Tell | None) -> None:
    """Ask what to take, unless only one thing can happen and it needs no place, or nothing at all (B7)."""
    moves = field_moves(state)
    if not moves:
        state.phase = ROLL
        if tell:
            tell(events.no_effect(state.player))
    elif moves == [DICE]:
        dice.play_dice(state, DICE, tell)
    elif moves == [SCORE]:
        scoring.play_score(state, SCORE, tell)
    else:
        state.phase = FIELD
        state.known_moves = moves


def field_moves(state: State) -> list[int]:
    moves: list[int] = []
    kind = CARD_AT[state.crown]
    if kind is not None:
        adding.add_moves(state, kind, moves)
        dice.add_moves(state, moves)
    if SCORES_AT[state.crown]:
        moves.append(SCORE)
    return moves
