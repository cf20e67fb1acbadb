"""Burgen Land on the contract of all games."""

from collections.abc import Sequence

from alcazar.core.contract import Game, GameInfo, Options
from alcazar.core.rng import Rng
from alcazar.games.burgenland import encoding, moves, telling, trace
from alcazar.games.burgenland import view as views
from alcazar.games.burgenland.dispatch import RULES
from alcazar.games.burgenland.evaluation import BurgenLandEvaluation
from alcazar.games.burgenland.material import LARGE_TOWER_FIELDS, SEATS
from alcazar.games.burgenland.rules import scoring
from alcazar.games.burgenland.state import State
from alcazar.games.burgenland.view import View


class BurgenLandGame(Game[State, View, int]):
    def __init__(self) -> None:
        self.evaluation = BurgenLandEvaluation()
        self.info = GameInfo(
            id="burgenland",
            title="Burgen Land",
            designer="Wolfgang Lehmann",
            min_seats=SEATS,
            max_seats=SEATS,
            rules_version=1,
            hidden_information=False,
        )

    def _deal(self, seats: int, options: Options, rng: Rng) -> State:
        """The crown starts on the large tower of a colour drawn by lot, and so is the first player (B2)."""
        crown = rng.choice(LARGE_TOWER_FIELDS)
        first = rng.below(SEATS)
        return State(crown, first, rng.bits())

    decision = staticmethod(RULES.decision)
    legal_moves = staticmethod(RULES.legal_moves)
    play = staticmethod(RULES.play)
    why_not = staticmethod(RULES.why_not)
    standings = staticmethod(scoring.standings)

    def purses(self, state: State) -> Sequence[int]:
        return [scoring.score_of(state, seat) for seat in range(SEATS)]

    view = staticmethod(views.view)
    sample = staticmethod(views.sample)

    encode_state = staticmethod(encoding.encode_state)
    decode_state = staticmethod(encoding.decode_state)
    encode_view = staticmethod(encoding.encode_view)
    decode_view = staticmethod(encoding.decode_view)
    encode_move = staticmethod(moves.encode_move)
    decode_move = staticmethod(moves.decode_move)
    notation = staticmethod(moves.notation)
    tell = staticmethod(telling.tell)
    conceivable_moves = staticmethod(moves.conceivable_moves)
    trace_setup = staticmethod(trace.trace_setup)
    trace_state = staticmethod(trace.trace_state)
