"""The referee replays traces of the engine, and notices whatever is wrong with one."""

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from alcazar.cli.perft import perft
from alcazar.cli.trace import trace_lines
from alcazar.core.registry import game

from .compare import check_trace
from .referee import Referee

Trace = list[dict[str, Any]]


def lines(seed: int, bot: str = "random") -> list[str]:
    return [json.dumps(line) for line in trace_lines(game("burgenland"), 2, seed, {}, with_legal=True, bot=bot)]


def test_the_referee_agrees_with_8_games() -> None:
    for seed in range(8):
        check_trace(lines(seed))


@pytest.mark.slow
def test_the_referee_agrees_with_50_games() -> None:
    for seed in range(100, 150):
        check_trace(lines(seed))


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["beginner", "easy"])
def test_the_referee_agrees_with_games_of_opponents(bot: str) -> None:
    check_trace(lines(1, bot))


@pytest.mark.soak
def test_the_referee_agrees_with_3000_games() -> None:
    for seed in range(1000, 4000):
        check_trace(lines(seed))


def test_everything_that_the_rules_know_happens_in_these_games() -> None:
    decisions = [json.loads(line) for seed in range(8) for line in lines(seed)[1:-1]]
    assert {line["move"][0] for line in decisions} == {"roll", "stop", "walk", "add", "steal", "dice", "score", "lose"}
    castles = [castle for line in decisions for castles in line["state"]["castles"] for castle in castles.values()]
    assert any(None in castle for castle in castles)
    assert any(not castle for castle in castles)


def wrong_crown(trace: Trace) -> None:
    trace[0]["setup"]["crown"] = 6


def wrong_player(trace: Trace) -> None:
    trace[0]["setup"]["first"] ^= 1


def other_dice(trace: Trace) -> None:
    line = next(line for line in trace if "chance" in line)
    line["chance"][0] = line["chance"][0] % 6 + 1


def lost_die(trace: Trace) -> None:
    trace[9]["state"]["dice"][0] -= 1


def card_too_many(trace: Trace) -> None:
    trace[9]["state"]["castles"][0]["red"].append("wall")


def move_not_offered(trace: Trace) -> None:
    line = next(line for line in trace[1:] if len(line["legal"]) > 1)
    line["legal"].pop()


def move_offered_twice(trace: Trace) -> None:
    trace[1]["legal"] *= 2


def missing_line(trace: Trace) -> None:
    del trace[5]


def too_short(trace: Trace) -> None:
    del trace[-2]


def wrong_winner(trace: Trace) -> None:
    trace[-1]["winners"][0] ^= 1


def score_as_text(trace: Trace) -> None:
    trace[3]["state"]["score"] = ["0", "0"]


@pytest.mark.parametrize(
    "damage",
    [
        wrong_crown,
        wrong_player,
        other_dice,
        lost_die,
        card_too_many,
        move_not_offered,
        move_offered_twice,
        missing_line,
        too_short,
        wrong_winner,
        score_as_text,
    ],
)
def test_the_referee_notices(damage: Callable[[Trace], None]) -> None:
    trace = [json.loads(line) for line in lines(4)]
    damage(trace)
    with pytest.raises((AssertionError, ValueError)):
        check_trace(json.dumps(line) for line in trace)


# -- as many moves to a depth as the engine finds ---------------------------------------------------------------------


def count_moves(rules: Any, state: Any, referee: Referee, depth: int) -> int:
    """The referee counts, the engine rolls the dice."""
    if depth == 0:
        return 1
    count = 0
    for move in referee.legal():
        after, then = state.copy(), deepcopy(referee)
        events = rules.apply(after, rules.decode_move(list(move)))
        then.play(move, [result for event in events for result in event.chance])
        count += count_moves(rules, after, then, depth - 1)
    return count


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_referee_counts_the_same(seed: int) -> None:
    rules = game("burgenland")
    state = rules.new(2, {}, seed)
    referee = Referee(rules.trace_setup(state))
    assert count_moves(rules, state, referee, 6) == perft(rules, state, 6)
