"""The state of a game of Alcazar or Big Boss: a small slotted object of ints, masks and flat lists."""

from alcazar.games.alcazar.material import ALL_FLAGS, CELLS, STONES, TOWER_CARDS, Variant

# Phases: the kinds of questions (spec section 10)
MAIN, KEEP_CASTLE, PROMOTE_VILLA, CHOOSE_FLAG, NOBLES, OVER = range(6)
PHASES = ("main", "keep", "promote", "flag", "nobles")


class State:
    """Everything about one game.

    Buildings are numbered from 1, in the order they were founded; `home` says which building a cell belongs to. A
    building that was taken over keeps its number, with no cells and no value.
    """

    __slots__ = (
        "bridges_at",
        "built",
        "castles",
        "cells",
        "crest",
        "deck",
        "display",
        "drawn",
        "flags",
        "founded",
        "fresh",
        "grandes",
        "hands",
        "height",
        "home",
        "known_moves",
        "long_pieces",
        "merging",
        "money",
        "naming",
        "nobles",
        "out",
        "passed",
        "phase",
        "played",
        "player",
        "shown",
        "site",
        "stones",
        "to_place",
        "tower_deck",
        "towers",
        "value",
        "variant",
        "withdrawn",
        "worth",
    )

    variant: Variant
    deck: tuple[int, ...]  # all cards that were not dealt, top first; shared between copies
    drawn: int  # how many of them are gone
    display: int  # open cards
    hands: list[int]  # building cards per seat
    played: int  # building cards that are out of the game
    shown: int  # cards in hands that everybody saw being bought
    towers: list[int]  # tower cards per seat
    tower_deck: int
    money: list[int]
    stones: int
    long_pieces: int  # bridges or foundations left
    flags: int  # available flags

    height: bytearray  # per cell
    built: int  # cells with height above 0
    bridges_at: int  # spans that carry a bridge
    nobles: list[int]  # per seat, the cells where its nobles stand
    grandes: int  # cells where a grande stands, of any seat

    home: bytearray  # per cell, its building, 0 if there is none
    cells: list[int]  # per building
    value: list[int]  # per building
    crest: list[int]  # per building, its flag, 0 for villas
    castles: int  # cells that belong to castles

    player: int  # whose turn it is
    phase: int
    out: int  # seats that are out until the final scoring
    passed: int  # seats that passed since the last action

    withdrawn: bool  # a noble was withdrawn this turn
    fresh: int  # cells built this turn
    site: int  # the building that was built on
    founded: bool  # ... and it is a castle founded this turn
    to_place: int  # how many nobles may still be placed this turn
    merging: tuple[int, ...]  # buildings that wait for the choice of the survivor
    worth: int  # value of the piece that connects them
    naming: int  # the building that waits for the choice of its flag

    known_moves: list[int] | None  # legal moves, once somebody asked for them; not part of the position

    def __init__(self, variant: Variant, hands: list[int], display: int, deck: tuple[int, ...]) -> None:
        seats = len(hands)
        self.variant = variant
        self.deck = deck
        self.drawn = 0
        self.display = display
        self.hands = hands
        self.played = 0
        self.shown = 0
        self.towers = [0] * seats
        self.tower_deck = TOWER_CARDS
        self.money = [variant.money] * seats
        self.stones = STONES
        self.long_pieces = variant.long_pieces
        self.flags = ALL_FLAGS
        self.height = bytearray(CELLS + 1)
        self.built = 0
        self.bridges_at = 0
        self.nobles = [0] * seats
        self.grandes = 0
        self.home = bytearray(CELLS + 1)
        self.cells = [0]
        self.value = [0]
        self.crest = [0]
        self.castles = 0
        self.player = 0
        self.phase = MAIN
        self.out = 0
        self.passed = 0
        self.withdrawn = False
        self.fresh = 0
        self.site = 0
        self.founded = False
        self.to_place = 0
        self.merging = ()
        self.worth = 0
        self.naming = 0
        self.known_moves = None

    def copy(self) -> "State":
        # Written out because search copies at every step; a loop over the slots takes five times as long.
        new: State = State.__new__(State)
        new.variant = self.variant
        new.deck = self.deck
        new.drawn = self.drawn
        new.display = self.display
        new.hands = self.hands[:]
        new.played = self.played
        new.shown = self.shown
        new.towers = self.towers[:]
        new.tower_deck = self.tower_deck
        new.money = self.money[:]
        new.stones = self.stones
        new.long_pieces = self.long_pieces
        new.flags = self.flags
        new.height = self.height[:]
        new.built = self.built
        new.bridges_at = self.bridges_at
        new.nobles = self.nobles[:]
        new.grandes = self.grandes
        new.home = self.home[:]
        new.cells = self.cells[:]
        new.value = self.value[:]
        new.crest = self.crest[:]
        new.castles = self.castles
        new.player = self.player
        new.phase = self.phase
        new.out = self.out
        new.passed = self.passed
        new.withdrawn = self.withdrawn
        new.fresh = self.fresh
        new.site = self.site
        new.founded = self.founded
        new.to_place = self.to_place
        new.merging = self.merging
        new.worth = self.worth
        new.naming = self.naming
        new.known_moves = self.known_moves
        return new

    def __eq__(self, other: object) -> bool:
        """Equal positions; moves that somebody has asked for already make no difference."""
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.__slots__ if name != "known_moves")

    __hash__ = None  # type: ignore[assignment]  # states change
