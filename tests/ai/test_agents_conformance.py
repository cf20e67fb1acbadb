"""What every agent must do in every game."""

import json
from dataclasses import replace
from typing import Any

import pytest

from alcazar.ai.agent import decide
from alcazar.ai.levels import LEVELS
from alcazar.ai.opponent import Opponent
from alcazar.ai.roster import agent_by_name, make_agent
from alcazar.ai.scoring import Scorer
from alcazar.ai.uct import UctAgent
from alcazar.core.contract import Game
from alcazar.core.reasons import Reason, SetupError
from alcazar.core.registry import games
from alcazar.core.rng import Rng
from tests.ai.agents import play_game

GAMES = games()
ids = [game.info.id for game in GAMES]
every_game = pytest.mark.parametrize("game", GAMES, ids=ids)
every_level = pytest.mark.parametrize("level", LEVELS)


def positions(game: Game[Any, Any, Any], seats: int, seed: int, every: int) -> list[Any]:
    """States along a random game."""
    state, rng, found, step = game.new(seats, {}, seed), Rng(seed), [], 0
    while game.decision(state):
        if step % every == 0:
            found.append(state.copy())
        game.play(state, rng.choice(game.legal_moves(state)))
        step += 1
    return found


@every_game
@every_level
def test_chooses_a_legal_move_from_any_seat_at_any_table(game: Game[Any, Any, Any], level: str) -> None:
    for seats in range(game.info.min_seats, game.info.max_seats + 1):
        agent = make_agent(game, level, seed=seats, playouts=4)
        for state in positions(game, seats, seed=seats, every=19):
            decision = game.decision(state)
            assert decision is not None
            choice = decide(agent, game.view(state, decision.seat))
            assert game.why_not(state, choice.move) is None


@every_game
def test_mixed_levels_play_whole_games(game: Game[Any, Any, Any]) -> None:
    seats = min(4, game.info.max_seats)
    levels = list(LEVELS)
    for seed in range(2):
        agents = [make_agent(game, levels[(seat + seed) % len(levels)], seed=seed, playouts=4) for seat in range(seats)]
        assert len(play_game(game, agents, seed)) == seats


@every_game
@every_level
def test_every_style_plays_at_every_level(game: Game[Any, Any, Any], level: str) -> None:
    styles = list(game.evaluation.styles)
    assert len(styles) >= 4
    state = positions(game, 2, seed=3, every=30)[1]
    for style in styles:
        decision = game.decision(state)
        assert decision is not None
        choice = decide(make_agent(game, level, style, playouts=4), game.view(state, decision.seat))
        assert choice.move in game.legal_moves(state)


@every_game
def test_can_be_cancelled_at_any_moment(game: Game[Any, Any, Any]) -> None:
    for state in positions(game, 2, seed=5, every=40):
        decision = game.decision(state)
        assert decision is not None
        for steps in (0, 1, 2, 5, 20):
            thinking = make_agent(game, "expert", playouts=50).think(game.view(state, decision.seat))
            for _ in range(steps):
                thinking.step(0.0001)
            thinking.cancel()
            assert thinking.step(10.0)
            assert thinking.choice().move in game.legal_moves(state)


@every_game
def test_a_tiny_budget_still_gives_a_legal_move(game: Game[Any, Any, Any]) -> None:
    hurried = replace(LEVELS["expert"], seconds=1e-9)
    for state in positions(game, 2, seed=6, every=40):
        decision = game.decision(state)
        assert decision is not None
        choice = decide(Opponent(Scorer(game), hurried, seed=1), game.view(state, decision.seat))
        assert choice.move in game.legal_moves(state)


@every_game
def test_thinks_in_slices_and_stops_when_the_budget_is_used_up(game: Game[Any, Any, Any]) -> None:
    state = positions(game, 2, seed=7, every=40)[1]
    decision = game.decision(state)
    assert decision is not None
    thinking = make_agent(game, "hard", playouts=12).think(game.view(state, decision.seat))
    slices = 0
    while not thinking.step(1e-9):
        slices += 1
    assert slices > 10


@every_game
@every_level
def test_hidden_cards_do_not_change_the_choice(game: Game[Any, Any, Any], level: str) -> None:
    """Fair: two states that look alike to the seat get the same answer, through whole games."""
    every = 7 if level in ("beginner", "medium") else 45
    for number, state in enumerate(positions(game, 2, seed=8, every=every)):
        decision = game.decision(state)
        assert decision is not None
        other = game.sample(game.view(state, decision.seat), Rng(number))
        answers = [
            decide(make_agent(game, level, seed=number, playouts=6), game.view(one, decision.seat)).move
            for one in (state, other)
        ]
        assert answers[0] == answers[1]


@every_game
def test_the_choice_is_explained_with_two_alternatives(game: Game[Any, Any, Any]) -> None:
    for state in positions(game, 2, seed=9, every=10):
        decision = game.decision(state)
        assert decision is not None
        careful = Opponent(Scorer(game), LEVELS["medium"], seed=0)
        choice = decide(careful, game.view(state, decision.seat))
        assert isinstance(choice.reason, Reason)
        json.dumps(dict(choice.reason.args))
        distinct = game.evaluation.distinct(state, game.legal_moves(state))
        assert len(choice.alternatives) == min(2, len(distinct) - 1)
        for alternative in choice.alternatives:
            assert alternative.move != choice.move
            assert alternative.loss >= 0  # it takes what it likes best


@every_game
def test_uct_plays_a_legal_move_and_learns_within_its_count(game: Game[Any, Any, Any]) -> None:
    for state in positions(game, 2, seed=10, every=60):
        decision = game.decision(state)
        assert decision is not None
        choice = decide(UctAgent(game, seed=1, seconds=9.0, iterations=15), game.view(state, decision.seat))
        assert choice.move in game.legal_moves(state)


@every_game
@pytest.mark.parametrize("name", ["nobody", "hard:nothing", ""])
def test_unknown_names_are_refused(game: Game[Any, Any, Any], name: str) -> None:
    with pytest.raises(SetupError):
        agent_by_name(game, name, seed=0)
