"""Each kind of event that the rules can emit has a sentence, also those that random games seldom reach."""

import ast
from pathlib import Path

import alcazar.games.alcazar.events as events_module
from alcazar.games.alcazar import events, telling
from alcazar.games.alcazar.material import CELL_AT

NAMES = ["Ana", "Ben", "Cid"]


def kinds_in_the_source() -> set[str]:
    tree = ast.parse(Path(events_module.__file__).read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    made = [call.args[0] for call in calls if call.func.id == "Event"]
    constants = {node.value for node in made if isinstance(node, ast.Constant)}
    return constants | {"castle_founded", "villa_promoted"}  # `named` chooses between these


def test_every_kind_has_its_sentence() -> None:
    assert kinds_in_the_source() == set(telling._SENTENCES)


def test_captures_name_the_owner_the_cell_and_the_payment() -> None:
    assert telling.tell(events.captured(1, 1, 38, 0, 22), NAMES) == "the grande of Ben on 38 is captured and pays 22"


def test_gaps_are_named_like_squares_of_a_map() -> None:
    gap = CELL_AT[5, 2]
    assert telling.tell(events.placed(2, 0, gap, 17), NAMES) == "Cid places a baron on f3 for 17"


def test_a_card_from_the_deck_is_named_only_to_its_buyer() -> None:
    event = events.bought_deck(0, 31, 5)
    assert telling.tell(event.seen_by(0), NAMES) == "Ana buys the top card of the deck for 5 (card 31)"
    assert telling.tell(event.seen_by(1), NAMES) == "Ana buys the top card of the deck for 5"


def test_all_endings_are_told() -> None:
    causes = ("stones", "bridges", "everybody_passed", "everybody_out")
    assert len({telling.tell(events.game_over(cause), NAMES) for cause in causes}) == len(causes)
