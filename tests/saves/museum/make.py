"""Makes the exhibits of today's formats: `python -m tests.saves.museum.make`.

An exhibit that is there stays as it is. Once its format is released, it stays for ever.
"""

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from alcazar.saves.opening import FILE_NAME, open_store
from alcazar.saves.portable import SUFFIX, VERSION, export_file
from alcazar.saves.schema import MIGRATIONS
from tests.play.players import play
from tests.saves.shelves import add_match, fill

HERE = Path(__file__).parent
DATABASE = f"database-{len(MIGRATIONS)}.db"
EXPORT = f"match-{VERSION}{SUFFIX}"


def main() -> None:
    with TemporaryDirectory() as folder:
        store = open_store(Path(folder), clock=lambda: 1_700_000_000)
        fill(store)
        match = add_match(store, 60, seed=11, title="Museum")
        while not match.waits_for_person:
            play(match, 1)
        match.hint()
        match.undo()
        store.close()
        if not (HERE / DATABASE).exists():
            shutil.copyfile(Path(folder) / FILE_NAME, HERE / DATABASE)
        if not (HERE / EXPORT).exists():
            export_file(match.record(), HERE / EXPORT)


if __name__ == "__main__":
    main()
