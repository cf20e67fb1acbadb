"""Section 2: everything that lies on the table, and the questions one can ask by looking at it."""

from dataclasses import dataclass, field
from typing import Any, Literal

from .board import Cell, in_reading_order
from .pieces import Piece, slow_buildings, slow_heights, slow_value

FLAGS = ("almeria", "cadiz", "cordoba", "granada", "huelva", "jaen", "malaga", "sevilla")
NOBLES = {"grande": 2, "baron": 6}
FACTOR = {"grande": 2, "baron": 1}
CARD_PRICE, TOWER_PRICE, BRIDGE_PRICE = 5, 10, 15

Game = Literal["alcazar", "bigboss"]
Setup = dict[str, Any]


@dataclass(frozen=True)
class Noble:
    player: int
    rank: str


@dataclass(frozen=True)
class Building:
    cells: frozenset[Cell]
    value: int
    flag: str | None

    @property
    def lowest(self) -> Cell:
        return in_reading_order(self.cells)[0]


@dataclass
class View:
    """What follows from the pieces: it is made anew for every question, never carried along."""

    heights: dict[Cell, int]
    buildings: list[Building]

    def height(self, cell: Cell) -> int:
        return self.heights.get(cell, 0)

    def building(self, cell: Cell) -> Building:
        return next(building for building in self.buildings if cell in building.cells)

    def castles(self) -> list[Building]:
        return [building for building in self.buildings if building.flag]

    def castles_within(self, cells: frozenset[Cell]) -> list[Building]:
        return [castle for castle in self.castles() if castle.cells <= cells]

    def in_castle(self, cell: Cell) -> bool:
        return any(cell in castle.cells for castle in self.castles())


@dataclass
class Position:
    game: Game
    players: int
    hands: list[list[int]]
    display: list[int]
    deck: list[int]
    money: list[int]
    bridges: int
    foundations: int
    stones: int = 84
    tower_deck: int = 20
    towers: list[int] = field(default_factory=list)
    supply: list[dict[str, int]] = field(default_factory=list)
    out: list[bool] = field(default_factory=list)
    pieces: list[Piece] = field(default_factory=list)
    nobles: dict[Cell, Noble] = field(default_factory=dict)
    crests: dict[str, Cell] = field(default_factory=dict)  # flag on the board -> one cell of its castle

    def view(self) -> View:
        buildings = [self._building(cells) for cells in slow_buildings(self.pieces)]
        return View(slow_heights(self.pieces), buildings)

    def _building(self, cells: frozenset[Cell]) -> Building:
        flags = [flag for flag, cell in self.crests.items() if cell in cells]
        value = slow_value(self.game, self.pieces, cells)
        return Building(cells, value, flags[0] if flags else None)

    def free_flags(self) -> list[str]:
        return [flag for flag in FLAGS if flag not in self.crests]

    def nobles_of(self, player: int) -> dict[Cell, Noble]:
        return {cell: noble for cell, noble in self.nobles.items() if noble.player == player}

    def own(self, player: int, cell: Cell) -> bool:
        return cell in self.nobles and self.nobles[cell].player == player

    def foreign(self, player: int, cell: Cell) -> bool:
        return cell in self.nobles and self.nobles[cell].player != player

    def send_home(self, cell: Cell, building_value: int) -> None:
        """Withdrawal and capture alike: back into the owner's supply, and the bank pays."""
        noble = self.nobles.pop(cell)
        self.supply[noble.player][noble.rank] += 1
        self.money[noble.player] += FACTOR[noble.rank] * building_value


def first_position(game: Game, players: int, setup: Setup) -> Position:
    alcazar = game == "alcazar"
    return Position(
        game=game,
        players=players,
        hands=[list(hand) for hand in setup["hands"]],
        display=list(setup["display"]),
        deck=list(setup["deck"]),
        money=[40 if alcazar else 30] * players,
        bridges=20 if alcazar else 0,
        foundations=0 if alcazar else 8,
        towers=[0] * players,
        supply=[dict(NOBLES) for _ in range(players)],
        out=[False] * players,
    )
