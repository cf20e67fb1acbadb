"""What can be said of any game: about set-ups, saved games, taking back and hints."""

import ast
from collections.abc import Callable
from typing import Any

import pytest

from alcazar.core.reasons import Reason, ReasonError, because
from alcazar.core.registry import game
from alcazar.play.reading import text, whole
from alcazar.saves.code import read_code
from alcazar.saves.portable import import_data
from alcazar.saves.strict_json import parse
from tests.ui.engine_source import ENGINE, calls, texts_like
from tests.ui.sentences import check_sentence
from ui import words as shared
from ui.texts.english import playing, saving

REFUSED: list[Callable[[], object]] = [
    lambda: game("chess"),
    lambda: game("alcazar").info.checked_options(9, {}),
    lambda: game("alcazar").info.checked_options(3, {"dragons": True}),
    lambda: parse(b"\xff"),
    lambda: parse(b"[" * 30),
    lambda: parse(b"{1}"),
    lambda: parse(b'{"a":1,"a":2}'),
    lambda: parse(b"1.5"),
    lambda: import_data(b"{}"),
    lambda: read_code("nonsense"),
    lambda: read_code("alcazar-3-0-12-XX"),
    lambda: whole("many", "seats", 2, 5),
    lambda: text("", "name", 1, 40),
]


@pytest.mark.parametrize("attempt", REFUSED)
def test_real_refusals_are_sentences(attempt: Callable[[], object]) -> None:
    with pytest.raises(ReasonError) as error:
        attempt()
    told = shared.explain(error.value.reason)
    check_sentence(told, longest=220)
    assert "unexpected" not in told


def test_every_shared_reason_is_a_sentence() -> None:
    reasons = shared_reasons()
    assert len(reasons) > 50
    for key, args in reasons.items():
        assert f"why.{key}" in {**playing.TEXTS, **saving.TEXTS}, key
        check_sentence(shared.explain(Reason(key, args)), longest=190)


def test_texts_of_shared_reasons_are_all_in_use() -> None:
    mentioned = {f"why.{key}" for key in shared_reasons()} | {"why.unknown", "why.untitled"}
    assert {**playing.TEXTS, **saving.TEXTS}.keys() == mentioned


def test_a_reason_nobody_knows_is_still_told() -> None:
    told = shared.explain(because("dragon.asleep", field=3))
    assert told == "Something unexpected happened. (dragon.asleep (field 3))"


def test_games_are_called_by_their_titles() -> None:
    reason = because("setup.seats", game="bigboss", seats=9, fewest=2, most=5)
    assert shared.explain(reason) == "Das neue Big Boss is for 2 to 5 players, not for 9."
    assert "“chess”" in shared.explain(because("setup.unknown_game", game="chess", known=["alcazar"]))


def test_saved_games_without_a_title() -> None:
    told = [shared.explain(because("store.damaged_game", id=3, title=title, problem="p")) for title in ("", "Duel")]
    assert told == [
        "Saved game 3, without a title, is damaged. (p)",
        "Saved game 3, “Duel”, is damaged. (p)",
    ]


def shared_reasons() -> dict[str, dict[str, Any]]:
    """Per key of a reason outside of the games, arguments as they are given where it is raised.

    What a rulebook has against a move is said by each game in words of its own.
    """
    found: dict[str, dict[str, Any]] = {"data.move": {"move": "['fly']"}, "data.state": {"problem": "no stones"}}
    found |= {key: {"problem": "p"} for key in texts_like(ENGINE / "saves" / "errors.py", r"store\.\w+")}
    for path in sorted(ENGINE.rglob("*.py")):
        if not {"games", "cli", "rulebook.py"} & set(path.relative_to(ENGINE).parts):
            for name, always in (("because", {}), ("refusal", {"where": "seats[0].name"})):
                for call in calls(path, name):
                    if isinstance(call.args[0], ast.Constant):
                        given = {keyword.arg: f"X{keyword.arg}" for keyword in call.keywords if keyword.arg}
                        found[call.args[0].value] = {**always, **given}
    return found
