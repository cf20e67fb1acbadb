"""The rules of a game as pages of sections and paragraphs, put together from the catalogue.

A paragraph of the catalogue that starts with ◆ is a ruling: a point where the printed rules are silent or can be read
in several ways. One that starts with a dash belongs to a list. Some sections have a picture with a text below it.
"""

from dataclasses import dataclass
from itertools import count, takewhile

from alcazar.core.registry import games
from ui.i18n import catalogue, tr
from ui.words import game_title

_RULING, _ITEM = "◆ ", "- "


@dataclass(frozen=True, slots=True)
class Paragraph:
    text: str
    ruling: bool = False
    item: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    key: str
    title: str
    paragraphs: tuple[Paragraph, ...]
    caption: str = ""  # of its picture

    @property
    def ruling(self) -> bool:
        return any(paragraph.ruling for paragraph in self.paragraphs)


@dataclass(frozen=True, slots=True)
class Page:
    game: str
    title: str
    sections: tuple[Section, ...]

    def section(self, key: str) -> Section | None:
        return next((section for section in self.sections if section.key == key), None)


def rules_of(game_id: str) -> Page:
    """The sections are those that the catalogue has for the game, in its order."""
    start, end = f"rules.{game_id}.", ".title"
    names = [key[len(start) : -len(end)] for key in catalogue() if key.startswith(start) and key.endswith(end)]
    sections = tuple(_section(f"{start}{name}", name) for name in names)
    return Page(game_id, tr("rules.title", game=game_title(game_id)), sections)


def games_with_rules() -> dict[str, str]:
    """The titles of the games whose rules are written, by their ids."""
    return {game.info.id: game.info.title for game in games() if rules_of(game.info.id).sections}


def _section(prefix: str, name: str) -> Section:
    keys = takewhile(catalogue().__contains__, (f"{prefix}.{number}" for number in count(1)))
    caption = f"{prefix}.picture"
    paragraphs = tuple(_paragraph(tr(key)) for key in keys)
    return Section(name, tr(f"{prefix}.title"), paragraphs, tr(caption) if caption in catalogue() else "")


def _paragraph(text: str) -> Paragraph:
    if text.startswith(_RULING):
        return Paragraph(text.removeprefix(_RULING), ruling=True)
    return Paragraph(text.removeprefix(_ITEM), item=text.startswith(_ITEM))
