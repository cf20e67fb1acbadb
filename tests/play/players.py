"""Matches to test with: random people and random opponents."""

from typing import Any

from alcazar.ai.agent import Agent
from alcazar.ai.simple import RandomAgent
from alcazar.core.contract import Game
from alcazar.core.rng import Rng
from alcazar.play.match import Keep, Match
from alcazar.play.record import new_record
from alcazar.play.setup import Seat, Setup
from alcazar.play.undo import TURN

NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve")
COLOURS = ("blue", "orange", "green", "purple", "black")


def random_agent(game: Game[Any, Any, Any], level: str, style: str, seed: int) -> Agent:
    return RandomAgent(game, seed)


def setup(game: str = "alcazar", people: int = 1, opponents: int = 1, seed: int = 7) -> Setup:
    levels = [None] * people + ["easy"] * opponents
    seats = tuple(Seat(name, colour, level) for name, colour, level in zip(NAMES, COLOURS, levels))
    return Setup(game, seats, seed)


def match(
    game: str = "alcazar",
    people: int = 1,
    opponents: int = 1,
    seed: int = 7,
    undo: str = TURN,
    keep: Keep | None = None,
    title: str = "",
) -> Match:
    return Match(new_record(setup(game, people, opponents, seed), title, undo), random_agent, keep)


def play(match: Match, moves: int, seed: int = 1) -> int:
    """Let everybody play at random; people by the seed, opponents by themselves. Returns how many moves were made."""
    rng = Rng(seed)
    made = 0
    while made < moves and match.decision:
        if match.waits_for_person:
            match.play(rng.choice(match.legal_moves()))
        else:
            answer(match)
        made += 1
    return made


def answer(match: Match) -> None:
    """Let the opponent who is asked play one move."""
    while match.think(0.01) is None:
        pass


def play_until(match: Match, seat: int, seed: int = 1) -> None:
    """Play on until this seat is asked."""
    rng = Rng(seed)
    while match.decision and match.decision.seat != seat:
        match.play(rng.choice(match.legal_moves()))
