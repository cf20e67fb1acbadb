"""A whole game as a text that a person can follow: who decided what, what happened, and what everybody has then."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from alcazar.core.contract import Decision, Game
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
    names = [f"player {seat}" for seat in range(players)]
    turn, number = 1, 0
    while decision := chosen.decision(state):
        number += 1
        move = choose_by_kind(chosen, chosen.legal_moves(state), rng)
        offered = len(chosen.legal_moves(state))
        events = chosen.apply(state, move)
        yield ""
        yield f"{number}. {_who(decision, turn)}: {chosen.notation(move)}  (one of {offered})"
        yield from (f"      {_words(chosen, event, names)}" for event in events)
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


def _words(chosen: Game[Any, Any, Any], event: Event, names: list[str]) -> str:
    """The event in a sentence, as the player saw it whom it concerns."""
    seen = event if event.seat is None else event.seen_by(event.seat)
    hidden = ", unseen by the others" if event.secret else ""
    return chosen.tell(seen, names) + hidden


def _plain(values: list[int]) -> str:
    return " ".join(map(str, values))


def _result(standing: Standing) -> str:
    items = "; ".join(f"{item.key.replace('_', ' ')} {item.points}" for item in standing.items)
    return f"place {standing.place}: player {standing.seat} with {standing.points} ({items})"
