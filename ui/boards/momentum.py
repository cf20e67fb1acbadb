"""Movements that go on by themselves: after a flick, or on the way to a goal."""

from collections import deque
from dataclasses import dataclass
from math import hypot

from kivy.metrics import dp

from ui.boards.camera import Camera, Stage

MEMORY = 0.1  # seconds before a finger leaves in which it shows how fast it is
LEAST_ROLL = 8  # dp; less is no flick but an unsteady hand


@dataclass(frozen=True, slots=True)
class Glide:
    """Slows down until it stops at the goal."""

    start: Camera
    goal: Camera
    began: float
    seconds: float
    is_flick: bool = False

    def at(self, now: float) -> Camera:
        left = 1 - (now - self.began) / self.seconds
        return self.goal if left <= 0 else self.start.towards(self.goal, 1 - left**3)

    def is_plain_to_see(self, now: float) -> bool:
        return _pixels(self.at(now), self.goal) > dp(LEAST_ROLL)


class Trail:
    """Where the camera was in the last moments."""

    def __init__(self) -> None:
        self._places: deque[tuple[float, Camera]] = deque(maxlen=30)

    def clear(self) -> None:
        self._places.clear()

    def add(self, now: float, camera: Camera) -> None:
        self._places.append((now, camera))

    def roll(self, now: float, stage: Stage, seconds: float) -> Glide | None:
        """How the camera goes on when it is let go. `seconds` is how long that takes with nothing in the way."""
        recent = [(then, camera) for then, camera in self._places if now - then <= MEMORY]
        if not recent or recent[0][0] == recent[-1][0]:
            return None
        (first, before), (last, here) = recent[0], recent[-1]
        far = seconds / 3 / (last - first)  # a glide starts at three times its mean speed: that is the finger's
        wish = Camera(here.x + (here.x - before.x) * far, here.y + (here.y - before.y) * far, here.scale)
        goal = stage.allowed(wish)
        if _pixels(here, goal) < dp(LEAST_ROLL):
            return None
        return Glide(here, goal, now, seconds * _pixels(here, goal) / _pixels(here, wish), is_flick=True)


def _pixels(one: Camera, other: Camera) -> float:
    return hypot(one.x - other.x, one.y - other.y) * one.scale
