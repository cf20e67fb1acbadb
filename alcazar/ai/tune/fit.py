"""Which weights would have foretold the results of games best?

Least squares where every point counts. Where only winning counts, margins are held against chances to win, and the fit
is a step of Newton's method for them (logistic regression) from the weights in use.
"""

from collections.abc import Sequence
from math import tanh

from alcazar.core.evaluation import Weights
from alcazar.core.values import Json

_CAUTION = 0.003  # how hard the fit is held to the weights it starts from, per position


class Fit:
    """The sums that a linear fit needs, which forget old games little by little."""

    def __init__(self, features: Sequence[str], sums: Json = None, certainty: float | None = None) -> None:
        self._features = features
        self._certainty = certainty
        size = 2 * len(features)
        self._squares: list[list[float]] = sums["squares"] if sums else [[0.0] * size for _ in range(size)]
        self._products: list[float] = sums["products"] if sums else [0.0] * size
        self._positions: float = sums["positions"] if sums else 0.0

    def sums(self) -> Json:
        return {"squares": self._squares, "products": self._products, "positions": self._positions}

    def forget(self, factor: float) -> None:
        self._squares = [[factor * entry for entry in row] for row in self._squares]
        self._products = [factor * entry for entry in self._products]
        self._positions *= factor

    def learn(self, progress: float, features: Sequence[float], result: float, in_use: Weights) -> None:
        row = [f * (1 - progress) for f in features] + [f * progress for f in features]
        present = [(i, value) for i, value in enumerate(row) if value]
        slope, target = self._seen_from(row, result, in_use)
        for i, value in present:
            squares = self._squares[i]
            for j, other in present:
                squares[j] += slope * value * other
            self._products[i] += value * target
        self._positions += 1

    def _seen_from(self, row: Sequence[float], result: float, in_use: Weights) -> tuple[float, float]:
        """How much the position says about the weights, and the result to fit, as a straight line near those in use."""
        if self._certainty is None:
            return 1.0, result
        margin = sum(value * weight for value, weight in zip(row, self._in_a_row(in_use)))
        expected = tanh(margin / self._certainty)
        slope = 1 - expected * expected
        return slope, result - self._certainty * expected + slope * margin

    def _in_a_row(self, weights: Weights) -> list[float]:
        return [weights.start[name] for name in self._features] + [weights.end[name] for name in self._features]

    def weights(self, prior: Weights) -> Weights:
        held = self._in_a_row(prior)
        matrix = [row[:] for row in self._squares]
        rest = [
            product - sum(entry * weight for entry, weight in zip(row, held))
            for product, row in zip(self._products, matrix)
        ]
        for i, row in enumerate(matrix):
            row[i] += _CAUTION * row[i] + 1e-6 * self._positions + 1e-9
        fitted = [weight + change for weight, change in zip(held, solve(matrix, rest))]
        count = len(self._features)
        return Weights(dict(zip(self._features, fitted[:count])), dict(zip(self._features, fitted[count:])))


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gaussian elimination with pivoting; changes its arguments."""
    size = len(right)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(matrix[row][column]))
        matrix[column], matrix[pivot] = matrix[pivot], matrix[column]
        right[column], right[pivot] = right[pivot], right[column]
        for row in range(column + 1, size):
            factor = matrix[row][column] / matrix[column][column]
            if factor:
                matrix[row] = [a - factor * b for a, b in zip(matrix[row], matrix[column])]
                right[row] -= factor * right[column]
    result = [0.0] * size
    for row in reversed(range(size)):
        known = sum(matrix[row][column] * result[column] for column in range(row + 1, size))
        result[row] = (right[row] - known) / matrix[row][row]
    return result
