"""A second book-keeping of Burgen Land that believes only the set-up and the events.

It lays every card and die where the events say, checks on the way that each event is one that the rules know, and that
nothing is taken from where nothing is.
"""

from typing import Any

from alcazar.core.events import Event

COLOURS = ("blue", "yellow", "red")
COUNTS = {"wall": 9, "small_tower": 3, "house": 3, "large_tower": 4}
VALUES = {"wall": 1, "small_tower": 2, "house": 3, "large_tower": 5}


class Ledger:
    def __init__(self, setup: dict[str, Any]) -> None:
        self.crown: int = setup["crown"]
        self.player: int = setup["first"]
        self.castles: list[dict[str, list[str | None]]] = [{colour: ["wall"] for colour in COLOURS} for _ in (0, 1)]
        self.stock = {colour: {**COUNTS, "wall": 7} for colour in COLOURS}
        self.dice = [5, 0, 0]
        self.score = [0, 0]
        self.in_hand: list[tuple[str, str]] = []  # stolen and not added yet
        self.over = False

    def follow(self, events: list[Event]) -> None:
        assert not self.over
        for event in events:
            assert bool(event.amount) == (event.kind == "scored")
            getattr(self, f"_{event.kind}")(event, event.args)
        assert not self.in_hand

    def rolled_with(self, red: int) -> None:
        """What the move says: so many red dice go back to the board."""
        self.dice[0] += red
        self.dice[1 + self.player] -= red

    def _rolled(self, event: Event, args: Any) -> None:
        assert event.seat == self.player
        assert list(event.chance) == args["results"]

    def _walked(self, event: Event, args: Any) -> None:
        self.crown = (self.crown + args["pips"]) % 24
        assert self.crown == args["to"]
        assert args["colour"] == COLOURS[self.crown // 8]

    def _added(self, event: Event, args: Any) -> None:
        assert event.seat == self.player
        if (args["colour"], args["kind"]) in self.in_hand:
            self.in_hand.remove((args["colour"], args["kind"]))
        else:
            self.stock[args["colour"]][args["kind"]] -= 1
        castle = self.castles[self.player][args["colour"]]
        if args["place"] in (0, len(castle)):
            castle.insert(args["place"], args["kind"])
        else:
            assert castle[args["place"]] is None
            castle[args["place"]] = args["kind"]

    def _stolen(self, event: Event, args: Any) -> None:
        assert (event.seat, args["by"]) == (1 - self.player, self.player)
        assert self.stock[args["colour"]][args["kind"]] == 0
        self._take_out(1 - self.player, args)
        self.in_hand.append((args["colour"], args["kind"]))

    def _lost(self, event: Event, args: Any) -> None:
        assert event.seat == self.player
        castle = self.castles[self.player][args["colour"]]
        assert args["place"] in (0, len(castle) - 1)
        assert VALUES[args["kind"]] == max(VALUES[str(castle[0])], VALUES[str(castle[-1])])
        self._take_out(self.player, args)
        self.stock[args["colour"]][args["kind"]] += 1

    def _take_out(self, seat: int, args: Any) -> None:
        castle = self.castles[seat][args["colour"]]
        assert castle[args["place"]] == args["kind"]
        castle[args["place"]] = None
        while castle and castle[0] is None:
            castle.pop(0)
        while castle and castle[-1] is None:
            castle.pop()

    def _took_dice(self, event: Event, args: Any) -> None:
        assert event.seat == self.player
        assert args["from_board"] + args["from_opponent"] > 0
        assert not args["from_opponent"] or args["from_board"] == self.dice[0]
        self.dice[0] -= args["from_board"]
        self.dice[2 - self.player] -= args["from_opponent"]
        self.dice[1 + self.player] += args["from_board"] + args["from_opponent"]

    def _scored(self, event: Event, args: Any) -> None:
        assert event.seat is not None
        assert event.amount == args["values"][event.seat] - args["values"][1 - event.seat] > 0
        self.score[event.seat] += event.amount

    def _scored_even(self, event: Event, args: Any) -> None:
        assert COLOURS[self.crown // 8] == args["colour"]

    def _left_colour(self, event: Event, args: Any) -> None:
        assert COLOURS[self.crown // 8] != args["colour"]

    def _turn(self, event: Event, args: Any) -> None:
        self.player = 1 - self.player
        assert event.seat == self.player

    def _game_over(self, event: Event, args: Any) -> None:
        assert event.seat is not None
        assert self.score[event.seat] >= 30
        self.over = True

    def _nothing_moves(self, event: Event, args: Any) -> None:
        assert event.seat == self.player

    _no_effect = _stopped = _nothing_moves
