"""A whole game as a text that a person can follow: who decided what, what happened, and what everybody has then."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from alcazar.core.contract import Decision
from alcazar.core.events import Event
from alcazar.core.registry import game
from alcazar.core.rng import Rng
from alcazar.core.standings import Standing
from tests.conformance.playouts import choose_by_kind

FOLDER = Path(__file__).parent
PLAYTHROUGHS = (("alcazar", 3, 4), ("bigboss", 4, 2))  # game, players, seed


def file_of(variant: str, players: int, seed: int) -> Path:
    return FOLDER / f"{variant}-{players}p-seed{seed}.playthrough.txt"


def playthrough(variant: str, players: int, seed: int) -> str:
    return "\n".join(_lines(variant, players, seed)) + "\n"


def _lines(variant: str, players: int, seed: int) -> Iterator[str]:
    chosen = game(variant)
    state = chosen.new(players, {}, seed)
    rng = Rng(seed)
    yield f"{chosen.info.title}, {players} players, seed {seed}"
    yield from _deal(chosen.trace_setup(state))
    turn, number = 1, 0
    while decision := chosen.decision(state):
        number += 1
        move = choose_by_kind(chosen, chosen.legal_moves(state), rng)
        offered = len(chosen.legal_moves(state))
        events = chosen.apply(state, move)
        yield ""
        yield f"{number}. {_who(decision, turn)}: {chosen.notation(move)}  (one of {offered})"
        yield from (f"      {_words(event)}" for event in events)
        yield f"      money {' '.join(str(amount) for amount in chosen.purses(state))}"
        turn += sum(event.kind == "turn" for event in events)
    yield ""
    yield from (_result(standing) for standing in chosen.standings(state))


def _deal(setup: dict[str, Any]) -> Iterator[str]:
    for seat, hand in enumerate(setup["hands"]):
        yield f"player {seat} holds {_plain(hand)}"
    yield f"open cards {_plain(setup['display'])}"
    yield f"deck {_plain(setup['deck'])}"


def _who(decision: Decision, turn: int) -> str:
    return f"turn {turn}, player {decision.seat}, {decision.phase}"


def _words(event: Event) -> str:
    """The event's kind, whom it concerns, its arguments, and what it pays or costs."""
    whose = "" if event.seat is None else f" player {event.seat}"
    details = _arguments({**event.args, **event.secret})
    hidden = " (unseen by the others)" if event.secret else ""
    amount = f" {event.amount:+d}" if event.amount else ""
    return f"{event.kind.replace('_', ' ')}{whose}{details}{hidden}{amount}"


def _arguments(args: Mapping[str, Any]) -> str:
    return "".join(f", {name} {_plain(value)}" for name, value in args.items() if value is not None)


def _plain(value: Any) -> str:
    if isinstance(value, list) and value and isinstance(value[0], list):
        return " ".join(_plain(item) for item in value)
    if isinstance(value, list) and len(value) == 2:
        return f"({value[0]},{value[1]})"
    return " ".join(str(item) for item in value) if isinstance(value, list) else str(value)


def _result(standing: Standing) -> str:
    items = "; ".join(f"{item.key.replace('_', ' ')} {item.points}" for item in standing.items)
    return f"place {standing.place}: player {standing.seat} with {standing.points} ({items})"
