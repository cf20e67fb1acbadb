"""57 cards and 5 red dice: nothing appears or gets lost, in random games and in games that hypothesis makes up."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alcazar.core.registry import game
from alcazar.core.rng import Rng
from alcazar.core.standings import winners
from tests.burgenland_invariants.ledger import COLOURS, COUNTS, Ledger
from tests.conformance.playouts import AnyGame, choose_by_kind, repeatable

Choose = Callable[[AnyGame, Any, Rng], Any]

KINDS = ("roll", "stop", "add", "steal", "dice", "score", "lose")
MOST_DECISIONS = 20_000  # random games take 300 on average; the longest of many thousands took 1,300


class Watcher:
    """Goes along with a game and checks the table after every move."""

    def __init__(self, seed: int) -> None:
        self.game = game("burgenland")
        self.state = self.game.new(2, {}, seed)
        self.ledger = Ledger(self.game.trace_setup(self.state))
        self.told: set[str] = set()  # kinds of events
        self.check()

    def move(self, move: Any) -> None:
        name, *arguments = self.game.encode_move(move)
        if name == "roll":
            self.ledger.rolled_with(arguments[0])
        events = self.game.apply(self.state, move)
        self.told |= {event.kind for event in events}
        self.ledger.follow(events)
        self.check()

    def check(self) -> None:
        shown, ledger = self.game.trace_state(self.state), self.ledger
        assert shown["castles"] == ledger.castles
        assert shown["stock"] == ledger.stock
        assert (shown["dice"], shown["score"], shown["crown"]) == (ledger.dice, ledger.score, ledger.crown)
        assert shown["player"] == (None if ledger.over else ledger.player)
        check_cards(shown)
        assert sum(shown["dice"]) == 5
        assert min(shown["dice"]) >= 0


def check_cards(shown: dict[str, Any]) -> None:
    everything = 0
    for colour in COLOURS:
        for kind, count in COUNTS.items():
            in_castles = sum(castles[colour].count(kind) for castles in shown["castles"])
            assert shown["stock"][colour][kind] >= 0
            assert shown["stock"][colour][kind] + in_castles == count
            everything += count
    assert everything == 57


def watched_game(seed: int, choose: Choose) -> Watcher:
    watcher = Watcher(seed)
    rng = Rng(seed)
    while moves := watcher.game.legal_moves(watcher.state):
        watcher.move(choose(watcher.game, moves, rng))
    return watcher


def test_nothing_appears_or_gets_lost_in_random_games() -> None:
    for seed in range(20):
        watched_game(seed, lambda chosen, moves, rng: rng.choice(moves))


def test_nothing_appears_or_gets_lost_in_games_full_of_rare_moves() -> None:
    for seed in range(20):
        watched_game(seed, choose_by_kind)


@given(
    seed=st.integers(0, 2**32),
    taste=st.fixed_dictionaries({kind: st.sampled_from([1, 1, 5, 40]) for kind in KINDS}),
)
@settings(repeatable, max_examples=40)
def test_nothing_appears_or_gets_lost_whatever_players_like(seed: int, taste: dict[str, int]) -> None:
    """Whole games of players who love some kinds of moves and avoid others."""
    watched_game(seed, lambda chosen, moves, rng: _by_taste(chosen, moves, taste, rng))


def _by_taste(chosen: AnyGame, moves: Any, taste: dict[str, int], rng: Rng) -> Any:
    weighted = [move for move in moves for _ in range(taste.get(chosen.encode_move(move)[0], 1))]
    return rng.choice(weighted)


@given(st.data())
@settings(repeatable, max_examples=40)
def test_nothing_appears_or_gets_lost_whatever_is_chosen(data: st.DataObject) -> None:
    """From the middle of a game on, hypothesis makes every choice itself."""
    watcher = Watcher(data.draw(st.integers(0, 999)))
    rng = Rng(1)
    for _ in range(data.draw(st.integers(0, 250))):
        if moves := watcher.game.legal_moves(watcher.state):
            watcher.move(choose_by_kind(watcher.game, moves, rng))
    for choice in data.draw(st.lists(st.integers(0, 10**6), min_size=10, max_size=40)):
        if moves := watcher.game.legal_moves(watcher.state):
            watcher.move(moves[choice % len(moves)])


def test_every_kind_of_event_occurs_in_watched_games() -> None:
    """An event that never occurred was never checked."""
    told: set[str] = set()
    for seed in range(20, 40):
        told |= watched_game(seed, choose_by_kind).told
        told |= watched_game(seed, lambda chosen, moves, rng: _by_taste(chosen, moves, {"dice": 99}, rng)).told
    known = {name.removeprefix("_") for name in vars(Ledger) if name.startswith("_") and not name.startswith("__")}
    assert told == known - {"take_out", "nothing_moves"}


# -- games without an observer: many of them --------------------------------------------------------------------------


def play_to_the_end(seed: int) -> None:
    chosen = game("burgenland")
    state, rng = chosen.new(2, {}, seed), Rng(seed).fork(3)
    for _ in range(MOST_DECISIONS):
        moves = chosen.legal_moves(state)
        if not moves:
            break
        chosen.play(state, moves[rng.below(len(moves))])
    assert chosen.decision(state) is None, f"seed {seed}: no end, or nothing to do"
    shown = chosen.trace_state(state)
    check_cards(shown)
    assert sum(shown["dice"]) == 5
    standings = chosen.standings(state)
    (winner,) = winners(standings)
    assert standings[winner].points >= 30 > standings[1 - winner].points >= 0
    assert chosen.decode_state(chosen.encode_state(state)) == state


def test_400_random_games_end_with_a_result() -> None:
    for seed in range(400):
        play_to_the_end(seed)


@pytest.mark.soak
def test_20000_random_games_end_with_a_result() -> None:
    for seed in range(10_000, 30_000):
        play_to_the_end(seed)
