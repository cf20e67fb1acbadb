"""Replays a trace of Alcazar or Big Boss and compares every line with the referee."""

import json
from collections.abc import Iterable
from typing import Any

from .board import FIELDS
from .referee import PENDING, Referee
from .rules import Move

HAND, DISPLAY = 10, 6


def check_trace(lines: Iterable[str]) -> None:
    """Raise an AssertionError that says where the trace and the rules disagree."""
    records = [_parse(number, line) for number, line in enumerate(lines, 1)]
    assert records, "the trace is empty"
    _check_head(records[0])
    referee = Referee(records[0]["game"], records[0]["players"], records[0]["setup"])
    for number, record in enumerate(records[1:], 2):
        if "end" in record:
            _check_end(referee, record, f"line {number}")
            assert number == len(records), f"line {number}: there are lines after the end"
            return
        _check_decision(referee, record, number)
    raise AssertionError(f"the end line is missing; next decision: player {referee.player}, phase {referee.phase}")


def _parse(number: int, line: str) -> dict[str, Any]:
    try:
        record = json.loads(line)
    except json.JSONDecodeError as error:
        raise AssertionError(f"line {number}: not JSON: {error}") from error
    assert isinstance(record, dict), f"line {number}: not an object"
    return record


def _check_head(head: dict[str, Any]) -> None:
    wanted = {"trace", "game", "players", "seed", "options", "setup"}
    assert set(head) == wanted, f"line 1: keys {sorted(head)}, wanted {sorted(wanted)}"
    assert _same(head["trace"], 1), f"line 1: trace is {head['trace']!r}, wanted 1"
    assert head["game"] in ("alcazar", "bigboss"), f"line 1: unknown game {head['game']!r}"
    assert head["players"] in (2, 3, 4, 5), f"line 1: {head['players']!r} players"
    assert isinstance(head["options"], dict), "line 1: options is not an object"
    _check_deal(head["setup"], head["players"])


def _check_deal(setup: Any, players: int) -> None:
    assert isinstance(setup, dict), "line 1: setup is not an object"
    assert set(setup) == {"hands", "display", "deck"}, f"line 1: setup has the keys {sorted(setup)}"
    piles = [setup["hands"], setup["display"], setup["deck"]]
    assert all(isinstance(pile, list) for pile in [*piles, *piles[0]]), "line 1: setup holds something but lists"
    sizes = [len(hand) for hand in setup["hands"]]
    assert sizes == [HAND] * players, f"line 1: hands of {sizes} cards for {players} players"
    assert len(setup["display"]) == DISPLAY, f"line 1: {len(setup['display'])} cards on display"
    cards = [card for hand in setup["hands"] for card in hand] + setup["display"] + setup["deck"]
    assert all(isinstance(card, int) for card in cards), "line 1: a card is not a number"
    assert _same(sorted(cards), list(range(1, FIELDS + 1))), "line 1: not every card is dealt exactly once"


def _check_decision(referee: Referee, record: dict[str, Any], number: int) -> None:
    where = f"line {number}, move {json.dumps(record.get('move'))}"
    assert referee.phase is not None, f"{where}: the game is already over"
    missing = {"n", "player", "phase", "move", "state"} - set(record)
    assert not missing, f"{where}: {sorted(missing)} missing"
    unknown = set(record) - {"n", "player", "phase", "move", "legal", "state"}
    assert not unknown, f"{where}: unknown keys {sorted(unknown)}"
    _expect(where, "n", record["n"], number - 1)
    _expect(where, "player", record["player"], referee.player)
    _expect(where, "phase", record["phase"], referee.phase)
    legal = referee.legal()
    if "legal" in record:
        _check_legal(where, record["legal"], legal)
    assert isinstance(record["move"], list), f"{where}: not an array"
    move = freeze(record["move"])
    assert move in legal, f"{where}: not legal in phase {referee.phase} of player {referee.player}"
    referee.play(move)
    _check_state(where, referee, record["state"])


def _check_legal(where: str, written: list[Any], wanted: set[Move]) -> None:
    moves = [freeze(move) for move in written]
    repeated = sorted({json.dumps(move) for move in moves if moves.count(move) > 1})
    assert not repeated, f"{where}: legal repeats {repeated}"
    surplus = sorted(json.dumps(move) for move in set(moves) - wanted)
    missing = sorted(json.dumps(move) for move in wanted - set(moves))
    assert not surplus + missing, f"{where}: legal has {surplus} too much and lacks {missing}"


def _check_state(where: str, referee: Referee, written: dict[str, Any]) -> None:
    wanted = referee.state()
    if referee.phase in PENDING:
        wanted = {key: wanted[key] for key in ("player", "phase")}
        written = {key: written.get(key) for key in wanted}
    assert set(written) == set(wanted), f"{where}: state keys differ by {sorted(set(written) ^ set(wanted))}"
    for key, value in wanted.items():
        _expect(f"{where}, state", key, written[key], value)


def _check_end(referee: Referee, record: dict[str, Any], where: str) -> None:
    assert referee.phase is None, f"{where}: premature end, player {referee.player} is in phase {referee.phase}"
    scores, winners = referee.result()
    assert set(record) == {"end", "scores", "winners"}, f"{where}: keys {sorted(record)}"
    _expect(where, "end", record["end"], True)
    _expect(where, "scores", record["scores"], scores)
    _expect(where, "winners", record["winners"], winners)


def _expect(where: str, key: str, written: Any, wanted: Any) -> None:
    assert _same(written, wanted), f"{where}: {key}{_difference(written, wanted)}"


def _difference(written: Any, wanted: Any) -> str:
    if not (isinstance(written, list) and isinstance(wanted, list) and len(wanted) > 6):
        return f" is {json.dumps(written)}, the rules say {json.dumps(wanted)}"
    surplus = [json.dumps(item) for item in written if item not in wanted]
    missing = [json.dumps(item) for item in wanted if item not in written]
    if not surplus and not missing:
        return " has the right entries in the wrong order or number"
    return f" has {surplus} too much and lacks {missing}"


def _same(one: Any, other: Any) -> bool:
    """Equal as JSON: true is not 1, and 5.0 is not 5."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def freeze(value: Any) -> Any:
    """Arrays become tuples, at every depth."""
    return tuple(freeze(item) for item in value) if isinstance(value, list) else value
