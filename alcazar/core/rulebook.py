"""Games that go from question to question, in moves that are ints: which rule answers what.

A phase is the number of an open question, and the first number that names none means that the game is over. The upper
bits of a move are its kind. A game lists its rules once, and gets from here what the contract asks for.
"""

from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeAlias, TypeVar

from alcazar.core.contract import Decision
from alcazar.core.events import Tell
from alcazar.core.reasons import Reason, because


class PhasedState(Protocol):
    player: int  # who is asked
    phase: int
    known_moves: list[int] | None  # the legal ones, once they were asked for


State = TypeVar("State", bound=PhasedState)

Lister: TypeAlias = Callable[[State], list[int]]
Player: TypeAlias = Callable[[State, int, Tell | None], None]
Doubter: TypeAlias = Callable[[State, int], Reason | None]


class Rulebook(Generic[State]):
    def __init__(
        self,
        seats: int,
        phases: Sequence[str],
        moves_in_phase: Sequence[Lister[State]],
        kinds: Sequence[tuple[int, Player[State], Doubter[State]]],
        kind_shift: int,
    ) -> None:
        """Per phase its name and the moves that answer it. Per kind of move the phase that asks for it, what it does,
        and why it may be forbidden.
        """
        self._phases = phases
        self._moves_in_phase = (*moves_in_phase, _none_when_over)
        self._asked_in = [phase for phase, _, _ in kinds]
        self._players = [player for _, player, _ in kinds]
        self._doubters = [doubter for _, _, doubter in kinds]
        self._kind_shift = kind_shift
        self._decisions = [[*(Decision(seat, phase) for phase in phases), None] for seat in range(seats)]

    def decision(self, state: State) -> Decision | None:
        return self._decisions[state.player][state.phase]

    def legal_moves(self, state: State) -> Sequence[int]:
        known = state.known_moves
        if known is None:
            known = state.known_moves = self._moves_in_phase[state.phase](state)
        return known

    def play(self, state: State, move: int, tell: Tell | None = None) -> None:
        state.known_moves = None
        self._players[move >> self._kind_shift](state, move, tell)

    def why_not(self, state: State, move: int) -> Reason | None:
        if state.phase == len(self._phases):
            return because("game.over")
        kind = move >> self._kind_shift
        phase = self._asked_in[kind]
        if phase != state.phase:
            return because("game.other_question", asked=self._phases[state.phase], answered=self._phases[phase])
        return self._doubters[kind](state, move)


def always(state: PhasedState, move: int) -> Reason | None:
    """Nothing forbids a move of this kind, once it is asked for."""
    return None


def _none_when_over(state: PhasedState) -> list[int]:
    return []
