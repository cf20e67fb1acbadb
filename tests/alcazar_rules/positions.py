"""Positions for rule tests, told piece by piece.

    Position("alcazar", seats=3).castle((7, 8, 9), top=8).noble(RED, "grande", 8).hand(RED, 8, 11).table()

Fields are named by their number, gaps by their place (x, y). Heights, buildings and values are worked out from the
pieces alone, without the engine, and the engine has to accept the result as a sound state of the game.
"""

from typing import Any, Self

from alcazar.core.registry import game
from alcazar.core.values import Json
from alcazar.games.alcazar.material import CELL_AT, CELLS, FIELDS, FLAGS, SPAN_BETWEEN
from tests.reference.board import CELL_OF, Cell, span
from tests.reference.pieces import Bridge, Foundation, Piece, Stone, slow_buildings, slow_heights, slow_value

from .table import Table

RED, BLUE, WHITE, YELLOW = range(4)
FLAG_NAMES = FLAGS[1:]
STONES, TOWER_CARDS, DISPLAY = 84, 20, 6
LONG_PIECES = {"alcazar": 20, "bigboss": 8}

Place = int | Cell


def at(place: Place) -> Cell:
    return CELL_OF[place] if isinstance(place, int) else place


class Position:
    """A table before a turn. Cards that are nowhere else lie in the display and the deck, in rising order."""

    def __init__(self, game_id: str, seats: int = 3) -> None:
        self.game_id = game_id
        self.seats = seats
        self.pieces: list[Piece] = []
        self.crests: dict[str, Cell] = {}
        self.nobles: dict[Cell, tuple[int, str]] = {}
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.purses = [40 if game_id == "alcazar" else 30] * seats
        self.tower_hands = [0] * seats
        self.open_cards: tuple[int, ...] | None = None
        self.hidden_cards: tuple[int, ...] | None = None
        self.tower_cards_left: int | None = None
        self.stones_in_supply: int | None = None
        self.foundations_in_supply: int | None = None
        self.player = RED

    # -- the board ---------------------------------------------------------------------------------------------------

    def height(self, place: Place) -> int:
        return slow_heights(self.pieces).get(at(place), 0)

    def value(self, place: Place) -> int:
        building = next(cells for cells in slow_buildings(self.pieces) if at(place) in cells)
        return slow_value(self.game_id, self.pieces, building)

    def stones_on(self, place: Place, count: int = 1) -> Self:
        """That many stones on top of what is there."""
        for _ in range(count):
            self.pieces.append(Stone(at(place), self.height(place) + 1))
        return self

    def villa(self, *fields: int) -> Self:
        """One stone on the ground of each field."""
        for field in fields:
            assert not self.height(field)
            self.stones_on(field)
        return self

    def castle(self, fields: tuple[int, int, int], top: int, value: int = 5, flag: str | None = None) -> Self:
        """A castle as founded with card `top`, then raised there until it has its value."""
        if self.game_id == "alcazar":
            self.villa(*fields)
        else:
            self.pieces.append(Foundation((at(fields[0]), at(fields[1]), at(fields[2]))))
        self.stones_on(top)
        while self.value(top) < value:
            self.stones_on(top)
        assert self.value(top) == value
        return self.flag(top, flag)

    def flag(self, place: Place, flag: str | None = None) -> Self:
        """The building there is a castle; without a name, the next flag is taken."""
        name = flag or next(name for name in FLAG_NAMES if name not in self.crests)
        assert name not in self.crests
        self.crests[name] = at(place)
        return self

    def bridge(self, one: Place, other: Place, floating_on: int | None = None) -> Self:
        """A bridge on two equally high pillars; a floating one lies on its level without any."""
        if floating_on is None:
            assert self.height(one) == self.height(other) > 0
        self.pieces.append(Bridge(span(at(one), at(other)), floating_on or self.height(one) + 1))
        return self

    def noble(self, seat: int, rank: str, place: Place) -> Self:
        assert at(place) not in self.nobles
        self.nobles[at(place)] = (seat, rank)
        return self

    # -- cards, money, supplies ---------------------------------------------------------------------------------------

    def hand(self, seat: int, *cards: int) -> Self:
        self.hands[seat] = cards
        return self

    def display(self, *cards: int) -> Self:
        self.open_cards = cards
        return self

    def deck(self, *cards: int) -> Self:
        """Top card first."""
        self.hidden_cards = cards
        return self

    def tower_deck(self, count: int) -> Self:
        self.tower_cards_left = count
        return self

    def sold_out(self) -> Self:
        """No card is for sale any more."""
        return self.display().deck().tower_deck(0)

    def towers(self, seat: int, count: int = 1) -> Self:
        self.tower_hands[seat] = count
        return self

    def money(self, seat: int, amount: int) -> Self:
        self.purses[seat] = amount
        return self

    def stones_left(self, count: int) -> Self:
        """What is not on the board has left the game."""
        self.stones_in_supply = count
        return self

    def foundations_left(self, count: int) -> Self:
        """Foundations never come back, so fewer may be left than the board shows."""
        self.foundations_in_supply = count
        return self

    def turn(self, seat: int) -> Self:
        self.player = seat
        return self

    # -- the state of the engine --------------------------------------------------------------------------------------

    def table(self) -> Table:
        return Table(game(self.game_id), self.state())

    def state(self) -> Any:
        """Decoding checks that everything fits together."""
        data = game(self.game_id).encode_state(game(self.game_id).new(self.seats, {}, 0))
        return game(self.game_id).decode_state(data | self._cards() | self._supplies() | self._board())

    def _cards(self) -> dict[str, Json]:
        held = [card for hand in self.hands for card in hand]
        rest = [card for card in range(1, FIELDS + 1) if card not in held]
        shown = self.open_cards
        if shown is None:
            shown = tuple(card for card in rest if card not in (self.hidden_cards or ()))[:DISPLAY]
        deck = self.hidden_cards
        if deck is None:
            deck = tuple(card for card in rest if card not in shown)
        return {
            "hands": [sorted(hand) for hand in self.hands],
            "display": sorted(shown),
            "deck": list(deck),
            "played": [card for card in rest if card not in shown and card not in deck],
        }

    def _supplies(self) -> dict[str, Json]:
        long_pieces = sum(isinstance(piece, Bridge | Foundation) for piece in self.pieces)
        stones = len(self.pieces) - long_pieces
        long_left, stones_left = LONG_PIECES[self.game_id] - long_pieces, STONES - stones
        if self.foundations_in_supply is not None:
            long_left = min(long_left, self.foundations_in_supply)
        if self.stones_in_supply is not None:
            stones_left = min(stones_left, self.stones_in_supply)
        tower_deck = TOWER_CARDS - sum(self.tower_hands)
        return {
            "money": self.purses,
            "towers": self.tower_hands,
            "tower_deck": tower_deck if self.tower_cards_left is None else self.tower_cards_left,
            "stones": stones_left,
            "long_pieces": long_left,
            "player": self.player,
        }

    def _board(self) -> dict[str, Json]:
        heights = slow_heights(self.pieces)
        pillars = [(piece.cells[0], piece.cells[2]) for piece in self.pieces if isinstance(piece, Bridge)]
        spans = [SPAN_BETWEEN[CELL_AT[one], CELL_AT[other]].number for one, other in pillars]
        nobles: list[list[int]] = [[] for _ in range(self.seats)]
        for cell, (seat, _) in self.nobles.items():
            nobles[seat].append(CELL_AT[cell])
        return {
            "height": _per_cell(heights),
            "built": [CELL_AT[cell] for cell in heights],
            "bridges_at": spans,
            "nobles": nobles,
            "grandes": [CELL_AT[cell] for cell, (_, rank) in self.nobles.items() if rank == "grande"],
            "flags": [FLAGS.index(name) for name in FLAG_NAMES if name not in self.crests],
            **self._buildings(),
        }

    def _buildings(self) -> dict[str, Json]:
        buildings = slow_buildings(self.pieces)
        values = [slow_value(self.game_id, self.pieces, cells) for cells in buildings]
        flags = [[FLAGS.index(name) for name, cell in self.crests.items() if cell in cells] for cells in buildings]
        assert all(len(found) <= 1 for found in flags), "a castle has one flag"
        crests = [found[0] if found else 0 for found in flags]
        if len(self.crests) < len(FLAG_NAMES):
            assert all(crest or value < 5 for crest, value in zip(crests, values)), "a large villa waits for no flag"
        homes = {cell: number for number, cells in enumerate(buildings, 1) for cell in cells}
        return {
            "home": _per_cell(homes),
            "cells": [[], *([CELL_AT[cell] for cell in cells] for cells in buildings)],
            "value": [0, *values],
            "crest": [0, *crests],
            "castles": [CELL_AT[cell] for cell, number in homes.items() if crests[number - 1]],
        }


def _per_cell(numbers: dict[Cell, int]) -> list[int]:
    table = [0] * (CELLS + 1)
    for cell, number in numbers.items():
        table[CELL_AT[cell]] = number
    return table
