"""Exported matches: there and back, and refused with a word about what is wrong and where."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from alcazar.core.reasons import ReasonError
from alcazar.core.registry import games
from alcazar.play.record import Record
from alcazar.saves.errors import StoreError
from alcazar.saves.opening import open_store
from alcazar.saves.portable import checksum, export_file, export_text, import_data, import_file
from alcazar.saves.strict_json import MOST_BYTES
from tests.play.players import match, play
from tests.saves.shelves import content, filled

Harm = Callable[[dict[str, Any]], object]


@pytest.fixture(scope="module")
def record() -> Record:
    one = match(people=2, opponents=1, undo="free", title="Sunday")
    play(one, 30)
    one.undo()
    return one.record()


def sealed(content: dict[str, Any]) -> bytes:
    """With a checksum that fits, as somebody would write it who changes a save by hand."""
    content.pop("checksum", None)
    return json.dumps({**content, "checksum": checksum(content)}).encode()


def refusal(data: bytes) -> tuple[str, str | None]:
    with pytest.raises(ReasonError) as error:
        import_data(data)
    return error.value.reason.key, error.value.reason.args.get("where")


@pytest.mark.parametrize("game", [game.info.id for game in games()])
@pytest.mark.parametrize("moves", [0, 1, 50, 10_000])
def test_an_export_can_be_imported(game: str, moves: int) -> None:
    one = match(game)
    play(one, moves)
    assert import_data(export_text(one.record()).encode()) == one.record()


def test_what_was_taken_back_is_exported_too(record: Record) -> None:
    assert record.position < len(record.moves)
    assert import_data(export_text(record).encode()) == record


def test_a_file_is_never_overwritten(record: Record, tmp_path: Path) -> None:
    path = tmp_path / "one.alcazar.json"
    export_file(record, path)
    assert import_file(path) == record
    with pytest.raises(StoreError, match=r"file\.exists"):
        export_file(record, path)
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


def test_a_missing_file_is_an_error_in_words(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"store\.no_access"):
        import_file(tmp_path / "nothing.alcazar.json")


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "json.wrong"),
        (b"\xff\xfe", "json.no_text"),
        (b"[1, 2", "json.wrong"),
        (b"[]", "import.no_save"),
        (b'{"format": "chess"}', "import.no_save"),
        (b'{"a": 1, "a": 2}', "json.twice"),
        (b"[1.5]", "json.number"),
        (b"[NaN]", "json.number"),
        (b"[1e9]", "json.number"),
        (b"[" + b"9" * 5000 + b"]", "json.number"),
        (b"[" * 100_000, "json.too_deep"),
        (b'{"a":' * 100_000, "json.too_deep"),
        (b'"' + b'\\"' * 1_000_000, "json.wrong"),
        (b" " * (MOST_BYTES + 1), "json.too_large"),
    ],
)
def test_what_is_no_save_is_refused(data: bytes, key: str) -> None:
    assert refusal(data)[0] == key


def test_brackets_in_texts_do_not_count(record: Record) -> None:
    content = json.loads(export_text(record))
    content["title"] = "[{" * 20 + '\\"['
    assert import_data(sealed(content)).title == content["title"]


@pytest.mark.parametrize(
    ("harm", "key", "where"),
    [
        (lambda c: c.update(version=2), "import.newer", "version"),
        (lambda c: c.update(version="1"), "data.no_number", "version"),
        (lambda c: c.update(rules=99), "data.newer_rules", "rules"),
        (lambda c: c.update(rules=0), "data.no_number", "rules"),
        (lambda c: c.update(game="go"), "setup.unknown_game", None),
        (lambda c: c.update(game=["alcazar"]), "data.no_word", "game"),
        (lambda c: c.update(seed=-1), "data.no_number", "seed"),
        (lambda c: c.update(seed=True), "data.no_number", "seed"),
        (lambda c: c.update(seed=1), "replay.illegal", "moves[0]"),
        (lambda c: c.update(options={"x": 1}), "setup.unknown_option", None),
        (lambda c: c.update(options=[]), "data.no_object", "options"),
        (lambda c: c["seats"].pop(), "replay.illegal", None),
        (lambda c: c["seats"].clear(), "setup.seats", None),
        (lambda c: c["seats"][1].update(name="a\nb"), "data.no_text", "seats[1].name"),
        (lambda c: c["seats"][1].update(name="\ud800"), "data.no_text", "seats[1].name"),
        (lambda c: c["seats"][2].pop("colour"), "data.missing", "seats[2].colour"),
        (lambda c: c["seats"][0].update(run="rm"), "data.unexpected", "seats[0]"),
        (lambda c: c["moves"].__setitem__(9, ["fly"]), "replay.unreadable", "moves[9]"),
        (lambda c: c["moves"].__setitem__(9, {}), "replay.unreadable", "moves[9]"),
        (lambda c: c["moves"].__delitem__(0), None, None),
        (lambda c: c.update(moves={}), "data.no_list", "moves"),
        (lambda c: c.update(moves=[[]] * 30_000), "data.no_list", "moves"),
        (lambda c: c.update(position=31), "data.no_number", "position"),
        (lambda c: c.update(position=3), "replay.other_state", "state"),
        (lambda c: c["state"].update(stones=1), "replay.other_state", "state"),
        (lambda c: c.update(state=None), "replay.other_state", "state"),
        (lambda c: c.update(start={"after": 3}), "data.missing", "start.state"),
        (lambda c: c.update(start={"after": 3, "state": {}}), "replay.unreadable", "start"),
        (lambda c: c.update(undo="always"), "data.unknown", "undo"),
        (lambda c: c.update(assisted=1), "data.no_switch", "assisted"),
        (lambda c: c.update(title=None), "data.no_text", "title"),
        (lambda c: c.update(extra=1), "data.unexpected", ""),
        (lambda c: c.pop("moves"), "data.missing", "moves"),
    ],
)
def test_a_changed_save_is_refused_with_the_place(record: Record, harm: Harm, key: str | None, where: str) -> None:
    content = json.loads(export_text(record))
    harm(content)
    found, place = refusal(sealed(content))
    assert key is None or found == key
    assert where is None or place == where


def test_a_change_without_a_new_checksum_is_noticed(record: Record) -> None:
    text = export_text(record).replace('"Sunday"', '"Monday"')
    assert refusal(text.encode()) == ("import.checksum", "checksum")


def test_a_refused_import_changes_nothing(record: Record, tmp_path: Path) -> None:
    store = filled(tmp_path)
    before = content(store)
    with pytest.raises(ReasonError):
        store.games.add(import_data(export_text(record).encode()[:-20]))
    assert content(store) == before
    store.close()


def test_an_imported_match_is_saved_and_played_on(record: Record, tmp_path: Path) -> None:
    store = open_store(tmp_path)
    identity = store.games.add(import_data(export_text(record).encode()))
    assert store.games.load(identity) == record
    assert store.statistics() == {}
    store.close()
