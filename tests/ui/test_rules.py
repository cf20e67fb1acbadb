"""The rules in the app: complete, true to the engine, and easy to find."""

import re
from pathlib import Path
from typing import Any

import pytest

from alcazar.core.registry import game
from alcazar.games.alcazar.material import (
    ALCAZAR,
    BIG_BOSS,
    BRIDGE_PRICE,
    BUILDING_CARD_PRICE,
    DISPLAY,
    FIELDS,
    FLAGS,
    HAND,
    NOBLES_OF_RANK,
    STONES,
    TOP_VALUE,
    TOWER_CARD_PRICE,
    TOWER_CARDS,
)
from alcazar.games.alcazar.reasons import REASONS
from alcazar.games.burgenland import material as castles_and_dice
from alcazar.games.burgenland.reasons import REASONS as BURGEN_LAND_REASONS
from ui.i18n import catalogue, tr
from ui.learn import LESSONS
from ui.rules.guides import guide_of
from ui.rules.guides.guide import ANY_ICON
from ui.rules.links import section_of
from ui.rules.page import Page, games_with_rules, rules_of
from ui.rules.search import LONGEST_EXCERPT, find

REASONS_OF = {"alcazar": REASONS, "bigboss": REASONS, "burgenland": BURGEN_LAND_REASONS}
GAMES = tuple(REASONS_OF)
DOCUMENTS = {"alcazar": "alcazar.md", "bigboss": "big-boss.md", "burgenland": "burgenland.md"}
DOCS = Path(__file__).parents[2] / "docs" / "rules"


@pytest.fixture(params=GAMES)
def page(request: pytest.FixtureRequest) -> Page:
    return rules_of(request.param)


# -- what is written --------------------------------------------------------------------------------------------------


def test_games_whose_rules_are_written() -> None:
    titles = {"alcazar": "Alcazar", "bigboss": "Das neue Big Boss", "burgenland": "Burgen Land"}
    assert games_with_rules().items() >= titles.items()
    assert rules_of("chess").sections == ()


def test_every_text_has_its_place_on_the_page(page: Page) -> None:
    texts = {tr(key) for key in catalogue() if key.startswith(f"rules.{page.game}.")}
    told = {paragraph.text for section in page.sections for paragraph in section.paragraphs}
    others = {text for section in page.sections for text in (section.title, section.caption) if text}
    assert {text.removeprefix("◆ ").removeprefix("- ") for text in texts} == told | others


def test_sections_are_short_and_paragraphs_are_sentences(page: Page) -> None:
    assert len({section.key for section in page.sections}) == len(page.sections) > 10
    for section in page.sections:
        assert 1 <= len(section.paragraphs) <= 12
        for paragraph in section.paragraphs:
            assert len(paragraph.text) <= 200, paragraph.text
            assert paragraph.item or re.fullmatch(r"[A-Z0-9].*[.:]", paragraph.text), paragraph.text


@pytest.mark.parametrize(("game", "document"), DOCUMENTS.items())
def test_rulings_are_those_of_the_documents(game: str, document: str) -> None:
    marks = (DOCS / document).read_text(encoding="utf-8").count("◆") - 1  # the first one says what the mark means
    rulings = [paragraph for section in rules_of(game).sections for paragraph in section.paragraphs if paragraph.ruling]
    assert len(rulings) == marks


def told(game: str, section: str) -> str:
    found = rules_of(game).section(section)
    assert found
    return " ".join(paragraph.text for paragraph in found.paragraphs)


@pytest.mark.parametrize("variant", [ALCAZAR, BIG_BOSS], ids=lambda variant: variant.id)
def test_numbers_are_those_of_the_engine(variant: Any) -> None:
    barons, grandes = NOBLES_OF_RANK
    material = told(variant.id, "material")
    assert f"{variant.money} money, {HAND} building cards, {grandes} grandes and {barons} barons" in material
    long_pieces = "bridges" if variant.bridges else "foundations"
    assert f"{TOWER_CARDS} tower cards, {STONES} stones, {variant.long_pieces} {long_pieces}" in material
    assert f"{len(FLAGS) - 1} flags" in material
    assert f"each of the {FIELDS} fields" in material
    assert DISPLAY == 6
    assert "Six lie open" in material
    assert f"for {BUILDING_CARD_PRICE}." in told(variant.id, "buy")
    assert f"a tower card for {TOWER_CARD_PRICE}" in told(variant.id, "buy")
    assert f"worth more than {TOP_VALUE}" in told(variant.id, "value")


def test_price_of_a_bridge() -> None:
    assert f"costs {BRIDGE_PRICE} " in told("alcazar", "bridge")
    assert rules_of("bigboss").section("bridge") is None


def test_numbers_of_burgen_land_are_those_of_the_engine() -> None:
    cards = zip(castles_and_dice.COUNT, ("walls", "small towers", "houses", "large towers"), castles_and_dice.VALUE)
    for count, kind, value in cards:
        assert f"{count} {kind}, worth {value} each" in told("burgenland", "material")
    assert f"{castles_and_dice.RED_DICE} red dice" in told("burgenland", "material")
    assert f"around {castles_and_dice.FIELDS} fields" in told("burgenland", "board")
    assert f"{castles_and_dice.GOAL} points" in told("burgenland", "end")
    for kind, value in zip(("wall", "small tower", "house", "large tower"), castles_and_dice.VALUE):
        dice = "die" if value == 1 else "dice"
        assert f"{kind}: take a {kind}, or {value} red {dice}" in told("burgenland", "field")


