"""Conservation at every step, in random games and in games that hypothesis makes up."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alcazar.core.registry import game
from alcazar.core.rng import Rng
from tests.alcazar_invariants.conservation import Watcher
from tests.alcazar_invariants.ledger import Ledger
from tests.conformance.playouts import AnyGame, choose_by_kind, repeatable

Choose = Callable[[AnyGame, Any, Rng], Any]

KINDS = ("withdraw", "buy_open", "buy_deck", "buy_tower", "castle", "villa", "build", "tower", "bridge")
KINDS += ("place", "move", "swap", "done")

variants = pytest.mark.parametrize("variant", ["alcazar", "bigboss"])
players = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def watched_game(variant: str, seats: int, seed: int, choose: Choose) -> Watcher:
    chosen = game(variant)
    state = chosen.new(seats, {}, seed)
    watcher = Watcher(chosen, state)
    rng = Rng(seed)
    while moves := chosen.legal_moves(state):
        watcher.move(state, choose(chosen, moves, rng))
    return watcher


@variants
@players
def test_nothing_appears_or_gets_lost_in_random_games(variant: str, seats: int) -> None:
    for seed in range(6):
        watched_game(variant, seats, seed, lambda chosen, moves, rng: rng.choice(moves))


@variants
@players
def test_nothing_appears_or_gets_lost_in_games_full_of_rare_moves(variant: str, seats: int) -> None:
    for seed in range(6):
        watched_game(variant, seats, seed, choose_by_kind)


@variants
@given(
    seats=st.integers(2, 5),
    seed=st.integers(0, 2**32),
    taste=st.fixed_dictionaries({kind: st.sampled_from([0, 1, 1, 5, 40]) for kind in KINDS}),
)
@settings(repeatable, max_examples=25)
def test_nothing_appears_or_gets_lost_whatever_players_like(
    variant: str, seats: int, seed: int, taste: dict[str, int]
) -> None:
    """Whole games of players who love some kinds of moves and avoid others."""
    watched_game(variant, seats, seed, lambda chosen, moves, rng: _by_taste(chosen, moves, taste, rng))


def _by_taste(chosen: AnyGame, moves: Any, taste: dict[str, int], rng: Rng) -> Any:
    weights = [taste.get(chosen.encode_move(move)[0], 1) for move in moves]
    if not any(weights):
        return rng.choice(moves)
    point = rng.below(sum(weights))
    for move, weight in zip(moves, weights, strict=True):
        point -= weight
        if point < 0:
            return move
    raise AssertionError("the point lies within the sum of the weights")


@variants
@given(st.data())
@settings(repeatable, max_examples=25)
def test_nothing_appears_or_gets_lost_whatever_is_chosen(variant: str, data: st.DataObject) -> None:
    """From the middle of a game on, hypothesis makes every choice itself."""
    chosen = game(variant)
    state = chosen.new(data.draw(st.integers(2, 5)), {}, data.draw(st.integers(0, 999)))
    watcher = Watcher(chosen, state)
    rng = Rng(1)
    for _ in range(data.draw(st.integers(0, 150))):
        if moves := chosen.legal_moves(state):
            watcher.move(state, choose_by_kind(chosen, moves, rng))
    for choice in data.draw(st.lists(st.integers(0, 10**6), min_size=10, max_size=40)):
        if moves := chosen.legal_moves(state):
            watcher.move(state, moves[choice % len(moves)])


@variants
def test_every_kind_of_event_occurs_in_watched_games(variant: str) -> None:
    """An event that never occurred was never checked."""
    told: set[str] = set()
    for seats in (2, 3, 4, 5):
        for seed in range(14, 22):
            told |= watched_game(variant, seats, seed, choose_by_kind).told
    known = {name.removeprefix("_") for name in vars(Ledger) if name.startswith("_") and not name.startswith("__")}
    known -= {"seat", "hand", "nothing_moves"}
    absent = {"foundation"} if variant == "alcazar" else {"bridge", "moved", "swapped"}
    assert told == known - absent
