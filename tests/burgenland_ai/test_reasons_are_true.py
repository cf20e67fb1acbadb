"""What an opponent says about a move of Burgen Land is what the move does."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

from alcazar.ai.agent import decide
from alcazar.ai.levels import LEVELS
from alcazar.ai.opponent import Opponent
from alcazar.ai.scoring import Scorer
from alcazar.core.events import Event
from alcazar.core.reasons import Reason
from alcazar.core.registry import game
from alcazar.core.rng import Rng

RULES = game("burgenland")
KEYS = {"dares", "rolls_safely", "stops", "walks_to", "leaves", "takes_dice", "scores", "gives_points", "gives_up"}
KEYS |= {"adds", "fills_gap", "steals", "breaks_castle"}


def moves_and_reasons(seed: int) -> Iterator[tuple[Any, Reason, Any, dict[str, Event]]]:
    """Along a random game: the state before a move, its reason, the state after it, and its events by kind."""
    state, rng = RULES.new(2, {}, seed), Rng(seed)
    while RULES.decision(state):
        for move in RULES.legal_moves(state):
            after = state.copy()
            events = RULES.apply(after, move)
            yield state, RULES.evaluation.reason(state, move), after, {event.kind: event for event in events}
        RULES.play(state, rng.choice(RULES.legal_moves(state)))


def risk_in_per_cent(state: Any, dice: int) -> int:
    """Of all throws, those in which every result leads out of the section."""
    if state.safe:
        return 0
    room = 7 - state.crown % 8
    throws = list(product(range(1, 7), repeat=dice))
    return round(100 * sum(min(throw) > room for throw in throws) / len(throws))


def gaps(state: Any, seat: int) -> int:
    return sum(castle.count(None) for castle in RULES.trace_state(state)["castles"][seat].values())


def check(before: Any, reason: Reason, after: Any, told: dict[str, Event]) -> None:
    args, key, player = reason.args, reason.key.removeprefix("reason."), before.player
    if key in ("dares", "rolls_safely"):
        assert len(told["rolled"].args["results"]) == args["dice"]
        assert risk_in_per_cent(before, args["dice"]) == args.get("risk", 0)
    elif key == "stops":
        assert told["stopped"].seat == player
        assert risk_in_per_cent(before, 1) == args["risk"]
    elif key == "walks_to":
        assert (told["walked"].args["colour"], told["walked"].args["field"]) == (args["colour"], args["field"])
        assert "left_colour" not in told
    elif key == "leaves":
        assert told["walked"].args["colour"] == args["colour"]
        assert "left_colour" in told
    elif key == "takes_dice":
        assert told["took_dice"].args["from_board"] + told["took_dice"].args["from_opponent"] == args["dice"]
    elif key in ("scores", "gives_points"):
        points = told["scored"].amount if "scored" in told else 0
        assert points == args["points"]
        assert not points or (told["scored"].seat == player) == (key == "scores")
    elif key == "gives_up":
        assert told["lost"].args["kind"] == args["card"]
    else:
        assert (told["added"].args["colour"], told["added"].args["kind"]) == (args["colour"], args["card"])
        assert ("stolen" in told) == (key in ("steals", "breaks_castle"))
        assert key != "fills_gap" or gaps(after, player) == gaps(before, player) - 1
        assert key != "breaks_castle" or gaps(after, 1 - player) == gaps(before, 1 - player) + 1


def test_reasons_tell_what_the_move_does() -> None:
    seen: Counter[str] = Counter()
    for seed in range(6):
        for before, reason, after, told in moves_and_reasons(seed):
            check(before, reason, after, told)
            seen[reason.key.removeprefix("reason.")] += 1
    assert set(seen) == KEYS


def test_styles_want_different_things() -> None:
    """At some positions of two games, each style chooses another move than the balanced one."""
    styles = {style: Opponent(Scorer(RULES, style=style), LEVELS["medium"], 0) for style in RULES.evaluation.styles}
    differs: Counter[str] = Counter()
    for seed in range(2):
        state, rng = RULES.new(2, {}, seed), Rng(seed)
        while decision := RULES.decision(state):
            view = RULES.view(state, decision.seat)
            choices = {style: decide(agent, view).move for style, agent in styles.items()}
            differs.update(style for style, move in choices.items() if move != choices["balanced"])
            RULES.play(state, choices[rng.choice(list(choices))])
    assert set(differs) == set(styles) - {"balanced"}
