"""How well an opponent plays, as data."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """
    seconds          how long it may think about a decision, at the most
    carelessness     how much a worse move may look like the best one, in units that a good player would notice:
                     0 always takes the best, more gives way to worse moves, the less likely the worse they are
    breadth          how many ways to go on it looks into after each move of a turn
    throws           how many throws of dice in a row it thinks through, in games with dice
    candidates       how many moves it compares by playing on, 0 if it never does
    rounds           how many rounds of turns it plays on, everybody included
    most_turns       but after the first round no more turns than these: later ones say more about luck than skill
    narrows          compares fewer and fewer moves as time goes by, so that the best ones are looked at most often
    later_steps      the part of its time for a step that follows others in the same turn: it was thought of before
    playouts         how often it plays on, at the most, so that fast machines do not play better for no reason
    playout_breadth  like breadth, for everybody's turns while playing on
    playout_throws   like throws

    Where nothing is hidden it does not play on, but looks for the best answer to so many ends of its turn as there
    would be playouts. A game can change these numbers for itself, beside its weights.
    """

    seconds: float
    carelessness: float = 0.0
    breadth: int = 6
    throws: int = 2
    candidates: int = 0
    rounds: int = 0
    most_turns: int = 4
    narrows: bool = False
    later_steps: float = 1.0
    playouts: int | None = None
    playout_breadth: int = 2
    playout_throws: int = 1


LEVELS = {
    "beginner": Level(seconds=0.3, carelessness=1.0, breadth=2, throws=1),
    "easy": Level(seconds=0.5, carelessness=0.4, breadth=3, throws=1),
    "medium": Level(seconds=0.7, throws=1),
    "hard": Level(seconds=2.0, throws=1, candidates=4, rounds=1, playouts=20, playout_breadth=1),
    "expert": Level(
        seconds=5.0, candidates=6, rounds=2, narrows=True, later_steps=0.2, playouts=300, playout_breadth=1
    ),
}
BALANCED = "balanced"  # the style that every game has beside its own ones
