"""Saved games as files and on the clipboard, and what is said when something is damaged."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from alcazar.saves.portable import export_text
from tests.ui.driver import AppDriver
from tests.ui.saved_games import (
    card,
    cards,
    message,
    open_import,
    open_menu,
    open_saves,
    played,
    press,
    press_in_message,
    screen,
    stored,
    titles,
    with_three_games,
)

if TYPE_CHECKING:
    from tests.ui.conftest import OpenApp


@pytest.fixture
def app(open_app: "OpenApp") -> AppDriver:
    return with_three_games(open_app)


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Kivy's own one for systems without any."""
    from kivy.core.clipboard.clipboard_dummy import ClipboardDummy

    from ui import sharing

    clipboard = ClipboardDummy()
    monkeypatch.setattr(sharing, "Clipboard", clipboard)
    monkeypatch.setattr("kivy.core.clipboard.Clipboard", clipboard)
    return clipboard


def exports(app: AppDriver) -> list[Path]:
    return sorted((Path(app.app.user_data_dir) / "exports").glob("*"))


@pytest.mark.english
def test_export_never_writes_over_a_file(app: AppDriver) -> None:
    for _ in range(2):
        open_menu(app, "Holidays")
        press(app, "Export as a file")
    assert [path.name for path in exports(app)] == [
        "alcazar-holidays-2.alcazar.json",
        "alcazar-holidays.alcazar.json",
    ]
    assert "alcazar-holidays-2.alcazar.json" in message(app)
    assert str(exports(app)[0].parent) in message(app)


@pytest.mark.english
def test_a_file_comes_back_as_the_same_game(app: AppDriver) -> None:
    record = app.app.store.games.load(card(app, "Holidays").summary.id)
    open_menu(app, "Holidays")
    press(app, "Export as a file")
    open_import(app)
    press(app, "alcazar-holidays.alcazar.json")
    assert message(app) == "“Holidays” is among your saved games now."
    assert titles(app) == ["Holidays", "Alcazar", "Das neue Big Boss", "Holidays"]
    assert app.app.store.games.load(cards(app)[0].summary.id) == record
    press_in_message(app, "Open")
    app.frames(12)
    assert app.app.root.page.name == "table"


@pytest.mark.english
def test_the_clipboard_carries_a_game(app: AppDriver, clipboard: Any) -> None:
    record = app.app.store.games.load(card(app, "Das neue Big Boss").summary.id)
    open_menu(app, "Das neue Big Boss")
    press(app, "Copy to the clipboard")
    assert clipboard.paste() == export_text(record)
    open_import(app)
    press(app, "From the clipboard")
    assert app.app.store.games.load(cards(app)[0].summary.id) == record


def damaged_texts() -> Iterator[tuple[str, str]]:
    good = export_text(played(("Ada", "Bo"), moves=5))
    yield "", "The clipboard is empty. First copy a game that somebody sent you."
    yield "Hello!", "Nothing was imported. This file is not a saved game, or a part of it is missing."
    yield good[: len(good) // 2], "Nothing was imported. This file is not a saved game, or a part of it is missing."
    yield good.replace('"Ada"', '"Eve"'), "Nothing was imported. This file was changed or damaged on its way."
    yield '{"format": "other"}', "Nothing was imported. This file is not a saved game."


@pytest.mark.english
@pytest.mark.parametrize(("text", "said"), list(damaged_texts()))
def test_what_is_wrong_with_the_clipboard_is_said(app: AppDriver, clipboard: Any, text: str, said: str) -> None:
    clipboard.copy(text)
    open_import(app)
    press(app, "From the clipboard")
    assert message(app).startswith(said)
    assert len(stored(app)) == 3


@pytest.mark.english
def test_what_is_wrong_with_a_file_is_said(app: AppDriver) -> None:
    folder = Path(app.app.user_data_dir) / "exports"
    folder.mkdir()
    (folder / "broken.alcazar.json").write_bytes(b"\xff\xfe")
    open_import(app)
    press(app, "broken.alcazar.json")
    assert message(app).startswith("Nothing was imported. This file is not a saved game.")
    assert (folder / "broken.alcazar.json").read_bytes() == b"\xff\xfe"
    assert len(stored(app)) == 3


@pytest.mark.english
def test_without_files_the_folder_is_named(app: AppDriver) -> None:
    open_import(app)
    folder = Path(app.app.user_data_dir) / "exports"
    texts = [label.text for label in app.labels(app.app.root.sheets)]
    assert f"There is no file to import yet. Put it into {folder}, then come back here." in texts


def test_file_names_that_every_system_takes() -> None:
    from ui.sharing import LONGEST_NAME, file_stem

    assert file_stem(played(("Ada", "B/o: \\ *"))) == "alcazar-ada-b-o"
    assert len(file_stem(played(("x" * 40, "y" * 40)))) <= LONGEST_NAME


# -- damage -----------------------------------------------------------------------------------------------------------


@pytest.mark.english
def test_a_game_that_cannot_be_opened_says_so(app: AppDriver) -> None:
    identity = card(app, "Holidays").summary.id
    app.app.store.connection.execute("UPDATE snapshots SET state = '[]' WHERE game = ?", (identity,))
    app.back()
    app.app.root.screens.remove_widget(screen(app))
    open_saves(app)
    assert card(app, "Holidays").status == "Damaged"
    app.scroll_to(card(app, "Holidays"))
    app.tap(card(app, "Holidays").ids.players)
    assert message(app).startswith("A saved entry is damaged.")
    assert app.app.root.page is screen(app)


@pytest.mark.english
def test_a_damaged_entry_is_left_out_and_said(app: AppDriver) -> None:
    identity = card(app, "Holidays").summary.id
    app.back()
    app.app.store.connection.execute("UPDATE games SET position = 3 WHERE id = ?", (identity,))
    app.app.store.notices.clear()
    open_saves(app)
    assert titles(app) == ["Alcazar", "Das neue Big Boss"]
    assert message(app).startswith("A saved entry is damaged.")
