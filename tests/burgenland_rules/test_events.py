"""What is told about each move: who, what, how much."""

from alcazar.core.events import Event

from .positions import BLACK, WHITE, Position, field


def story(events: list[Event]) -> list[tuple[str, int | None, int]]:
    return [(event.kind, event.seat, event.amount) for event in events]


def args(events: list[Event], kind: str) -> list[dict[str, object]]:
    return [dict(event.args) for event in events if event.kind == kind]


def test_events_of_a_roll_with_one_result() -> None:
    events = Position().table().roll(2)
    assert story(events) == [("rolled", WHITE, 0), ("walked", WHITE, 0)]
    to = field("yellow", "wall 2")
    assert args(events, "walked") == [{"pips": 2, "to": to, "colour": "yellow", "field": "wall"}]


def test_events_of_a_choice() -> None:
    table = Position().dice(WHITE, 1).table()
    assert story(table.roll(2, 4)) == [("rolled", WHITE, 0)]
    assert story(table.play("walk", 4)) == [("walked", WHITE, 0)]


def test_events_only_a_roll_reveals_something() -> None:
    table = Position().dice(WHITE, 1).table()
    events = table.roll(2, 4) + table.play("walk", 4) + table.play("add", 0) + table.play("stop")
    assert [event.kind for event in events if event.reveals] == ["rolled"]
    assert [event.kind for event in events if event.chance] == ["rolled"]


def test_events_of_adding() -> None:
    table = Position().table()
    table.roll(1)
    events = table.play("add", 1)
    assert story(events) == [("added", WHITE, 0)]
    assert args(events, "added") == [{"colour": "yellow", "kind": "wall", "place": 1}]


def test_events_of_a_theft() -> None:
    position = Position().crown("blue", "house").again().castle(WHITE, "blue", "wTw").castle(BLACK, "blue", "TwTwT")
    table = position.table()
    table.roll(1)
    events = table.play("steal", 2, 3)
    assert story(events) == [("stolen", BLACK, 0), ("added", WHITE, 0)]
    assert args(events, "stolen") == [{"colour": "blue", "kind": "large_tower", "place": 2, "by": WHITE}]


def test_events_of_taking_dice() -> None:
    table = Position().crown("blue", "wall/crown").again().dice(BLACK, 4).table()
    table.roll(1)
    events = table.play("dice")
    assert story(events) == [("took_dice", WHITE, 0)]
    assert args(events, "took_dice") == [{"from_board": 1, "from_opponent": 1}]


def test_events_of_scoring_go_to_whoever_gets_the_points() -> None:
    table = Position().castle(BLACK, "yellow", "wTw").table()
    events = table.roll(3)
    assert story(events) == [("rolled", WHITE, 0), ("walked", WHITE, 0), ("scored", BLACK, 6)]
    assert args(events, "scored") == [{"colour": "yellow", "values": [1, 7]}]


def test_events_of_scoring_even_castles() -> None:
    events = Position().table().roll(3)
    assert story(events)[-1] == ("scored_even", None, 0)
    assert args(events, "scored_even") == [{"colour": "yellow", "value": 1}]


def test_events_of_a_field_without_effect() -> None:
    position = Position().crown("blue", "house").again().castle(WHITE, "blue", "T").dice(WHITE, 5)
    assert story(position.table().roll(1)) == [("rolled", WHITE, 0), ("walked", WHITE, 0), ("no_effect", WHITE, 0)]


def test_events_of_leaving_the_colour() -> None:
    table = Position().crown("blue", "house").again().castle(WHITE, "blue", "wT").table()
    events = table.roll(2)
    assert story(events) == [
        ("rolled", WHITE, 0),
        ("walked", WHITE, 0),
        ("left_colour", WHITE, 0),
        ("lost", WHITE, 0),
        ("turn", BLACK, 0),
    ]
    assert args(events, "left_colour") == [{"colour": "blue"}]
    assert args(events, "lost") == [{"colour": "blue", "kind": "large_tower", "place": 1}]


def test_events_of_choosing_what_to_lose() -> None:
    table = Position().crown("blue", "house").again().castle(WHITE, "blue", "ww").table()
    assert story(table.roll(2))[-1] == ("left_colour", WHITE, 0)
    assert story(table.play("lose", "left")) == [("lost", WHITE, 0), ("turn", BLACK, 0)]


def test_events_of_stopping() -> None:
    table = Position().again().table()
    assert story(table.play("stop")) == [("stopped", WHITE, 0), ("turn", BLACK, 0)]


def test_events_of_the_end_name_the_winner() -> None:
    table = Position().castle(BLACK, "yellow", "wTw").points(BLACK, 24).table()
    assert story(table.roll(3))[-2:] == [("scored", BLACK, 6), ("game_over", BLACK, 0)]
