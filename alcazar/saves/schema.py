"""The format of the database, version by version. This is the only place that changes it."""

import sqlite3
from collections.abc import Sequence

from alcazar.core.reasons import because
from alcazar.saves.connection import transaction
from alcazar.saves.errors import UnusableFileError, damaged_file

APPLICATION_ID = 0x416C637A  # "Alcz", in the header of the file: tells it from the databases of other programs

# One list of statements for each version, to be carried out on the version before. Never change one that was released.
MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE games (
            id INTEGER PRIMARY KEY, uid TEXT NOT NULL UNIQUE, title TEXT NOT NULL, game TEXT NOT NULL,
            rules INTEGER NOT NULL, seats TEXT NOT NULL, seed TEXT NOT NULL, options TEXT NOT NULL, undo TEXT NOT NULL,
            assisted INTEGER NOT NULL, position INTEGER NOT NULL, length INTEGER NOT NULL, finished INTEGER NOT NULL,
            asked INTEGER, created INTEGER NOT NULL, changed INTEGER NOT NULL, touched INTEGER NOT NULL,
            trashed INTEGER, seal TEXT NOT NULL)""",
        "CREATE INDEX games_touched ON games (touched)",
        """CREATE TABLE snapshots (
            game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE, role TEXT NOT NULL, after INTEGER NOT NULL,
            state TEXT NOT NULL, seal TEXT NOT NULL, PRIMARY KEY (game, role)) WITHOUT ROWID""",
        """CREATE TABLE moves (
            game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE, ply INTEGER NOT NULL, move TEXT NOT NULL,
            seal TEXT NOT NULL, PRIMARY KEY (game, ply)) WITHOUT ROWID""",
        """CREATE TABLE settings (
            key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL, seal TEXT NOT NULL) WITHOUT ROWID""",
        """CREATE TABLE results (
            uid TEXT NOT NULL, seat INTEGER NOT NULL, player TEXT NOT NULL, game TEXT NOT NULL, seats INTEGER NOT NULL,
            level TEXT NOT NULL, points INTEGER NOT NULL, place INTEGER NOT NULL, assisted INTEGER NOT NULL,
            ended INTEGER NOT NULL, touched INTEGER NOT NULL, seal TEXT NOT NULL, PRIMARY KEY (uid, seat))
            WITHOUT ROWID""",
    ),
)


def version_of(connection: sqlite3.Connection) -> int:
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def check_identity(connection: sqlite3.Connection) -> None:
    """Refuse databases of other programs and of newer versions of this one; an empty one is fine."""
    version = version_of(connection)
    (identity,) = connection.execute("PRAGMA application_id").fetchone()
    if not version and not identity and not _definitions(connection):
        return
    if identity != APPLICATION_ID:
        raise UnusableFileError(because("store.foreign", problem="not made by this program"), "foreign")
    if version > len(MIGRATIONS):
        raise UnusableFileError(because("store.newer", found=version, known=len(MIGRATIONS)), "newer")
    if version < 1:
        raise damaged_file("it has no version")


def migrate(connection: sqlite3.Connection, migrations: Sequence[Sequence[str]] = MIGRATIONS) -> None:
    """Bring the database to the newest version, one version after the other, each all or nothing."""
    for version, statements in enumerate(migrations, start=1):
        if version_of(connection) >= version:
            continue
        with transaction(connection):
            # Another instance may have been faster while this one waited for the lock.
            if version_of(connection) < version:
                for statement in statements:
                    connection.execute(statement)
                connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
                connection.execute(f"PRAGMA user_version = {version}")


def check_schema(connection: sqlite3.Connection) -> None:
    """The tables are exactly those of its version: nothing missing, nothing added that would run by itself."""
    reference = sqlite3.connect(":memory:", isolation_level=None)
    try:
        migrate(reference, MIGRATIONS[: version_of(connection)])
        if _definitions(reference) != _definitions(connection):
            raise damaged_file("its tables are not those of this program")
    finally:
        reference.close()


def _definitions(connection: sqlite3.Connection) -> set[tuple[str | None, ...]]:
    return set(connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master"))
