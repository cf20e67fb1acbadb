"""Thousands of random games: none gets stuck, none crashes, each ends in time with a proper result."""

import pytest

from alcazar.core.registry import game
from alcazar.core.rng import Rng
from alcazar.core.standings import winners

# Each card is bought once and played once, each bridge is built once: so often can anybody act at all.
ACTIONS = 2 * (72 + 20) + 20
# A turn without an action is a pass, and after everybody has passed the game is over. In a turn: every noble withdrawn,
# the action, the survivor, promotions with their flags, two nobles and done.
QUESTIONS_PER_TURN = 8 + 1 + 1 + 2 * 8 + 3

variants = pytest.mark.parametrize("variant", ["alcazar", "bigboss"])
players = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def play_to_the_end(variant: str, seats: int, seed: int) -> None:
    chosen = game(variant)
    state = chosen.new(seats, {}, seed)
    rng = Rng(seed).fork(3)
    for _ in range(ACTIONS * seats * QUESTIONS_PER_TURN):
        moves = chosen.legal_moves(state)
        if not moves:
            break
        chosen.play(state, moves[rng.below(len(moves))])
    assert chosen.decision(state) is None, f"{variant}, {seats} players, seed {seed}: no end, or nothing to do"
    standings = chosen.standings(state)
    assert winners(standings)
    assert min(standing.points for standing in standings) >= 0
    assert min(chosen.purses(state)) >= 0
    chosen.decode_state(chosen.encode_state(state))


@pytest.mark.slow
@variants
@players
def test_500_random_games_end_with_a_result(variant: str, seats: int) -> None:
    for seed in range(500):
        play_to_the_end(variant, seats, seed)


@pytest.mark.soak
@variants
@players
def test_5000_random_games_end_with_a_result(variant: str, seats: int) -> None:
    for seed in range(10_000, 15_000):
        play_to_the_end(variant, seats, seed)
