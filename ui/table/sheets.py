"""What opens on top of the table."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from kivy.lang import Builder
from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivymd.app import MDApp

from alcazar.ai.agent import Choice
from ui.faces.contract import About, Fact
from ui.i18n import tr
from ui.kit.sheet import Sheet
from ui.kit.widgets import Body, PressButton, Small
from ui.session import Session
from ui.table.log import LogPanel

if TYPE_CHECKING:
    from ui.table.screen import TableScreen


class AboutLine(BoxLayout):
    title = StringProperty()
    text = StringProperty()


class FactLine(BoxLayout):
    icon = StringProperty()
    text = StringProperty()


class SeatHeading(BoxLayout):
    look = StringProperty()
    name = StringProperty()


def about_sheet(about: About) -> Sheet:
    sheet = Sheet(title=about.title)
    for title, text in about.lines:
        sheet.add_content(AboutLine(title=title, text=text))
    return sheet


def recap_sheet(sentences: Sequence[str]) -> Sheet:
    sheet = Sheet(title=tr("recap.title"))
    for sentence in sentences:
        sheet.add_content(Body(text=sentence))
    sheet.add_content(_closing(sheet, tr("recap.go_on"), lambda: None, "filled"))
    return sheet


def players_sheet(session: Session, facts: Sequence[Sequence[Fact]], shared: Sequence[Fact]) -> Sheet:
    sheet = Sheet(title=tr("table.players"))
    for name, look, own in zip(session.names, session.colours, facts):
        sheet.add_content(SeatHeading(look=look, name=name))
        for fact in own:
            sheet.add_content(FactLine(icon=fact.icon, text=fact.meaning))
    for fact in shared:
        sheet.add_content(FactLine(icon=fact.icon, text=fact.meaning))
    return sheet


def log_sheet(log: LogPanel) -> Sheet:
    """The rows of a log, in the sheet's own scrolling."""
    sheet = Sheet(title=tr("table.log"))
    (rows,) = log.children  # not by its id: that gives a stand-in, which the log would not let go of
    log.remove_widget(rows)
    sheet.add_content(rows if rows.children else Body(text=tr("table.log.empty")))
    return sheet


def menu_sheet(table: "TableScreen") -> Sheet:
    sheet, app = Sheet(title=table.conductor.match.game.info.title), MDApp.get_running_app()
    sheet.add_content(_closing(sheet, tr("table.players"), table.show_players, icon="account-group"))
    sheet.add_content(_closing(sheet, tr("table.log"), table.show_log, icon="history"))
    sheet.add_content(_closing(sheet, tr("table.rules"), table.show_rules, icon="book-open-variant"))
    sheet.add_content(_closing(sheet, tr("table.settings"), lambda: app.root.open("settings"), icon="cog"))
    sheet.add_content(_closing(sheet, tr("table.leave"), lambda: app.root.open("home"), icon="exit-to-app"))
    return sheet


def moves_sheet(table: "TableScreen") -> Sheet:
    """Every possible move in words, for those who rather read or hear than look at the board."""
    face, names, view = table.session.face, table.session.names, table.conductor.view
    sheet, moves = Sheet(title=table.prompt.text), table.question.choosing.all_moves
    described = {move: face.describe(view, move, names) for move in moves}
    if table.speech.can_speak:
        aloud = PressButton(text=tr("table.moves.aloud"), icon="volume-high", style="outlined", wide=True)
        aloud.bind(on_release=lambda _button: table.speech.say(". ".join([sheet.title, *described.values()])))
        sheet.add_content(aloud)
    for move, text in described.items():
        sheet.add_content(_closing(sheet, text, lambda move=move: table.question.choose(move)))
    return sheet


def hint_sheet(table: "TableScreen", choice: Choice) -> Sheet:
    face, names, view = table.session.face, table.session.names, table.conductor.view
    sheet = Sheet(title=tr("table.hint.title"))
    sheet.add_content(Body(text=face.describe(view, choice.move, names), bold=True))
    sheet.add_content(Body(text=tr("table.hint.why", reason=face.explain(choice.reason, names))))
    sheet.add_content(_closing(sheet, tr("table.hint.show"), lambda: table.question.choose(choice.move), "filled"))
    if choice.alternatives:
        sheet.add_content(Small(text=tr("table.hint.others")))
    for other in choice.alternatives:
        move, reason = face.describe(view, other.move, names), face.explain(other.reason, names)
        sheet.add_content(Body(text=tr("table.hint.other", move=move, reason=reason)))
    sheet.add_content(Small(text=tr("table.hint.counts")))
    return sheet


def why_sheet(session: Session, position: int, choice: Choice | None) -> Sheet:
    """What happened in one move, and what an opponent thought."""
    history, face, names = session.match.history, session.face, session.names
    step = history.steps[position - history.before]
    who = names[step.seat]
    sheet = Sheet(title=tr("table.why_title", who=who))
    before = session.match.game.view(history.state_at(position), step.seat)
    sheet.add_content(Body(text=face.describe(before, step.move, names), bold=True))
    if choice:
        sheet.add_content(Body(text=tr("table.why", who=who, reason=face.explain(choice.reason, names))))
        for other in choice.alternatives:
            move, reason = face.describe(before, other.move, names), face.explain(other.reason, names)
            sheet.add_content(Small(text=tr("table.why.otherwise", who=who, move=move, reason=reason)))
    elif not session.match.setup.seats[step.seat].is_person:
        sheet.add_content(Small(text=tr("table.why.forgotten", who=who)))
    return sheet


def _closing(sheet: Sheet, text: str, act: Callable[[], object], style: str = "tonal", icon: str = "") -> PressButton:
    """A button that closes the sheet and does something."""
    button = PressButton(text=text, icon=icon, style=style, wide=True)

    def close_and_act(_button: PressButton) -> None:
        sheet.parent.close(sheet)
        act()

    button.bind(on_release=close_and_act)
    return button


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
