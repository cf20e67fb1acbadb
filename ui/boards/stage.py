"""Plays the acts of a script, frame by frame."""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.clock import Clock

from ui.boards.easel import Easel
from ui.boards.motion import Act
from ui.boards.quads import Layer


class Stage:
    """`show` draws one of the tables in between, `at_end` the one that stays."""

    def __init__(self, easel: Easel, show: Callable[[Any], None], at_end: Callable[[], None]) -> None:
        self._easel, self._show, self._at_end = easel, show, at_end
        self._waiting: list[Act] = []
        self._playing: list[tuple[Act, list[Layer]]] = []
        self._time = 0.0
        self._clock = Clock.create_trigger(self._tick, interval=True)

    @property
    def is_playing(self) -> bool:
        return bool(self._waiting or self._playing)

    def play(self, acts: Sequence[Act]) -> None:
        self.stop()
        self._waiting = list(acts)
        self._time = 0.0
        if acts:
            self._go_on()
            self._clock()

    def stop(self) -> None:
        self._clock.cancel()
        for _, layers in self._playing:
            self._drop(layers)
        self._waiting, self._playing = [], []

    def _tick(self, dt: float) -> None:
        self._time += dt
        self._go_on()
        if not self.is_playing:
            self._clock.cancel()
            self._at_end()

    def _go_on(self) -> None:
        for act, layers in list(self._playing):
            if self._time >= act.end:
                self._playing.remove((act, layers))
                self._drop(layers)
                self._end(act)
        while self._waiting and self._time >= self._waiting[0].start:
            self._begin(self._waiting.pop(0))
        for act, layers in self._playing:
            self._move(act, layers)

    def _begin(self, act: Act) -> None:
        self._show(act.meanwhile)
        self._playing.append((act, [self._easel.lift(flight.items) for flight in act.flights]))

    def _end(self, act: Act) -> None:
        """Numbers still float when the next act has begun: they must not bring back the table of their time."""
        if act.afterwards is not act.meanwhile:
            self._show(act.afterwards)

    def _move(self, act: Act, layers: list[Layer]) -> None:
        share = min(1.0, max(0.0, (self._time - act.start) / act.length))
        for flight, layer in zip(act.flights, layers):
            aside, up, alpha = flight.path(share)
            layer.shift(aside * self._easel.grid.unit, up * self._easel.grid.unit)
            layer.fade(alpha)

    def _drop(self, layers: list[Layer]) -> None:
        for layer in layers:
            self._easel.drop(layer)
