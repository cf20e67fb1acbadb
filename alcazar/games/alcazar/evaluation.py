"""What opponents know about Alcazar and Big Boss. The weights are found by play and kept as data beside this file."""

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from alcazar.core.evaluation import Weights
from alcazar.core.reasons import Reason
from alcazar.games.alcazar import features_alcazar, features_bigboss
from alcazar.games.alcazar.material import STONES, Variant
from alcazar.games.alcazar.reasoning import reason_for
from alcazar.games.alcazar.rules import scoring
from alcazar.games.alcazar.state import CHOOSE_FLAG, MAIN, OVER, State
from alcazar.games.alcazar.table import occupied

_TIE_BREAK_SCALE = 10_000


def _revalued(before: State, after: State) -> int:
    """The cells of buildings whose value has changed."""
    if before.value == after.value:
        return 0
    cells = 0
    for number, (old, new) in enumerate(zip(before.value, after.value)):
        if old != new:
            cells |= after.cells[number]
    return cells


class AlcazarEvaluation:
    def __init__(self, variant: Variant) -> None:
        data = json.loads(Path(__file__).with_name("weights.json").read_text(encoding="utf-8"))[variant.id]
        features = features_alcazar if variant.bridges else features_bigboss
        self.features: tuple[str, ...] = features.FEATURES
        self.weights = Weights(data["start"], data["end"])
        self.styles: Mapping[str, Mapping[str, float]] = data["styles"]
        self.levels: Mapping[str, Mapping[str, float]] = data["levels"]
        self.unit: float = data["unit"]
        self.certainty: float | None = None  # every point counts
        self._variant = variant
        self.measure: Callable[[State, int], Sequence[float]] = features.measure

    def progress(self, state: State) -> float:
        return 1 - state.stones / STONES

    def final_scores(self, state: State) -> Sequence[float]:
        return [s.points + s.tie_breaks[0] / _TIE_BREAK_SCALE for s in scoring.standings(state)]

    def at_rest(self, state: State) -> bool:
        return (state.phase == MAIN and not state.withdrawn) or state.phase == OVER

    def identity(self, state: State) -> None:
        """Turns that come to the same position in two ways are too rare to look for."""

    def touches_others(self, before: State, after: State, seat: int) -> bool:
        """Somebody's noble was captured, or in Big Boss stands in a building that is worth something else now."""
        if after.phase == OVER:
            return True
        if before.nobles != after.nobles:
            others = after.nobles[:]
            others[seat] = before.nobles[seat]
            if others != before.nobles:
                return True
        return not self._variant.bridges and bool(_revalued(before, after) & occupied(after) & ~after.nobles[seat])

    def gamble(self, state: State, move: int) -> None:
        """There are no dice."""

    def distinct(self, state: State, moves: Sequence[int]) -> Sequence[int]:
        """Which of the flags it is makes no difference."""
        return moves[:1] if state.phase == CHOOSE_FLAG else moves

    def reason(self, state: State, move: int) -> Reason:
        return reason_for(state, move)
