"""Who stands where, and where every point comes from."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from alcazar.core.values import Json


@dataclass(frozen=True, slots=True)
class Item:
    """One line of the breakdown of a score."""

    key: str
    points: int
    args: Mapping[str, Json] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's place (1 is first; equal places are shared), its points and the items that add up to them."""

    seat: int
    place: int
    points: int
    items: tuple[Item, ...]
    tie_breaks: tuple[int, ...] = ()


def ranked(breakdowns: Sequence[Sequence[Item]], tie_breaks: Sequence[tuple[int, ...]]) -> tuple[Standing, ...]:
    """Standings in seat order. More points are better, then more of each tie-break; what is still equal is shared."""
    keys = [(sum(item.points for item in items), *ties) for items, ties in zip(breakdowns, tie_breaks, strict=True)]
    return tuple(
        Standing(seat, 1 + sum(other > key for other in keys), key[0], tuple(breakdowns[seat]), tuple(key[1:]))
        for seat, key in enumerate(keys)
    )


def winners(standings: Sequence[Standing]) -> list[int]:
    return [standing.seat for standing in standings if standing.place == 1]
