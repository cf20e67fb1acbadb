"""Languages: complete, with the same gaps to fill in, and switched while the app is open."""

import re
import string
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from babel.messages.pofile import read_po

from assets.make_locale import po_file, template
from ui import i18n
from ui.i18n import ENGLISH, LANGUAGES, catalogue, tr, trn, use_language

if TYPE_CHECKING:
    from tests.ui.conftest import OpenApp

ROOT = Path(__file__).parent.parent.parent
OTHERS = [language for language in LANGUAGES if language != ENGLISH]


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    use_language(ENGLISH)


def messages(language: str) -> dict[tuple[str, Any], Any]:
    with po_file(language).open("rb") as file:
        return {(message.context, message.id): message.string for message in read_po(file) if message.id}


def gaps(text: str) -> set[str | None]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_missing_and_nothing_is_left_over(language: str) -> None:
    wanted = {(message.context, message.id) for message in template(language) if message.id}
    found = messages(language)
    assert wanted - found.keys() == set()
    assert found.keys() - wanted == set()
    assert [key for key, text in found.items() if not text or not all(text)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_gaps_are_filled_in(language: str) -> None:
    for (key, english), translated in messages(language).items():
        originals = (english,) if isinstance(english, str) else english
        texts = (translated,) if isinstance(translated, str) else translated
        for original, text in zip(originals, texts, strict=True):
            assert gaps(text) == gaps(original), key


@pytest.mark.parametrize("language", OTHERS)
def test_the_compiled_catalogue_is_that_of_the_texts(language: str) -> None:
    use_language(language)
    for (key, english), translated in messages(language).items():
        if isinstance(english, str):
            assert i18n._translation.pgettext(key, english) == translated
        else:
            assert [i18n._translation.npgettext(key, *english, number) for number in (1, 2)] == list(translated)


def test_every_key_in_the_code_has_a_text() -> None:
    pattern = re.compile(r"""\btrn?\(\s*"([a-z_.]+)["]""")
    for file in [*ROOT.glob("ui/**/*.py"), *ROOT.glob("ui/**/*.kv")]:
        for key in pattern.findall(file.read_text(encoding="utf-8")):
            known = key in catalogue() or f"{key}.other" in catalogue() or key.endswith(".")
            assert known, f"{file.name}: {key}"


def test_texts_with_numbers_are_asked_for_by_number() -> None:
    """Their forms are not known by themselves to other languages."""
    pattern = re.compile(r"""\btr\(\s*f?"([a-z_.]+)[.](?:one|other)["]""")
    for file in [*ROOT.glob("ui/**/*.py"), *ROOT.glob("ui/**/*.kv")]:
        stems = pattern.findall(file.read_text(encoding="utf-8"))
        assert [stem for stem in stems if f"{stem}.one" in catalogue()] == [], file.name


def test_every_text_is_used() -> None:
    """By its whole key, or by a beginning of it that the code adds to."""
    sources = [*ROOT.glob("ui/**/*.py"), *ROOT.glob("ui/**/*.kv")]
    code = "\n".join(file.read_text(encoding="utf-8") for file in sources if "texts" not in file.parts)
    whole = set(re.findall(r'"([a-z_]+(?:[.][a-z_]+)+)[.]?"', code))
    begun = set(re.findall(r'"([a-z_]+(?:[.][a-z_]+)*)[.][{]', code))
    for key in catalogue():
        parts = key.split(".")
        beginnings = {".".join(parts[:length]) for length in range(1, len(parts) + 1)}
        assert beginnings & (whole | begun), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_plurals(language: str) -> None:
    use_language(language)
    assert trn("saves.moves", 1) != trn("saves.moves", 2)
    assert i18n.number(1234.5) == ("1,234.5" if language == ENGLISH else "1.234,5")


def test_the_language_of_the_device_at_first_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(i18n.locale, "getlocale", lambda: ("it_IT", "UTF-8"))
    assert i18n.device_language() == "it"
    monkeypatch.setattr(i18n.locale, "getlocale", lambda: ("fi_FI", "UTF-8"))
    assert i18n.device_language() == ENGLISH


def test_switched_while_the_app_is_open(open_app: "OpenApp") -> None:
    app = open_app((360, 800))
    app.app.root.open("settings")
    app.frames(15)
    for language in (*OTHERS, ENGLISH):
        app.app.settings.language = language
        app.frames(15)
        shown = {label.text for label in app.labels()}
        assert tr("settings.theme") in shown
        assert app.app.root.page.name == "settings"
    app.app.settings.language = "de"
    app.frames(15)
    app.back()
    app.frames(15)
    assert tr("home.new_game") in {label.text for label in app.labels()}
