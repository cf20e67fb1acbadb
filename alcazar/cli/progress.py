"""Progress of long work, on stderr, where it does not get between the results."""

import sys
from collections.abc import Callable
from time import monotonic

_QUIET_FOR = 1.0  # seconds between two lines; short work says nothing


def progress_of(what: str) -> Callable[[int, int], None]:
    last = monotonic()

    def show(done: int, total: int) -> None:
        nonlocal last
        if monotonic() - last >= _QUIET_FOR:
            last = monotonic()
            print(f"{what}: {done} of {total}", file=sys.stderr, flush=True)

    return show
