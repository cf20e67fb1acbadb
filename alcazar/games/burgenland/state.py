"""The state of a game: everything on the table, the dice's future, and the open question, as plain data."""

from alcazar.games.burgenland.castles import Castle
from alcazar.games.burgenland.material import COLOUR_OF, COLOURS, COUNT, RED_DICE, SEATS, WALL

PHASES = ("roll", "choose", "field", "lose")
ROLL, CHOOSE, FIELD, LOSE, OVER = range(len(PHASES) + 1)


class State:
    """Lists with an entry per seat and colour, or per colour and kind, are flat: see `castle_at` and `stack_at`."""

    __slots__ = (
        "castles",
        "colour",
        "crown",
        "dice",
        "known_moves",
        "phase",
        "player",
        "points",
        "rng",
        "rolled",
        "safe",
        "stock",
    )

    castles: list[Castle]  # per seat and colour
    stock: list[int]  # cards left, per colour and kind
    dice: list[int]  # red dice: on the board, then per seat
    points: list[int]  # scored so far, per seat and colour
    crown: int  # the field where it stands
    rng: int  # the future of the dice

    player: int  # whose turn it is
    phase: int
    safe: bool  # the next walk is the first of the turn, which may lead into any colour
    colour: int  # the turn's colour; as long as the turn is safe, where the crown stands
    rolled: tuple[int, ...]  # results to choose from, the own die first

    known_moves: list[int] | None  # legal moves, once somebody asked for them; not part of the position

    def __init__(self, crown: int, first: int, rng: int) -> None:
        castles = SEATS * len(COLOURS)
        self.castles = [(WALL,)] * castles
        self.stock = list(COUNT) * len(COLOURS)
        for colour in range(len(COLOURS)):
            self.stock[stack_at(colour, WALL)] -= SEATS
        self.dice = [RED_DICE] + [0] * SEATS
        self.points = [0] * castles
        self.crown = crown
        self.rng = rng
        self.player = first
        self.phase = ROLL
        self.safe = True
        self.colour = COLOUR_OF[crown]
        self.rolled = ()
        self.known_moves = None

    def copy(self) -> "State":
        # Written out because search copies at every step; a loop over the slots takes five times as long.
        new: State = State.__new__(State)
        new.castles = self.castles[:]
        new.stock = self.stock[:]
        new.dice = self.dice[:]
        new.points = self.points[:]
        new.crown = self.crown
        new.rng = self.rng
        new.player = self.player
        new.phase = self.phase
        new.safe = self.safe
        new.colour = self.colour
        new.rolled = self.rolled
        new.known_moves = self.known_moves
        return new

    def __eq__(self, other: object) -> bool:
        """Equal positions; moves that somebody has asked for already make no difference."""
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__ if name != "known_moves")

    __hash__ = None  # type: ignore[assignment]  # states change


def castle_at(seat: int, colour: int) -> int:
    """Where a seat's castle of that colour stands in `castles`, and what it scored in `points`."""
    return seat * len(COLOURS) + colour


def stack_at(colour: int, kind: int) -> int:
    """Where the stack of these cards stands in `stock`."""
    return colour * len(COUNT) + kind
