"""What a board draws with: layers of pictures from one atlas, and an atlas that gets finer when one looks closer."""

import time
from collections.abc import Sequence

from kivy.clock import Clock
from kivy.graphics import Canvas, InstructionGroup

from ui.boards.atlas import Atlas, Paint
from ui.boards.quads import Grid, Item, Layer

SLICE = 0.006  # seconds of painting between two frames


class Easel:
    """Layers lie on each other in the order of their names; what flies is above all of them."""

    def __init__(self, canvas: Canvas, paint: Paint, unit: int, names: Sequence[str], grid: Grid) -> None:
        self.grid = grid
        self._paint = paint
        self._atlas = Atlas(paint, unit)
        self._finer: Atlas | None = None
        self._layers = {name: Layer() for name in names}
        self._items: dict[str, Sequence[Item]] = {}
        self._air = InstructionGroup()
        self._paint_on = Clock.create_trigger(self._paint_some, 0)
        for layer in self._layers.values():
            canvas.add(layer.group)
        canvas.add(self._air)

    @property
    def unit(self) -> int:
        """Pixels of a cell in the pictures, those that are being painted included."""
        return (self._finer or self._atlas).unit

    def draw(self, name: str, items: Sequence[Item]) -> None:
        self._items[name] = items
        self._layers[name].draw(items, self._atlas, self.grid)

    def fade(self, name: str, alpha: float) -> None:
        self._layers[name].fade(alpha)

    def lift(self, items: Sequence[Item]) -> Layer:
        """Something to fly; `drop` takes it away."""
        layer = Layer()
        layer.draw(items, self._atlas, self.grid)
        self._air.add(layer.group)
        return layer

    def drop(self, layer: Layer) -> None:
        self._air.remove(layer.group)

    def sharpen(self, unit: int) -> None:
        """Paints all pictures anew for cells of so many pixels, little by little, and then uses those."""
        self._finer = Atlas(self._paint, unit)
        self._paint_on()

    def _paint_some(self, _dt: float) -> None:
        assert self._finer
        end = time.perf_counter() + SLICE
        for key in self._atlas.missing_in(self._finer):
            self._finer.add([key])
            if time.perf_counter() > end:
                self._paint_on()
                return
        self._atlas, self._finer = self._finer, None
        for name, items in self._items.items():
            self.draw(name, items)
