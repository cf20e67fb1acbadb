"""The question to the player who is asked: what is lit, what was tapped, what it would bring, and why not."""

from typing import TYPE_CHECKING, Any

from alcazar.play.match import Match
from alcazar.play.preview import preview
from ui.faces.contract import Action, Pick
from ui.i18n import tr
from ui.rules.links import section_of
from ui.table.choosing import Choosing

if TYPE_CHECKING:
    from ui.table.screen import TableScreen


class Question:
    """`choosing` is None while nobody at this screen is asked."""

    def __init__(self, table: "TableScreen") -> None:
        self._table = table
        self.choosing: Choosing | None = None
        self._asked_in: tuple[Match | None, int] = (None, -1)  # the match, and how many moves had been made
        self.lit: frozenset[Pick] = frozenset()  # on the board
        self.chosen: frozenset[Pick] = frozenset()

    @property
    def ready(self) -> Any | None:
        return self.choosing.ready if self.choosing else None

    @property
    def leading_on(self) -> frozenset[Pick]:
        """What can be tapped next."""
        return self.choosing.available if self.choosing else frozenset()

    # -- showing ------------------------------------------------------------------------------------------------------

    def show(self, view: Any) -> None:
        self._renew(view)
        face, choosing = self._table.session.face, self.choosing
        lit = self.leading_on
        chosen = frozenset(choosing.chosen) if choosing else frozenset()
        if self.ready is not None:
            chosen = face.picks(self.ready)
        self._table.shelves.mark(lit, chosen)
        self.lit, self.chosen = face.on_board(lit), face.on_board(chosen)
        self._show_prompt(view)

    def _renew(self, view: Any) -> None:
        """Another question is opened anew; the same one keeps what was tapped already."""
        conductor, match = self._table.conductor, self._table.conductor.match
        if not conductor.is_question_open:
            self.choosing = None
        elif self.choosing is None or self._asked_in != (match, match.position):
            self.choosing = Choosing(self._table.session.face, view, match.legal_moves())
            self._asked_in = match, match.position
            self._table.cursor.clear()

    def _show_prompt(self, view: Any) -> None:
        prompt, choosing = self._table.prompt, self.choosing
        prompt.details, prompt.busy, prompt.look = "", choosing is None, self._mark_of_asked()
        self._table.surface.board.preview([])
        if choosing is None:
            prompt.text = self._waiting_text()
        elif self.ready is None:
            phase = self._table.conductor.match.decision.phase
            prompt.text = self._table.session.face.prompt(view, phase, choosing.chosen, choosing.moves)
        else:
            self._preview(view, self.ready)

    def _mark_of_asked(self) -> str:
        """Where no bar of players tells whose turn it is, the question does."""
        asked = self._table.conductor.asked
        return "" if self._table.arrangement.has_players_bar or asked is None else self._table.session.colours[asked]

    def _waiting_text(self) -> str:
        conductor, names = self._table.conductor, self._table.session.names
        match = conductor.match
        if match.asked is None:
            return tr("table.over")
        if conductor.waiting or conductor.is_busy:
            return tr("table.moved", who=names[match.history.steps[-1].seat])
        return tr("table.wait" if match.waits_for_person else "table.thinking", who=match.asked.name)

    def _preview(self, view: Any, move: Any) -> None:
        table, face, names = self._table, self._table.session.face, self._table.session.names
        events = preview(table.conductor.match.game, view, move)
        table.prompt.text = face.describe(view, move, names)
        table.prompt.details = " ".join(face.tell(events, names))
        table.surface.board.preview(events)

    # -- answering ----------------------------------------------------------------------------------------------------

    def tap(self, pick: Pick) -> bool:
        """True if the tap led on; if not, the player is told why."""
        if self.choosing is None:
            return False
        if not self.choosing.tap(pick):
            self._say_why_not(pick)
            return False
        self._go_on(at_once=not self._table.settings.confirm)
        return True

    def act(self, action: Action) -> None:
        """A button was pressed."""
        self.choosing.tap(action.pick)
        self._go_on(at_once=action.main or not self._table.settings.confirm)

    def choose(self, move: Any) -> None:
        """As if all parts of a move had been tapped."""
        self.choosing.choose(move)
        self._table.refresh()

    def confirm(self) -> None:
        move, self.choosing = self.ready, None
        self._table.conductor.play(move)

    def cancel(self) -> None:
        self.choosing.clear()
        self._table.refresh()

    def step_back(self) -> bool:
        if self.choosing is None or not self.choosing.step_back():
            return False
        self._table.refresh()
        return True

    def _go_on(self, at_once: bool) -> None:
        if self.ready is not None and at_once:
            self.confirm()
        else:
            self._table.refresh()

    def _say_why_not(self, pick: Pick) -> None:
        table, match = self._table, self._table.conductor.match
        face = table.session.face
        for move in face.attempts(table.conductor.view, match.decision.phase, self.choosing.chosen, pick):
            reason = match.why_not(move)
            if reason:
                table.say(face.explain(reason, table.session.names), section_of(match.game.info.id, reason.key))
                return
