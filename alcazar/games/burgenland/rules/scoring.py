"""Score a colour, and who stands where (spec: Scoring, End)."""

from alcazar.core.events import Tell
from alcazar.core.reasons import Reason, because
from alcazar.core.standings import Item, Standing, ranked
from alcazar.games.burgenland import events
from alcazar.games.burgenland.castles import worth
from alcazar.games.burgenland.material import COLOURS, FIELD, GOAL, SCORES_AT, SEATS
from alcazar.games.burgenland.rules import turns
from alcazar.games.burgenland.state import ROLL, State, castle_at


def lead_in(state: State, colour: int) -> int:
    """By how much the castle of seat 0 is more valuable than that of seat 1."""
    return worth(state.castles[castle_at(0, colour)]) - worth(state.castles[castle_at(1, colour)])


def score_of(state: State, seat: int) -> int:
    first = castle_at(seat, 0)
    return sum(state.points[first : first + len(COLOURS)])


def play_score(state: State, move: int, tell: Tell | None) -> None:
    """The player with the more valuable castle of the turn's colour gets the difference."""
    colour = state.colour
    lead = lead_in(state, colour)
    seat = 0 if lead > 0 else 1
    state.points[castle_at(seat, colour)] += abs(lead)
    state.phase = ROLL
    if tell:
        values = [worth(state.castles[castle_at(one, colour)]) for one in range(SEATS)]
        tell(events.scored(seat, colour, values, abs(lead)) if lead else events.scored_even(colour, values[0]))
    if score_of(state, seat) >= GOAL:
        turns.end_game(state, seat, tell)


def why_no_score(state: State, move: int) -> Reason | None:
    return None if SCORES_AT[state.crown] else because("score.no_crown", field=FIELD[state.crown])


def standings(state: State) -> tuple[Standing, ...]:
    breakdowns = [
        [Item("scored", state.points[castle_at(seat, colour)], {"colour": name}) for colour, name in enumerate(COLOURS)]
        for seat in range(SEATS)
    ]
    return ranked(breakdowns, [()] * SEATS)
