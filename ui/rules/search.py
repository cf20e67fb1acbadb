"""Sections of the rules by words: neither accents nor capitals matter, and beginnings of words are enough."""

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile
from typing import NamedTuple

from ui.rules.page import Page, Section

LONGEST_EXCERPT = 130
_WORD = re.compile(r"\w+")
_TITLE_COUNTS = 5  # times as much as a paragraph
_LONGEST_ENDING = 3  # "captured" finds "capturing"
_SHORTEST_STEM = 4


class Word(NamedTuple):
    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Hit:
    """A section, a part of its text that shows why it was found, and where in that part the words are."""

    section: Section
    excerpt: str
    marks: tuple[tuple[int, int], ...]


def find(page: Page, query: str) -> list[Hit]:
    """The sections that have every word of the query, the best ones first."""
    wanted = [word.text for word in words_of(query)]
    if not wanted:
        return []
    scored = [(_score(section, wanted), section) for section in page.sections]
    best_first = sorted((pair for pair in scored if pair[0]), key=lambda pair: -pair[0])
    return [_hit(section, wanted) for _, section in best_first]


@lru_cache(maxsize=1024)  # the same texts are searched with every letter that is typed
def words_of(text: str) -> tuple[Word, ...]:
    """In small letters without accents, with their places in the text."""
    plain = "".join(unicodedata.normalize("NFKD", letter)[0].lower()[0] for letter in text)
    return tuple(Word(found[0], *found.span()) for found in _WORD.finditer(plain))


def _score(section: Section, wanted: list[str]) -> int:
    """How well a section fits; 0 if a word is missing."""
    texts = [paragraph.text for paragraph in section.paragraphs]
    scores = [_TITLE_COUNTS * _fit(section.title, word) + sum(_fit(text, word) for text in texts) for word in wanted]
    return sum(scores) if all(scores) else 0


def _fit(text: str, wanted: str) -> int:
    return max((_likeness(word.text, wanted) for word in words_of(text)), default=0)


def _likeness(found: str, wanted: str) -> int:
    if found == wanted:
        return 3
    if found.startswith(wanted):
        return 2
    if found[:_SHORTEST_STEM] != wanted[:_SHORTEST_STEM]:
        return 0
    stem = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(found, wanted)))
    return int(stem >= _SHORTEST_STEM and max(len(found), len(wanted)) <= stem + _LONGEST_ENDING)


def _hit(section: Section, wanted: list[str]) -> Hit:
    texts = [paragraph.text for paragraph in section.paragraphs]
    best = max(texts, key=lambda text: sum(_fit(text, word) for word in wanted))
    excerpt = _cut(best, wanted)
    return Hit(section, excerpt, tuple(_places(excerpt, wanted)))


def _places(text: str, wanted: list[str]) -> list[tuple[int, int]]:
    return [(word.start, word.end) for word in words_of(text) if any(_likeness(word.text, one) for one in wanted)]


def _cut(text: str, wanted: list[str]) -> str:
    """As much of the text as an excerpt may have, around the first word that was looked for."""
    if len(text) <= LONGEST_EXCERPT:
        return text
    places = _places(text, wanted)
    middle = places[0][0] if places else 0
    start = max(0, min(middle - LONGEST_EXCERPT // 2, len(text) - LONGEST_EXCERPT))
    end = start + LONGEST_EXCERPT
    part = text[start:end]
    if end < len(text):
        part = part.rpartition(" ")[0] + " …"
    return "… " + part.partition(" ")[2] if start else part
