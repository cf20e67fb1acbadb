"""Burgen Land on the contract of all games."""

from collections.abc import Iterable, Sequence

from alcazar.core.contract import Decision, Game, GameInfo, Options
from alcazar.core.events import Event, Tell
from alcazar.core.reasons import Reason
from alcazar.core.rng import Rng
from alcazar.core.standings import Standing
from alcazar.core.values import Json
from alcazar.games.burgenland import dispatch, encoding, moves, telling, trace
from alcazar.games.burgenland import view as views
from alcazar.games.burgenland.evaluation import BurgenLandEvaluation
from alcazar.games.burgenland.material import LARGE_TOWER_FIELDS, SEATS
from alcazar.games.burgenland.rules import scoring
from alcazar.games.burgenland.state import OVER, PHASES, State
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

    def decision(self, state: State) -> Decision | None:
        return None if state.phase == OVER else Decision(state.player, PHASES[state.phase])

    def legal_moves(self, state: State) -> Sequence[int]:
        return dispatch.legal_moves(state)

    def play(self, state: State, move: int, tell: Tell | None = None) -> None:
        dispatch.play(state, move, tell)

    def why_not(self, state: State, move: int) -> Reason | None:
        return dispatch.why_not(state, move)

    def standings(self, state: State) -> tuple[Standing, ...]:
        return scoring.standings(state)

    def purses(self, state: State) -> Sequence[int]:
        return [scoring.score_of(state, seat) for seat in range(SEATS)]

    def view(self, state: State, seat: int) -> View:
        return views.view(state, seat)

    def sample(self, view: View, rng: Rng) -> State:
        return views.sample(view, rng)

    def encode_state(self, state: State) -> Json:
        return encoding.encode_state(state)

    def decode_state(self, data: Json) -> State:
        return encoding.decode_state(data)

    def encode_view(self, view: View) -> Json:
        return encoding.encode_view(view)

    def decode_view(self, data: Json) -> View:
        return encoding.decode_view(data)

    def encode_move(self, move: int) -> list[Json]:
        return moves.encode_move(move)

    def decode_move(self, data: Json) -> int:
        return moves.decode_move(data)

    def notation(self, move: int) -> str:
        return moves.notation(move)

    def tell(self, event: Event, names: Sequence[str]) -> str:
        return telling.tell(event, names)

    def conceivable_moves(self, state: State) -> Iterable[int]:
        return moves.conceivable_moves(state)

    def trace_setup(self, state: State) -> Json:
        return trace.trace_setup(state)

    def trace_state(self, state: State) -> Json:
        return trace.trace_state(state)
