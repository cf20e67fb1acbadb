"""Take red dice instead of a card (spec: Dice, B4)."""

from alcazar.core.events import Tell
from alcazar.core.reasons import Reason, because
from alcazar.games.burgenland import events
from alcazar.games.burgenland.material import CARD_AT, RED_DICE, VALUE
from alcazar.games.burgenland.moves import DICE
from alcazar.games.burgenland.rules.adding import all_are_yours
from alcazar.games.burgenland.state import ROLL, State


def dice_to_take(state: State) -> int:
    """As many as the field's card is worth, or as there are; where all such cards are your own, only one (B4)."""
    kind = CARD_AT[state.crown]
    if kind is None:
        return 0
    wanted = 1 if all_are_yours(state, kind) else VALUE[kind]
    return min(wanted, RED_DICE - state.dice[1 + state.player])


def add_moves(state: State, moves: list[int]) -> None:
    if dice_to_take(state):
        moves.append(DICE)


def play_dice(state: State, move: int, tell: Tell | None) -> None:
    """From the board first, then from the opponent."""
    count = dice_to_take(state)
    from_board = min(count, state.dice[0])
    state.dice[0] -= from_board
    state.dice[2 - state.player] -= count - from_board
    state.dice[1 + state.player] += count
    state.phase = ROLL
    if tell:
        tell(events.took_dice(state.player, from_board, count - from_board))


def why_no_dice(state: State, move: int) -> Reason | None:
    return None if dice_to_take(state) else because("dice.all_are_yours")
