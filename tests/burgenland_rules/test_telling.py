"""Each kind of event that the rules can emit has a sentence."""

import ast
from pathlib import Path

import alcazar.games.burgenland.events as events_module
from alcazar.games.burgenland import events, telling

NAMES = ["Edeltraud", "Siegfried"]
BLUE, LARGE_TOWER, WALL_CROWN = 0, 3, 12


def kinds_in_the_source() -> set[str]:
    tree = ast.parse(Path(events_module.__file__).read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    return {ast.literal_eval(call.args[0]) for call in calls if call.func.id == "Event"}


def test_every_kind_has_its_sentence() -> None:
    assert kinds_in_the_source() == set(telling._SENTENCES)


def test_a_roll_names_all_results() -> None:
    assert telling.tell(events.rolled(0, (4, 6)), NAMES) == "Edeltraud rolls 4 and 6"


def test_a_walk_names_the_field_in_words() -> None:
    told = telling.tell(events.walked(0, 5, WALL_CROWN), NAMES)
    assert told == "the crown walks 5 to the yellow wall crown"


def test_a_theft_names_both_players() -> None:
    told = telling.tell(events.stolen(0, BLUE, LARGE_TOWER, 3, by=1), NAMES)
    assert told == "Edeltraud loses a blue large tower to Siegfried"


def test_scoring_names_both_values_and_the_points() -> None:
    told = telling.tell(events.scored(1, BLUE, [3, 17], 14), NAMES)
    assert told == "the blue castles are worth 3 and 17: Siegfried gets 14"
