"""One match as one file to hand on: `.alcazar.json`, described in docs/save-format.md."""

import json
from hashlib import sha256
from pathlib import Path

from alcazar.core.reasons import DataError, because
from alcazar.core.values import Json
from alcazar.play.history import Progress, in_silence
from alcazar.play.reading import refusal, whole
from alcazar.play.record import Record, decode_record, encode_record
from alcazar.play.replay import renewed, replayed
from alcazar.saves.code import code_of
from alcazar.saves.errors import file_errors_in_our_words
from alcazar.saves.files import write_new
from alcazar.saves.strict_json import MOST_BYTES, parse

SUFFIX = ".alcazar.json"
FORMAT = "alcazar-save"
VERSION = 1
_HIGHEST_VERSION = 1_000_000
_OWN_MEMBERS = ("format", "version", "code", "checksum")


def export_text(record: Record) -> str:
    content = {"format": FORMAT, "version": VERSION, "code": code_of(record.setup), **encode_record(record)}
    return json.dumps({**content, "checksum": checksum(content)}, indent=1) + "\n"


def export_file(record: Record, path: Path) -> None:
    write_new(path, export_text(record).encode())


def import_file(path: Path, progress: Progress = in_silence) -> Record:
    with file_errors_in_our_words(), open(path, "rb") as file:
        data = file.read(MOST_BYTES + 1)
    return import_data(data, progress)


def import_data(data: bytes, progress: Progress = in_silence) -> Record:
    """The record in a file. Everything is checked, at last by playing it again; a DataError says what is wrong."""
    record = decode_record(_content(parse(data)))
    current = record.setup.rules().info.rules_version
    if record.rules < current:
        return renewed(record)
    replayed(record, progress)
    return record


def checksum(content: dict[str, Json]) -> str:
    """Of everything but itself, written in one certain way."""
    canonical = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return sha256(canonical.encode()).hexdigest()


def _content(data: Json) -> Json:
    """What the file says about the match, without what it says about itself."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise DataError(because("import.no_save"))
    version = whole(data.get("version"), "version", 1, _HIGHEST_VERSION)
    if version > VERSION:
        raise refusal("import.newer", "version", found=version, known=VERSION)
    if checksum({name: value for name, value in data.items() if name != "checksum"}) != data.get("checksum"):
        raise refusal("import.checksum", "checksum")
    return {name: value for name, value in data.items() if name not in _OWN_MEMBERS}
