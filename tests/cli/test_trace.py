"""alcazar trace: the lines of a game, exactly as other programs expect them."""

import json
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from tests.cli.command import output_of

VARIANTS = pytest.mark.parametrize("game", ["alcazar", "bigboss"])
STATE_KEYS = ["player", "phase", "money", "hands", "towers", "grandes", "barons", "out", "display", "deck"]
STATE_KEYS += ["tower_deck", "stones", "bridges", "foundations", "flags", "cells", "nobles", "buildings", "spans"]


@cache
def text(game: str, *more: str) -> str:
    return output_of("trace", game, "--players", "3", "--seed", "5", *more)


def lines(game: str, *more: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text(game, *more).splitlines()]


@VARIANTS
def test_first_line_names_the_game_and_the_deal(game: str) -> None:
    first = lines(game)[0]
    assert list(first) == ["trace", "game", "players", "seed", "options", "setup"]
    assert [first[key] for key in ("trace", "game", "players", "seed", "options")] == [1, game, 3, 5, {}]
    assert list(first["setup"]) == ["hands", "display", "deck"]
    assert [len(hand) for hand in first["setup"]["hands"]] == [10, 10, 10]
    assert len(first["setup"]["display"]) == 6
    assert len(first["setup"]["deck"]) == 36


@VARIANTS
def test_last_line_names_scores_and_winners(game: str) -> None:
    last = lines(game)[-1]
    assert list(last) == ["end", "scores", "winners"]
    assert last["end"] is True
    assert len(last["scores"]) == 3
    assert last["winners"]
    best = max(last["scores"])
    assert all(last["scores"][seat] == best for seat in last["winners"])


@VARIANTS
def test_one_line_per_decision_between_them(game: str) -> None:
    decisions = lines(game)[1:-1]
    assert [line["n"] for line in decisions] == list(range(1, len(decisions) + 1))
    assert all(list(line) == ["n", "player", "phase", "move", "state"] for line in decisions)
    assert all(list(line["state"]) == STATE_KEYS for line in decisions)
    assert (decisions[0]["player"], decisions[0]["phase"]) == (0, "main")
    for line, following in pairwise(decisions):
        assert line["state"]["player"] == following["player"]
        assert line["state"]["phase"] == following["phase"]
    assert (decisions[-1]["state"]["player"], decisions[-1]["state"]["phase"]) == (None, None)


@VARIANTS
def test_legal_adds_all_legal_moves_and_changes_nothing_else(game: str) -> None:
    with_legal = lines(game, "--legal")
    for line in with_legal[1:-1]:
        assert line["move"] in line["legal"]
        del line["legal"]
    assert with_legal == lines(game)


@VARIANTS
def test_lines_are_compact_json_that_ends_with_a_line_break(game: str) -> None:
    written = text(game)
    again = [json.dumps(line, ensure_ascii=False, separators=(",", ":")) for line in lines(game)]
    assert written == "".join(f"{line}\n" for line in again)


@VARIANTS
def test_two_processes_print_the_same_bytes(game: str) -> None:
    arguments = ("trace", game, "--players", "4", "--seed", "11", "--legal")
    assert output_of(*arguments, hash_seed="1") == output_of(*arguments, hash_seed="2")


@VARIANTS
def test_another_seed_gives_another_game(game: str) -> None:
    assert output_of("trace", game, "--players", "3", "--seed", "6") != text(game)


def test_random_is_the_bot_unless_another_is_named() -> None:
    assert text("alcazar", "--bot", "random") == text("alcazar")


def test_every_number_of_players_can_be_traced() -> None:
    for players in (2, 5):
        first = json.loads(output_of("trace", "bigboss", "--players", str(players), "--seed", "0").split("\n")[0])
        assert len(first["setup"]["hands"]) == players
