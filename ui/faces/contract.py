"""What the table needs from a game to show it and to play it by taps.

Whatever can be tapped (a cell of the board, a card, a button) is a `Pick`. A move is known by the picks that it is
made of, in any order: the table narrows the legal moves down until one is left. So no screen knows any rule.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from alcazar.core.contract import Game
from alcazar.core.events import Event
from alcazar.core.reasons import Reason
from alcazar.core.standings import Item

if TYPE_CHECKING:
    from kivy.graphics.texture import Texture

    from ui.boards.board import Board


class Pick(NamedTuple):
    kind: str
    value: Any = None


@dataclass(frozen=True, slots=True)
class Action:
    """A button that makes a pick. `main` is for the one that goes on without doing anything else.

    `in_line` are those that mean places beside each other: they are read from left to right, for either hand.
    """

    pick: Pick
    text: str
    icon: str
    main: bool = False
    in_line: bool = False


@dataclass(frozen=True, slots=True)
class Aid:
    """Something more that can be shown to players who ask for it, until they ask again."""

    key: str
    text: str
    icon: str


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that everybody may know of a player, short enough for the players' bar."""

    icon: str
    text: str
    meaning: str


@dataclass(frozen=True, slots=True)
class Card:
    """A card to tap. `style` is known to the theme: how it is coloured; `note` says more in a few characters."""

    pick: Pick
    title: str
    note: str = ""
    style: str = "plain"
    icon: str = ""
    meaning: str = ""


@dataclass(frozen=True, slots=True)
class Shelf:
    """Cards that lie together: a hand, what is for sale."""

    key: str
    title: str
    cards: tuple[Card, ...]
    secret: bool = False


@dataclass(frozen=True, slots=True)
class Bar:
    """A value on a scale, for screens too small to show it on the board."""

    pick: Pick
    title: str
    value: int
    most: int
    flag: str


@dataclass(frozen=True, slots=True)
class About:
    """What a long press tells: a title and lines of a name and what there is to say of it."""

    title: str
    lines: tuple[tuple[str, str], ...]


class Face(ABC):
    """Views are those of the engine: all that one seat may know. Names are those of the seats, in their order."""

    icon: str
    seats_on_board = False  # the board shows what everybody has: small screens need no bar of players

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self.game = game
        self.aids_shown: Collection[str] = frozenset()  # the keys of those that the player has asked for

    # -- playing by taps ----------------------------------------------------------------------------------------------

    @abstractmethod
    def picks(self, move: Any) -> frozenset[Pick]:
        """What the move is made of; no two legal moves are made of the same."""

    def meanings(self, view: Any, pick: Pick) -> Iterable[Pick]:
        """What a tap on something can mean, likely meanings first."""
        return (pick,)

    def on_board(self, picks: Iterable[Pick]) -> frozenset[Pick]:
        """Where these picks are on the board, for lights."""
        return frozenset(picks)

    @abstractmethod
    def actions(self, view: Any, moves: Sequence[Any], chosen: Collection[Pick]) -> list[Action]:
        """The buttons that narrow these moves down."""

    def aids(self, view: Any, phase: str) -> list[Aid]:
        """What else can be shown with this question."""
        return []

    @abstractmethod
    def attempts(self, view: Any, phase: str, chosen: Collection[Pick], pick: Pick) -> Iterable[Any]:
        """The moves that somebody may have meant who tapped something that fits no legal move, likely ones first."""

    @abstractmethod
    def prompt(self, view: Any, phase: str, chosen: Collection[Pick], moves: Sequence[Any]) -> str:
        """What is asked, in one line."""

    # -- what there is to see -----------------------------------------------------------------------------------------

    @abstractmethod
    def board(self) -> "Board": ...

    @abstractmethod
    def thumbnail(self, view: Any, colours: Sequence[str]) -> "Texture":
        """A small picture of the table, for lists."""

    @abstractmethod
    def spots(self, event: Event) -> Iterable[Pick]:
        """Where on the board it happened."""

    def sound(self, event: Event) -> str | None:
        """What is heard of it: the name of one of the sounds that all games share (ui.services.sound)."""
        return None

    @abstractmethod
    def facts(self, view: Any, seat: int) -> list[Fact]: ...

    def table_facts(self, view: Any) -> list[Fact]:
        """What everybody shares, such as what is left of the material."""
        return []

    @abstractmethod
    def shelves(self, view: Any) -> list[Shelf]: ...

    def bars(self, view: Any) -> list[Bar]:
        return []

    @abstractmethod
    def about(self, view: Any, pick: Pick, names: Sequence[str]) -> About | None:
        """What is to be known of something on the table."""

    # -- words --------------------------------------------------------------------------------------------------------

    @abstractmethod
    def tell(self, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        """What happened as sentences for log, recap and preview; not everything needs words."""

    @abstractmethod
    def explain(self, reason: Reason, names: Sequence[str]) -> str:
        """A reason of this game, for or against a move, as a sentence."""

    @abstractmethod
    def describe(self, view: Any, move: Any, names: Sequence[str]) -> str:
        """The move in words, for buttons, hints and the list of moves."""

    @abstractmethod
    def short(self, move: Any) -> str:
        """The move in a word or two, for a button."""

    @abstractmethod
    def item(self, item: Item) -> str:
        """Where points came from."""
