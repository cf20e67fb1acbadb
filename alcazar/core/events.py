"""What happened, one small thing at a time: for animation, sound, log and recap."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from alcazar.core.values import Json


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    kind      names the event; the app has a text and an animation for each
    seat      whom it happened to, None if it concerns the table
    args      what everybody may see of it
    secret    further arguments that only the seats in `audience` may see
    amount    what it adds to the seat's purse (negative: what it takes away)
    reveals   something unknown came to light, so undo must not go back past it
    chance    results of dice or other chance, in order
    """

    kind: str
    seat: int | None = None
    args: Mapping[str, Json] = field(default_factory=dict)
    secret: Mapping[str, Json] = field(default_factory=dict)
    audience: tuple[int, ...] = ()
    amount: int = 0
    reveals: bool = False
    chance: tuple[int, ...] = ()

    def seen_by(self, seat: int) -> "Event":
        """The event as this seat may see it: secrets joined to the arguments, or left out."""
        if not self.secret:
            return self
        args = {**self.args, **self.secret} if seat in self.audience else self.args
        return replace(self, args=args, secret={}, audience=())


# Rules call it for every event. None where nobody listens (search), so that no event is even made.
Tell: TypeAlias = Callable[[Event], None]