def test_fields_are_in_the_order_of_the_rondel() -> None:
    section = rules_of("burgenland").section("board")
    assert section
    first = castles_and_dice.FIELD[: castles_and_dice.FIELDS // len(castles_and_dice.COLOURS)]
    lines = [paragraph.text for paragraph in section.paragraphs if paragraph.item]
    names = ["wall/crown" if name == "wall_crown" else name.replace("_", " ") for name in first[1:]]  # two in one line
    assert [name in line for name, line in zip(names, lines, strict=True)] == [True] * len(lines)


# -- from a reason to its section -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "key"), [(game, key) for game in GAMES for key in REASONS_OF[game] if not key.startswith("data.")]
)
def test_every_reason_against_a_move_leads_to_a_section(game: str, key: str) -> None:
    section = section_of(game, key)
    assert section
    assert rules_of(game).section(section)


def test_reasons_lead_to_the_right_sections() -> None:
    assert section_of("alcazar", "castle.castle_too_near") == "castle"
    assert section_of("alcazar", "bridge.middle_too_high") == "bridge"
    assert section_of("alcazar", "keep.too_small") == "merge"
    assert section_of("alcazar", "swap.same_rank") == "move"
    assert "never move" in told("bigboss", section_of("bigboss", "move.not_in_this_game") or "")
    assert "no bridges" in told("bigboss", section_of("bigboss", "bridge.not_in_this_game") or "")


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("stop.roll_first", "at least once"),
        ("roll.too_few_dice", "how many of your red dice"),
        ("walk.not_rolled", "one of the results"),
        ("add.stack_empty", "used up"),
        ("steal.stack_not_empty", "used up"),
        ("place.no_end_or_gap", "into a gap"),
        ("place.not_next_to_wall", "next to walls only"),
        ("dice.all_are_yours", "as many as there are"),
        ("score.no_crown", "On a crown field"),
    ],
)
def test_reasons_of_burgen_land_lead_to_what_explains_them(key: str, words: str) -> None:
    assert words in told("burgenland", section_of("burgenland", key) or "")


def test_guides_name_sections_that_are_there(page: Page) -> None:
    guide, keys = guide_of(page.game), {section.key for section in page.sections}
    assert set(guide.sections.values()) <= keys
    assert [key for key in keys if guide.icon(key) == ANY_ICON] == []


def test_every_picture_has_words_and_a_position(page: Page) -> None:
    guide = guide_of(page.game)
    assert guide.pictures.keys() == {section.key for section in page.sections if section.caption}
    assert set(guide.pictures.values()) <= {task.key for task in LESSONS[page.game].tasks}


def test_the_picture_of_leaving_shows_the_crown_on_the_yellow_house() -> None:
    lesson, task = LESSONS["burgenland"], guide_of("burgenland").pictures["leave"]
    number = [one.key for one in lesson.tasks].index(task)
    rules = game("burgenland")
    state = rules.new(2, {}, lesson.seed)
    for move in lesson.moves[: lesson.moves_before(number)]:
        rules.apply(state, rules.decode_move(move))
    assert castles_and_dice.FIELD[state.crown] == "house"
    assert castles_and_dice.COLOURS[state.colour] == "yellow"


@pytest.mark.parametrize("key", ["undo.off", "store.full", "data.move", "reason.raises"])
def test_what_is_no_matter_of_the_rules_has_no_section(key: str) -> None:
    assert section_of("alcazar", key) is None
    assert section_of("burgenland", key) is None


# -- search -----------------------------------------------------------------------------------------------------------


def found(query: str, game: str = "alcazar") -> list[str]:
    return [hit.section.key for hit in find(rules_of(game), query)]


def test_accents_and_capitals_do_not_matter() -> None:
    assert found("cadiz") == found("CÁDIZ") == found("Cádiz") == ["material"]


def test_the_best_section_comes_first() -> None:
    assert found("villa")[0] == "villa"
    assert found("capture")[0] == found("captured")[0] == "capture"
    assert found("bridge cost")[0] == "bridge"
    assert found("tie") == ["end"]


def test_beginnings_and_other_endings_are_enough() -> None:
    assert "promote" in found("fla")
    assert set(found("bridge")) == set(found("bridges"))
    assert found("swap")[0] == found("swapped")[0] == "move"


def test_every_word_has_to_be_there() -> None:
    assert set(found("grande level")) < set(found("grande"))
    assert found("grande dragon") == found("") == found(" ?! ") == []


def test_finding_things_of_burgen_land() -> None:
    assert found("red dice", "burgenland")[0] == "dice"
    assert found("gap", "burgenland")[0] == "gap"
    assert found("scored", "burgenland")[0] == "score"
    assert found("30", "burgenland") == ["aim", "end"]
    assert found("bridge", "burgenland") == []


WORDS = {"alcazar": ("flags", "noble", "Málaga"), "bigboss": ("flags", "noble", "Málaga")}
WORDS["burgenland"] = ("dice", "crown", "tower")


@pytest.mark.parametrize(
    ("game", "query"), [(game, query) for game in GAMES for query in (*WORDS[game], "you", "the", "5")]
)
def test_an_excerpt_is_short_and_marks_the_words(game: str, query: str) -> None:
    hits = find(rules_of(game), query)
    assert hits
    for hit in hits:
        assert len(hit.excerpt) <= LONGEST_EXCERPT + len("… ") + len(" …")
        assert hit.excerpt.strip("… ") in " ".join(paragraph.text for paragraph in hit.section.paragraphs)
        marks = [hit.excerpt[start:end] for start, end in hit.marks]
        assert all(mark.lower().startswith(query.lower()[:4]) for mark in marks)
        assert marks or query in hit.section.title.lower()
