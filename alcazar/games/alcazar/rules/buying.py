"""Buy one card (spec section 4, Buy)."""

from alcazar.core.events import Tell
from alcazar.core.reasons import Reason, because
from alcazar.games.alcazar import events
from alcazar.games.alcazar.masks import members
from alcazar.games.alcazar.material import BIT, BUILDING_CARD_PRICE, TOWER_CARD_PRICE
from alcazar.games.alcazar.moves import BUY_DECK, BUY_OPEN, BUY_TOWER
from alcazar.games.alcazar.rules import turns
from alcazar.games.alcazar.state import State
from alcazar.games.alcazar.table import deck_left


def add_moves(state: State, moves: list[int]) -> None:
    money = state.money[state.player]
    if money < BUILDING_CARD_PRICE:
        return
    if state.display:
        moves += [BUY_OPEN | card for card in members(state.display)]
    if state.drawn < len(state.deck):
        moves.append(BUY_DECK)
    if state.tower_deck and money >= TOWER_CARD_PRICE:
        moves.append(BUY_TOWER)


def play_buy_open(state: State, move: int, tell: Tell | None) -> None:
    card = move & 255
    player = state.player
    state.money[player] -= BUILDING_CARD_PRICE
    state.display ^= BIT[card]
    state.hands[player] |= BIT[card]
    state.shown |= BIT[card]
    if tell:
        tell(events.bought_open(player, card, BUILDING_CARD_PRICE))
    _refill_display(state, tell)
    turns.end_turn_after_action(state, tell)


def _refill_display(state: State, tell: Tell | None) -> None:
    if state.drawn == len(state.deck):
        return
    card = state.deck[state.drawn]
    state.drawn += 1
    state.display |= BIT[card]
    if tell:
        tell(events.refilled(card))


def play_buy_deck(state: State, move: int, tell: Tell | None) -> None:
    player = state.player
    card = state.deck[state.drawn]
    state.drawn += 1
    state.money[player] -= BUILDING_CARD_PRICE
    state.hands[player] |= BIT[card]
    if tell:
        tell(events.bought_deck(player, card, BUILDING_CARD_PRICE))
    turns.end_turn_after_action(state, tell)


def play_buy_tower(state: State, move: int, tell: Tell | None) -> None:
    player = state.player
    state.money[player] -= TOWER_CARD_PRICE
    state.tower_deck -= 1
    state.towers[player] += 1
    if tell:
        tell(events.bought_tower(player, TOWER_CARD_PRICE))
    turns.end_turn_after_action(state, tell)


def why_no_buy_open(state: State, move: int) -> Reason | None:
    card = move & 255
    if not state.display & BIT[card]:
        return because("buy.not_open", card=card)
    return _too_poor(state, BUILDING_CARD_PRICE)


def why_no_buy_deck(state: State, move: int) -> Reason | None:
    if not deck_left(state):
        return because("buy.deck_empty")
    return _too_poor(state, BUILDING_CARD_PRICE)


def why_no_buy_tower(state: State, move: int) -> Reason | None:
    if not state.tower_deck:
        return because("buy.no_tower_cards_left")
    return _too_poor(state, TOWER_CARD_PRICE)


def _too_poor(state: State, price: int) -> Reason | None:
    money = state.money[state.player]
    return because("buy.too_expensive", price=price, money=money) if money < price else None
