"""The arena: rotation, intervals, logs that matches can be resumed from."""

import json
from pathlib import Path

import pytest

from alcazar.ai.arena import Table, interval, play_game, summary
from alcazar.cli.main import main

TABLE = Table("alcazar", ("beginner", "random"), seed=4, scale=1.0, uct_ms=10)


def test_each_deal_is_played_once_from_each_seat() -> None:
    first, second = play_game(TABLE, 0), play_game(TABLE, 1)
    assert sum(first.shares) == pytest.approx(1)
    assert sum(second.shares) == pytest.approx(1)
    assert first.points != second.points  # the same deal, but the other one begins


def test_the_same_number_is_the_same_game() -> None:
    assert play_game(TABLE, 3).points == play_game(TABLE, 3).points


def test_summary_counts_shares_points_and_times() -> None:
    results = [play_game(TABLE, number) for number in range(4)]
    report = summary(TABLE, results)
    assert [agent["agent"] for agent in report["agents"]] == ["beginner", "random"]
    assert sum(agent["win_share"] for agent in report["agents"]) == pytest.approx(1)
    for agent in report["agents"]:
        low, high = agent["interval"]
        assert 0 <= low <= agent["win_share"] <= high <= 1
        assert agent["mean_seconds"] <= agent["longest_seconds"]


@pytest.mark.parametrize(
    ("share", "games", "low", "high"), [(0.5, 100, 0.404, 0.596), (1.0, 10, 0.722, 1.0), (0.65, 400, 0.602, 0.695)]
)
def test_wilson_interval(share: float, games: int, low: float, high: float) -> None:
    assert interval(share, games) == pytest.approx((low, high), abs=0.001)


def arena(log: Path, games: int, *more: str) -> int:
    arguments = ["--seats", "beginner,random", "--games", str(games), "--seed", "4", "--log", str(log), "--json"]
    return main(["arena", "--game", "alcazar", *arguments, *more])


def test_a_match_can_be_resumed_from_its_log(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "match.jsonl"
    assert arena(log, 2) == 0
    lines = log.read_text().splitlines()
    assert arena(log, 4) == 0
    assert log.read_text().splitlines()[:3] == lines
    report = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert report["games"] == 4


def test_two_jobs_play_the_same_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(tmp_path / "one.jsonl", 4) == 0
    assert arena(tmp_path / "two.jsonl", 4, "--jobs", "2") == 0
    one, two = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert [a["win_share"] for a in one["agents"]] == [a["win_share"] for a in two["agents"]]
    assert [a["mean_points"] for a in one["agents"]] == [a["mean_points"] for a in two["agents"]]


def test_the_log_of_another_match_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "match.jsonl"
    assert arena(log, 1) == 0
    assert arena(log, 1, "--seed", "5") == 2
    assert "another match" in capsys.readouterr().err
