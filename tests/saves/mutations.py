"""Ways in which files get damaged."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

PAGE = 4096


def flip_bits(data: bytearray, random: Random) -> None:
    for _ in range(random.choice((1, 1, 1, 2, 8))):
        data[random.randrange(len(data))] ^= 1 << random.randrange(8)


def overwrite(data: bytearray, random: Random) -> None:
    place = random.randrange(len(data))
    data[place : place + random.choice((1, 4, 40, 400))] = random.randbytes(random.choice((1, 4, 40, 400)))


def cut(data: bytearray, random: Random) -> None:
    del data[random.randrange(len(data)) :]


def leave_out(data: bytearray, random: Random) -> None:
    place = random.randrange(len(data))
    del data[place : place + random.choice((1, 10, 100, PAGE))]


def double(data: bytearray, random: Random) -> None:
    place = random.randrange(len(data))
    data[place:place] = data[place : place + random.choice((1, 10, 100, PAGE))]


def harm_header(data: bytearray, random: Random) -> None:
    data[random.randrange(min(100, len(data)))] = random.randrange(256)


def empty_page(data: bytearray, random: Random) -> None:
    place = random.randrange(len(data)) // PAGE * PAGE
    data[place : place + PAGE] = bytes(len(data[place : place + PAGE]))


def swap_pages(data: bytearray, random: Random) -> None:
    a, b = (random.randrange(max(1, len(data) // PAGE)) * PAGE for _ in range(2))
    data[a : a + PAGE], data[b : b + PAGE] = data[b : b + PAGE], data[a : a + PAGE]


def harm_page_head(data: bytearray, random: Random) -> None:
    place = random.randrange(len(data)) // PAGE * PAGE
    data[min(len(data) - 1, place + random.randrange(16))] = random.randrange(256)


def append(data: bytearray, random: Random) -> None:
    data += random.randbytes(random.choice((1, 100, PAGE)))


Mutation = Callable[[bytearray, Random], None]
TEXT_MUTATIONS: tuple[Mutation, ...] = (flip_bits, overwrite, cut, leave_out, double, append)
PAGE_MUTATIONS: tuple[Mutation, ...] = (*TEXT_MUTATIONS, harm_header, empty_page, swap_pages, harm_page_head)


def mutated(data: bytes, random: Random, mutations: tuple[Mutation, ...]) -> bytes:
    changed = bytearray(data)
    random.choice(mutations)(changed, random)
    return bytes(changed)


STRANGE: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 7, 72, 255, 256, 1 << 31, 1 << 63, 1 << 64, "", "x", "alcazar", "bigboss", "free",
    [], {}, [[]], [0], ["pass"], ["done"], ["castle", 1, [1, 2, 3]], {"after": 0, "state": None}, "\ud800", "a" * 500,
)  # fmt: skip


def places(value: Any) -> list[tuple[Any, Any]]:
    """All containers with each of their keys, everywhere in a value."""
    if isinstance(value, dict):
        keys: list[Any] = list(value)
    elif isinstance(value, list):
        keys = list(range(len(value)))
    else:
        return []
    return [(value, key) for key in keys] + [place for key in keys for place in places(value[key])]


def with_other_content(text: str, random: Random) -> Any:
    """The same JSON with something replaced, left out, doubled or exchanged."""
    content = json.loads(text)
    for _ in range(random.choice((1, 1, 2, 4))):
        container, key = random.choice(places(content))
        action = random.randrange(4)
        if action == 0:
            container[key] = random.choice(STRANGE)
        elif action == 1:
            del container[key]
        elif action == 2 and isinstance(container, list):
            container.insert(key, container[key])
        else:
            other, place = random.choice(places(content) or [(container, key)])
            container[key] = json.loads(json.dumps(other[place])) if place in _keys(other) else None
    return content


def _keys(container: Any) -> Any:
    return container if isinstance(container, dict) else range(len(container))
