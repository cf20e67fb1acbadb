"""Agents: what a seat that is not played by a person is made of.

An agent gets a view and thinks in small slices, so that a caller can do other things in between, stop it at any moment
and still get its best move so far.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import ceil
from time import perf_counter, thread_time
from typing import Any, Protocol

from alcazar.core.reasons import Reason

_HARDLY_BEGUN = 0.001  # of a budget: some clocks take a while to move at all


@dataclass(frozen=True, slots=True)
class Alternative:
    """A move that was considered too, and how much worse it seemed."""

    move: Any
    reason: Reason
    loss: float


@dataclass(frozen=True, slots=True)
class Choice:
    move: Any
    reason: Reason
    alternatives: tuple[Alternative, ...] = ()


@dataclass(slots=True)
class Budget:
    """How long to think: in seconds for players, or in playouts where results must not depend on the machine.

    The seconds are the processor's: an opponent on a busy machine thinks as much as on an idle one.
    """

    seconds: float | None = None
    playouts: int | None = None
    seconds_spent: float = 0.0
    playouts_done: int = 0

    def used(self) -> float:
        """The part of the budget that is used up; 1 or more means stop."""
        by_time = self.seconds_spent / self.seconds if self.seconds else 0.0
        by_count = self.playouts_done / self.playouts if self.playouts else 0.0
        return max(by_time, by_count)

    def playouts_left(self) -> float:
        """How many more there will be, if they take as long as those so far."""
        used = min(1.0, max(_HARDLY_BEGUN, self.used()))
        return self.playouts_done * (1 / used - 1)

    def cut_down(self, part: float) -> None:
        """Make do with a part of it."""
        if self.seconds:
            self.seconds *= part
        if self.playouts:
            self.playouts = ceil(self.playouts * part)


class Thinking:
    """Thoughts under way. `step` them until they are finished, or take the `choice` whenever it is wanted.

    The thoughts are an iterator that stops after each small piece of work. From its first stop on, `choose` knows the
    best choice so far.
    """

    def __init__(self, thoughts: Iterator[None], choose: Callable[[], Choice], budget: Budget) -> None:
        self._thoughts = thoughts
        self._choose = choose
        self._budget = budget
        self._started = False
        self.finished = False

    def step(self, seconds: float) -> bool:
        """Think for about that long. True when there is nothing more to think about."""
        end = perf_counter() + seconds
        while not self.finished:
            begin = thread_time()
            self._think_once()
            self._budget.seconds_spent += thread_time() - begin
            if self._budget.used() >= 1:
                self.finished = True
            if perf_counter() >= end:
                break
        return self.finished

    def cancel(self) -> None:
        """Stop thinking. The choice so far can still be taken."""
        self.finished = True

    def choice(self) -> Choice:
        """The best choice so far; if nothing was thought of yet, the first thing that comes to mind."""
        if not self._started:
            self._think_once()
        return self._choose()

    def _think_once(self) -> None:
        self._started = True
        try:
            next(self._thoughts)
        except StopIteration:
            self.finished = True


class Agent(Protocol):
    def think(self, view: Any) -> Thinking: ...


def decide(agent: Agent, view: Any) -> Choice:
    """Think to the end, all at once."""
    thinking = agent.think(view)
    while not thinking.step(1.0):
        pass
    return thinking.choice()
