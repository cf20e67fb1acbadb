"""Stores of tests lie in memory where that is possible: they wait for the disk after every move otherwise."""

import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

_IN_MEMORY = Path("/dev/shm")


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    in_memory = _IN_MEMORY if os.access(_IN_MEMORY, os.W_OK) else None
    with TemporaryDirectory(prefix="alcazar-", dir=in_memory) as folder:
        yield Path(folder)
