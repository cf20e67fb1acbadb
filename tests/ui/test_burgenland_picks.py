"""Which taps make which moves of Burgen Land."""

import pytest

from alcazar.games.burgenland import moves
from alcazar.games.burgenland.gambles import risk
from alcazar.play.preview import preview
from tests.ui.burgenland_positions import GAME, NAMES, all_moves, asked_for, first, view_of
from tests.ui.sentences import check_sentence
from ui.faces import face_of
from ui.faces.burgenland.asking import RISK
from ui.faces.burgenland.spots import on_table
from ui.faces.contract import Pick
from ui.table.choosing import Choosing

FACE = face_of("burgenland")


@pytest.fixture(autouse=True)
def no_aids() -> None:
    FACE.aids_shown = frozenset()


def test_no_two_legal_moves_are_made_of_the_same_picks() -> None:
    for before, *_ in all_moves():
        legal = GAME.legal_moves(before)
        assert len({FACE.picks(move) for move in legal}) == len(legal)


def test_every_legal_move_can_be_made_by_taps_on_the_table_and_buttons() -> None:
    """What is neither a button nor lies on the table could not be tapped at all."""
    for before, *_ in all_moves():
        view = view_of(before)
        legal = GAME.legal_moves(before)
        buttons = {action.pick for action in FACE.actions(view, legal, ())}
        for move in legal:
            for pick in FACE.picks(move):
                assert pick in buttons or on_table(before, pick), GAME.notation(move)


def test_a_tap_on_the_table_means_what_is_marked_there() -> None:
    for before, *_ in all_moves():
        view, legal = view_of(before), GAME.legal_moves(before)
        for pick in {pick for move in legal for pick in FACE.picks(move)} - {Pick("stop")}:
            for spot in on_table(before, pick):
                assert pick in FACE.meanings(view, spot), (pick, spot)


def test_choosing_by_spots_leads_to_the_move() -> None:
    """Every move of some games, one spot after the other, the last picks first."""
    for before, move, *_ in all_moves()[::3]:
        view = view_of(before)
        choosing = Choosing(FACE, view, GAME.legal_moves(before))
        for pick in sorted(FACE.picks(move), key=str, reverse=True):
            if choosing.ready is None:
                assert choosing.tap(next(iter(on_table(before, pick)), pick))
        assert choosing.ready == move


def test_buttons_have_different_words() -> None:
    for before, *_ in all_moves():
        texts = [action.text for action in FACE.actions(view_of(before), GAME.legal_moves(before), ())]
        assert len(set(texts)) == len(texts), texts


def test_a_roll_with_no_choice_needs_no_second_tap() -> None:
    state = first(lambda state: len(GAME.legal_moves(state)) == 1)
    (action,) = FACE.actions(view_of(state), GAME.legal_moves(state), ())
    assert action.main
    risky = first(lambda state: asked_for("roll", "stop")(state))
    rolls = [
        action for action in FACE.actions(view_of(risky), GAME.legal_moves(risky), ()) if action.pick.kind == "roll"
    ]
    assert rolls
    assert not any(action.main for action in rolls)


# -- prompts ----------------------------------------------------------------------------------------------------------


def test_every_question_is_asked() -> None:
    asked = set()
    for before, *_ in all_moves():
        view, phase = view_of(before), GAME.decision(before).phase
        text = FACE.prompt(view, phase, (), GAME.legal_moves(before))
        assert text
        assert "{" not in text
        asked.add(text)
    assert len(asked) > 20


def test_a_theft_is_asked_for_in_two_steps() -> None:
    state = first(lambda state: len({moves.stolen_from(move) for move in thefts(state)}) > 1 and len(thefts(state)) > 3)
    view = view_of(state)
    choosing = Choosing(FACE, view, GAME.legal_moves(state))
    move = thefts(state)[-1]
    assert choosing.tap(*on_table(state, Pick("stolen", moves.stolen_from(move))))
    assert FACE.prompt(view, "field", choosing.chosen, choosing.moves) == "Where do you add it?"
    assert {action.pick.kind for action in FACE.actions(view, choosing.moves, choosing.chosen)} == {"place"}
    choosing.clear()
    assert choosing.tap(*on_table(state, Pick("place", moves.number_of(move))))
    assert FACE.prompt(view, "field", choosing.chosen, choosing.moves) == "Which card do you take?"


