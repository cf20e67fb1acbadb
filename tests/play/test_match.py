"""A running match: who is asked, what comes out, opponents, hints and saving."""

from typing import Any

import pytest

from alcazar.ai.agent import Agent, Choice
from alcazar.ai.roster import make_agent
from alcazar.core.contract import Game
from alcazar.core.reasons import IllegalMoveError, because
from alcazar.core.registry import games
from alcazar.core.rng import Rng
from alcazar.play.match import Match
from alcazar.play.record import decode_record, encode_record, new_record
from alcazar.saves.errors import StoreError
from tests.play.players import answer, match, play, play_until, random_agent, setup

GAME_IDS = [game.info.id for game in games()]


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_match_of_people_and_opponents_comes_to_its_end(game: str) -> None:
    one = match(game, people=1, opponents=1)
    made = play(one, 100_000)
    assert one.decision is None
    assert one.asked is None
    assert one.position == made == len(one.log)
    assert min(standing.place for standing in one.standings()) == 1


@pytest.mark.parametrize("game", GAME_IDS)
def test_a_record_goes_through_plain_data(game: str) -> None:
    one = match(game)
    play(one, 40)
    record = one.record()
    assert decode_record(encode_record(record)) == record
    again = Match(record, random_agent)
    assert again.record() == record
    assert [step.move for step in again.history.steps] == [step.move for step in one.history.steps]


def test_an_illegal_move_changes_nothing() -> None:
    one = match()
    before = one.record()
    legal = set(one.legal_moves())
    forbidden = next(move for move in one.game.conceivable_moves(None) if move not in legal)
    with pytest.raises(IllegalMoveError) as error:
        one.play(forbidden)
    assert error.value.reason == one.why_not(forbidden)
    assert one.record() == before


def test_a_seat_sees_its_own_view() -> None:
    one = match(people=2, opponents=0)
    assert one.view(0).seat == 0
    assert one.view(1).seat == 1
    assert one.view(0) != one.view(1)


def test_opponents_play_only_when_asked_and_not_while_paused() -> None:
    one = match()
    assert one.waits_for_person
    assert one.think(0.01) is None
    play_until(one, 1)
    one.paused = True
    assert one.think(0.01) is None
    one.paused = False
    answer(one)
    assert one.history.steps[-1].seat == 1


class SlowThinking:
    """Never finished by itself."""

    def __init__(self, move: Any) -> None:
        self.move = move
        self.steps = 0
        self.cancelled = False

    def step(self, seconds: float) -> bool:
        self.steps += 1
        return False

    def cancel(self) -> None:
        self.cancelled = True

    def choice(self) -> Choice:
        return Choice(self.move, because("test.first"))


class SlowAgent:
    def __init__(self, game: Game[Any, Any, Any], thoughts: list[SlowThinking]) -> None:
        self.game = game
        self.thoughts = thoughts

    def think(self, view: Any) -> Any:
        self.thoughts.append(SlowThinking(self.game.legal_moves(self.game.sample(view, Rng(1)))[0]))
        return self.thoughts[-1]


def test_an_opponent_thinks_on_where_it_was_and_can_be_hurried() -> None:
    thoughts: list[SlowThinking] = []

    def slow_agent(game: Game[Any, Any, Any], level: str, style: str, seed: int) -> Agent:
        return SlowAgent(game, thoughts)

    one = Match(new_record(setup()), slow_agent)
    play_until(one, 1)
    assert one.hurry() is None
    for _ in range(3):
        assert one.think(0.01) is None
    assert one.is_thinking
    assert [thought.steps for thought in thoughts] == [3]
    reply = one.hurry()
    assert reply is not None
    assert reply.step.move == reply.choice.move == thoughts[0].move
    assert thoughts[0].cancelled
    assert not one.is_thinking


def test_the_same_position_gets_the_same_answer_after_loading() -> None:
    one = match()
    play_until(one, 1)
    again = Match(one.record(), random_agent)
    answer(one)
    answer(again)
    assert one.record() == again.record()


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_opponents_of_the_app_can_be_seated(game: str) -> None:
    one = Match(new_record(setup(game)), make_agent)
    play(one, 12)
    assert {step.seat for step in one.history.steps} == {0, 1}


def test_a_hint_is_for_the_person_who_is_asked_and_marks_the_match() -> None:
    one = match()
    thinking = one.hint()
    while not thinking.step(0.01):
        pass
    assert thinking.choice().move in one.legal_moves()
    assert one.assisted
    assert one.record().assisted
    play_until(one, 1)
    with pytest.raises(IllegalMoveError, match=r"hint\.nobody_asked"):
        one.hint()


def test_a_recap_has_what_the_others_did_as_this_seat_saw_it() -> None:
    one = match(people=3, opponents=0)
    play_until(one, 2, seed=4)
    before = one.history.position
    assert one.recap(2) == [event.seen_by(2) for step in one.history.steps for event in step.events]
    play(one, 1)
    play_until(one, 0)
    play_until(one, 2)
    own = max(number for number, step in enumerate(one.history.steps) if step.seat == 2)
    missed = [event.seen_by(2) for step in one.history.steps[own + 1 :] for event in step.events]
    assert own >= before
    assert missed
    assert one.recap(2) == missed
    assert one.recap(1) != missed


def test_no_recap_tells_secrets() -> None:
    one = match(people=2, opponents=0)
    secrets = 0
    rng = Rng(5)
    while one.decision and secrets < 3:
        step = one.play(rng.choice(one.legal_moves()))
        for event in step.events:
            if event.secret:
                secrets += 1
                (told,) = [seen for seen in one.recap(1 - step.seat) if seen.kind == event.kind][-1:]
                assert not told.secret
                assert not set(event.secret) & set(told.args)
    assert secrets == 3


def test_every_change_is_handed_over_before_the_next_move() -> None:
    calls: list[tuple[int, int]] = []
    one = match(undo="free", keep=lambda match, unchanged: calls.append((unchanged, match.position)))
    play(one, 3)
    one.undo()
    position = one.position
    one.play(one.legal_moves()[0])
    assert calls == [(0, 1), (1, 2), (2, 3), (3, position), (position, position + 1)]


def test_what_could_not_be_saved_is_handed_over_with_the_next_move() -> None:
    calls: list[tuple[int, int]] = []
    broken = True

    def keep(match: Match, unchanged: int) -> None:
        if broken:
            raise StoreError(because("store.full", problem="test"))
        calls.append((unchanged, match.position))

    one = match(keep=keep)
    play(one, 2)
    assert one.position == 2
    assert one.unsaved == because("store.full", problem="test")
    broken = False
    play(one, 1)
    assert one.unsaved is None
    assert calls == [(0, 3)]
