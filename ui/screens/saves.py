"""Saved games: finding, opening, renaming, deleting and restoring them, and handing them on."""

from collections import deque
from collections.abc import Callable
from functools import partial
from pathlib import Path

from kivy.app import App
from kivy.clock import Clock
from kivy.lang import Builder
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from alcazar.core.reasons import ReasonError
from alcazar.play.record import LONGEST_TITLE, Record
from alcazar.saves.listing import SORTS, Summary, arranged
from alcazar.saves.portable import import_data, import_file
from ui import session, sharing
from ui.faces import face_of, faces
from ui.i18n import tr, trn
from ui.kit import growing  # noqa: F401 (saves.kv names its list)
from ui.kit.inputs import ChoiceRow, Field
from ui.kit.menu import Entry, show_menu
from ui.kit.sheet import Sheet
from ui.kit.widgets import IconButton, Page, PressButton, Small
from ui.screens.saved_game import SavedGame, title_of
from ui.words import explain, game_title

SEARCH_DELAY = 0.2  # seconds after the last letter
PICTURE_DELAY = 0.03  # seconds between two pictures, in which the list can be scrolled


class EmptyShelf(BoxLayout):
    """Says why there is nothing to see, and what to do about it."""

    icon = StringProperty()
    title = StringProperty()
    note = StringProperty()

    def __init__(self, icon: str, key: str, *ways_out: Widget) -> None:
        super().__init__(icon=icon, title=tr(key), note=tr(f"{key}.note"))
        for button in ways_out:
            button.pos_hint = {"center_x": 0.5}
            self.add_widget(button)


