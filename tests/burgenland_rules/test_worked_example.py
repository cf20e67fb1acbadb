"""The rulebook's example, from the crown on the blue house to the theft of the large blue tower."""

from alcazar.games.burgenland.castles import worth
from alcazar.games.burgenland.rules.scoring import lead_in
from alcazar.games.burgenland.state import castle_at

from .positions import BLACK, COLOURS, WHITE, Position, field
from .table import Table


def test_worked_example() -> None:
    position = Position().crown("blue", "house")
    position.castle(WHITE, "red", "wTwwhww").castle(BLACK, "red", "whw")  # worth 13 and 5
    position.castle(BLACK, "yellow", "TwT")  # no building can be added
    position.castle(WHITE, "blue", "wwwTww").castle(BLACK, "blue", "wTwT.T")  # all four large towers are out
    table = position.table()

    table.roll(3)
    assert table.crown == field("yellow", "wall 2")
    table.play("dice")
    table.play("stop")
    assert table.dice == [4, 1, 0]

    table.roll(5)
    assert table.crown == field("yellow", "house")
    assert table.dice == [1, 1, 3]  # nothing but dice can be taken
    table.play("stop")

    table.roll(4, 6)
    table.play("walk", 4)
    assert table.crown == field("red", "crown")
    assert table.score == [8, 0]
    assert table.dice == [2, 0, 3]
    table.roll(3)
    assert table.crown == field("red", "small tower")
    table.play("add", 7)
    table.play("stop")

    table.roll(4)
    assert table.crown == field("blue", "wall 2")
    table.play("dice")
    assert table.dice == [1, 0, 4]
    table.roll(2, 6, 3, 1, 1)
    table.play("walk", 6)
    assert table.crown == field("blue", "large tower")
    assert table.dice == [5, 0, 0]
    assert table.kinds() == {"steal", "dice"}
    table.play("steal", 3, 0)
    assert table.castle(WHITE, "blue") == "www.ww"
    assert table.castle(BLACK, "blue") == "TwTwT.T"
    assert [worth(castle_of(table, seat)) for seat in (WHITE, BLACK)] == [3, 17]
    assert lead_in(table.state, COLOURS.index("blue")) == -14


def castle_of(table: Table, seat: int) -> tuple[int, ...]:
    castle: tuple[int, ...] = table.state.castles[castle_at(seat, COLOURS.index("blue"))]
    return castle
