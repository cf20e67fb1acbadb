"""Copies of the database in case of damage, and its way from version to version."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from alcazar.saves.backups import backups
from alcazar.saves.errors import StoreError
from alcazar.saves.opening import FILE_NAME, open_store
from alcazar.saves.schema import APPLICATION_ID, migrate
from tests.saves.shelves import add_match, filled


def test_a_few_backups_rotate(tmp_path: Path) -> None:
    for _ in range(6):
        store = open_store(tmp_path)
        add_match(store, 2)
        store.close()
    numbers = [path.name for path in backups(tmp_path / FILE_NAME)]
    assert numbers == ["alcazar.backup-6.db", "alcazar.backup-5.db", "alcazar.backup-4.db"]
    with closing(sqlite3.connect(tmp_path / numbers[0])) as newest:
        assert newest.execute("SELECT count(*) FROM games").fetchone() == (5,)


def test_nothing_new_is_not_backed_up_again(tmp_path: Path) -> None:
    filled(tmp_path).close()
    for _ in range(3):
        open_store(tmp_path).close()
    names = [path.name for path in backups(tmp_path / FILE_NAME)]
    assert names == ["alcazar.backup-2.db", "alcazar.backup-1.db"]


def test_a_backup_that_fails_is_a_notice(tmp_path: Path) -> None:
    filled(tmp_path).close()
    (tmp_path / "alcazar.backup-part").mkdir()
    store = open_store(tmp_path)
    assert [notice.key for notice in store.notices] == ["store.no_backup"]
    assert store.file is not None
    store.close()


def test_migrations_go_version_by_version_all_or_nothing() -> None:
    connection = sqlite3.connect(":memory:", isolation_level=None)
    good, better = ("CREATE TABLE a (x)",), ("ALTER TABLE a ADD COLUMN y",)
    migrate(connection, (good,))
    with pytest.raises(StoreError):
        migrate(connection, (good, (*better, "no SQL")))
    assert connection.execute("PRAGMA user_version").fetchone() == (1,)
    assert [column[1] for column in connection.execute("PRAGMA table_info(a)")] == ["x"]
    migrate(connection, (good, better))
    assert connection.execute("PRAGMA user_version").fetchone() == (2,)
    assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
