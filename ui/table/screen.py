"""The table: the board, everybody's facts, what is asked, the cards, and what to do."""

from pathlib import Path
from typing import Any

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget
from kivymd.app import MDApp

from alcazar.core.events import Event
from ui.boards.board import Marks
from ui.boards.surface import Surface
from ui.faces.contract import Action, Pick
from ui.i18n import tr
from ui.kit.sizes import sizes
from ui.kit.widgets import Page
from ui.services import Services
from ui.services.speech import Speech
from ui.session import Session
from ui.settings import SECONDS_PER_EVENT, Settings
from ui.table import sheets
from ui.table.actions import Tile, TileBar
from ui.table.arrangement import Arrangement
from ui.table.bars import BarStrip
from ui.table.conductor import Conductor
from ui.table.cursor import Cursor
from ui.table.handover import Cover, Handover
from ui.table.header import Header
from ui.table.hints import Hints
from ui.table.log import BESIDE_BOARD, LogPanel
from ui.table.players import PlayersBar
from ui.table.prompt import PromptPanel
from ui.table.question import Question
from ui.table.shelves import Shelves
from ui.table.story import entries, recap, spots_since
from ui.table.surface import TableSurface
from ui.table.tiles import tiles
from ui.words import explain


class TableScreen(Page):
    session: Session = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.conductor: Conductor | None = None
        self.header = Header(self)
        self.players = PlayersBar(self.show_players)
        self.surface = TableSurface(size_hint=(None, None))
        self.board_place = Widget()  # where the surface is to be seen; all the rest stands still while it moves
        self.bars = BarStrip()
        self.extras: tuple[Widget, ...] = ()  # above the prompt, on tables for something special
        self.prompt = PromptPanel()
        self.shelves = Shelves(self.tap)
        self.actions = TileBar()
        self.log = LogPanel(self.explain_move, BESIDE_BOARD)
        self.question = Question(self)
        self.cursor = Cursor(self)
        self.hints = Hints(self)
        self.speech = Speech()
        self.services = Services(self.settings)
        self.arrangement = Arrangement(self)
        self.ids.board.add_widget(self.surface)
        self.board_place.bind(pos=self.surface.setter("pos"), size=self.surface.setter("size"))
        self.surface.bind(is_fit=self.header.setter("fits"), is_moving=self.ids.still.setter("frozen"))
        self.surface.bind(on_tap=self._on_tap, on_long_press=self._on_long_press)
        self.surface.bind(focused=lambda *_args: self.cursor.come(), on_release=lambda _surface: self.cursor.enter())
        self._arrange_once = Clock.create_trigger(self._arrange, -1)
        sizes.bind(width=self._arrange_soon, height=self._arrange_soon, layout=self._arrange_soon)

    # -- coming and going ---------------------------------------------------------------------------------------------

    def arrive(self, session: Session) -> None:
        self._uncover()
        self.session = session
        self.conductor = Conductor(session, self.settings, self)
        self.surface.board = session.face.board()
        self.players.seat(session.names, session.colours)
        self._follow_settings()
        self.surface.fit(animated=False)
        self.services.open()
        self.conductor.start()

    def leave(self) -> None:
        """The cards must not be seen in the task switcher, nor by the next player."""
        if self.conductor:
            self.hints.stop()
            self.services.close()
            self.conductor.stop()
            self._cover(Cover())

    def return_to(self) -> None:
        if self.conductor:
            self._uncover()
            self._follow_settings()
            self.services.open()
            self.conductor.restart()

    def _follow_settings(self) -> None:
        self.surface.long_press = self.settings.long_press
        self.arrangement.arrange()

    def go_back(self) -> bool:
        return self.question.step_back()

    def key(self, key: int, letter: str, _modifiers: list[str]) -> bool:
        return not self.ids.covers.children and self.cursor.key(key, letter.lower())

    def _arrange_soon(self, *_args: object) -> None:
        """When all sizes are known. A method: sizes outlive the table, and would keep anything else."""
        self._arrange_once()

    def _arrange(self, *_args: object) -> None:
        if self.session:
            self.arrangement.arrange()
            self.refresh()

    @property
    def app(self) -> MDApp:
        return MDApp.get_running_app()

    @property
    def settings(self) -> Settings:
        return self.app.settings

    # -- what there is to see -----------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Everything as it is now."""
        conductor, face = self.conductor, self.session.face
        view = conductor.view
        face.aids_shown = frozenset(key for key, is_on in self.settings.aids.items() if is_on)
        board = self.surface.board
        board.dark = self.app.theme_cls.theme_style == "Dark"
        board.show(view, self.session.colours)
        self.players.show(self._facts(view), conductor.asked, conductor.match.is_thinking)
        self.header.show(face.table_facts(view))
        self.bars.show(face.bars(view))
        shelves = face.shelves(view)
        self.shelves.show([shelf for shelf in shelves if not shelf.secret or conductor.viewer is not None])
        if self.log.parent:
            self.log.show(entries(self.session, conductor.seen))
        self.question.show(view)
        self.mark_board()
        self.actions.show(self.buttons())
        if conductor.match.unsaved:
            self.say(tr("table.not_saved", problem=explain(conductor.match.unsaved)))

    def buttons(self) -> list[Tile]:
        return tiles(self)

    def _facts(self, view: Any) -> list[Any]:
        return [self.session.face.facts(view, seat) for seat in range(len(self.session.names))]

    def mark_board(self) -> None:
        last = spots_since(self.session, self.conductor.seat_shown)
        self.surface.board.mark(Marks(self.question.lit, self.question.chosen, last, self.cursor.pick))

    def play_out(self, events: list[Event]) -> float:
        seconds = SECONDS_PER_EVENT[self.settings.animation]
        self.surface.motion = 1.0 if seconds else 0.0
        self.services.play_out(self.session, events, seconds)
        return self.surface.board.animate(events, seconds)

    # -- what players do ----------------------------------------------------------------------------------------------

    def tap(self, pick: Pick) -> bool:
        """True if the tap led on."""
        if self.conductor.is_busy:
            self.skip()
            return True
        return self.question.tap(pick)

    def act(self, action: Action) -> None:
        """A button was pressed. Whatever is still moving comes to its end first."""
        if self.conductor.is_busy:
            self.skip()
        self.question.act(action)

    def switch_aid(self, key: str) -> None:
        self.settings.aids = {**self.settings.aids, key: not self.settings.aids.get(key)}
        self.refresh()

    def skip(self) -> None:
        self.services.skip()
        self.surface.board.finish_animation()
        self.conductor.skip()

    def undo(self) -> None:
        match, face = self.conductor.match, self.session.face
        problem = match.why_no_undo()
        if problem is not None:
            self.say(face.explain(problem, self.session.names))
            return
        steps = self.conductor.change(match.undo)
        self.say(tr("table.undone", what=face.short(steps[-1].move)))

    def redo(self) -> None:
        match = self.conductor.match
        if match.why_no_redo() is None:
            self.conductor.change(match.redo)

    def say(self, text: str, section: str | None = None) -> None:
        """With a way to the section of the rules, if there is one."""
        game, root = self.conductor.match.game.info.id, self.app.root
        if section:
            root.say(text, tr("table.rules"), lambda: root.open("rules", game=game, section=section))
        else:
            root.say(text)

    def _on_tap(self, _surface: Surface, x: float, y: float) -> bool:
        pick = self.surface.board.pick_at(x, y)
        return pick is not None and self.tap(pick)

    def _on_long_press(self, _surface: Surface, x: float, y: float) -> None:
        pick = self.surface.board.pick_at(x, y)
        about = pick and self.session.face.about(self.conductor.view, pick, self.session.names)
        if about:
            self._open(sheets.about_sheet(about))

    # -- several players at one screen --------------------------------------------------------------------------------

    def hand_over(self, seat: int) -> None:
        self._cover(Handover(self.session.names[seat], self.session.colours[seat], self._reveal))

    def _reveal(self) -> None:
        self._uncover()
        self.conductor.reveal()
        told = recap(self.session, self.conductor.seat_shown)
        if told:
            self._open(sheets.recap_sheet(told))

    def _cover(self, cover: Widget) -> None:
        self._uncover()
        self.ids.covers.add_widget(cover)
        self.ids.content.opacity = self.ids.board.opacity = 0

    def _uncover(self) -> None:
        self.ids.covers.clear_widgets()
        self.ids.content.opacity = self.ids.board.opacity = 1

    # -- sheets and other screens -------------------------------------------------------------------------------------

    def show_players(self) -> None:
        view = self.conductor.view
        self._open(sheets.players_sheet(self.session, self._facts(view), self.session.face.table_facts(view)))

    def show_log(self) -> None:
        log = LogPanel(self.explain_move)
        log.show(entries(self.session, self.conductor.seen))
        self._open(sheets.log_sheet(log))

    def show_moves(self) -> None:
        if self.question.choosing:
            self._open(sheets.moves_sheet(self))

    def show_menu(self) -> None:
        self._open(sheets.menu_sheet(self))

    def show_rules(self) -> None:
        self.app.root.open("rules", game=self.conductor.match.game.info.id)

    def show_results(self) -> None:
        self.app.root.open("results", session=self.session)

    def explain_move(self, position: int) -> None:
        """What a move did, and why an opponent made it."""
        self._open(sheets.why_sheet(self.session, position, self.conductor.choices.get(position)))

    def _open(self, sheet: Widget) -> None:
        self.app.root.sheets.show(sheet)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
