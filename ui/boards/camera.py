"""Where a board is looked at from, and how far one may go: sums alone, without a window."""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

MOST_ZOOM = 4.0  # times the fit


class Camera(NamedTuple):
    """The point of the board that is in the middle, and how many pixels a unit of the board takes."""

    x: float
    y: float
    scale: float

    def panned(self, dx: float, dy: float) -> "Camera":
        """After the board was pushed this many pixels."""
        return Camera(self.x - dx / self.scale, self.y - dy / self.scale, self.scale)

    def zoomed(self, scale: float, dx: float, dy: float) -> "Camera":
        """Closer or farther; what is seen this many pixels from the middle stays there."""
        share = 1 / self.scale - 1 / scale
        return Camera(self.x + dx * share, self.y + dy * share, scale)

    def towards(self, goal: "Camera", share: float) -> "Camera":
        """On the way to the goal. All points of the board move straight: one that is to stay does not sway."""
        scale = _between(self.scale, goal.scale, share)
        x = _between(self.x * self.scale, goal.x * goal.scale, share) / scale
        y = _between(self.y * self.scale, goal.y * goal.scale, share) / scale
        return Camera(x, y, scale)


@dataclass(frozen=True)
class Stage:
    """A board and the pixels that there are for it. `sharpest` is a scale that can always be reached."""

    width: float
    height: float
    extent: tuple[float, float]
    margin: float
    sharpest: float

    @cached_property
    def fit(self) -> Camera:
        """The whole board, centred."""
        width, height = (max(1.0, side) for side in self.extent)
        free_width, free_height = (max(1.0, side - 2 * self.margin) for side in (self.width, self.height))
        return Camera(width / 2, height / 2, min(free_width / width, free_height / height))

    @cached_property
    def max_scale(self) -> float:
        return max(MOST_ZOOM * self.fit.scale, self.sharpest)

    def allowed_scale(self, scale: float) -> float:
        return min(max(scale, self.fit.scale), self.max_scale)

    def allowed(self, camera: Camera) -> Camera:
        """The nearest one from which no more than the margin is seen beside the board."""
        scale = self.allowed_scale(camera.scale)
        x = self._allowed_middle(camera.x, self.width / scale, self.extent[0], scale)
        y = self._allowed_middle(camera.y, self.height / scale, self.extent[1], scale)
        return Camera(x, y, scale)

    def _allowed_middle(self, middle: float, seen: float, length: float, scale: float) -> float:
        reach = seen / 2 - self.margin / scale
        return min(max(middle, reach), length - reach) if length > 2 * reach else length / 2

    def seeing(self, camera: Camera, x: float, y: float, around: float) -> Camera:
        """The nearest allowed one that also sees a point, and this much around it."""
        near_x = _nearer(camera.x, x, self.width / camera.scale / 2 - around)
        near_y = _nearer(camera.y, y, self.height / camera.scale / 2 - around)
        return self.allowed(Camera(near_x, near_y, camera.scale))


def _between(start: float, end: float, share: float) -> float:
    return start + (end - start) * share


def _nearer(middle: float, point: float, reach: float) -> float:
    reach = max(0.0, reach)
    return min(max(middle, point - reach), point + reach)
