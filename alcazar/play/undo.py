"""What may be taken back: nothing, steps of this turn that revealed nothing, or anything."""

from collections.abc import Collection, Iterable, Sequence

from alcazar.core.reasons import IllegalMoveError, because
from alcazar.play.history import Step

OFF, TURN, FREE = "off", "turn", "free"
POLICIES = (OFF, TURN, FREE)


class UndoError(IllegalMoveError):
    """Nothing that could be taken back, or done again, under the policy of this match."""


def steps_back(steps: Sequence[Step], people: Collection[int], policy: str, asked: int | None) -> int:
    """How many steps one undo takes back: the newest step of a person, and all replies of opponents after it."""
    if policy == OFF:
        raise UndoError(because("undo.off"))
    by_people = [number for number, step in enumerate(steps) if step.seat in people]
    if not by_people:
        raise UndoError(because("undo.nothing"))
    count = len(steps) - by_people[-1]
    if policy == TURN:
        _check_this_turn(steps[-count:], asked)
    return count


def _check_this_turn(taken_back: Sequence[Step], asked: int | None) -> None:
    """A turn is over as soon as somebody else is asked; at the end of the game, the last step still belongs to it."""
    seat = taken_back[0].seat
    if len(taken_back) > 1 or asked not in (seat, None):
        raise UndoError(because("undo.turn_over", seat=seat))
    revealed = first_reveal(taken_back)
    if revealed:
        raise UndoError(because("undo.revealed", event=revealed))


def first_reveal(steps: Iterable[Step]) -> str | None:
    """The kind of the first event that brought something unknown to light."""
    return next((event.kind for step in steps for event in step.events if event.reveals), None)
