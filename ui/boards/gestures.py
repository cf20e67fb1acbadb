"""What fingers mean: a tap, a long press, or moving and zooming."""

from enum import Enum, auto
from math import dist, fsum
from typing import NamedTuple, Protocol

from kivy.clock import Clock
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp

SLOP = 8  # dp that a finger may move and still be a tap
DOUBLE_TAP = 0.3  # seconds between the taps
DOUBLE_TAP_DISTANCE = 32  # dp

Point = tuple[float, float]


class Grip(NamedTuple):
    """The middle between the fingers, and how far they are from it: nothing for a single one."""

    x: float
    y: float
    spread: float


class Touched(Protocol):
    """Something that feels the fingers of a hand."""

    long_press: float

    def pressed(self, pos: Point) -> bool:
        """A first finger came down; True if that did something already, so that it is no tap."""

    def tapped(self, again: bool) -> None: ...

    def held(self) -> None: ...

    def dragged(self, before: Grip, after: Grip) -> None: ...

    def released(self, alone: bool) -> None:
        """The last finger left after it moved; alone if there never was another one."""


class Phase(Enum):
    WAITING = auto()  # for a tap or a long press
    MOVING = auto()
    SPENT = auto()  # nothing more until all fingers have left


class Tap(NamedTuple):
    ended: float
    pos: Point


class Hand:
    def __init__(self, touched: Touched) -> None:
        self._touched = touched
        self._fingers: dict[MotionEvent, Point] = {}
        self._phase = Phase.SPENT
        self._start: Point = (0.0, 0.0)
        self._alone = True
        self._again = False
        self._last_tap: Tap | None = None
        self._holding = Clock.create_trigger(self._hold)

    def __contains__(self, finger: MotionEvent) -> bool:
        return finger in self._fingers

    @property
    def is_moving(self) -> bool:
        return bool(self._fingers) and self._phase is Phase.MOVING

    def forget(self) -> None:
        """Whatever the fingers were about to do, it is about something that is gone."""
        self._turn(Phase.SPENT)
        self._last_tap = None

    # -- fingers ------------------------------------------------------------------------------------------------------

    def put_down(self, finger: MotionEvent) -> None:
        self._fingers[finger] = finger.pos
        if len(self._fingers) == 1:
            self._begin(finger.pos)
        else:
            self._alone = False
            self._start_moving()

    def move(self, finger: MotionEvent) -> None:
        if finger not in self._fingers:
            return
        before = self._grip()
        self._fingers[finger] = finger.pos
        if dist(self._start, finger.pos) >= dp(SLOP):
            self._start_moving()
        if self._phase is Phase.MOVING:
            self._touched.dragged(before, self._grip())

    def lift(self, finger: MotionEvent) -> None:
        if self._fingers.pop(finger, None) is None or self._fingers:
            return
        phase = self._phase
        self._turn(Phase.SPENT)
        if phase is Phase.WAITING:
            self._tap()
        elif phase is Phase.MOVING:
            self._touched.released(self._alone)

    # -- what they mean -----------------------------------------------------------------------------------------------

    def _begin(self, pos: Point) -> None:
        self._start, self._alone = pos, True
        self._again = self._is_near_last_tap(pos)
        self._last_tap = None
        if self._touched.pressed(pos):
            self._turn(Phase.MOVING)
        else:
            self._turn(Phase.WAITING)

    def _turn(self, phase: Phase) -> None:
        self._phase = phase
        self._holding.cancel()
        if phase is Phase.WAITING:
            self._holding.timeout = self._touched.long_press
            self._holding()

    def _start_moving(self) -> None:
        if self._phase is Phase.WAITING:
            self._turn(Phase.MOVING)

    def _is_near_last_tap(self, pos: Point) -> bool:
        last = self._last_tap
        return (
            last is not None
            and Clock.get_time() - last.ended <= DOUBLE_TAP
            and dist(last.pos, pos) <= dp(DOUBLE_TAP_DISTANCE)
        )

    def _tap(self) -> None:
        if not self._again:
            self._last_tap = Tap(Clock.get_time(), self._start)
        self._touched.tapped(self._again)

    def _hold(self, _dt: float) -> None:
        self._turn(Phase.SPENT)
        self._touched.held()

    def _grip(self) -> Grip:
        fingers = list(self._fingers.values())
        x = fsum(x for x, _ in fingers) / len(fingers)
        y = fsum(y for _, y in fingers) / len(fingers)
        return Grip(x, y, fsum(dist((x, y), finger) for finger in fingers) / len(fingers))
