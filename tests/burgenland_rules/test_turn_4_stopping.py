"""Turn 4: stop, or roll again."""

from .positions import BLACK, WHITE, Position, field


def test_turn_4_not_before_the_first_roll() -> None:
    table = Position().table()
    assert table.kinds() == {"roll"}
    assert not table.allows("stop")


def test_turn_4_stop_or_roll_again_after_a_field() -> None:
    table = Position().table()
    table.roll(1)
    table.play("add", 0)
    assert (table.player, table.kinds()) == (WHITE, {"roll", "stop"})


def test_turn_4_after_stopping_the_other_player_begins_where_the_crown_stands() -> None:
    table = Position().table()
    table.roll(1)
    table.play("add", 0)
    table.play("stop")
    assert (table.player, table.phase, table.crown) == (BLACK, "roll", field("yellow", "wall 1"))
    assert not table.allows("stop")


def test_turn_4_as_often_as_you_dare() -> None:
    """All eight fields of a section in one turn."""
    table = Position().castle(WHITE, "yellow", "").castle(BLACK, "yellow", "").table()
    for move in (("add", 0), ("add", 0), None, ("add", 0), ("add", 0), ("add", 0), ("dice",), ("add", 5)):
        table.roll(1)
        if move:
            table.play(*move)
    assert table.castle(WHITE, "yellow") == "twwwwT"
    assert table.score == [2, 0]
    assert (table.player, table.crown) == (WHITE, field("yellow", "large tower"))


def test_turn_4_turns_alternate() -> None:
    table = Position().turn(BLACK).table()
    players = []
    for _ in range(4):
        players.append(table.player)
        table.roll(1)
        if table.phase == "field":
            table.play("dice")
        table.play("stop")
    assert players == [BLACK, WHITE, BLACK, WHITE]
