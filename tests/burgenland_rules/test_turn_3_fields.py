"""Turn 3: what each field offers."""

import pytest

from .positions import BLACK, COLOURS, WHITE, Position
from .table import Table

colours = pytest.mark.parametrize("colour", COLOURS)
BEFORE = {colour: COLOURS[number - 1] for number, colour in enumerate(COLOURS)}
PIPS_FROM_LARGE_TOWER = {"wall 1": 1, "wall 2": 2, "crown": 3, "wall 3": 4, "wall/crown": 5, "small tower": 6}


def on(colour: str, name: str, castle: str = "wTw", rival: str = "w") -> Table:
    """White's crown has just walked to this field, in a turn of that colour."""
    position = Position().castle(WHITE, colour, castle).castle(BLACK, colour, rival)
    if name in PIPS_FROM_LARGE_TOWER:
        table = position.crown(BEFORE[colour], "large tower").table()
        table.roll(PIPS_FROM_LARGE_TOWER[name])
    else:
        table = position.crown(colour, "small tower").again().table()
        table.roll(1 if name == "house" else 2)
    return table


@colours
@pytest.mark.parametrize("name", ["wall 1", "wall 2", "wall 3"])
def test_turn_3_wall_take_a_wall_and_add_it(colour: str, name: str) -> None:
    table = on(colour, name)
    assert table.kinds() == {"add", "dice"}
    table.play("add", 0)
    assert table.castle(WHITE, colour) == "wwTw"
    assert table.stock(colour, "wall") == 9 - 4
    assert table.dice == [5, 0, 0]


@colours
@pytest.mark.parametrize("name", ["wall 1", "wall 2", "wall 3"])
def test_turn_3_wall_or_take_1_red_die(colour: str, name: str) -> None:
    table = on(colour, name)
    table.play("dice")
    assert table.dice == [4, 1, 0]
    assert table.castle(WHITE, colour) == "wTw"


@colours
@pytest.mark.parametrize(
    ("name", "kind", "letter"), [("small tower", "small_tower", "t"), ("house", "house", "h"), ("large tower", "", "T")]
)
def test_turn_3_buildings_take_that_card_and_add_it(colour: str, name: str, kind: str, letter: str) -> None:
    table = on(colour, name)
    assert table.kinds() == {"add", "dice"}
    before = table.stock(colour, kind or "large_tower")
    table.play("add", 3)
    assert table.castle(WHITE, colour) == f"wTw{letter}"
    assert table.stock(colour, kind or "large_tower") == before - 1


@colours
@pytest.mark.parametrize(("name", "dice"), [("small tower", 2), ("house", 3), ("large tower", 5)])
def test_turn_3_buildings_or_take_2_3_5_red_dice(colour: str, name: str, dice: int) -> None:
    table = on(colour, name)
    table.play("dice")
    assert table.dice == [5 - dice, dice, 0]
    assert table.castle(WHITE, colour) == "wTw"


@colours
def test_turn_3_crown_scores_that_colour_without_asking(colour: str) -> None:
    table = on(colour, "crown")
    assert table.score == [6, 0]
    assert (table.player, table.phase) == (WHITE, "roll")


def test_turn_3_crown_scores_also_for_the_opponent() -> None:
    table = on("blue", "crown", castle="w", rival="wTw")
    assert table.score == [0, 6]


@colours
def test_turn_3_wall_crown_score(colour: str) -> None:
    table = on(colour, "wall/crown")
    assert table.kinds() == {"add", "dice", "score"}
    table.play("score")
    assert table.score == [6, 0]
    assert (table.castle(WHITE, colour), table.dice) == ("wTw", [5, 0, 0])


@colours
def test_turn_3_wall_crown_or_add_a_wall(colour: str) -> None:
    table = on(colour, "wall/crown")
    table.play("add", 3)
    assert (table.castle(WHITE, colour), table.score, table.dice) == ("wTww", [0, 0], [5, 0, 0])


@colours
def test_turn_3_wall_crown_or_take_1_red_die(colour: str) -> None:
    table = on(colour, "wall/crown")
    table.play("dice")
    assert (table.castle(WHITE, colour), table.score, table.dice) == ("wTw", [0, 0], [4, 1, 0])


@pytest.mark.parametrize("name", ["wall 1", "small tower", "house", "large tower"])
def test_turn_3_only_crowns_score(name: str) -> None:
    assert not on("yellow", name).allows("score")
