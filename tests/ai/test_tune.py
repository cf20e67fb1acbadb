"""Tuning: the fit finds what made the results, and a run can be continued."""

from pathlib import Path

import pytest

from alcazar.ai.tune import run as tuning
from alcazar.ai.tune.fit import Fit, solve
from alcazar.ai.tune.matches import clearly_better, margins
from alcazar.core.evaluation import Weights
from alcazar.core.registry import game
from alcazar.core.rng import Rng


def test_solve_finds_the_solution() -> None:
    assert solve([[0.0, 2.0], [3.0, 1.0]], [4.0, 11.0]) == pytest.approx([3.0, 2.0])


def test_fit_finds_the_weights_that_made_the_results() -> None:
    rng, fit = Rng(1), Fit(("a", "b"))
    truth = Weights({"a": 2.0, "b": -1.0}, {"a": 0.5, "b": 3.0})
    for _ in range(400):
        progress, a, b = rng.below(1000) / 1000, rng.below(11) - 5, rng.below(11) - 5
        result = a * (2.0 - 1.5 * progress) + b * (-1.0 + 4.0 * progress)
        fit.learn(progress, (a, b), result)
    fitted = fit.weights(Weights({"a": 0.0, "b": 0.0}, {"a": 0.0, "b": 0.0}))
    assert dict(fitted.start) == pytest.approx(dict(truth.start), abs=0.1)
    assert dict(fitted.end) == pytest.approx(dict(truth.end), abs=0.1)


def test_only_a_clear_lead_counts() -> None:
    assert clearly_better([3.0, 2.0, 4.0, 3.0])
    assert not clearly_better([9.0, -8.0, 7.0, -7.5])


def test_equal_weights_are_level_over_both_seats() -> None:
    chosen = game("alcazar")
    weights = chosen.evaluation.weights
    assert margins(chosen, weights, weights, pairs=1, seed=3) == pytest.approx([0.0])


def test_a_run_is_continued_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "_GAMES_PER_FIT", 1)
    monkeypatch.setattr(tuning, "_PAIRS_PER_MATCH", 2)
    file = tmp_path / "run.json"
    first = next(tuning.TuningRun(file, "alcazar", seed=2).generations())
    second = next(tuning.TuningRun(file, "alcazar", seed=2).generations())
    assert (first["generation"], second["generation"]) == (0, 1)
    straight = tuning.TuningRun(tmp_path / "straight.json", "alcazar", seed=2).generations()
    assert [next(straight), next(straight)] == [first, second]
