"""Learning: a lesson to play for each game, and the rules to look things up."""

from functools import partial
from pathlib import Path

from kivy.app import App
from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from ui.faces import face_of
from ui.i18n import tr, trn
from ui.kit import bars_chart  # noqa: F401 (learn.kv names its bar)
from ui.kit.widgets import Page, Panel, PressButton, PressPanel
from ui.learn import LESSONS
from ui.learn.lesson import Lesson
from ui.rules.page import games_with_rules


class LessonCard(Panel):
    """`share` of the lesson is done."""

    icon = StringProperty()
    title = StringProperty()
    about = StringProperty()
    progress = StringProperty()
    share = NumericProperty(0)


class RulesRow(PressPanel):
    title = StringProperty()


class LearnScreen(Page):
    is_broad = BooleanProperty(False)  # lessons side by side

    def arrive(self, **_args: object) -> None:
        self._show()

    def return_to(self) -> None:
        self._show()

    def _show(self) -> None:
        self.ids.lessons.clear_widgets()
        for lesson in LESSONS.values():
            self.ids.lessons.add_widget(self._card(lesson))
        self.ids.rules.clear_widgets()
        for game, title in games_with_rules().items():
            row = RulesRow(title=title)
            row.bind(on_release=partial(self._open, "rules", game))
            self.ids.rules.add_widget(row)

    def _card(self, lesson: Lesson) -> LessonCard:
        face, count = face_of(lesson.game), len(lesson.tasks)
        done = min(App.get_running_app().settings.lessons.get(lesson.game, 0), count)
        card = LessonCard(
            icon=face.icon,
            title=face.game.info.title,
            about=tr(f"learn.{lesson.game}.about"),
            progress=_progress(lesson, done),
            share=done / count,
        )
        for button in self._buttons(lesson.game, begun=0 < done < count, finished=done == count):
            card.ids.buttons.add_widget(button)
        return card

    def _buttons(self, game: str, begun: bool, finished: bool) -> list[PressButton]:
        if begun:
            go_on = _button("learn.continue", "play", partial(self._open, "lesson", game), "filled")
            return [go_on, _button("learn.start_over", "restart", partial(self._start_over, game))]
        if finished:
            return [_button("learn.again", "restart", partial(self._start_over, game))]
        return [_button("learn.start", "play", partial(self._open, "lesson", game), "filled")]

    def _start_over(self, game: str, *_args: object) -> None:
        settings = App.get_running_app().settings
        settings.lessons = {**settings.lessons, game: 0}
        self._open("lesson", game)

    def _open(self, screen: str, game: str, *_args: object) -> None:
        App.get_running_app().root.open(screen, game=game)


def _progress(lesson: Lesson, done: int) -> str:
    if done == len(lesson.tasks):
        return tr("learn.done")
    return tr("learn.progress", number=done, count=len(lesson.tasks)) if done else trn("learn.minutes", lesson.minutes)


def _button(key: str, icon: str, act: partial[None], style: str = "tonal") -> PressButton:
    button = PressButton(text=tr(key), icon=icon, style=style)
    button.bind(on_release=act)
    return button


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
