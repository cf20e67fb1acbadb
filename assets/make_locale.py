"""Brings the catalogues of all languages up to date with the English texts, and compiles them.

    python -m assets.make_locale

New texts are added untranslated, texts that are gone are dropped. Translators fill in assets/locale/*/…/alcazar.po.
"""

import sys
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

sys.path.insert(0, str(Path(__file__).parent.parent))

from ui.i18n import DOMAIN, ENGLISH, LANGUAGES, catalogue

ALWAYS = datetime(2026, 1, 1, tzinfo=UTC)  # a catalogue wants dates, and those of today would make every run differ
HEADERS = {"creation_date": ALWAYS, "revision_date": ALWAYS, "msgid_bugs_address": "none"}
HEADERS |= {"last_translator": "Alcazar", "language_team": "Alcazar"}
FOLDER = Path(__file__).parent / "locale"


def po_file(language: str) -> Path:
    return FOLDER / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def template(language: str) -> Catalog:
    """All texts, with their key as context: the same English words may need others elsewhere."""
    texts, fresh = catalogue(), Catalog(language, project="Alcazar", version="1", fuzzy=False, **HEADERS)
    fresh.header_comment = f"# Alcazar in {LANGUAGES[language]}"
    for key, text in texts.items():
        stem, _, form = key.rpartition(".")
        if form == "one" and f"{stem}.other" in texts:
            fresh.add((text, texts[f"{stem}.other"]), context=stem)
        elif not (form == "other" and f"{stem}.one" in texts):
            fresh.add(text, context=key)
    return fresh


def updated(language: str) -> Catalog:
    fresh = template(language)
    if po_file(language).exists():
        with po_file(language).open("rb") as file:
            known = read_po(file, locale=language)
        for message in fresh:
            old = message.id and known.get(message.id, message.context)
            if old:
                message.string = old.string
    return fresh


def main() -> None:
    for language in LANGUAGES:
        if language == ENGLISH:
            continue
        current, path = updated(language), po_file(language)
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("wb") as file:
            write_po(file, current, width=120)
        with path.with_suffix(".mo").open("wb") as file:
            write_mo(file, current)
        done = sum(bool(message.string and any(message.string)) for message in current if message.id)
        print(f"{language}: {done} of {len(current)} texts")


if __name__ == "__main__":
    main()
