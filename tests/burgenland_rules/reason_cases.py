"""For every reason a position and a move that it forbids."""

from tests.game_rules.refusals import Case

from .positions import BLACK, WHITE, Position
from .table import Table


def rolled(position: Position, *results: int) -> Table:
    table = position.table()
    table.roll(*results)
    return table


def won() -> Table:
    return rolled(Position().castle(WHITE, "yellow", "wTw").points(WHITE, 29), 3)


def wall(castle: str = "wTw") -> Table:
    """White may take a yellow wall."""
    return rolled(Position().castle(WHITE, "yellow", castle), 1)


def large_tower(own: str, theirs: str, dice: int = 0) -> Table:
    """White may take the large blue tower."""
    position = Position().crown("blue", "house").again().castle(WHITE, "blue", own).castle(BLACK, "blue", theirs)
    return rolled(position.dice(WHITE, dice), 1)


def two_dice() -> Table:
    return rolled(Position().dice(WHITE, 1), 2, 5)


CASES = [
    Case("game.over", {}, won, ("roll", 0)),
    Case("game.other_question", {"asked": "roll", "answered": "choose"}, lambda: Position().table(), ("walk", 1)),
    Case("game.other_question", {"asked": "roll", "answered": "lose"}, lambda: Position().table(), ("lose", "left")),
    Case("game.other_question", {"asked": "field", "answered": "roll"}, wall, ("stop",)),
    Case("game.other_question", {"asked": "choose", "answered": "field"}, two_dice, ("dice",)),
    Case("roll.too_few_dice", {"wanted": 3, "held": 2}, lambda: Position().dice(WHITE, 2).table(), ("roll", 3)),
    Case("roll.too_few_dice", {"wanted": 1, "held": 0}, lambda: Position().dice(BLACK, 5).table(), ("roll", 1)),
    Case("stop.roll_first", {}, lambda: Position().table(), ("stop",)),
    Case("walk.not_rolled", {"pips": 3, "rolled": [2, 5]}, two_dice, ("walk", 3)),
    Case(
        "add.stack_empty",
        {"colour": "blue", "kind": "large_tower"},
        lambda: large_tower("wTw", "TwTwT"),
        ("add", 0),
    ),
    Case(
        "steal.stack_not_empty",
        {"colour": "blue", "kind": "large_tower", "left": 1},
        lambda: large_tower("wTw", "TwT"),
        ("steal", 0, 0),
    ),
    Case(
        "steal.no_such_card", {"kind": "large_tower", "place": 1}, lambda: large_tower("wTw", "TwTwT"), ("steal", 1, 0)
    ),
    Case(
        "steal.no_such_card", {"kind": "large_tower", "place": 5}, lambda: large_tower("wTw", "TwTwT"), ("steal", 5, 0)
    ),
    Case("place.no_end_or_gap", {"place": 2}, wall, ("add", 2)),
    Case("place.no_end_or_gap", {"place": 4}, wall, ("add", 4)),
    Case("place.no_end_or_gap", {"place": 1}, lambda: large_tower("wTw", "TwTwT"), ("steal", 0, 1)),
    Case(
        "place.not_next_to_wall",
        {"kind": "large_tower", "place": 0},
        lambda: large_tower("hw", "w"),
        ("add", 0),
    ),
    Case(
        "place.not_next_to_wall",
        {"kind": "large_tower", "place": 1},
        lambda: large_tower("w.Tw", "TwTwT"),
        ("steal", 0, 1),
    ),
    Case("dice.all_are_yours", {}, lambda: large_tower("w", "w", dice=5), ("dice",)),
    Case("score.no_crown", {"field": "wall"}, wall, ("score",)),
    Case("score.no_crown", {"field": "large_tower"}, lambda: large_tower("w", "w"), ("score",)),
]
