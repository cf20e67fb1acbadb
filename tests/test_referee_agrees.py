"""The independent referee replays traces: every state and every set of legal moves must be the same."""

import json

import pytest

from alcazar.cli.trace import trace_lines
from alcazar.core.registry import game
from tests.reference.compare import check_trace

variants = pytest.mark.parametrize("variant", ["alcazar", "bigboss"])
players = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def check_games(variant: str, seats: int, seeds: range) -> None:
    for seed in seeds:
        try:
            check_trace(json.dumps(line) for line in trace_lines(game(variant), seats, seed, {}, with_legal=True))
        except AssertionError as error:
            raise AssertionError(f"{variant}, {seats} players, seed {seed}: {error}") from error


@pytest.mark.slow
@variants
@players
def test_the_referee_agrees_with_5_games(variant: str, seats: int) -> None:
    check_games(variant, seats, range(5))


@pytest.mark.soak
@variants
@players
def test_the_referee_agrees_with_200_games(variant: str, seats: int) -> None:
    check_games(variant, seats, range(100, 300))
