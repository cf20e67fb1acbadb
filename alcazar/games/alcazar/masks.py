"""Sets of cells and cards as ints."""


def members(mask: int) -> list[int]:
    """The numbers in a set, in rising order."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found
