"""What every build has in common: cards and pieces, then income, promotions and nobles (spec sections 4.3 and 10)."""

from alcazar.core.events import Tell
from alcazar.core.reasons import Reason, because
from alcazar.games.alcazar import events
from alcazar.games.alcazar.masks import members
from alcazar.games.alcazar.material import BIT
from alcazar.games.alcazar.rules import nobles, promoting
from alcazar.games.alcazar.state import State


def discard(state: State, card: int, tell: Tell | None) -> None:
    """A building card that was played never comes back."""
    state.hands[state.player] ^= BIT[card]
    state.played |= BIT[card]
    state.shown &= ~BIT[card]
    if tell:
        tell(events.played_card(state.player, card))


def why_not_in_hand(state: State, card: int) -> Reason | None:
    return None if state.hands[state.player] & BIT[card] else because("card.not_in_hand", card=card)


def lay_stone(state: State, cell: int, tell: Tell | None) -> int:
    """Put a stone on top of a cell and return what it is worth."""
    level = state.height[cell] + 1
    state.height[cell] = level
    state.built |= BIT[cell]
    state.stones -= 1
    if tell:
        tell(events.stone(state.player, cell, level))
    return state.variant.stone_value[level]


def settle(state: State, cells: int, number: int) -> None:
    """From now on these cells belong to that building."""
    home = state.home
    for cell in members(cells):
        home[cell] = number


def choose_flag(state: State, number: int, tell: Tell | None) -> None:
    """A founded castle gets its flag before the income is paid."""
    if promoting.name_castle(state, number, tell):
        finish(state, tell)


def finish(state: State, tell: Tell | None) -> None:
    """The pieces lie and the buildings are joined: pay the income, then ask for what is left to choose."""
    state.money[state.player] += state.value[state.site]
    if tell:
        tell(events.income(state))
    promote_then_nobles(state, tell)


def promote_then_nobles(state: State, tell: Tell | None) -> None:
    if promoting.promote_villas(state, tell):
        nobles.open_question(state, tell)


def play_promote(state: State, move: int, tell: Tell | None) -> None:
    cell = move & 255
    if tell:
        tell(events.chosen_villa(state.player, cell))
    if promoting.name_castle(state, state.home[cell], tell):
        promote_then_nobles(state, tell)


def play_flag(state: State, move: int, tell: Tell | None) -> None:
    promoting.raise_flag(state, state.naming, move & 255, tell)
    if state.founded:
        finish(state, tell)
    else:
        promote_then_nobles(state, tell)
