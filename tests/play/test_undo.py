"""Taking back and doing again, under each policy."""

import pytest

from alcazar.core.events import Event
from alcazar.core.reasons import because
from alcazar.core.rng import Rng
from alcazar.play.history import Step
from alcazar.play.match import Match
from alcazar.play.record import Record
from alcazar.play.undo import FREE, OFF, TURN, UndoError, first_reveal, steps_back
from tests.play.players import answer, match, play, play_until, random_agent


def play_quietly(one: Match) -> bool:
    """A move of the person who is asked that reveals nothing and keeps the turn; False if there is none."""
    decision = one.decision
    for move in one.legal_moves():
        trial = Match(one.record(), random_agent)
        step = trial.play(move)
        if decision and trial.decision and trial.decision.seat == decision.seat and not first_reveal([step]):
            one.play(move)
            return True
    return False


def played_to_a_quiet_move(undo: str, opponents: int = 1) -> tuple[Match, Record]:
    """A match after a quiet move, and the record before it."""
    one = match(undo=undo, opponents=opponents)
    rng = Rng(3)
    while True:
        if one.waits_for_person:
            before = one.record()
            if play_quietly(one):
                return one, before
            one.play(rng.choice(one.legal_moves()))
        else:
            answer(one)


def without_log_beyond(record: Record) -> tuple[object, ...]:
    return record.moves[: record.position], record.state, record.assisted


@pytest.mark.parametrize("policy", [TURN, FREE])
def test_a_quiet_step_of_this_turn_is_taken_back_without_a_mark(policy: str) -> None:
    one, before = played_to_a_quiet_move(policy)
    after = one.record()
    assert one.why_no_undo() is None
    (step,) = one.undo()
    assert one.game.encode_move(step.move) == after.moves[-1]
    assert without_log_beyond(one.record()) == without_log_beyond(before)
    assert not one.assisted
    assert one.redo() == [step]
    assert one.record() == after


def test_policy_off_takes_nothing_back() -> None:
    one, _ = played_to_a_quiet_move(OFF)
    before = one.record()
    with pytest.raises(UndoError, match=r"undo\.off"):
        one.undo()
    assert one.record() == before


def test_policy_turn_ends_with_the_turn() -> None:
    one = match(people=2, opponents=0)
    play_until(one, 1)
    reason = one.why_no_undo()
    assert reason is not None
    assert reason.key == "undo.turn_over"


def test_policy_turn_stops_at_a_reveal() -> None:
    quiet = Step(0, "main", 1, (Event("moved", 0),))
    drawn = Step(0, "main", 2, (Event("moved", 0), Event("drawn", 0, reveals=True)))
    assert steps_back([drawn, quiet], {0}, TURN, asked=0) == 1
    with pytest.raises(UndoError) as error:
        steps_back([quiet, drawn], {0}, TURN, asked=0)
    assert error.value.reason == because("undo.revealed", event="drawn")
    assert steps_back([quiet, drawn], {0}, FREE, asked=0) == 1


def test_policy_free_takes_replies_back_and_marks_what_went_past_a_reveal() -> None:
    one = match(undo=FREE)
    records = [one.record()]
    play_until(one, 1)
    records.append(one.record())
    while not one.waits_for_person:
        answer(one)
    after = one.record()
    replies = after.position - records[1].position
    taken_back = one.undo()
    assert [step.seat for step in taken_back] == [1] * replies + [0]
    assert one.waits_for_person
    assert one.assisted == (first_reveal(taken_back) is not None)
    assert one.redo() == taken_back[::-1]
    assert one.record().moves == after.moves
    assert one.record().state == after.state


def test_a_whole_match_can_be_taken_back_and_done_again() -> None:
    one = match(undo=FREE, people=1, opponents=2)
    first = one.record()
    play(one, 10_000)
    end = one.record()
    while one.why_no_undo() is None:
        one.undo()
    assert one.position == 0
    assert one.record().state == first.state
    assert one.assisted
    while one.why_no_redo() is None:
        one.redo()
    assert (one.record().moves, one.record().state) == (end.moves, end.state)


def test_there_may_be_nothing_to_take_back_or_to_do_again() -> None:
    one = match(undo=FREE)
    with pytest.raises(UndoError, match=r"undo\.nothing"):
        one.undo()
    with pytest.raises(UndoError, match=r"redo\.nothing"):
        one.redo()


def test_a_new_move_ends_what_could_be_done_again() -> None:
    one, _ = played_to_a_quiet_move(FREE)
    one.undo()
    assert len(one.log) == one.position + 1
    one.play(one.legal_moves()[-1])
    assert len(one.log) == one.position
    assert one.why_no_redo() is not None


def test_taken_back_moves_are_still_there_after_loading() -> None:
    one, _ = played_to_a_quiet_move(FREE)
    after = one.record()
    one.undo()
    again = Match(one.record(), random_agent)
    again.redo()
    assert again.record() == after


def test_undo_stops_the_opponent_who_thinks() -> None:
    one = match(undo=FREE)
    play_until(one, 1)
    one.think(0.0)
    one.undo()
    assert not one.is_thinking
    assert one.waits_for_person


def test_the_policy_can_be_changed_but_only_to_a_known_one() -> None:
    one = match(undo=OFF)
    one.set_undo_policy(FREE)
    assert one.record().undo == FREE
    with pytest.raises(Exception, match=r"data\.unknown"):
        one.set_undo_policy("always")
