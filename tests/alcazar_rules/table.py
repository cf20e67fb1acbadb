"""A game on the table, with cells by the numbers of their fields."""

from typing import Any

from alcazar.core.standings import Standing
from alcazar.core.values import Json
from tests.game_rules.table import GameTable
from tests.reference.board import CELL_OF, NUMBER_OF

_CELLS_IN = {"withdraw": (0,), "tower": (0,), "promote": (0,), "place": (1,)}
_TWO_CELLS = ("bridge", "move", "swap")


class Table(GameTable):
    # -- playing ------------------------------------------------------------------------------------------------------

    def gain(self, name: str, *args: Any, seat: int | None = None) -> int:
        """Play a move and tell how much money it brought to a seat, or to the one who played."""
        seat = self.player if seat is None else seat
        before = self.money(seat)
        self.play(name, *args)
        return self.money(seat) - before

    def options(self, name: str) -> set[Any]:
        """The arguments of all legal moves of that name; cells by the number of their field."""
        return {_readable(move) for move in self.moves() if move[0] == name}

    def _move(self, name: str, *args: Any) -> Any:
        where = (0, 1) if name in _TWO_CELLS else _CELLS_IN.get(name, ())
        plain = [list(CELL_OF.get(arg, arg)) if i in where else arg for i, arg in enumerate(args)]
        return super()._move(name, *plain)

    # -- looking ------------------------------------------------------------------------------------------------------

    def money(self, seat: int) -> int:
        return self.rules.purses(self.state)[seat]

    def height(self, place: Any) -> int:
        return next((height for x, y, height in self.shown["cells"] if [x, y] == _place(place)), 0)

    def noble(self, place: Any) -> tuple[int, str] | None:
        """Whose noble stands there, and its rank."""
        found = [(seat, rank) for x, y, seat, rank in self.shown["nobles"] if [x, y] == _place(place)]
        return found[0] if found else None

    def value(self, place: Any) -> int:
        return int(self._building(place)["value"])

    def flag(self, place: Any) -> str | None:
        flag: str | None = self._building(place)["flag"]
        return flag

    def cells(self, place: Any) -> set[Any]:
        """All cells of the building there."""
        return {_name(cell) for cell in self._building(place)["cells"]}

    def standings(self) -> tuple[Standing, ...]:
        return self.rules.standings(self.state)

    def _building(self, place: Any) -> dict[str, Json]:
        return next(building for building in self.shown["buildings"] if _place(place) in building["cells"])


def _place(place: Any) -> list[int]:
    return list(CELL_OF.get(place, place))


def _name(cell: list[int]) -> Any:
    x, y = cell
    return NUMBER_OF.get((x, y), (x, y))


def _readable(move: list[Json]) -> Any:
    name, *args = move
    if name == "castle":
        return args[0], tuple(args[1])
    words = tuple(_name(arg) if isinstance(arg, list) else arg for arg in args)
    return words[0] if len(words) == 1 else words
