"""Folders and files that cannot be reached or written: play goes on in memory, and nothing is changed."""

import subprocess
import sys
from pathlib import Path

import pytest

from alcazar.saves.opening import FILE_NAME, open_store
from tests.saves.shelves import add_match, filled
from tests.saves.test_damage import keys


def test_a_folder_in_place_of_the_file_does_not_stop_play(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    store = open_store(tmp_path)
    assert store.file is None
    assert keys(store.notices) == ["store.no_access", "store.in_memory"]
    add_match(store, 3)
    assert len(store.summaries()) == 1


def test_a_file_in_place_of_the_folder_does_not_stop_play(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("here")
    store = open_store(tmp_path / "saves")
    assert store.file is None
    assert "store.in_memory" in keys(store.notices)
    assert (tmp_path / "saves").read_text() == "here"


AS_NOBODY = """
import os
import sys
from pathlib import Path
from alcazar.core.registry import games
from alcazar.saves.opening import open_store
from tests.saves.shelves import add_match, positions, resume
games()
if os.geteuid() == 0:
    os.setuid(65534)  # nothing is forbidden to root
store = open_store(Path(sys.argv[1]))
assert store.file is None
assert [notice.key for notice in store.notices][:2] == ["store.no_access", "store.in_memory"], store.notices
"""


def run_as_nobody(folder: Path, code: str) -> None:
    command = [sys.executable, "-c", AS_NOBODY + code, str(folder)]
    subprocess.run(command, check=True, cwd=Path(__file__).parents[2], timeout=60)


@pytest.mark.parametrize("with_log", [False, True])
def test_a_folder_that_cannot_be_written_to_can_still_be_played_from(tmp_path: Path, with_log: bool) -> None:
    store = filled(tmp_path)
    if not with_log:
        store.close()
    for file in tmp_path.iterdir():
        file.chmod(0o444)
        if file.name.endswith("-shm"):
            file.unlink()
    tmp_path.chmod(0o555)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    try:
        run_as_nobody(tmp_path, "assert len(positions(store)) == 3; resume(store, 2, 3)")
        assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before
    finally:
        tmp_path.chmod(0o755)


def test_a_folder_that_may_not_be_looked_into_does_not_stop_play(tmp_path: Path) -> None:
    filled(tmp_path).close()
    tmp_path.chmod(0o000)
    try:
        run_as_nobody(tmp_path, "add_match(store, 3); assert len(positions(store)) == 1")
    finally:
        tmp_path.chmod(0o755)
