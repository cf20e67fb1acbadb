"""Tuning: the fit finds what made the results, and a run can be continued."""

from math import tanh
from pathlib import Path

import pytest

from alcazar.ai.tune import run as tuning
from alcazar.ai.tune.fit import Fit, solve
from alcazar.ai.tune.matches import clearly_better, margins
from alcazar.core.evaluation import Weights
from alcazar.core.registry import game
from alcazar.core.rng import Rng

NOTHING = Weights({"a": 0.0, "b": 0.0}, {"a": 0.0, "b": 0.0})


def test_solve_finds_the_solution() -> None:
    assert solve([[0.0, 2.0], [3.0, 1.0]], [4.0, 11.0]) == pytest.approx([3.0, 2.0])


def test_fit_finds_the_weights_that_made_the_results() -> None:
    rng, fit = Rng(1), Fit(("a", "b"))
    truth = Weights({"a": 2.0, "b": -1.0}, {"a": 0.5, "b": 3.0})
    for _ in range(400):
        progress, a, b = rng.below(1000) / 1000, rng.below(11) - 5, rng.below(11) - 5
        result = a * (2.0 - 1.5 * progress) + b * (-1.0 + 4.0 * progress)
        fit.learn(progress, (a, b), result, NOTHING)
    fitted = fit.weights(NOTHING)
    assert dict(fitted.start) == pytest.approx(dict(truth.start), abs=0.1)
    assert dict(fitted.end) == pytest.approx(dict(truth.end), abs=0.1)


def test_fit_finds_the_weights_that_made_the_chances_to_win() -> None:
    """Step by step, from the weights that it found before; a win counts 30, a loss -30."""
    rng, truth, found = Rng(1), {"a": 12.0, "b": -4.0}, NOTHING
    games = []
    for _ in range(4000):
        progress, a, b = rng.below(1000) / 1000, rng.below(11) - 5, rng.below(11) - 5
        chance = (1 + tanh((a * truth["a"] + b * truth["b"]) / 30)) / 2
        games.append((progress, (a, b), 30 if rng.below(10**6) < chance * 10**6 else -30))
    for _ in range(5):
        fit = Fit(("a", "b"), certainty=30)
        for progress, ahead, result in games:
            fit.learn(progress, ahead, result, found)
        found = fit.weights(found)
    assert dict(found.start) == pytest.approx(truth, rel=0.2)
    assert dict(found.end) == pytest.approx(truth, rel=0.2)


def test_only_a_clear_lead_counts() -> None:
    assert clearly_better([3.0, 2.0, 4.0, 3.0])
    assert not clearly_better([9.0, -8.0, 7.0, -7.5])


def test_equal_weights_are_level_over_both_seats() -> None:
    chosen = game("alcazar")
    weights = chosen.evaluation.weights
    assert margins(chosen, weights, weights, pairs=1, seed=3) == pytest.approx([0.0])


def test_a_run_is_continued_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "_GAMES_PER_FIT", 1)
    file = tmp_path / "run.json"
    first = next(tuning.TuningRun(file, "alcazar", seed=2, pairs=2).generations())
    second = next(tuning.TuningRun(file, "alcazar", seed=2, pairs=2).generations())
    assert (first["generation"], second["generation"]) == (0, 1)
    straight = tuning.TuningRun(tmp_path / "straight.json", "alcazar", seed=2, pairs=2).generations()
    assert [next(straight), next(straight)] == [first, second]
