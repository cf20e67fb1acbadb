"""Types of the plain values that cross the border of the engine."""

from typing import Any, TypeAlias

# A value that json.dumps writes and json.loads gives back unchanged. Recursive aliases make callers cast at every step,
# so the checker is told Any and the conformance suite checks the round trip instead.
Json: TypeAlias = Any
