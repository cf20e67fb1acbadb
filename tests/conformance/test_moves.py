"""Which moves are legal, that they can be carried out, and that all others are refused with a reason."""

from random import Random
from typing import Any

import pytest

from alcazar.core.reasons import IllegalMoveError, Reason
from tests.conformance.playouts import Table, positions, steps, through_json, written

SAMPLED = 300  # conceivable moves that are tried per sampled position
FULL_SWEEPS = 4  # positions per table where all conceivable moves are tried


def test_an_open_decision_has_legal_moves_and_a_finished_game_has_none(table: Table) -> None:
    for state in positions(table):
        decision = table.game.decision(state)
        assert bool(table.game.legal_moves(state)) == (decision is not None)
        if decision:
            assert 0 <= decision.seat < table.seats
            assert decision.phase


def test_games_end(table: Table) -> None:
    assert table.game.decision(steps(table)[-1].after) is None


def test_legal_moves_have_no_duplicates(table: Table) -> None:
    for state in positions(table):
        moves = table.game.legal_moves(state)
        assert len(set(moves)) == len(moves)


def test_legal_moves_stand_in_the_same_order_however_the_state_came_about(table: Table) -> None:
    game = table.game
    for state in positions(table):
        again = game.decode_state(through_json(game.encode_state(state)))
        assert list(game.legal_moves(again)) == list(game.legal_moves(state))


def test_every_legal_move_applies_and_nothing_speaks_against_it(table: Table) -> None:
    game = table.game
    for state in positions(table):
        for move in game.legal_moves(state):
            assert game.why_not(state, move) is None, game.notation(move)
            game.apply(state.copy(), move)


def test_playing_a_move_and_applying_it_lead_to_the_same_state(table: Table) -> None:
    game = table.game
    for step in steps(table):
        fast = step.before.copy()
        game.play(fast, step.move)
        assert written(game, fast) == written(game, step.after)
        assert list(game.legal_moves(fast)) == list(game.legal_moves(step.after))


def test_asking_leaves_the_state_untouched(table: Table) -> None:
    game = table.game
    for step in steps(table)[::5]:
        state = step.before.copy()
        text = written(game, state)
        game.decision(state)
        game.why_not(state, step.move)
        game.legal_moves(state)
        game.standings(state)
        game.purses(state)
        game.trace_state(state)
        game.view(state, 0)
        assert written(game, state) == text


def test_a_sample_of_other_moves_is_refused_everywhere(table: Table) -> None:
    dice = Random(5)
    for state in positions(table)[::6]:
        conceivable = list(table.game.conceivable_moves(state))
        _are_refused(table, state, dice.sample(conceivable, min(SAMPLED, len(conceivable))))


def test_all_other_moves_are_refused_at_a_few_positions(table: Table) -> None:
    game = table.game
    found = positions(table)
    for state in found[:: 1 + len(found) // FULL_SWEEPS]:
        text = written(game, state)
        legal = set(game.legal_moves(state))
        answers = {move: game.why_not(state, move) for move in game.conceivable_moves(state)}
        assert {move for move, reason in answers.items() if reason is None} == legal
        args = [dict(reason.args) for reason in answers.values() if reason]
        assert through_json(args) == args
        assert written(game, state) == text


def test_moves_that_were_legal_elsewhere_in_the_game_are_refused_here(table: Table) -> None:
    """Likelier mistakes than moves at random: something was right a while ago, or will be."""
    everything = list(dict.fromkeys(step.move for step in steps(table)))
    for state in positions(table)[::5]:
        _are_refused(table, state, everything)


def _are_refused(table: Table, state: Any, moves: list[Any]) -> None:
    """Those among the moves that are not legal: refused with a reason, by both ways of asking, without a trace."""
    game = table.game
    text = written(game, state)
    legal = set(game.legal_moves(state))
    for move in moves:
        if move not in legal:
            reason = game.why_not(state, move)
            assert isinstance(reason, Reason), game.notation(move)
            assert reason.key
            with pytest.raises(IllegalMoveError) as refusal:
                game.apply(state, move)
            assert refusal.value.reason == reason
    assert written(game, state) == text


def test_every_legal_move_is_conceivable(table: Table) -> None:
    game = table.game
    for state in positions(table)[::40]:
        assert set(game.legal_moves(state)) <= set(game.conceivable_moves(state))


def test_conceivable_moves_are_many_and_all_different(table: Table) -> None:
    state = table.new(1)
    conceivable = list(table.game.conceivable_moves(state))
    assert len(set(conceivable)) == len(conceivable) > len(table.game.legal_moves(state))


def test_moves_round_trip_through_json(table: Table) -> None:
    game = table.game
    for move in {move for state in positions(table) for move in game.legal_moves(state)}:
        encoded = game.encode_move(move)
        assert isinstance(encoded[0], str)
        assert game.decode_move(through_json(encoded)) == move


def test_conceivable_moves_round_trip_and_each_has_its_own_array(table: Table) -> None:
    game = table.game
    conceivable = list(game.conceivable_moves(table.new(1)))
    arrays = [str(game.encode_move(move)) for move in conceivable]
    assert len(set(arrays)) == len(arrays)
    assert all(game.decode_move(through_json(game.encode_move(move))) == move for move in conceivable)


def test_each_move_has_a_notation_of_its_own(table: Table) -> None:
    game = table.game
    for state in positions(table)[::3]:
        notations = [game.notation(move) for move in game.legal_moves(state)]
        assert all(notation and notation == notation.strip() for notation in notations)
        assert len(set(notations)) == len(notations)
