"""From taps to a move: every pick narrows the legal moves down, until one is left."""

from collections.abc import Sequence
from typing import Any

from ui.faces.contract import Face, Pick


class Choosing:
    """An open question to a person, and how far the answer has come."""

    def __init__(self, face: Face, view: Any, moves: Sequence[Any]) -> None:
        self._face = face
        self._view = view
        self._picks = {move: face.picks(move) for move in moves}
        self.chosen: tuple[Pick, ...] = ()

    @property
    def all_moves(self) -> list[Any]:
        return list(self._picks)

    @property
    def moves(self) -> list[Any]:
        """The moves that all chosen picks belong to."""
        chosen = set(self.chosen)
        return [move for move, picks in self._picks.items() if chosen <= picks]

    @property
    def available(self) -> frozenset[Pick]:
        """The picks that lead on: those that some of the moves have, and not all."""
        picks = [self._picks[move] for move in self.moves]
        return frozenset.union(*picks) - (self._shared if self.chosen else frozenset())

    @property
    def ready(self) -> Any | None:
        """The move that the picks have led to."""
        moves = self.moves
        return moves[0] if self.chosen and len(moves) == 1 else None

    @property
    def starts(self) -> frozenset[Pick]:
        """What can be picked first."""
        return frozenset.union(*self._picks.values())

    def tap(self, thing: Pick) -> bool:
        """Pick what fits; a tap that fits only the first pick of another move begins anew. False if nothing fits."""
        meanings = list(self._face.meanings(self._view, thing))
        for pick in meanings:
            if pick in self.available:
                self.chosen += (pick,)
                return True
        if self.chosen and any(pick in self._shared for pick in meanings):
            return True  # it belongs to the answer anyway
        for pick in meanings:
            if pick in self.starts and pick not in self.chosen:
                self.chosen = (pick,)
                return True
        return False

    @property
    def _shared(self) -> frozenset[Pick]:
        return frozenset.intersection(*(self._picks[move] for move in self.moves))

    def choose(self, move: Any) -> None:
        """All picks of a move at once, for hints and lists."""
        self.chosen = tuple(sorted(self._picks[move], key=str))

    def step_back(self) -> bool:
        """Take the newest pick back. False if there is none."""
        had_some = bool(self.chosen)
        self.chosen = self.chosen[:-1]
        return had_some

    def clear(self) -> None:
        self.chosen = ()
