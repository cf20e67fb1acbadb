"""Every event, reason, move and point of Burgen Land can be said, truly and in whole sentences."""

import pytest

from alcazar.core.events import Event
from alcazar.core.reasons import Reason, because
from alcazar.games.burgenland import moves
from alcazar.games.burgenland.reasons import REASONS
from alcazar.games.burgenland.state import PHASES
from tests.ui.burgenland_positions import GAME, NAMES, all_moves, view_of
from tests.ui.engine_source import ENGINE, constants_of, texts_like
from tests.ui.sentences import check_sentence
from ui.faces.burgenland import words
from ui.texts.english import burgenland as texts

RULES = ENGINE / "games" / "burgenland"


def test_every_event_of_real_games_is_a_sentence() -> None:
    for *_, events, _ in all_moves():
        for event in events:
            told = words.tell(event, NAMES)
            assert (told is None) == (event.kind in words.SILENT)
            if told is not None:
                check_sentence(told)
                assert event.seat is None or NAMES[event.seat] in told
                assert not event.amount or str(event.amount) in told


def test_every_kind_of_event_is_told_or_silent_on_purpose() -> None:
    kinds = set(constants_of(RULES / "events.py", "Event"))
    told = {key.split(".")[2] for key in texts.TEXTS if key.startswith("burgenland.event.")}
    assert kinds == told | set(words.SILENT)
    assert not told & set(words.SILENT)


@pytest.mark.parametrize(
    ("from_board", "from_other", "sentence"),
    [
        (1, 0, "Ana takes 1 red die."),
        (3, 0, "Ana takes 3 red dice."),
        (0, 1, "Ana takes 1 red die, from Ben."),
        (1, 2, "Ana takes 3 red dice, 2 of them from Ben."),
    ],
)
def test_dice_are_counted(from_board: int, from_other: int, sentence: str) -> None:
    event = Event("took_dice", 0, {"from_board": from_board, "from_opponent": from_other})
    assert words.tell(event, NAMES) == sentence


def test_a_scoring_tells_both_values() -> None:
    event = Event("scored", 1, {"colour": "red", "values": [4, 12]}, amount=8)
    assert words.tell(event, NAMES) == "Red is scored, 12 against 4: Ben gets 8."


# -- reasons ----------------------------------------------------------------------------------------------------------


def test_no_reason_was_forgotten() -> None:
    about_moves = {key for key in REASONS if not key.startswith("data.")}
    assert {f"burgenland.why.{key}" for key in about_moves} - {
        "burgenland.why.game.other_question"
    } <= texts.TEXTS.keys()


@pytest.mark.parametrize("asked", PHASES)
def test_what_is_asked_first_is_said(asked: str) -> None:
    check_sentence(words.explain(because("game.other_question", asked=asked, answered="roll"), NAMES))


def test_reasons_against_anything_conceivable_in_real_games() -> None:
    said = set()
    for before, *_ in all_moves()[::7]:
        for move in GAME.conceivable_moves(before):
            reason = GAME.why_not(before, move)
            if reason:
                told = words.explain(reason, NAMES)
                check_sentence(told, 160)
                said.add(reason.key)
    assert len(said) >= 9


def test_every_reason_of_opponents_is_a_sentence() -> None:
    said = set()
    for before, *_ in all_moves():
        for move in GAME.legal_moves(before):
            reason = GAME.evaluation.reason(before, move)
            assert f"burgenland.why.{reason.key}" in texts.TEXTS
            check_sentence(words.explain(reason, NAMES))
            said.add(reason.key)
    assert said == set(texts_like(RULES / "reasoning.py", r"reason\.\w+"))


# -- moves and points -------------------------------------------------------------------------------------------------


def test_moves_of_a_question_are_told_apart() -> None:
    """Left and right of a card are the same only where a castle is empty."""
    for before, *_ in all_moves():
        told = [words.describe(view_of(before), move, NAMES) for move in GAME.legal_moves(before)]
        assert len(set(told)) == len(told), told


def test_a_walk_that_loses_a_card_says_so() -> None:
    seen = 0
    for before, move, events, _ in all_moves():
        if moves.kind_of(move) == moves.WALK:
            leaves = any(event.kind == "left_colour" for event in events)
            assert ("lose a card" in words.describe(view_of(before), move, NAMES)) == leaves
            seen += leaves
    assert seen


def test_points_are_named() -> None:
    for *_, after in all_moves():
        if GAME.decision(after) is None:
            for standing in GAME.standings(after):
                assert [words.item(item) for item in standing.items] == [
                    "Scored in blue",
                    "Scored in yellow",
                    "Scored in red",
                ]


def test_unknown_reasons_are_still_told() -> None:
    assert "no_such_reason" in words.explain(Reason("no_such_reason", {}), NAMES)
