"""Alcazar and Das neue Big Boss on the contract of all games."""

from collections.abc import Iterable, Sequence

from alcazar.core.contract import Decision, Game, GameInfo, Options
from alcazar.core.events import Event, Tell
from alcazar.core.reasons import Reason
from alcazar.core.rng import Rng
from alcazar.core.standings import Standing
from alcazar.core.values import Json
from alcazar.games.alcazar import dispatch, encoding, moves, telling, trace
from alcazar.games.alcazar import view as views
from alcazar.games.alcazar.evaluation import AlcazarEvaluation
from alcazar.games.alcazar.material import ALCAZAR, BIG_BOSS, BIT, DISPLAY, FIELDS, HAND, Variant
from alcazar.games.alcazar.rules import scoring
from alcazar.games.alcazar.state import OVER, PHASES, State
from alcazar.games.alcazar.view import View


class AlcazarGame(Game[State, View, int]):
    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.evaluation = AlcazarEvaluation(variant)
        self.info = GameInfo(
            id=variant.id,
            title=variant.title,
            designer="Wolfgang Kramer",
            min_seats=2,
            max_seats=5,
            rules_version=1,
            hidden_information=True,
        )

    def _deal(self, seats: int, options: Options, rng: Rng) -> State:
        cards = list(range(1, FIELDS + 1))
        rng.shuffle(cards)
        piles = [cards[seat * HAND : (seat + 1) * HAND] for seat in range(seats)]
        rest = cards[seats * HAND :]
        hands = [sum(BIT[card] for card in pile) for pile in piles]
        return State(self.variant, hands, sum(BIT[card] for card in rest[:DISPLAY]), tuple(rest[DISPLAY:]))

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
        return state.money

    def view(self, state: State, seat: int) -> View:
        return views.view(state, seat)

    def sample(self, view: View, rng: Rng) -> State:
        return views.sample(view, rng)

    def encode_state(self, state: State) -> Json:
        return encoding.encode_state(state)

    def decode_state(self, data: Json) -> State:
        return encoding.decode_state(self.variant, data)

    def encode_view(self, view: View) -> Json:
        return encoding.encode_view(view)

    def decode_view(self, data: Json) -> View:
        return encoding.decode_view(self.variant, data)

    def encode_move(self, move: int) -> list[Json]:
        return moves.encode_move(move)

    def decode_move(self, data: Json) -> int:
        return moves.decode_move(data)

    def notation(self, move: int) -> str:
        return moves.notation(move)

    def tell(self, event: Event, names: Sequence[str]) -> str:
        return telling.tell(event, names)

    def conceivable_moves(self, state: State) -> Iterable[int]:
        return moves.conceivable_moves()

    def trace_setup(self, state: State) -> Json:
        return trace.trace_setup(state)

    def trace_state(self, state: State) -> Json:
        return trace.trace_state(state)


GAMES = (AlcazarGame(ALCAZAR), AlcazarGame(BIG_BOSS))