def thefts(state: "object") -> list[int]:
    return [move for move in GAME.legal_moves(state) if moves.kind_of(move) == moves.STEAL]


# -- risk -------------------------------------------------------------------------------------------------------------


def test_the_risk_that_is_shown_is_the_engines() -> None:
    for before, *_ in all_moves():
        if GAME.decision(before).phase != "roll":
            continue
        view, legal = view_of(before), GAME.legal_moves(before)
        for move in legal:
            if moves.kind_of(move) == moves.ROLL:
                told, danger = FACE.describe(view, move, NAMES), risk(before, moves.number_of(move))
                assert (f"{round(100 * danger)}%" in told) == bool(danger)


def test_buttons_tell_the_risk_to_those_who_ask() -> None:
    state = first(lambda state: asked_for("roll", "stop")(state) and state.dice[1 + state.player] > 1)
    view, legal = view_of(state), GAME.legal_moves(state)
    (aid,) = FACE.aids(view, "roll")
    assert aid.key == RISK
    plain = {action.pick: action.text for action in FACE.actions(view, legal, ())}
    FACE.aids_shown = {RISK}
    for action in FACE.actions(view, legal, ()):
        if action.pick.kind == "roll":
            share = f"{round(100 * risk(state, action.pick.value))}%"
            assert action.text == f"{plain[action.pick]} · {share}"
    assert FACE.aids(view, "roll")[0].text != aid.text


def test_nobody_asks_for_the_risk_of_a_roll_that_has_none() -> None:
    state = first(lambda state: state.safe)
    assert FACE.aids(view_of(state), "roll") == []


def test_a_long_press_on_the_dice_tells_the_risk_of_each_roll() -> None:
    state = first(lambda state: asked_for("roll", "stop")(state) and state.dice[1 + state.player] > 1)
    about = FACE.about(view_of(state), Pick("roll", 0), NAMES)
    expected = [f"{round(100 * risk(state, red))}%" for red in range(state.dice[1 + state.player] + 1)]
    assert [text for _, text in about.lines] == expected


def test_no_preview_tells_what_dice_will_show() -> None:
    for before, *_ in all_moves():
        for move in GAME.legal_moves(before):
            if moves.kind_of(move) == moves.ROLL:
                assert preview(GAME, view_of(before), move) == []


def test_previews_of_walks_tell_what_is_sure() -> None:
    state = first(asked_for("walk"))
    events = preview(GAME, view_of(state), GAME.legal_moves(state)[0])
    assert events[0].kind == "walked"


# -- why not ----------------------------------------------------------------------------------------------------------


def test_every_tap_leads_on_or_is_answered() -> None:
    """Whatever lies on the table: it is a part of a move, or there is a reason why not."""
    answered = set()
    for before, *_ in all_moves()[::5]:
        view, phase = view_of(before), GAME.decision(before).phase
        for spot in everything(before):
            if Choosing(FACE, view, GAME.legal_moves(before)).tap(spot):
                continue
            reasons = [GAME.why_not(before, move) for move in FACE.attempts(view, phase, (), spot)]
            reason = next((reason for reason in reasons if reason), None)
            assert reason, (phase, spot)
            check_sentence(FACE.explain(reason, NAMES), 160)
            answered.add(reason.key)
    assert answered >= {
        "game.other_question",
        "walk.not_rolled",
        "place.no_end_or_gap",
        "place.not_next_to_wall",
        "steal.stack_not_empty",
        "score.no_crown",
        "roll.too_few_dice",
    }


def everything(state: "object") -> list[Pick]:
    found = [Pick("field", field) for field in range(24)] + [Pick("lead", colour) for colour in range(3)]
    found += [Pick("seat", 0), Pick("seat", 1), Pick("supply")]
    for seat in range(2):
        for colour in range(3):
            cards = state.castles[3 * seat + colour]
            found += [Pick("card", (seat, colour, index)) for index in range(len(cards))]
            found += [Pick("end", (seat, colour, side)) for side in moves.SIDES] + [Pick("castle", (seat, colour))]
    return found


@pytest.mark.parametrize("kind", ["field", "card", "castle", "lead", "seat", "supply"])
def test_a_long_press_tells_about_everything(kind: str) -> None:
    for before, *_ in all_moves()[::25]:
        for spot in everything(before):
            if spot.kind == kind:
                about = FACE.about(view_of(before), spot, NAMES)
                assert about.title
                assert about.lines
                assert all("{" not in part for line in about.lines for part in line)
