"""The referee: asks one decision at a time and carries out every move by the letter of the rules page.

Everything is a plain list or dict of words: a castle is a list of card names with None for a gap, as traces show it.
"""

from typing import Any

COLOURS = ["blue", "yellow", "red"]
SECTION = ["wall", "wall", "crown", "wall", "wall/crown", "small_tower", "house", "large_tower"]
RONDEL = [(colour, field) for colour in COLOURS for field in SECTION]
COUNT = {"wall": 9, "small_tower": 3, "house": 3, "large_tower": 4}
VALUE = {"wall": 1, "small_tower": 2, "house": 3, "large_tower": 5}

Move = tuple[Any, ...]
Castle = list[str | None]


class Referee:
    def __init__(self, setup: dict[str, Any]) -> None:
        self.crown: int = setup["crown"]
        self.seat: int = setup["first"]
        self.phase: str | None = "roll"
        self.score = [0, 0]
        self.castles: list[dict[str, Castle]] = [{colour: ["wall"] for colour in COLOURS} for _ in range(2)]
        self.board = 5
        self.red = [0, 0]
        self.turn_colour: str | None = None  # None until the first roll of the turn has led somewhere
        self.results: list[int] = []

    # -- what follows from the castles --------------------------------------------------------------------------------

    def stack(self, colour: str, kind: str) -> int:
        return COUNT[kind] - sum(castles[colour].count(kind) for castles in self.castles)

    def value(self, seat: int, colour: str) -> int:
        """Cut the castle at its gaps and take the best piece."""
        pieces: list[int] = [0]
        for card in self.castles[seat][colour]:
            if card is None:
                pieces.append(0)
            else:
                pieces[-1] += VALUE[card]
        return max(pieces)

    def places(self, seat: int, colour: str, kind: str) -> list[int]:
        """Try everything: lay the card there and look at its neighbours."""
        castle = self.castles[seat][colour]
        found = []
        for place in range(len(castle) + 1):
            if place not in (0, len(castle)) and castle[place] is not None:
                continue
            after = laid(castle, place, kind)
            around = after[max(0, place - 1) : place] + after[place + 1 : place + 2]
            if kind == "wall" or all(card in ("wall", None) for card in around):
                found.append(place)
        return found

    # -- decisions ----------------------------------------------------------------------------------------------------

    def legal(self) -> set[Move]:
        if self.phase == "roll":
            rolls: set[Move] = {("roll", count) for count in range(self.red[self.seat] + 1)}
            return rolls if self.turn_colour is None else rolls | {("stop",)}
        if self.phase == "choose":
            return {("walk", pips) for pips in self.results}
        if self.phase == "field":
            return self.field_moves()
        return {("lose", "left"), ("lose", "right")} if self.phase == "lose" else set()

    def field_moves(self) -> set[Move]:
        colour, field = RONDEL[self.crown]
        moves: set[Move] = {("score",)} if field in ("crown", "wall/crown") else set()
        kind = "wall" if field == "wall/crown" else field
        if kind == "crown":
            return moves
        places = self.places(self.seat, colour, kind)
        if self.stack(colour, kind):
            moves |= {("add", place) for place in places}
        else:
            theirs = self.castles[1 - self.seat][colour]
            moves |= {("steal", j, place) for j, card in enumerate(theirs) if card == kind for place in places}
        return moves | {("dice",)} if self.dice_offered() else moves

    def dice_offered(self) -> int:
        colour, field = RONDEL[self.crown]
        kind = "wall" if field == "wall/crown" else field
        all_own = self.castles[self.seat][colour].count(kind) == COUNT[kind]
        wanted = 1 if all_own else VALUE[kind]
        return min(wanted, self.board + self.red[1 - self.seat])

    def play(self, move: Move, chance: list[int]) -> None:
        if move not in self.legal():
            raise ValueError(f"{move} is not legal for player {self.seat} in phase {self.phase}")
        name, *arguments = move
        if name == "roll":
            self.play_roll(arguments[0], chance)
        elif chance:
            raise ValueError(f"{move} leaves nothing to chance")
        else:
            getattr(self, f"play_{name}")(*arguments)

    # -- Turn 1 and 2 -------------------------------------------------------------------------------------------------

    def play_roll(self, count: int, chance: list[int]) -> None:
        if len(chance) != 1 + count or not all(pips in (1, 2, 3, 4, 5, 6) for pips in chance):
            raise ValueError(f"{chance} is no roll of {1 + count} dice")
        self.red[self.seat] -= count
        self.board += count
        self.results = chance
        if len(set(chance)) == 1:
            self.play_walk(chance[0])
        else:
            self.phase = "choose"

    def play_walk(self, pips: int) -> None:
        self.crown = (self.crown + pips) % len(RONDEL)
        colour = RONDEL[self.crown][0]
        if self.turn_colour is None:
            self.turn_colour = colour
        if colour == self.turn_colour:
            self.carry_out_field()
        else:
            self.leave()

    def leave(self) -> None:
        assert self.turn_colour is not None
        castle = self.castles[self.seat][self.turn_colour]
        if not castle:
            self.end_turn()
        elif len(castle) > 1 and VALUE[str(castle[0])] == VALUE[str(castle[-1])]:
            self.phase = "lose"
        else:
            self.play_lose("left" if VALUE[str(castle[0])] >= VALUE[str(castle[-1])] else "right")

    def play_lose(self, side: str) -> None:
        assert self.turn_colour is not None
        castle = self.castles[self.seat][self.turn_colour]
        castle.pop(0 if side == "left" else -1)
        self.castles[self.seat][self.turn_colour] = without_outer_gaps(castle)
        self.end_turn()

    # -- Turn 3 and 4 -------------------------------------------------------------------------------------------------

    def carry_out_field(self) -> None:
        moves = self.field_moves()
        self.phase = "field"
        if not moves:
            self.phase = "roll"
        elif moves == {("dice",)}:
            self.play_dice()
        elif moves == {("score",)}:
            self.play_score()

    def play_add(self, place: int) -> None:
        colour, field = RONDEL[self.crown]
        kind = "wall" if field == "wall/crown" else field
        self.castles[self.seat][colour] = laid(self.castles[self.seat][colour], place, kind)
        self.phase = "roll"

    def play_steal(self, stolen: int, place: int) -> None:
        colour = RONDEL[self.crown][0]
        theirs = self.castles[1 - self.seat][colour]
        theirs[stolen] = None
        self.castles[1 - self.seat][colour] = without_outer_gaps(theirs)
        self.play_add(place)

    def play_dice(self) -> None:
        for _ in range(self.dice_offered()):
            if self.board:
                self.board -= 1
            else:
                self.red[1 - self.seat] -= 1
            self.red[self.seat] += 1
        self.phase = "roll"

    def play_score(self) -> None:
        colour = RONDEL[self.crown][0]
        values = [self.value(seat, colour) for seat in range(2)]
        for seat in range(2):
            self.score[seat] += max(0, values[seat] - values[1 - seat])
        self.phase = None if max(self.score) >= 30 else "roll"

    def play_stop(self) -> None:
        self.end_turn()

    def end_turn(self) -> None:
        self.seat = 1 - self.seat
        self.turn_colour = None
        self.phase = "roll"

    # -- as traces show it --------------------------------------------------------------------------------------------

    def state(self) -> dict[str, Any]:
        return {
            "player": None if self.phase is None else self.seat,
            "phase": self.phase,
            "score": self.score,
            "crown": self.crown,
            "dice": [self.board, *self.red],
            "stock": {colour: {kind: self.stack(colour, kind) for kind in COUNT} for colour in COLOURS},
            "castles": self.castles,
        }


def laid(castle: Castle, place: int, kind: str) -> Castle:
    """The castle with a card before it, after it, or in a gap."""
    if place == 0:
        return [kind, *castle]
    return [*castle[:place], kind, *castle[place + 1 :]]


def without_outer_gaps(castle: Castle) -> Castle:
    while castle and castle[0] is None:
        castle = castle[1:]
    while castle and castle[-1] is None:
        castle = castle[:-1]
    return castle
