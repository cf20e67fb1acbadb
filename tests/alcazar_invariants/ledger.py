"""A second book-keeping of Alcazar and Big Boss that believes only the deal and the events.

It lays every piece, card and noble where the events say, and checks on the way that each event is one that the rules
know, with the amount that the rules name. What follows from the pieces (heights, buildings, values) is computed anew in
the slow way of the referee.
"""

from collections.abc import Iterable
from typing import Any

from alcazar.core.events import Event
from tests.reference.board import CELL_OF, Cell, span
from tests.reference.pieces import Bridge, Foundation, Piece, Stone, slow_buildings, slow_heights, slow_value

FACTOR = {"baron": 1, "grande": 2}
FLAGS = ("almeria", "cadiz", "cordoba", "granada", "huelva", "jaen", "malaga", "sevilla")
START_MONEY = {"alcazar": 40, "bigboss": 30}
FREE = {"played_card", "played_tower", "stone", "foundation", "refilled", "kept", "taken_over", "joined"}
FREE |= {"castle_founded", "villa_promoted", "chosen_villa", "moved", "swapped", "placed_nobody"}
FREE |= {"passed", "out", "turn", "game_over"}


class Ledger:
    def __init__(self, variant: str, setup: dict[str, Any]) -> None:
        self.variant = variant
        self.hands = [set(hand) for hand in setup["hands"]]
        self.display = set(setup["display"])
        self.deck = list(setup["deck"])
        self.played: list[int] = []
        self.money = [START_MONEY[variant]] * len(self.hands)
        self.towers = [0] * len(self.hands)
        self.towers_played = 0
        self.pieces: list[Piece] = []
        self.stones_refused = 0
        self.nobles: dict[Cell, tuple[int, str]] = {}
        self.crests: dict[str, Cell] = {}  # flags on the board, each with a cell of its castle
        self._counted = -1
        self._buildings: list[tuple[frozenset[Cell], int]] = []
        self.values_before: dict[Cell, int] = {}

    # What follows from the pieces

    def heights(self) -> dict[Cell, int]:
        return slow_heights(self.pieces)

    def buildings(self) -> list[tuple[frozenset[Cell], int]]:
        """Cells and value of each; pieces are never taken away, so their number tells whether anything is new."""
        if self._counted != len(self.pieces):
            groups = slow_buildings(self.pieces)
            self._buildings = [(cells, slow_value(self.variant, self.pieces, cells)) for cells in groups]
            self._counted = len(self.pieces)
        return self._buildings

    def value_at(self, cell: Cell) -> int:
        return next(value for cells, value in self.buildings() if cell in cells)

    def begin_turn_step(self) -> None:
        """Captures are paid by the values before the action: remember them whenever an action is asked for."""
        self.values_before = {cell: value for cells, value in self.buildings() for cell in cells}

    # Events

    def follow(self, events: Iterable[Event]) -> None:
        for event in events:
            args = {**event.args, **event.secret}
            if event.seat is not None:
                self.money[event.seat] += event.amount
            if event.kind in FREE:
                assert event.amount == 0, event
            getattr(self, f"_{event.kind}")(event, args)

    def _bought_open(self, event: Event, args: dict[str, Any]) -> None:
        assert event.amount == -5
        self.display.remove(args["card"])
        self._hand(event).add(args["card"])

    def _refilled(self, event: Event, args: dict[str, Any]) -> None:
        assert self.deck.pop(0) == args["card"]
        self.display.add(args["card"])

    def _bought_deck(self, event: Event, args: dict[str, Any]) -> None:
        assert event.amount == -5
        assert self.deck.pop(0) == args["card"]
        self._hand(event).add(args["card"])

    def _bought_tower(self, event: Event, args: dict[str, Any]) -> None:
        assert event.amount == -10
        self.towers[self._seat(event)] += 1

    def _played_card(self, event: Event, args: dict[str, Any]) -> None:
        self._hand(event).remove(args["card"])
        self.played.append(args["card"])

    def _played_tower(self, event: Event, args: dict[str, Any]) -> None:
        self.towers[self._seat(event)] -= 1
        self.towers_played += 1

    def _stone(self, event: Event, args: dict[str, Any]) -> None:
        cell = _cell(args["cell"])
        assert args["level"] == self.heights().get(cell, 0) + 1
        self.pieces.append(Stone(cell, args["level"]))

    def _foundation(self, event: Event, args: dict[str, Any]) -> None:
        cells = tuple(_cell(cell) for cell in args["cells"])
        assert not self.heights().keys() & set(cells)
        self.pieces.append(Foundation((cells[0], cells[1], cells[2])))

    def _bridge(self, event: Event, args: dict[str, Any]) -> None:
        assert event.amount == -15
        first, middle, last = (_cell(cell) for cell in args["cells"])
        assert (first, middle, last) == span(first, last)
        heights = self.heights()
        assert heights[first] == heights[last] == args["level"] - 1 > heights.get(middle, 0)
        self.pieces.append(Bridge((first, middle, last), args["level"]))

    def _refused(self, event: Event, args: dict[str, Any]) -> None:
        assert event.amount == 50
        assert CELL_OF[args["card"]] == _cell(args["cell"]) not in self.heights()
        self.stones_refused += 1

    def _income(self, event: Event, args: dict[str, Any]) -> None:
        assert event.amount == args["value"] == self.value_at(_cell(args["cell"]))

    def _withdrew(self, event: Event, args: dict[str, Any]) -> None:
        cell = _cell(args["cell"])
        assert event.amount == FACTOR[args["rank"]] * self.value_at(cell)
        assert self.nobles.pop(cell) == (event.seat, args["rank"])

    def _captured(self, event: Event, args: dict[str, Any]) -> None:
        cell = _cell(args["cell"])
        assert event.amount == FACTOR[args["rank"]] * self.values_before[cell]
        assert event.seat != args["by"]
        assert self.nobles.pop(cell) == (event.seat, args["rank"])

    def _placed(self, event: Event, args: dict[str, Any]) -> None:
        cell = _cell(args["cell"])
        assert event.amount == -FACTOR[args["rank"]] * self.value_at(cell)
        assert cell not in self.nobles
        self.nobles[cell] = (self._seat(event), args["rank"])

    def _moved(self, event: Event, args: dict[str, Any]) -> None:
        start, end = _cell(args["from"]), _cell(args["to"])
        assert end not in self.nobles
        assert self.nobles[start] == (event.seat, args["rank"])
        self.nobles[end] = self.nobles.pop(start)

    def _swapped(self, event: Event, args: dict[str, Any]) -> None:
        one, other = (_cell(cell) for cell in args["cells"])
        assert {self.nobles[one], self.nobles[other]} == {(event.seat, "grande"), (event.seat, "baron")}
        self.nobles[one], self.nobles[other] = self.nobles[other], self.nobles[one]

    def _castle_founded(self, event: Event, args: dict[str, Any]) -> None:
        assert args["flag"] in FLAGS
        assert args["flag"] not in self.crests
        assert args["value"] == self.value_at(_cell(args["cells"][0]))
        self.crests[args["flag"]] = _cell(args["cells"][0])

    _villa_promoted = _castle_founded

    def _taken_over(self, event: Event, args: dict[str, Any]) -> None:
        assert args["by"] in self.crests
        del self.crests[args["flag"]]

    def _nothing_moves(self, event: Event, args: dict[str, Any]) -> None:
        """Said for the story's sake."""

    _kept = _joined = _chosen_villa = _placed_nobody = _passed = _out = _turn = _game_over = _nothing_moves

    def _seat(self, event: Event) -> int:
        assert event.seat is not None
        return event.seat

    def _hand(self, event: Event) -> set[int]:
        return self.hands[self._seat(event)]


def _cell(data: list[int]) -> Cell:
    x, y = data
    return x, y
