"""`python -m alcazar saves` and `replay`: what they print, what they refuse, and that looking changes nothing."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from alcazar.cli import progress
from alcazar.cli.main import main
from alcazar.cli.sentences import SAVES
from alcazar.saves.opening import FILE_NAME
from tests.saves.shelves import filled


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    filled(tmp_path / "saves").close()
    return tmp_path / "saves"


class Terminal:
    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def run(self, *arguments: object, code: int = 0) -> str:
        """What a command prints, on stdout if all is well and on stderr if it complains."""
        found = main([str(argument) for argument in arguments])
        printed = self._capsys.readouterr()
        assert found == code, printed.err
        return printed.err if code == 2 else printed.out


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(capsys)


def content(folder: Path) -> dict[str, bytes]:
    """Without the empty log that SQLite lays beside a database even to read it."""
    return {path.name: path.read_bytes() for path in folder.glob("*.db")}


def harm(folder: Path) -> None:
    with closing(sqlite3.connect(folder / FILE_NAME, isolation_level=None)) as connection:
        connection.execute("UPDATE moves SET move = '[]' WHERE game = 2 AND ply = 7")


def test_list(terminal: Terminal, folder: Path) -> None:
    newest, oldest = terminal.run("saves", "list", folder).splitlines()
    assert newest.endswith("Ada, Bo: 29 moves, Ada to decide")
    assert "“over”" in oldest
    assert oldest.endswith("finished")
    assert "thrown away" in terminal.run("saves", "list", folder, "--trash")
    assert terminal.run("saves", "list", folder, "--search", "over", "--sort", "game") == oldest + "\n"


def test_show_tells_a_story(terminal: Terminal, folder: Path) -> None:
    lines = terminal.run("saves", "show", folder, 1).splitlines()
    assert lines[0].startswith("Set-up code: alcazar-2-0-2-")
    assert lines[1].startswith("Alcazar: Ada (person), Bo (easy); seed 2, ")
    assert lines[-1].startswith("The end. Ada ")
    assert sum("  Ada: " in line for line in lines) > 50
    assert sum("Ada gets " in line for line in lines) > 5


def test_export_replay_and_import(terminal: Terminal, folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "one.alcazar.json"
    assert terminal.run("saves", "export", folder, 2, file) == "exported game 2 to one.alcazar.json\n"
    story = terminal.run("replay", file)
    assert story.splitlines() == terminal.run("saves", "show", folder, 2).splitlines()[1:]
    assert terminal.run("saves", "import", tmp_path / "other", file) == "imported as game 1\n"
    assert terminal.run("saves", "import", folder, file) == "imported as game 4\n"
    assert "29 moves" in terminal.run("saves", "list", tmp_path / "other")


def test_a_story_for_one_seat_has_its_secrets(terminal: Terminal, folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "one.alcazar.json"
    terminal.run("saves", "export", folder, 1, file)
    public, own, other = (terminal.run("replay", file, *seat) for seat in ((), ("--seat", 1), ("--seat", 2)))
    bought, named = "Ada buys the top card of the deck for 5", "Ada buys the top card of the deck for 5 (card "
    assert named in own
    assert named not in other
    assert bought in public
    assert named not in public
    assert terminal.run("replay", file, "--seat", 3, code=2) == "alcazar: there are 2 seats at this table, not 3\n"


def test_verify_and_repair(terminal: Terminal, folder: Path) -> None:
    assert terminal.run("saves", "verify", folder) == "all 3 games are as they were saved\n"
    assert terminal.run("saves", "repair", folder) == "nothing to repair\n"
    harm(folder)
    before = content(folder)
    assert terminal.run("saves", "verify", folder, code=1) == "a row of moves is damaged: (2, 7)\n"
    assert content(folder) == before
    assert "the old file is kept as alcazar.damaged-1.db" in terminal.run("saves", "repair", folder)
    assert terminal.run("saves", "verify", folder) == "all 3 games are as they were saved\n"


def test_looking_changes_nothing(terminal: Terminal, folder: Path, tmp_path: Path) -> None:
    before = content(folder)
    for arguments in (["list"], ["show"], ["verify"]):
        terminal.run("saves", *arguments, folder, *([1] if arguments == ["show"] else []))
    terminal.run("saves", "export", folder, 1, tmp_path / "x")
    assert content(folder) == before


@pytest.mark.parametrize("action", ["list", "verify", "repair"])
def test_a_folder_without_saves_is_named(terminal: Terminal, tmp_path: Path, action: str) -> None:
    assert "there is no alcazar.db in" in terminal.run("saves", action, tmp_path, code=2)
    assert list(tmp_path.iterdir()) == []


def test_refusals_are_one_line(terminal: Terminal, folder: Path, tmp_path: Path) -> None:
    assert terminal.run("saves", "show", folder, 9, code=2) == "alcazar: there is no game 9\n"
    assert "invalid choice" in terminal.run("saves", "list", folder, "--sort", "luck", code=2)
    (tmp_path / "taken").touch()
    assert "taken is there already" in terminal.run("saves", "export", folder, 1, tmp_path / "taken", code=2)
    assert "line 1, column 1" in terminal.run("replay", tmp_path / "taken", code=2)
    assert "cannot be reached" in terminal.run("replay", tmp_path / "nothing", code=2)
    os.truncate(folder / FILE_NAME, 5000)
    assert "saved games are damaged" in terminal.run("saves", "list", folder, code=2)


def test_long_work_shows_progress(
    terminal: Terminal, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(progress, "_QUIET_FOR", 0)
    main(["saves", "verify", str(folder)])
    assert "verifying games: 2 of 3\n" in capsys.readouterr().err


def test_every_sentence_has_its_arguments_from_its_reason() -> None:
    """Each key that play and saves can give has a sentence, and no sentence is left over."""
    root = Path(__file__).parents[2] / "alcazar"
    code = "".join(path.read_text() for package in ("play", "saves") for path in (root / package).glob("*.py"))
    assert [key for key in SAVES if f'"{key}"' not in code and key not in ("data.move", "data.state")] == []
