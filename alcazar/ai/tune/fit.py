"""Least squares: which weights would have foretold the results of games best?"""

from collections.abc import Sequence

from alcazar.core.evaluation import Weights
from alcazar.core.values import Json

_CAUTION = 0.003  # how hard the fit is held to the weights it starts from, per position


class Fit:
    """The sums that a linear fit needs, which forget old games little by little."""

    def __init__(self, features: Sequence[str], sums: Json = None) -> None:
        self._features = features
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

    def learn(self, progress: float, features: Sequence[float], result: float) -> None:
        row = [f * (1 - progress) for f in features] + [f * progress for f in features]
        present = [(i, value) for i, value in enumerate(row) if value]
        for i, value in present:
            squares = self._squares[i]
            for j, other in present:
                squares[j] += value * other
            self._products[i] += value * result
        self._positions += 1

    def weights(self, prior: Weights) -> Weights:
        start = [prior.start[name] for name in self._features]
        end = [prior.end[name] for name in self._features]
        held = start + end
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
