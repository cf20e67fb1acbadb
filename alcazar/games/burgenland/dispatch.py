"""Which rule answers which move and which phase."""

from alcazar.core.rulebook import Rulebook, always
from alcazar.games.burgenland.material import SEATS
from alcazar.games.burgenland.moves import KIND_SHIFT
from alcazar.games.burgenland.rules import adding, dice, fields, losing, rolling, scoring, turns
from alcazar.games.burgenland.state import CHOOSE, FIELD, LOSE, PHASES, ROLL, State

RULES = Rulebook[State](
    seats=SEATS,
    phases=PHASES,
    moves_in_phase=(rolling.roll_moves, rolling.walk_moves, fields.field_moves, losing.lose_moves),
    kinds=(
        (ROLL, rolling.play_roll, rolling.why_no_roll),
        (ROLL, turns.play_stop, turns.why_no_stop),
        (CHOOSE, rolling.play_walk, rolling.why_no_walk),
        (FIELD, adding.play_add, adding.why_no_add),
        (FIELD, adding.play_steal, adding.why_no_steal),
        (FIELD, dice.play_dice, dice.why_no_dice),
        (FIELD, scoring.play_score, scoring.why_no_score),
        (LOSE, losing.play_lose, always),
    ),
    kind_shift=KIND_SHIFT,
)
