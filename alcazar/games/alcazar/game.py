"""Alcazar and Das neue Big Boss on the contract of all games."""

from collections.abc import Callable, Iterable, Sequence

from alcazar.core.contract import Decision, Game, GameInfo, Options
from alcazar.core.events import Tell
from alcazar.core.reasons import Reason, because
from alcazar.core.rng import Rng
from alcazar.core.standings import Standing
from alcazar.core.values import Json
from alcazar.games.alcazar import encoding, moves, trace
from alcazar.games.alcazar import view as views
from alcazar.games.alcazar.material import ALCAZAR, BIG_BOSS, BIT, DISPLAY, FIELDS, HAND, Variant
from alcazar.games.alcazar.rules import (
    bridging,
    building,
    buying,
    extending,
    founding,
    main,
    merging,
    nobles,
    promoting,
    scoring,
    towers,
    turns,
    withdrawing,
)
from alcazar.games.alcazar.state import CHOOSE_FLAG, KEEP_CASTLE, MAIN, NOBLES, OVER, PHASES, PROMOTE_VILLA, State
from alcazar.games.alcazar.view import View

Player = Callable[[State, int, Tell | None], None]
Doubter = Callable[[State, int], Reason | None]

# Per kind of move: the phase that asks for it, what it does, and why it may be forbidden
_KINDS: dict[int, tuple[int, Player, Doubter]] = {
    moves.WITHDRAW: (MAIN, withdrawing.play_withdraw, main.why_no_withdraw),
    moves.BUY_OPEN: (MAIN, buying.play_buy_open, buying.why_no_buy_open),
    moves.BUY_DECK: (MAIN, buying.play_buy_deck, buying.why_no_buy_deck),
    moves.BUY_TOWER: (MAIN, buying.play_buy_tower, buying.why_no_buy_tower),
    moves.CASTLE: (MAIN, founding.play_castle, founding.why_no_castle),
    moves.VILLA: (MAIN, founding.play_villa, founding.why_no_villa),
    moves.BUILD: (MAIN, extending.play_build, extending.why_no_build),
    moves.TOWER: (MAIN, towers.play_tower, towers.why_no_tower),
    moves.BRIDGE: (MAIN, bridging.play_bridge, bridging.why_no_bridge),
    moves.PASS: (MAIN, turns.play_pass, main.why_no_pass),
    moves.KEEP: (KEEP_CASTLE, merging.play_keep, merging.why_no_keep),
    moves.PROMOTE: (PROMOTE_VILLA, building.play_promote, promoting.why_no_promote),
    moves.FLAG: (CHOOSE_FLAG, building.play_flag, promoting.why_no_flag),
    moves.PLACE_NOBLE: (NOBLES, nobles.play_place, nobles.why_no_place),
    moves.MOVE_NOBLE: (NOBLES, nobles.play_move, nobles.why_no_move),
    moves.SWAP_NOBLES: (NOBLES, nobles.play_swap, nobles.why_no_swap),
    moves.DONE: (NOBLES, nobles.play_done, lambda state, move: None),
}
_PLAYERS = tuple(_KINDS[kind << moves.KIND_SHIFT][1] for kind in range(len(moves.NAMES)))
_MOVES_IN_PHASE: tuple[Callable[[State], list[int]], ...] = (
    main.main_moves,
    merging.keep_moves,
    promoting.promote_moves,
    promoting.flag_moves,
    nobles.noble_moves,
    lambda state: [],
)


class AlcazarGame(Game[State, View, int]):
    def __init__(self, variant: Variant) -> None:
        self.variant = variant
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
        known = state.known_moves
        if known is None:
            known = state.known_moves = _MOVES_IN_PHASE[state.phase](state)
        return known

    def play(self, state: State, move: int, tell: Tell | None = None) -> None:
        state.known_moves = None
        _PLAYERS[move >> moves.KIND_SHIFT](state, move, tell)

    def why_not(self, state: State, move: int) -> Reason | None:
        if state.phase == OVER:
            return because("game.over")
        phase, _, doubter = _KINDS[moves.kind_of(move)]
        if phase != state.phase:
            return because("game.other_question", asked=PHASES[state.phase], answered=PHASES[phase])
        return doubter(state, move)

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

    def conceivable_moves(self, state: State) -> Iterable[int]:
        return moves.conceivable_moves()

    def trace_setup(self, state: State) -> Json:
        return trace.trace_setup(state)

    def trace_state(self, state: State) -> Json:
        return trace.trace_state(state)


GAMES = (AlcazarGame(ALCAZAR), AlcazarGame(BIG_BOSS))
