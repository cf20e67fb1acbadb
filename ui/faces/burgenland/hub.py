"""The middle of the ring: both players' points and dice, what scoring would bring, and the dice that are rolled."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from alcazar.games.burgenland.material import COLOURS, GOAL, SEATS
from alcazar.games.burgenland.rules.scoring import lead_in, score_of
from alcazar.games.burgenland.state import CHOOSE, ROLL
from ui.boards.quads import Item
from ui.boards.writing import written
from ui.faces.burgenland.art.colours import theme_named
from ui.faces.burgenland.art.dice import UNROLLED
from ui.faces.burgenland.rings import Box
from ui.faces.contract import Pick

if TYPE_CHECKING:
    from ui.faces.burgenland.scene import Scene


FRAME = 0.075  # around a die that is marked: on it, it would hide pips


class Hub:
    def __init__(self, scene: "Scene") -> None:
        self._scene = scene
        self._table, self._layout = scene.table, scene.layout

    def items(self) -> Iterator[Item]:
        for seat in range(SEATS):
            yield from self._seat(seat)
        for colour in range(len(COLOURS)):
            yield from self._lead(colour)
        yield from self._supply()
        yield from self.thrown()
        yield from self._scene.offer()

    def _seat(self, seat: int) -> Iterator[Item]:
        is_own = seat == self._scene.seat
        box = self._layout.seat(is_own)
        yield self._scene.panel(box)
        side = box.height - 0.16
        yield ("seat", self._scene.colours[seat]), box.left + 0.09, box.top + 0.08, side, side
        points = str(score_of(self._table, seat))
        middle = (box.left + side + 0.24 + 0.16 * len(points), box.middle[1] - 0.07)
        yield from written(points, middle, 0.36, self._scene.theme)
        for place in self._layout.seat_dice(is_own, self.dice_beside(seat)):
            yield ("die", 1, UNROLLED), *place
        yield from self._way_to_the_goal(seat, box)
        yield from self._scene.frames(Pick("seat", seat), box)

    def _way_to_the_goal(self, seat: int, panel: Box) -> Iterator[Item]:
        box = Box(panel.left + panel.height, panel.top + panel.height - 0.16, panel.width - panel.height - 0.14, 0.09)
        share = min(1.0, score_of(self._table, seat) / GOAL)
        tones = theme_named(self._scene.theme)
        yield ("plain", tones.faint), *box
        yield ("plain", tones.ink), box.left, box.top, box.width * share, box.height

    def dice_beside(self, seat: int) -> int:
        """Those of the player who is about to roll lie in the middle."""
        if self._table.phase == ROLL and seat == self._table.player:
            return 0
        return self._table.dice[1 + seat]

    def _lead(self, colour: int) -> Iterator[Item]:
        """Who would get how much."""
        box = self._layout.lead(colour)
        yield self._scene.panel(box)
        side = 0.42
        x, y = box.left + 0.07, box.middle[1]
        yield ("emblem", self._scene.theme, COLOURS[colour]), x, y - side / 2, side, side
        lead = lead_in(self._table, colour)
        if lead:
            winner = 0 if lead > 0 else 1
            yield ("seat", self._scene.colours[winner]), x + side + 0.04, y - side / 2, side, side
        text = f"+{abs(lead)}" if lead else "0"
        start, end = x + 2 * side + 0.06, box.left + box.width - 0.04
        yield from written(text, ((start + end) / 2, y), 0.26 if len(text) < 3 else 0.19, self._scene.theme)
        yield from self._scene.frames(Pick("lead", colour), box)

    def _supply(self) -> Iterator[Item]:
        """The red dice on the board; those that were just rolled lie above."""
        left = self._table.dice[0] - max(0, len(self._table.rolled) - 1)
        for number, place in enumerate(self._layout.supply_dice(5)):
            if number < left:
                yield ("die", 1, UNROLLED), *place
            else:
                yield self._scene.hollow(place)
        yield from self._scene.frames(Pick("supply"), self._layout.supply())

    # -- dice that are rolled -----------------------------------------------------------------------------------------

    def shown(self) -> list[Pick]:
        """The dice in the middle: each for rolling it and those before it, or for its result."""
        if self._table.phase == ROLL:
            return [Pick("roll", red) for red in range(self._table.dice[1 + self._table.player] + 1)]
        return [Pick("pips", pips) for pips in self._table.rolled] if self._table.phase == CHOOSE else []

    def thrown(self) -> Iterator[Item]:
        shown = self.shown()
        for number, (pick, box) in enumerate(zip(shown, self._layout.dice(len(shown)))):
            pips = pick.value if pick.kind == "pips" else UNROLLED
            yield from self._scene.frames(pick, box.around(FRAME))
            yield ("die", int(number > 0), pips), *box

    def die(self, pick: Pick) -> Box | None:
        shown = self.shown()
        return self._layout.dice(len(shown))[shown.index(pick)] if pick in shown else None

    def die_at(self, x: float, y: float) -> Pick | None:
        shown = self.shown()
        boxes = zip(shown, self._layout.dice(len(shown)))
        return next((pick for pick, box in boxes if box.around(0.03).holds(x, y)), None)
