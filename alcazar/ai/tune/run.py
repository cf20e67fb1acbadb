"""A tuning run: generation after generation, written to a file after each, so that it can go on another day."""

import json
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean
from typing import Any

from alcazar.ai.tune.fit import Fit
from alcazar.ai.tune.matches import clearly_better, margins, positions
from alcazar.core.contract import Game
from alcazar.core.evaluation import Weights
from alcazar.core.registry import game
from alcazar.core.rng import Rng
from alcazar.core.values import Json

PAIRS_PER_MATCH = 24  # the more luck there is in a game, the more it takes
_GAMES_PER_FIT = 120
_MEMORY = 0.6  # how much of the earlier games a fit still counts
_STEPS = (0.5, 0.25)  # how far towards the fitted weights a challenger goes
_VARIED = 4  # how many weights a variation changes
_LARGEST_FACTOR = 1.6


class TuningRun:
    def __init__(self, file: Path, game_id: str, seed: int, pairs: int = PAIRS_PER_MATCH) -> None:
        self._file = file
        self._pairs = pairs
        self._data = self._load() if file.exists() else _fresh(game(game_id), seed)
        self._game = game(self._data["game"])
        evaluation = self._game.evaluation
        self._fit = Fit(evaluation.features, self._data["sums"], evaluation.certainty)

    def _load(self) -> Json:
        return json.loads(self._file.read_text(encoding="utf-8"))

    def generations(self) -> Iterator[Json]:
        """Run for ever; each generation yields what came of it."""
        while True:
            number = self._data["generation"]
            rng = Rng(self._data["seed"]).fork(number)
            if number % 2 == 0:
                name, challenger = self._fitted(rng, number)
            else:
                name, challenger = self._varied(rng)
            yield self._match(name, challenger, rng)

    @property
    def _champion(self) -> Weights:
        return Weights(self._data["weights"]["start"], self._data["weights"]["end"])

    def _fitted(self, rng: Rng, number: int) -> tuple[str, Weights]:
        self._fit.forget(_MEMORY)
        for _ in range(_GAMES_PER_FIT):
            for progress, ahead, result in positions(self._game, self._champion, 2, rng.below(1 << 40)):
                self._fit.learn(progress, ahead, result, self._champion)
        step = _STEPS[number // 2 % len(_STEPS)]
        fitted, champion = self._fit.weights(self._champion), self._champion
        return f"fit {step}", Weights(
            {name: old + step * (fitted.start[name] - old) for name, old in champion.start.items()},
            {name: old + step * (fitted.end[name] - old) for name, old in champion.end.items()},
        )

    def _varied(self, rng: Rng) -> tuple[str, Weights]:
        start, end = dict(self._champion.start), dict(self._champion.end)
        for _ in range(_VARIED):
            weights = rng.choice((start, end))
            name = rng.choice(self._game.evaluation.features)
            factor = _LARGEST_FACTOR ** (rng.below(2001) / 1000 - 1)
            weights[name] *= factor
        return "vary", Weights(start, end)

    def _match(self, name: str, challenger: Weights, rng: Rng) -> Json:
        results = margins(self._game, challenger, self._champion, self._pairs, rng.below(1 << 40))
        accepted = clearly_better(results)
        if accepted:
            self._data["weights"] = _plain(challenger)
        report = {
            "generation": self._data["generation"],
            "challenger": name,
            "games": 2 * self._pairs,
            "margin": round(fmean(results), 2),
            "accepted": accepted,
        }
        self._data["generation"] += 1
        self._data["history"].append(report)
        self._data["sums"] = self._fit.sums()
        self._save()
        return report

    def _save(self) -> None:
        part = self._file.with_name(self._file.name + ".part")
        part.write_text(json.dumps(self._data, indent=1), encoding="utf-8")
        part.replace(self._file)


def _fresh(chosen: Game[Any, Any, Any], seed: int) -> Json:
    weights = _plain(chosen.evaluation.weights)
    return {"game": chosen.info.id, "seed": seed, "generation": 0, "weights": weights, "sums": None, "history": []}


def _plain(weights: Weights) -> Json:
    return {
        "start": {name: round(value, 4) for name, value in weights.start.items()},
        "end": {name: round(value, 4) for name, value in weights.end.items()},
    }
