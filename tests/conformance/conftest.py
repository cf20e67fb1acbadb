"""Every test of this folder that asks for a `table` runs at all of them."""

import pytest

from tests.conformance.playouts import tables


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", tables(), ids=str)