class SavesScreen(Page):
    trash = BooleanProperty(False)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._app = App.get_running_app()
        self._sort = "date"
        self._summaries: list[Summary] = []
        self._cards: dict[Summary, SavedGame] = {}
        self._unseen: deque[SavedGame] = deque()
        self._look_soon = Clock.create_trigger(self._look_into_one, PICTURE_DELAY)
        self.search_soon = Clock.create_trigger(self._show, SEARCH_DELAY)
        more = IconButton(icon="dots-vertical", meaning=tr("saves.more"))
        more.bind(on_release=lambda _button: self._show_more())
        self.ids.bar.add_action(more)

    def arrive(self, **_args: object) -> None:
        self.show_trash(False)
        self._app.say_notices()

    def return_to(self) -> None:
        self.refresh()

    def leave(self) -> None:
        self.ids.search.focus = False
        self._look_soon.cancel()

    def go_back(self) -> bool:
        """From the trash to the games."""
        if not self.trash:
            return False
        self.show_trash(False)
        return True

    # -- the list -----------------------------------------------------------------------------------------------------

    def refresh(self, keep_place: bool = True) -> None:
        """Shows what the store holds now."""
        with sharing.telling_problems():
            summaries = self._app.store.summaries(trash=self.trash)
            self._summaries = [summary for summary in summaries if summary.game in faces()]
        self._cards = {one: self._cards[one] for one in self._summaries if one in self._cards}
        self._show(keep_place=keep_place)

    def show_trash(self, trash: bool) -> None:
        self.trash = trash
        self.ids.search.text = ""
        self.refresh(keep_place=False)

    def _show(self, *_args: object, keep_place: bool = False) -> None:
        found = arranged(self._summaries, self.ids.search.text, self._sort, self.trash)
        self._unseen.clear()
        self._show_heading(bool(found))
        self.ids.list.fill(found, self._card, keep_place)

    def _card(self, summary: Summary) -> SavedGame:
        if summary not in self._cards:
            card = self._cards[summary] = SavedGame(summary)
            card.bind(on_release=partial(self._tapped, summary), on_menu=partial(self._show_menu, summary))
        card = self._cards[summary]
        if not card.is_seen:
            self._unseen.append(card)
            self._look_soon()
        return card

    def _look_into_one(self, *_args: object) -> None:
        """One picture at a time, so that the list opens at once and scrolls smoothly."""
        if self._unseen:
            self._unseen.popleft().look_into(self._app.store)
            self._look_soon()

    def _show_heading(self, any_found: bool) -> None:
        heading = self.ids.list.ids.heading
        heading.clear_widgets()
        for widget in self._heading_in_trash(any_found) if self.trash else self._heading(any_found):
            heading.add_widget(widget)

    def _heading(self, any_found: bool) -> list[Widget]:
        if any_found:
            return []
        if self._summaries:
            show_all = _button("saves.not_found.all", "close", self._forget_search)
            return [EmptyShelf("magnify", "saves.not_found", show_all)]
        start = _button("saves.none.start", "plus", lambda: self._app.root.open("new_game"), "filled")
        take_in = _button("saves.import", "tray-arrow-down", self._show_import)
        return [EmptyShelf("bookshelf", "saves.none", start, take_in)]

    def _heading_in_trash(self, any_found: bool) -> list[Widget]:
        if not any_found:
            return [EmptyShelf("trash-can-outline", "saves.trash.none")]
        return [Small(text=tr("saves.trash.note")), _button("saves.trash.empty", "delete-forever", self._ask_to_empty)]

    def _forget_search(self) -> None:
        self.ids.search.text = ""

    # -- sheets -------------------------------------------------------------------------------------------------------

    def choose_sort(self) -> None:
        sheet = Sheet(title=tr("saves.sort"))
        row = ChoiceRow()
        row.options, row.value = [(key, tr(f"saves.sort.{key}")) for key in SORTS], self._sort
        row.bind(value=partial(self._set_sort, sheet))
        sheet.add_content(row)
        self._app.root.sheets.show(sheet)

    def _set_sort(self, sheet: Sheet, _row: ChoiceRow, sort: str) -> None:
        self._app.root.sheets.close(sheet)
        self._sort = sort
        self._show()

    def _show_more(self) -> None:
        entries = [Entry("tray-arrow-down", tr("saves.import"), self._show_import)]
        if not self.trash:
            entries.append(Entry("trash-can-outline", tr("saves.trash"), partial(self.show_trash, True)))
        show_menu(tr("saves.title"), entries)

    def _show_menu(self, summary: Summary, _card: SavedGame) -> None:
        entries = [
            Entry("pencil-outline", tr("saves.rename"), partial(self._ask_title, summary)),
            Entry("file-export-outline", tr("saves.export"), partial(self._hand_on, summary, sharing.export)),
            Entry("content-copy", tr("saves.copy"), partial(self._hand_on, summary, sharing.copy)),
            Entry("trash-can-outline", tr("saves.delete"), partial(self._delete, summary)),
        ]
        if self.trash:
            entries = [Entry("restore", tr("saves.restore"), partial(self._put_back, summary))]
        show_menu(title_of(summary), entries)

    def _show_import(self) -> None:
        entries = [Entry("clipboard-text-outline", tr("saves.import.clipboard"), self._import_pasted)]
        folder, files = sharing.folder(), []
        with sharing.telling_problems():
            files = sharing.files(folder)
        for file in files:
            entries.append(Entry("file-outline", file.name, partial(self._import, partial(import_file, file))))
        note = tr("saves.import.files" if files else "saves.import.no_files", folder=folder)
        show_menu(tr("saves.import"), entries, note)

    def _ask_title(self, summary: Summary) -> None:
        sheet = Sheet(title=tr("saves.rename_title"))
        field = Field(text=summary.title, hint_text=title_of(summary))
        done = PressButton(text=tr("saves.rename_done"), style="filled", wide=True)
        for source, event in ((field, "on_text_validate"), (done, "on_release")):
            source.bind(**{event: lambda _source: self._rename(summary, field.text, sheet)})
        sheet.add_content(field)
        sheet.add_content(done)
        self._app.root.sheets.show(sheet)
        field.focus = True

    def _ask_to_empty(self) -> None:
        count = len(self._summaries)
        entries = [Entry("delete-forever", tr("saves.trash.delete"), self._empty_trash, "filled")]
        show_menu(tr("saves.trash.empty"), entries, trn("saves.trash.sure", count))

    # -- what is done -------------------------------------------------------------------------------------------------

    def _tapped(self, summary: Summary, card: SavedGame) -> None:
        if self.trash:
            self._show_menu(summary, card)
        else:
            self._open(summary.id)

    def _open(self, identity: int) -> None:
        with sharing.telling_problems():
            game = session.resume(self._app.store, identity)
            self._app.root.open("table" if game.match.decision else "results", session=game)

    def _rename(self, summary: Summary, title: str, sheet: Sheet) -> None:
        self._app.root.sheets.close(sheet)
        with sharing.telling_problems():
            self._app.store.games.rename(summary.id, tidied(title))
        self.refresh()

    def _hand_on(self, summary: Summary, way: Callable[[Record], None]) -> None:
        with sharing.telling_problems():
            way(self._app.store.games.load(summary.id))

    def _delete(self, summary: Summary) -> None:
        with sharing.telling_problems():
            self._app.store.games.trash(summary.id)
            self.refresh()
            undo = partial(self._restore, summary)
            self._app.root.say(tr("saves.deleted", title=title_of(summary)), tr("app.undo"), undo)

    def _restore(self, summary: Summary) -> None:
        with sharing.telling_problems():
            self._app.store.games.restore(summary.id)
        if self._app.root.page is self:
            self.refresh()

    def _put_back(self, summary: Summary) -> None:
        self._restore(summary)
        self._app.root.say(tr("saves.restored", title=title_of(summary)))

    def _empty_trash(self) -> None:
        with sharing.telling_problems():
            self._app.store.games.empty_trash()
            self._app.root.say(tr("saves.trash.emptied"))
        self.refresh()

    def _import_pasted(self) -> None:
        data = sharing.pasted()
        if data:
            self._import(partial(import_data, data))
        else:
            self._app.root.say(tr("saves.import.nothing_copied"))

    def _import(self, read: Callable[[], Record]) -> None:
        try:
            record = read()
            face_of(record.setup.game)  # raises if it could not be shown
            identity = self._app.store.games.add(record)
        except ReasonError as error:
            self._app.root.say(tr("saves.import.failed", reason=explain(error.reason)))
            return
        self.show_trash(False)
        title = record.title or game_title(record.setup.game)
        self._app.root.say(tr("saves.import.done", title=title), tr("saves.import.open"), partial(self._open, identity))


def tidied(title: str) -> str:
    """As the store takes it: one line of printable characters, not too long."""
    return "".join(filter(str.isprintable, " ".join(title.split())))[:LONGEST_TITLE]


def _button(key: str, icon: str, act: Callable[[], object], style: str = "tonal") -> PressButton:
    button = PressButton(text=tr(key), icon=icon, style=style)
    button.bind(on_release=lambda _button: act())
    return button


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
