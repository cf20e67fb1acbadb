"""Alcazar and Das neue Big Boss on the contract of all games."""

from collections.abc import Iterable, Sequence

from alcazar.core.contract import Game, GameInfo, Options
from alcazar.core.rng import Rng
from alcazar.core.values import Json
from alcazar.games.alcazar import encoding, moves, telling, trace
from alcazar.games.alcazar import view as views
from alcazar.games.alcazar.dispatch import RULES
from alcazar.games.alcazar.evaluation import AlcazarEvaluation
from alcazar.games.alcazar.material import (
    ALCAZAR,
    BIG_BOSS,
    BIT,
    DISPLAY,
    FEWEST_SEATS,
    FIELDS,
    HAND,
    MOST_SEATS,
    Variant,
)
from alcazar.games.alcazar.rules import scoring
from alcazar.games.alcazar.state import State
from alcazar.games.alcazar.view import View


class AlcazarGame(Game[State, View, int]):
    def __init__(self, variant: Variant) -> None:
        self.variant = variant
        self.evaluation = AlcazarEvaluation(variant)
        self.info = GameInfo(
            id=variant.id,
            title=variant.title,
            designer="Wolfgang Kramer",
            min_seats=FEWEST_SEATS,
            max_seats=MOST_SEATS,
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

    decision = staticmethod(RULES.decision)
    legal_moves = staticmethod(RULES.legal_moves)
    play = staticmethod(RULES.play)
    why_not = staticmethod(RULES.why_not)
    standings = staticmethod(scoring.standings)

    def purses(self, state: State) -> Sequence[int]:
        return state.money

    view = staticmethod(views.view)
    sample = staticmethod(views.sample)

    encode_state = staticmethod(encoding.encode_state)
    encode_view = staticmethod(encoding.encode_view)
    encode_move = staticmethod(moves.encode_move)
    decode_move = staticmethod(moves.decode_move)
    notation = staticmethod(moves.notation)
    tell = staticmethod(telling.tell)
    trace_setup = staticmethod(trace.trace_setup)
    trace_state = staticmethod(trace.trace_state)

    def decode_state(self, data: Json) -> State:
        return encoding.decode_state(self.variant, data)

    def decode_view(self, data: Json) -> View:
        return encoding.decode_view(self.variant, data)

    def conceivable_moves(self, state: State) -> Iterable[int]:
        return moves.conceivable_moves()


GAMES = (AlcazarGame(ALCAZAR), AlcazarGame(BIG_BOSS))
