"""Events as acts: dice tumble, the crown walks from field to field, cards fly."""

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from alcazar.core.events import Event
from alcazar.games.burgenland.material import FIELDS
from alcazar.games.burgenland.state import OVER, State
from ui.boards import motion
from ui.boards.motion import Act, Flight
from ui.boards.quads import Item
from ui.boards.writing import written
from ui.faces.burgenland.replay import castle_of, kind_of, settle
from ui.faces.burgenland.rings import Box, Point
from ui.faces.burgenland.scene import NOWHERE, Scene

# In times that an event takes
TUMBLE, TUMBLES = 0.28, 5
RESTING = 0.9  # dice that have come to rest are to be read
STEP = 0.38  # from field to field
CARD = 1.0
FLOATING = 1.8
HOP = 0.35  # cells


class Script:
    """Writes the acts for what happened. `scene_of` draws a table."""

    def __init__(self, before: State, after: State, seconds: float, scene_of: Callable[[State], Scene]) -> None:
        self.acts: list[Act] = []
        self.length = 0.0
        self._table, self._after = before.copy(), after
        self._seconds, self._scene_of = seconds, scene_of
        self._dice: list[Item] = []  # that were just rolled and have not gone back to the board
        self._layout = scene_of(after).layout

    def write(self, events: Iterable[Event]) -> list[Act]:
        for event in events:
            writer = _WRITERS.get(event.kind)
            if writer:
                writer(self, event)
            else:
                settle(self._table, event)
        return self.acts

    def on_top(self, events: Iterable[Event]) -> list[Act]:
        """Above the position at the end. Where cards and dice came from is not to be seen there any more."""
        events = [event for event in events if event.kind in _WITHOUT_A_SOURCE]
        return [replace(act, meanwhile=self._after, afterwards=self._after) for act in self.write(events)]

    # -- kinds of events ----------------------------------------------------------------------------------------------

    def _dice_roll(self, event: Event) -> None:
        """Other faces from moment to moment, then those that count."""
        results: Sequence[int] = event.args["results"]
        boxes = self._layout.dice(len(results))
        table = self._settled(event)
        rolling = table.copy()
        rolling.dice[0] -= len(results) - 1
        chance = random.Random(str(results))
        for number in range(TUMBLES):
            faces = [chance.randint(1, 6) for _ in results]
            high = 0.5 * (1 - number / TUMBLES)
            shaken = [box.moved(chance.uniform(-0.08, 0.08), -high * chance.random()) for box in boxes]
            self._add([Flight(_dice(faces, shaken), motion.stays)], rolling, rolling, TUMBLE)
        self._dice = _dice(results, boxes)
        self._add([Flight(self._dice, motion.stays)], rolling, rolling, RESTING)
        self._table = table

    def _crown_walks(self, event: Event) -> None:
        pips, end = int(event.args["pips"]), int(event.args["to"])
        way = [self._layout.field_middle((end - pips + step) % FIELDS) for step in range(pips + 1)]
        afterwards = self._settled(event)
        meanwhile = self._quiet(afterwards)
        meanwhile.crown = NOWHERE
        meanwhile.dice[0] -= max(0, len(self._dice) - 1)
        crown = Flight([self._scene_of(afterwards).crown(end)], _walk(way))
        dice = [Flight(self._dice, motion.stays)] if self._dice else []
        self._add([*dice, crown], meanwhile, self._quiet(afterwards), STEP * pips + 0.2)
        self._table, self._dice = afterwards, []

    def _card_comes(self, event: Event) -> None:
        """From the middle of the table, where the field offers it."""
        before, (seat, colour) = self._quiet(self._table), castle_of(event)
        box = self._scene_of(before).row(seat, colour).place(int(event.args["place"]))
        self._fly(event, before, self._layout.offer(), box)

    def _card_goes(self, event: Event) -> None:
        """Out of a castle to the middle of the table."""
        box = self._scene_of(self._table).row(*castle_of(event)).cards[int(event.args["place"])]
        self._fly(event, self._quiet(self._settled(event)), box, self._layout.offer())

    def _fly(self, event: Event, meanwhile: State, start: Box, end: Box) -> None:
        (x0, y0), (x1, y1) = start.middle, end.middle
        card = list(self._scene_of(meanwhile).card(end, castle_of(event)[1], kind_of(event)))
        path = motion.hops_from(x0 - x1, y1 - y0)
        self._add([Flight(card, path)], meanwhile, self._quiet(self._settled(event)), CARD)

    def _dice_move(self, event: Event) -> None:
        """From the board, and from the other player, to the one who takes them."""
        seat, scene = event.seat or 0, self._scene_of(self._table)
        is_own = seat == scene.seat
        on_board, theirs = self._table.dice[0], self._table.dice[2 - seat]
        sources = self._layout.supply_dice(on_board)[on_board - int(event.args["from_board"]) :]
        sources += self._layout.seat_dice(not is_own, theirs)[: int(event.args["from_opponent"])]
        afterwards = self._settled(event)
        targets = self._layout.seat_dice(is_own, afterwards.dice[1 + seat])
        flights = []
        for source, target in zip(sources, targets):
            (x0, y0), (x1, y1) = source.middle, target.middle
            flights.append(Flight([(("die", 1, 0), *target)], motion.hops_from(x0 - x1, y1 - y0)))
        self._add(flights, self._quiet(self._table), self._quiet(afterwards), CARD)

    def _points_float(self, event: Event) -> None:
        afterwards = self._quiet(self._settled(event))
        box = self._layout.seat(event.seat == self._scene_of(afterwards).seat)
        number = written(f"+{event.amount}", (box.middle[0] - 0.4, box.middle[1]), 0.55, "gain")
        self._add([Flight(list(number), motion.floats)], afterwards, afterwards, FLOATING)

    # -- parts of an act ----------------------------------------------------------------------------------------------

    def _settled(self, event: Event) -> State:
        table = self._quiet(self._table)
        settle(table, event)
        return table

    def _quiet(self, table: State) -> State:
        """Without dice in the middle, and nobody thinks of a walk."""
        table = table.copy()
        table.phase, table.rolled = OVER, ()
        return table

    def _add(self, flights: list[Flight], meanwhile: State, afterwards: State, length: float) -> None:
        act = Act(self.length, length * self._seconds, tuple(flights), meanwhile, afterwards)
        self.acts.append(act)
        self._table = afterwards
        self.length = act.end


def _dice(faces: Sequence[int], boxes: Sequence[Box]) -> list[Item]:
    return [(("die", int(number > 0), pips), *box) for number, (pips, box) in enumerate(zip(faces, boxes))]


def _walk(way: Sequence[Point]) -> motion.Path:
    """From field to field in little hops; drawn where it ends."""
    last_x, last_y = way[-1]

    def path(share: float) -> tuple[float, float, float]:
        step = min(int(share * (len(way) - 1)), len(way) - 2)
        part = share * (len(way) - 1) - step
        (x0, y0), (x1, y1) = way[step], way[step + 1]
        x, y = x0 + (x1 - x0) * part, y0 + (y1 - y0) * part
        return x - last_x, last_y - y + HOP * 4 * part * (1 - part), 1.0

    return path


_WITHOUT_A_SOURCE = ("rolled", "walked", "scored")
_WRITERS: dict[str, Callable[[Script, Event], None]] = {
    "rolled": Script._dice_roll,
    "walked": Script._crown_walks,
    "added": Script._card_comes,
    "stolen": Script._card_goes,
    "lost": Script._card_goes,
    "took_dice": Script._dice_move,
    "scored": Script._points_float,
}
