"""Replays a trace of Burgen Land and compares every line with the referee."""

import json
from collections.abc import Iterable
from typing import Any

from .referee import Referee


def check_trace(lines: Iterable[str]) -> None:
    """Raise an AssertionError that says where the trace and the rules disagree."""
    head, *decisions = [json.loads(line) for line in lines]
    end = decisions.pop()
    check_head(head)
    referee = Referee(head["setup"])
    for number, record in enumerate(decisions, 1):
        check_decision(referee, record, number)
    assert referee.phase is None, "the trace ends before the game does"
    winner = 0 if referee.score[0] >= 30 else 1
    assert same(end, {"end": True, "scores": referee.score, "winners": [winner]}), end


def check_head(head: dict[str, Any]) -> None:
    assert list(head) == ["trace", "game", "players", "seed", "options", "setup"]
    assert [head[key] for key in ("trace", "game", "players", "options")] == [1, "burgenland", 2, {}]
    assert set(head["setup"]) == {"crown", "first"}
    assert head["setup"]["crown"] in (7, 15, 23)
    assert head["setup"]["first"] in (0, 1)


def check_decision(referee: Referee, record: dict[str, Any], number: int) -> None:
    where = f"decision {number}, {json.dumps(record['move'])}"
    unknown = set(record) - {"n", "player", "phase", "move", "legal", "chance", "state"}
    assert not unknown, f"{where}: unknown keys {sorted(unknown)}"
    asked = [record["n"], record["player"], record["phase"]]
    assert asked == [number, referee.seat, referee.phase], f"{where}: the rules ask {referee.seat} to {referee.phase}"
    legal = referee.legal()
    if "legal" in record:
        written = [tuple(move) for move in record["legal"]]
        assert len(set(written)) == len(written), f"{where}: legal moves are there twice"
        assert set(written) == legal, f"{where}: legal differs in {sorted(map(str, set(written) ^ legal))}"
    assert tuple(record["move"]) in legal, f"{where}: not legal"
    assert ("chance" in record) == (record["move"][0] == "roll"), f"{where}: chance is where dice are rolled"
    referee.play(tuple(record["move"]), record.get("chance", []))
    for key, value in referee.state().items():
        written_value = record["state"].pop(key)
        assert same(written_value, value), f"{where}: {key} is {written_value}, the rules say {value}"
    assert not record["state"], f"{where}: unknown {list(record['state'])}"


def same(one: Any, other: Any) -> bool:
    """Equal as JSON: true is not 1, and 5.0 is not 5."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
