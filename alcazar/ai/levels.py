"""How well an opponent plays, as data."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """
    seconds       how long it may think about a decision
    carelessness  how much a worse move may look like the best one, in units that a good player would notice:
                  0 always takes the best, more gives way to worse moves, the less likely the worse they are
    breadth       how many ways to go on it looks into after each move of a turn
    playout_breadth  the same, for everybody's turns while playing on
    candidates    how many moves it compares by playing on, 0 if it never does
    rounds        how many rounds of turns it plays on, everybody included
    """

    seconds: float
    carelessness: float = 0.0
    breadth: int = 6
    playout_breadth: int = 2
    candidates: int = 0
    rounds: int = 0


LEVELS = {
    "beginner": Level(seconds=0.3, carelessness=1.0, breadth=2),
    "easy": Level(seconds=0.5, carelessness=0.4, breadth=3),
    "medium": Level(seconds=0.7),
    "hard": Level(seconds=2.0, candidates=6, rounds=1),
    "expert": Level(seconds=5.0, candidates=10, rounds=2),
}
BALANCED = "balanced"  # the style that every game has beside its own ones
