"""Whose turn it is, passing, being out, and the end (spec sections 8 and 9)."""

from alcazar.core.events import Tell
from alcazar.core.reasons import Reason, because
from alcazar.games.alcazar import events
from alcazar.games.alcazar.masks import members
from alcazar.games.alcazar.material import BUILDING_CARD_PRICE, TOWER_CARD_PRICE
from alcazar.games.alcazar.state import MAIN, OVER, State
from alcazar.games.alcazar.table import cards_for_sale, refund


def end_turn_after_action(state: State, tell: Tell | None) -> None:
    """The turn is over; somebody bought or built, so everybody's passing is forgotten."""
    state.passed = 0
    if not state.stones:
        _end_game(state, "stones", tell)
    elif state.variant.bridges and not state.long_pieces:
        _end_game(state, "bridges", tell)
    else:
        _next_turn(state, tell)


def play_pass(state: State, move: int, tell: Tell | None) -> None:
    player = state.player
    state.passed |= 1 << player
    if tell:
        tell(events.passed(player))
    if nothing_left_to_do(state):
        state.out |= 1 << player
        if tell:
            tell(events.is_out(player))
    still_in = (1 << len(state.money)) - 1 & ~state.out
    if still_in & ~state.passed:
        _next_turn(state, tell)
    else:
        _end_game(state, "everybody_passed" if still_in else "everybody_out", tell)


def nothing_left_to_do(state: State) -> bool:
    """No cards in hand and none for sale: whoever passes now is out (R15)."""
    player = state.player
    return not (state.hands[player] or state.towers[player] or cards_for_sale(state) or state.tower_deck)


def _next_turn(state: State, tell: Tell | None) -> None:
    seats = len(state.money)
    player = (state.player + 1) % seats
    while state.out >> player & 1:
        player = (player + 1) % seats
    state.player = player
    state.phase = MAIN
    _clear_turn(state)
    if tell:
        tell(events.next_turn(player))


def _end_game(state: State, cause: str, tell: Tell | None) -> None:
    state.phase = OVER
    _clear_turn(state)
    if tell:
        tell(events.game_over(cause))


def _clear_turn(state: State) -> None:
    state.withdrawn = False
    state.fresh = 0
    state.site = 0
    state.founded = False
    state.to_place = 0


def must_withdraw(state: State) -> bool:
    """With nothing else to do: all own nobles together would pay for the cheapest card (R14)."""
    cheapest = BUILDING_CARD_PRICE if cards_for_sale(state) else TOWER_CARD_PRICE
    if not cards_for_sale(state) and not state.tower_deck:
        return False
    player = state.player
    return state.money[player] + sum(refund(state, cell) for cell in members(state.nobles[player])) >= cheapest


def why_no_pass(state: State, something_possible: bool) -> Reason | None:
    if something_possible:
        return because("pass.action_possible")
    return because("pass.must_withdraw") if must_withdraw(state) else None
