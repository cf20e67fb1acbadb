"""Every event, reason, move and point can be said, truly and in whole sentences."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import ui
from alcazar.core.contract import Game
from alcazar.core.events import Event
from alcazar.core.reasons import Reason, because
from alcazar.core.registry import game
from alcazar.core.rng import Rng
from alcazar.games.alcazar.material import FLAGS, RANKS
from alcazar.games.alcazar.moves import NAMES
from alcazar.games.alcazar.reasons import REASONS
from alcazar.games.alcazar.state import PHASES
from tests.alcazar_rules.positions import BLUE, RED, Position
from tests.alcazar_rules.reason_cases import CASES, Case
from tests.conformance.playouts import Step, random_playout
from tests.ui.engine_source import ENGINE, constants_of, texts_like
from tests.ui.sentences import check_sentence
from ui.faces.alcazar import words
from ui.texts.english import alcazar as alcazar_texts

NAMES_OF_SEATS = ("Ana", "Ben", "Carla", "Dario", "Eva")
RULES = ENGINE / "games" / "alcazar"
SCREENS = Path(ui.__file__).parent
NOBODY = -1


@cache
def random_steps() -> tuple[tuple[Game[Any, Any, Any], Step], ...]:
    """Some whole games, with everything that is rare: swaps, choices of a castle and of a villa, passing."""
    tables = (("alcazar", 3, 6), ("alcazar", 5, 2), ("bigboss", 2, 12), ("bigboss", 5, 7))
    return tuple(
        (game(game_id), step) for game_id, seats, seed in tables for step in random_playout(game(game_id), seats, seed)
    )


# -- what happened ----------------------------------------------------------------------------------------------------


def test_every_event_of_real_games_is_a_sentence() -> None:
    for _, step in random_steps():
        for event in step.events:
            for seat in (NOBODY, *event.audience):
                told = words.tell(event.seen_by(seat), NAMES_OF_SEATS)
                assert (told is None) == (event.kind in words.SILENT)
                if told is not None:
                    check_sentence(told)
                    assert event.seat is None or event.kind == "villa_promoted" or NAMES_OF_SEATS[event.seat] in told
                    assert not event.amount or str(abs(event.amount)) in told


def test_every_kind_of_event_is_told_or_silent_on_purpose() -> None:
    kinds = set(constants_of(RULES / "events.py", "Event")) | {"castle_founded", "villa_promoted"}
    told = {key.split(".")[2] for key in alcazar_texts.TEXTS if key.startswith("alcazar.event.")}
    assert kinds == told | set(words.SILENT)
    assert not told & set(words.SILENT)


def test_only_the_buyer_hears_which_card_came_from_the_deck() -> None:
    event = Event("bought_deck", 1, secret={"card": 41}, audience=(1,), amount=-5)
    assert words.tell(event.seen_by(0), NAMES_OF_SEATS) == "Ben buys the top card of the deck for 5."
    assert words.tell(event.seen_by(1), NAMES_OF_SEATS) == "Ben draws card 41 from the deck for 5."


def test_a_capture_names_both_players_and_the_money() -> None:
    table = Position("alcazar").castle((7, 8, 9), top=8).noble(BLUE, "grande", 8).hand(RED, 8).table()
    events = [event for event in table.play("build", 8) if event.kind != "turn"]
    assert [told for event in events if (told := words.tell(event, NAMES_OF_SEATS))] == [
        "Ana captures Ben's grande on 8: Ben gets 10.",
        "Ana builds on 8: level 3.",
        "Ana gets 7 for Almería.",
    ]


def test_many_cells_are_told_in_short() -> None:
    assert words.cell_names([12, 7, 8, 9, 10, 78, 79, 1]) == "1, 7–10, 12, gap g2, gap h2"


@pytest.mark.parametrize("cause", ["stones", "bridges", "everybody_passed", "everybody_out"])
def test_every_end_is_told(cause: str) -> None:
    check_sentence(str(words.tell(Event("game_over", None, {"cause": cause}), NAMES_OF_SEATS)))
    assert cause in (RULES / "rules" / "turns.py").read_text(encoding="utf-8")


# -- why not ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES, ids=[case.key for case in CASES])
def test_every_reason_against_a_move_is_a_sentence_with_its_details(case: Case) -> None:
    told = words.explain(Reason(case.key, case.args), NAMES_OF_SEATS)
    check_sentence(told)
    for name, value in case.args.items():
        if type(value) is int and name not in ("needed", "price"):
            assert str(value) in told


def test_no_reason_was_forgotten() -> None:
    about_moves = {key for key in REASONS if not key.startswith("data.")}
    assert {case.key for case in CASES} == about_moves
    assert {f"alcazar.why.{key}" for key in about_moves} - {
        "alcazar.why.game.other_question"
    } <= alcazar_texts.TEXTS.keys()


@pytest.mark.parametrize("asked", ["main", "keep", "promote", "flag", "nobles"])
def test_what_is_asked_first_is_said(asked: str) -> None:
    check_sentence(words.explain(because("game.other_question", asked=asked, answered="main"), NAMES_OF_SEATS))


def test_reasons_against_anything_conceivable_in_real_games() -> None:
    rng = Rng(5)
    for rules in (game("alcazar"), game("bigboss")):
        conceivable = list(rules.conceivable_moves(rules.new(2, {}, 1)))
        for step in [step for owner, step in random_steps() if owner is rules][::40]:
            for _ in range(400):
                reason = rules.why_not(step.before, rng.choice(conceivable))
                if reason:
                    check_sentence(words.explain(reason, NAMES_OF_SEATS))


def test_examples_of_reasons_against() -> None:
    assert words.explain(because("castle.building_next_to_it", field=12), ()) == (
        "A new castle needs one empty field on each side. Field 12 is built."
    )
    assert words.explain(because("tower.not_on_the_ground", cell=[5, 1]), ()) == (
        "A tower card only makes buildings higher. Nothing is built on gap f2."
    )
    assert words.explain(because("bridge.castle_complete", flag="cordoba"), ()) == (
        "A bridge may not join two castles if one is worth 50. Córdoba is."
    )
    assert words.explain(because("undo.nothing"), ()) == "There is nothing to take back."


# -- why --------------------------------------------------------------------------------------------------------------


def test_every_reason_for_a_move_is_a_sentence() -> None:
    reached = set()
    for rules, step in random_steps():
        for move in rules.legal_moves(step.before):
            reason = rules.evaluation.reason(step.before, move)
            reached.add(reason.key)
            check_sentence(words.explain(reason, NAMES_OF_SEATS))
    assert reached == set(texts_like(RULES / "reasoning.py", r"reason\.\w+"))


# -- moves and points -------------------------------------------------------------------------------------------------


def test_every_move_of_real_games_is_described_with_its_true_amounts() -> None:
    reached = set()
    for rules, step in random_steps():
        told = words.describe(rules.view(step.before, step.before.player), step.move, NAMES_OF_SEATS)
        assert re.fullmatch(r"[A-Z][^{}\[\]]*[^.]", told)
        reached.add(rules.encode_move(step.move)[0])
        for event in step.events:
            if event.kind in ("withdrew", "placed", "bridge", "bought_open", "bought_deck", "bought_tower", "refused"):
                assert str(abs(event.amount)) in told
            if event.kind == "stone" and len(step.events) == 1:
                assert f"level {event.args['level']}" in told
            if event.kind == "captured" and rules.info.id == "alcazar":
                assert f"capture {NAMES_OF_SEATS[event.seat or 0]}'s {event.args['rank']}" in told
    assert reached == set(NAMES)


def describe(position: Position, notation: str) -> str:
    table = position.table()
    move = next(move for move in table.rules.legal_moves(table.state) if table.rules.notation(move) == notation)
    return words.describe(table.rules.view(table.state, RED), move, NAMES_OF_SEATS)


def test_examples_of_moves() -> None:
    castle = Position("alcazar").castle((7, 8, 9), top=8).hand(RED, 20, 8, 10)
    assert describe(castle, "castle 20 on 19-21") == "Found a castle with card 20 on 19, 20, 21"
    assert describe(castle, "build 10") == "Build on 10: level 1"
    assert describe(castle, "build 8") == "Build on 8: level 3"
    assert describe(castle.noble(BLUE, "baron", 8), "build 8") == "Build on 8: level 3, and capture Ben's baron"
    assert describe(castle.noble(RED, "grande", 7), "withdraw 7") == "Withdraw your grande from 7: you get 10"
    assert describe(castle, "buy tower") == "Buy a tower card for 10"


def test_a_card_that_castles_refuse_says_what_it_brings() -> None:
    position = Position("bigboss").castle((1, 2, 3), top=2, value=50).castle((5, 6, 7), top=6).hand(RED, 4)
    assert describe(position, "build 4") == "Play card 4 at a castle worth 50: you get 50, nothing is built"


def test_every_item_of_a_score_has_words() -> None:
    reached = set()
    for rules, step in random_steps()[::5]:
        for standing in rules.standings(step.after):
            for item in standing.items:
                reached.add(item.key)
                assert re.fullmatch(r"[A-Z][^{}\[\]]*\w", words.item(item))
    assert reached == set(constants_of(RULES / "rules" / "scoring.py", "Item"))


# -- no text that nobody needs ----------------------------------------------------------------------------------------


def test_every_text_of_alcazar_is_in_use() -> None:
    assert [key for key in alcazar_texts.TEXTS if not (is_built(key) or is_mentioned(key))] == []


def is_built(key: str) -> bool:
    """Keys that are put together from the engine's own names."""
    part, _, rest = key.removeprefix("alcazar.").partition(".")
    known: Mapping[str, Sequence[str]] = {
        "flag": FLAGS[1:],
        "rank": RANKS,
        "ranks": RANKS,
        "move": NAMES,
        "prompt": (*PHASES, *NAMES),
        "why": (*REASONS, *texts_like(RULES / "reasoning.py", r"reason\.\w+")),
        "event": (*constants_of(RULES / "events.py", "Event"), "castle_founded", "villa_promoted"),
        "item": constants_of(RULES / "rules" / "scoring.py", "Item"),
    }
    return any(f"{rest}.".startswith(f"{name}.") for name in known.get(part, ()))


def is_mentioned(key: str) -> bool:
    last = key.rpartition(".")[2]
    return any(f'"{key}"' in source or f'"{last}"' in source for source in sources_of_screens())


@cache
def sources_of_screens() -> tuple[str, ...]:
    paths = [path for path in SCREENS.rglob("*") if path.suffix in (".py", ".kv") and "texts" not in path.parts]
    return tuple(path.read_text(encoding="utf-8") for path in paths)
