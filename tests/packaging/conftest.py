"""Tools that leave no trace in the project or in the home folder."""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.packaging.android import in_project, make_package, open_spec, pack

if TYPE_CHECKING:
    from buildozer import Buildozer


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("home")


@pytest.fixture(scope="session")
def builder(home: Path) -> "Buildozer":
    for name in ("buildozer", "pythonforandroid"):
        pytest.importorskip(name, reason=f"{name} is not installed; .ci/setup dev does that")
    with in_project(home):
        return open_spec(home)


@pytest.fixture(scope="session")
def packed(builder: "Buildozer", home: Path) -> Path:
    """The folder with what buildozer packs."""
    with in_project(home):
        return pack(builder)


@pytest.fixture(scope="session")
def package(builder: "Buildozer", packed: Path, home: Path) -> Path:
    """What python-for-android makes of it, all but the compiled program."""
    with in_project(home):
        return make_package(builder, home / "package")
