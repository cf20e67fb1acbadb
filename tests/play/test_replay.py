"""Logs played again: checks, points in the past to play on from, and matches that outlive their rules."""

from dataclasses import replace

import pytest

from alcazar.core.reasons import DataError
from alcazar.core.registry import game
from alcazar.play.match import Match
from alcazar.play.record import Record, decode_record, encode_record
from alcazar.play.replay import longest_replay, renewed, replayed
from tests.play.players import match, play, random_agent


@pytest.fixture
def record() -> Record:
    one = match(people=2, opponents=1)
    play(one, 60)
    return one.record()


def test_a_replay_leads_to_the_saved_state(record: Record) -> None:
    history = replayed(record)
    assert history.position == record.position == 60
    assert history.game.encode_state(history.state_at(60)) == record.state


def test_progress_is_told_move_by_move(record: Record) -> None:
    told: list[tuple[int, int]] = []
    replayed(record, lambda done, total: told.append((done, total)))
    assert told == [(number, 60) for number in range(1, 61)]


def test_a_move_against_the_rules_is_named(record: Record) -> None:
    moves = (*record.moves[:17], record.moves[16], *record.moves[18:])
    with pytest.raises(DataError) as error:
        replayed(replace(record, moves=moves))
    assert error.value.reason.key == "replay.illegal"
    assert error.value.reason.args["where"] == "moves[17]"


def test_what_is_no_move_is_named(record: Record) -> None:
    moves = (*record.moves[:17], ["castle"], *record.moves[18:])
    with pytest.raises(DataError) as error:
        replayed(replace(record, moves=moves))
    assert error.value.reason.key == "replay.unreadable"
    assert error.value.reason.args["where"] == "moves[17]"


def test_a_state_that_the_moves_do_not_lead_to_is_refused(record: Record) -> None:
    with pytest.raises(DataError, match=r"replay\.other_state"):
        replayed(replace(record, position=59))


def test_moves_that_could_be_done_again_are_checked_too(record: Record) -> None:
    with pytest.raises(DataError) as error:
        replayed(replace(record, moves=(*record.moves, ["castle", 1])))
    assert error.value.reason.args["where"] == "moves[60]"


@pytest.mark.parametrize("position", [0, 1, 30, 60])
def test_a_branch_goes_on_from_any_point(record: Record, position: int) -> None:
    one = Match(record, random_agent)
    branch = one.branch(position)
    assert branch.moves == record.moves[:position]
    assert branch.assisted == (position < 60)  # more than one card was revealed on the way
    again = Match(branch, random_agent)
    assert replayed(branch).position == position
    play(again, 5)
    assert replayed(again.record()).position == position + 5
    assert one.record() == record


def test_there_is_no_branch_from_a_point_that_never_was(record: Record) -> None:
    with pytest.raises(DataError, match=r"replay\.no_such_point"):
        Match(record, random_agent).branch(61)


def test_as_many_moves_as_possible_are_replayed(record: Record) -> None:
    moves = [*record.moves[:17], ["nonsense"], *record.moves[18:]]
    shorter = longest_replay(replace(record, start=None), moves)
    assert shorter.position == len(shorter.moves) == 17
    assert replayed(shorter).position == 17


class TestOlderRules:
    """A rules fix must not break a running match."""

    @pytest.fixture(autouse=True)
    def newer_rules(self, monkeypatch: pytest.MonkeyPatch, record: Record) -> None:
        chosen = game(record.setup.game)
        monkeypatch.setattr(chosen, "info", replace(chosen.info, rules_version=2))

    def test_what_still_replays_is_taken_over_whole(self, record: Record) -> None:
        assert renewed(record) == replace(record, rules=2)

    def test_what_does_not_replay_goes_on_from_its_newest_state(self, record: Record) -> None:
        old = replace(record, moves=(["pass"], *record.moves[1:]))
        one = Match(old, random_agent)
        assert one.start is not None
        assert one.start.after == one.position == 60
        play(one, 10)
        later = one.record()
        assert later.moves[:60] == old.moves
        assert replayed(decode_record(encode_record(later))).position == 70
        assert one.branch(65).start == one.start

    def test_nothing_before_the_newest_state_is_taken_back(self, record: Record) -> None:
        one = Match(replace(record, moves=(["pass"], *record.moves[1:]), undo="free"), random_agent)
        reason = one.why_no_undo()
        assert reason is not None
        assert reason.key == "undo.nothing"

    def test_newer_rules_than_ours_are_refused(self, record: Record) -> None:
        with pytest.raises(DataError, match=r"data\.newer_rules"):
            decode_record(encode_record(replace(record, rules=3)))


def test_a_log_that_does_not_fit_its_state_does_not_stop_the_match(record: Record) -> None:
    one = Match(replace(record, moves=(["pass"], *record.moves[1:])), random_agent)
    play(one, 3)
    assert one.position == 63
    assert replayed(one.record()).before == 60
