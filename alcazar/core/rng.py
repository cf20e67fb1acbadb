"""A small integer random generator whose results stay the same on every machine and Python version.

The standard `random` module does not promise that its shuffles stay the same between versions; saves and traces need
that promise. This is SplitMix64: one 64-bit integer of state, which a game state can carry as a plain int.
"""

from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class Rng:
    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def bits(self) -> int:
        """The next 64 random bits."""
        self.state = z = (self.state + _STEP) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely."""
        while True:
            product = self.bits() * n
            # The lowest products would be hit once too often; throwing them away keeps the draw exact.
            if product & _MASK >= (1 << 64) % n:
                return product >> 64

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def fork(self, stream: int) -> "Rng":
        """An independent generator, the same for the same state and stream; does not advance this one."""
        return Rng(Rng(self.state ^ (stream * _STEP & _MASK)).bits())
