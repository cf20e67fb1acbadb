"""What an opponent says about a move of Alcazar or Big Boss is what the move does."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from alcazar.ai.agent import decide
from alcazar.ai.roster import make_agent
from alcazar.core.contract import Game
from alcazar.core.events import Event
from alcazar.core.registry import game
from alcazar.core.rng import Rng

VARIANTS = [game("alcazar"), game("bigboss")]
both = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.info.id)


def moves_and_reasons(variant: Game[Any, Any, Any], seed: int) -> Iterator[tuple[Any, Any, Any, list[Event], Any]]:
    """Along a random game: the state before a move, its reason, the state after it, its events and the seat."""
    state, rng = variant.new(3, {}, seed), Rng(seed)
    while decision := variant.decision(state):
        for move in variant.legal_moves(state):
            after = state.copy()
            events = variant.apply(after, move)
            yield state, variant.evaluation.reason(state, move), after, events, decision.seat
        variant.play(state, rng.choice(variant.legal_moves(state)))


def nobles(variant: Game[Any, Any, Any], state: Any, seat: int) -> Counter[tuple[str, int]]:
    """Rank and level of each noble of a seat."""
    traced = variant.trace_state(state)
    heights = {(x, y): height for x, y, height in traced["cells"]}
    return Counter((rank, heights[x, y]) for x, y, owner, rank in traced["nobles"] if owner == seat)


@both
def test_reasons_tell_what_the_move_does(variant: Game[Any, Any, Any]) -> None:
    seen: Counter[str] = Counter()
    for seed in range(3):
        for before, reason, after, events, seat in moves_and_reasons(variant, seed):
            seen[reason.key] += 1
            args = reason.args
            gained = nobles(variant, after, seat) - nobles(variant, before, seat)
            kinds = {event.kind: event for event in events}
            if reason.key in ("reason.raises", "reason.places"):
                assert (args["rank"], args["level"]) in gained
            elif reason.key == "reason.moves_noble":  # perhaps along the same level
                assert (args["rank"], args["level"]) in nobles(variant, after, seat)
            elif reason.key == "reason.raises_several":
                assert sum(gained.values()) >= args["nobles"]
            elif reason.key == "reason.captures":
                victims = [(event.seat, event.args["rank"]) for event in events if event.kind == "captured"]
                assert (args["seat"], args["rank"]) in victims
                assert args["seat"] != seat
            elif reason.key == "reason.income":
                assert args["amount"] in {event.amount for event in events if event.seat == seat}
            elif reason.key == "reason.merges_castles":
                assert kinds["taken_over"]
                assert kinds["income"].amount == args["value"]
            elif reason.key == "reason.withdraws":
                assert kinds["withdrew"].amount == args["amount"]
            elif reason.key == "reason.founds_castle":
                assert variant.decision(after).phase == "flag"
            elif reason.key == "reason.connects_castles":
                assert variant.decision(after).phase == "keep"
    assert {"reason.places", "reason.raises", "reason.captures", "reason.income", "reason.withdraws"} <= set(seen)


@both
def test_styles_want_different_things(variant: Game[Any, Any, Any]) -> None:
    """At some positions of a game, each style chooses another move than the balanced one."""
    state, rng = variant.new(2, {}, 5), Rng(5)
    differs: Counter[str] = Counter()
    while decision := variant.decision(state):
        view = variant.view(state, decision.seat)
        choices = {s: decide(make_agent(variant, "medium", s), view).move for s in variant.evaluation.styles}
        differs.update(style for style, move in choices.items() if move != choices["balanced"])
        variant.play(state, choices[rng.choice(list(choices))])
    assert set(differs) == set(variant.evaluation.styles) - {"balanced"}
