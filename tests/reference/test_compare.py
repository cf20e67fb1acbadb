"""The comparison accepts the referee's own traces and notices every kind of tampering."""

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from .compare import check_trace
from .position import Game
from .selfplay import random_trace

Record = dict[str, Any]


@cache
def played() -> list[str]:
    return list(random_trace("alcazar", 3, 5))


def records() -> list[Record]:
    return [json.loads(line) for line in played()]


def check(lines: list[Record]) -> None:
    check_trace(json.dumps(line) for line in lines)


@pytest.mark.parametrize("game", ["alcazar", "bigboss"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_own_traces_pass(game: Game, players: int) -> None:
    check_trace(random_trace(game, players, 11))


def test_legal_moves_are_optional() -> None:
    lines = records()
    for line in lines[1:-1]:
        del line["legal"]
    check(lines)


def test_state_is_not_compared_while_a_flag_is_pending() -> None:
    lines = records()
    next(line for line in lines[1:-1] if line["state"]["phase"] == "flag")["state"]["money"] = None
    check(lines)


def repeat_card(lines: list[Record]) -> None:
    lines[0]["setup"]["deck"][0] = lines[0]["setup"]["deck"][1]


def short_display(lines: list[Record]) -> None:
    lines[0]["setup"]["deck"].append(lines[0]["setup"]["display"].pop())


def wrong_player(lines: list[Record]) -> None:
    lines[1]["player"] = 1


def wrong_phase(lines: list[Record]) -> None:
    lines[1]["phase"] = "nobles"


def illegal_move(lines: list[Record]) -> None:
    lines[1]["move"] = ["pass"]


def repeated_legal(lines: list[Record]) -> None:
    lines[1]["legal"].append(lines[1]["legal"][0])


def missing_legal(lines: list[Record]) -> None:
    lines[1]["legal"].pop()


def surplus_legal(lines: list[Record]) -> None:
    lines[1]["legal"].append(["pass"])


def wrong_money(lines: list[Record]) -> None:
    settled(lines)["state"]["money"][0] += 1


def wrong_type(lines: list[Record]) -> None:
    settled(lines)["state"]["out"][0] = 0


def missing_key(lines: list[Record]) -> None:
    del settled(lines)["state"]["spans"]


def wrong_winner(lines: list[Record]) -> None:
    lines[-1]["winners"] = []


def wrong_score(lines: list[Record]) -> None:
    lines[-1]["scores"][0] += 1


def premature_end(lines: list[Record]) -> None:
    del lines[-2]


def missing_end(lines: list[Record]) -> None:
    del lines[-1]


def more_after_end(lines: list[Record]) -> None:
    lines.append(lines[-1])


def settled(lines: list[Record]) -> Record:
    return next(line for line in lines[1:] if line["state"]["phase"] in ("main", "nobles"))


TAMPERING: list[tuple[Callable[[list[Record]], None], str]] = [
    (repeat_card, "line 1: not every card"),
    (short_display, "line 1: 5 cards on display"),
    (wrong_player, "player is 1"),
    (wrong_phase, 'phase is "nobles"'),
    (illegal_move, "not legal"),
    (repeated_legal, "legal repeats"),
    (missing_legal, "lacks"),
    (surplus_legal, "too much"),
    (wrong_money, "state: money is"),
    (wrong_type, "state: out is"),
    (missing_key, "spans"),
    (wrong_winner, "winners is"),
    (wrong_score, "scores is"),
    (premature_end, "premature end"),
    (missing_end, "end line is missing"),
    (more_after_end, "after the end"),
]


@pytest.mark.parametrize(("tamper", "message"), TAMPERING)
def test_tampering_is_noticed(tamper: Callable[[list[Record]], None], message: str) -> None:
    lines = records()
    tamper(lines)
    with pytest.raises(AssertionError, match=message):
        check(lines)
