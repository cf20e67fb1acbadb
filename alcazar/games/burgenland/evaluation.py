"""What opponents know about Burgen Land. The weights are found by play and kept as data beside this file."""

import json
from collections.abc import Hashable, Mapping, Sequence
from pathlib import Path

from alcazar.core.evaluation import Gamble, Weights
from alcazar.core.reasons import Reason
from alcazar.games.burgenland import features, gambles, likeness
from alcazar.games.burgenland.material import GOAL, SEATS
from alcazar.games.burgenland.reasoning import reason_for
from alcazar.games.burgenland.rules.scoring import score_of
from alcazar.games.burgenland.state import OVER, ROLL, State


class BurgenLandEvaluation:
    def __init__(self) -> None:
        data = json.loads(Path(__file__).with_name("weights.json").read_text(encoding="utf-8"))
        self.features: tuple[str, ...] = features.FEATURES
        self.weights = Weights(data["start"], data["end"])
        self.styles: Mapping[str, Mapping[str, float]] = data["styles"]
        self.levels: Mapping[str, Mapping[str, float]] = data["levels"]
        self.unit: float = data["unit"]
        self.certainty: float | None = GOAL

    def measure(self, state: State, seat: int) -> Sequence[float]:
        return features.measure(state, seat)

    def progress(self, state: State) -> float:
        return max(score_of(state, 0), score_of(state, 1)) / GOAL

    def final_scores(self, state: State) -> Sequence[float]:
        """Only winning counts, by however much."""
        return [GOAL if score_of(state, seat) >= GOAL else 0 for seat in range(SEATS)]

    def at_rest(self, state: State) -> bool:
        return (state.phase == ROLL and state.safe) or state.phase == OVER

    def identity(self, state: State) -> Hashable:
        return likeness.identity(state)

    def touches_others(self, before: State, after: State, seat: int) -> bool:
        """Whatever one does to the crown or to a castle, it is the other one's crown and rival castle as well."""
        return True

    def gamble(self, state: State, move: int) -> Gamble[State] | None:
        return gambles.gamble(state, move)

    def distinct(self, state: State, moves: Sequence[int]) -> Sequence[int]:
        return likeness.distinct(state, moves)

    def reason(self, state: State, move: int) -> Reason:
        return reason_for(state, move)
