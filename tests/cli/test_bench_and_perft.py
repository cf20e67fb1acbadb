"""alcazar bench and alcazar perft."""

import json

import pytest

from alcazar.core.registry import games
from tests.cli.command import output_of

FIELDS = ["game", "players", "games", "decisions", "decisions_per_second", "mean_branching", "microseconds_per_copy"]


def test_bench_as_json_has_all_numbers() -> None:
    results = json.loads(output_of("bench", "--game", "bigboss", "--players", "3", "--seconds", "0.01", "--json"))
    assert [list(result) for result in results] == [FIELDS]
    assert (results[0]["game"], results[0]["players"]) == ("bigboss", 3)
    assert results[0]["games"] >= 1
    assert results[0]["decisions"] > results[0]["games"]
    assert results[0]["mean_branching"] > 1
    assert results[0]["decisions_per_second"] > 0
    assert results[0]["microseconds_per_copy"] > 0


def test_bench_without_a_game_measures_all_of_them() -> None:
    results = json.loads(output_of("bench", "--seconds", "0.01", "--json"))
    assert [result["game"] for result in results] == [game.info.id for game in games()]
    assert [result["players"] for result in results] == [min(4, game.info.max_seats) for game in games()]


def test_bench_prints_a_table_with_a_line_per_game() -> None:
    head, *rows = output_of("bench", "--seconds", "0.01").splitlines()
    assert head.split()[:4] == ["game", "players", "games", "decisions"]
    assert [row.split()[0] for row in rows] == [game.info.id for game in games()]


def perft(game: str, depth: int) -> int:
    return int(output_of("perft", game, "--players", "2", "--seed", "1", "--depth", str(depth)))


@pytest.mark.parametrize("game", [game.info.id for game in games()])
def test_perft_counts_the_legal_moves_of_the_trace(game: str) -> None:
    trace = output_of("trace", game, "--players", "2", "--seed", "1", "--legal").splitlines()
    assert perft(game, 0) == 1
    assert perft(game, 1) == len(json.loads(trace[1])["legal"])
    assert perft(game, 2) > perft(game, 1)
