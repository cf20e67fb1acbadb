"""The rules of the games, to read section by section and to search.

Wide windows show the contents beside the text; on a phone the text takes their place.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeAlias

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scrollview import ScrollView
from kivy.utils import escape_markup

from ui.i18n import tr
from ui.kit import inputs  # noqa: F401 (rules.kv names its widgets)
from ui.kit.focus import scroll_to
from ui.kit.widgets import Body, IconButton, Page, Pressable, PressButton
from ui.rules import page as rules
from ui.rules.guides import guide_of
from ui.rules.pictures import picture_of
from ui.rules.search import Hit, find

Choose: TypeAlias = Callable[[str, str | None], None]

FIRST_GAME = "alcazar"
SEARCH_DELAY = 0.2  # seconds after the last letter
PICTURE_DELAY = 0.1  # seconds after the text


class RuleRow(BoxLayout):
    """A paragraph, an item of a list, or a ruling."""

    text = StringProperty()
    icon = StringProperty()
    ruling = BooleanProperty(False)


class RulePicture(BoxLayout):
    """The text below it is there at once, the picture a moment later: the first one takes some time to paint."""

    picture = ObjectProperty(None, allownone=True)
    caption = StringProperty()

    def __init__(self, game: str, section: str, **kwargs: object) -> None:
        super().__init__(**kwargs)
        Clock.schedule_once(lambda _dt: setattr(self, "picture", picture_of(game, section)), PICTURE_DELAY)


class ContentsRow(Pressable, BoxLayout):
    """A section to choose; while something is searched, with the part of it that was found."""

    icon = StringProperty()
    title = StringProperty()
    excerpt = StringProperty()
    selected = BooleanProperty(False)


class ContentsPane(ScrollView):
    """`choose` is told which section of which game somebody wants to read; with no section, which game."""

    beside_text = BooleanProperty(False)

    def __init__(self, choose: Choose, **kwargs: object) -> None:
        self.search_soon = Clock.create_trigger(self._show_rows, SEARCH_DELAY)
        super().__init__(**kwargs)
        self._choose = choose
        self._page: rules.Page | None = None
        self._rows: dict[str, ContentsRow] = {}
        self.ids.games.options = list(rules.games_with_rules().items())
        self.ids.games.bind(value=lambda _row, game: self._choose(game, None))

    def show(self, page: rules.Page, selected: str | None) -> None:
        if page != self._page:
            self._page = page
            self._rows = {section.key: self._row(section) for section in page.sections}
            self.scroll_y = 1
            self._show_rows()
        self.ids.games.value = page.game
        self._select(selected)

    def clear_search(self) -> bool:
        """False if there is nothing to clear."""
        searching = bool(self.ids.search.text)
        self.ids.search.text = ""
        return searching

    def _row(self, section: rules.Section) -> ContentsRow:
        row = ContentsRow(icon=guide_of(self._page.game).icon(section.key), title=section.title)
        row.bind(on_release=lambda _row: self._choose(self._page.game, section.key))
        return row

    def _show_rows(self, *_args: object) -> None:
        """All rows, or those that were found."""
        self.ids.rows.clear_widgets()
        for key, excerpt in self._excerpts().items():
            self._rows[key].excerpt = excerpt
            self.ids.rows.add_widget(self._rows[key])
        if not self.ids.rows.children:
            self.ids.rows.add_widget(Body(text=tr("rules.search.nothing")))

    def _excerpts(self) -> dict[str, str]:
        query = self.ids.search.text
        if not query.strip():
            return dict.fromkeys(self._rows, "")
        return {hit.section.key: marked(hit) for hit in find(self._page, query)}

    def _select(self, selected: str | None) -> None:
        for key, row in self._rows.items():
            row.selected = key == selected
            if row.selected:
                Clock.schedule_once(lambda _dt, row=row: scroll_to(row))  # when it has its place


def marked(hit: Hit) -> str:
    """The excerpt with the words in bold."""
    parts, done = [], 0
    for start, end in hit.marks:
        parts += [escape_markup(hit.excerpt[done:start]), f"[b]{escape_markup(hit.excerpt[start:end])}[/b]"]
        done = end
    return "".join([*parts, escape_markup(hit.excerpt[done:])])


class TextPane(ScrollView):
    page_title = StringProperty()
    title = StringProperty()
    ruling = BooleanProperty(False)

    def __init__(self, choose: Choose, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._choose = choose

    def show(self, page: rules.Page, section: rules.Section) -> None:
        self.page_title, self.title, self.ruling = page.title, section.title, section.ruling
        self.scroll_y = 1
        self.ids.paragraphs.clear_widgets()
        for paragraph in section.paragraphs:
            icon = "rhombus" if paragraph.ruling else "circle-medium" if paragraph.item else ""
            self.ids.paragraphs.add_widget(RuleRow(text=paragraph.text, icon=icon, ruling=paragraph.ruling))
        if section.caption:
            self.ids.paragraphs.add_widget(RulePicture(page.game, section.key, caption=section.caption))
        self._show_ways(page, page.sections.index(section))

    def _show_ways(self, page: rules.Page, number: int) -> None:
        """To the sections before and after this one."""
        self.ids.ways.clear_widgets()
        ways = (("rules.next", "arrow-right", number + 1), ("rules.previous", "arrow-left", number - 1))
        for text, icon, other in ways:
            if 0 <= other < len(page.sections):
                section = page.sections[other]
                button = PressButton(
                    text=tr(text, title=section.title),
                    icon=icon,
                    style="tonal" if other > number else "outlined",
                    wide=True,
                )
                button.bind(on_release=partial(self._go, page.game, section.key))
                self.ids.ways.add_widget(button)

    def _go(self, game: str, key: str, *_args: object) -> None:
        self._choose(game, key)


class RulesScreen(Page):
    wide = BooleanProperty(False)

    def __init__(self, **kwargs: object) -> None:
        self._contents = ContentsPane(self.choose)
        self._text = TextPane(self.choose)
        self._to_contents = IconButton(icon="format-list-bulleted", meaning=tr("rules.contents"))
        self._to_contents.bind(on_release=lambda _button: self._show_contents())
        self._game = FIRST_GAME
        self._section: str | None = None
        self._came_to_read = False
        super().__init__(**kwargs)

    def arrive(self, game: str = FIRST_GAME, section: str | None = None, **_args: object) -> None:
        self._contents.clear_search()
        self._game = game if game in rules.games_with_rules() else FIRST_GAME
        self._came_to_read = section is not None
        self._read(section)

    def leave(self) -> None:
        self._contents.ids.search.focus = False

    def go_back(self) -> bool:
        """From a section to the contents, unless somebody came for this section; from a search to all sections."""
        if self._section and not self.wide and not self._came_to_read:
            self._read(None)
            return True
        return self._contents.clear_search()

    def on_wide(self, *_args: object) -> None:
        if self.ids:
            self._show_panes()

    def choose(self, game: str, section: str | None) -> None:
        """Who changes to another game goes on reading about the same thing."""
        if section or game != self._game:
            self._game = game
            self._read(section or self._section)

    def _show_contents(self) -> None:
        self._came_to_read = False
        self._read(None)

    def _read(self, section: str | None) -> None:
        self._section = section
        self._show_panes()

    def _show_panes(self) -> None:
        page = rules.rules_of(self._game)
        section = page.section(self._section or "") or page.sections[0]
        self.ids.panes.clear_widgets()
        self.ids.bar.ids.actions.clear_widgets()
        if self.wide or not self._section:
            self._contents.beside_text = self.wide
            self._contents.show(page, section.key if self.wide else None)
            self.ids.panes.add_widget(self._contents)
        else:
            self.ids.bar.add_action(self._to_contents)
        if self.wide or self._section:
            self._text.show(page, section)
            self.ids.panes.add_widget(self._text)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
