"""Learning by playing: the scripts, and all lessons at the table, by taps only."""

import re
from typing import TYPE_CHECKING, Any

import pytest

from alcazar.core.contract import Decision
from alcazar.core.registry import game
from tests.ui.driver import AppDriver
from tests.ui.looks import assert_readable_everywhere
from tests.ui.player import Player
from tests.ui.tables import PHONE, QUICK
from tests.ui.visits import message, press, screen, settings_next_time, settle, texts
from ui.i18n import tr
from ui.learn import LESSONS
from ui.learn.lesson import Lesson
from ui.learn.run import LEARNER, Run

if TYPE_CHECKING:
    from tests.ui.conftest import OpenApp
    from ui.screens.lesson import LessonScreen

SMALL, ON_ITS_SIDE = (320, 640), (800, 360)
LONGEST_TEXT = 165  # letters: some lines on a phone
ON_BRIDGE, BUY_TOWER = 10, 13  # the numbers of these tasks of Alcazar
NEXT = "arrow-right"


@pytest.fixture(params=LESSONS)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    return LESSONS[request.param]


def text_of(lesson: Lesson, number: int) -> str:
    return tr(lesson.text_key(lesson.tasks[number]), you="Ana", rival="Bruno")


# -- the scripts ------------------------------------------------------------------------------------------------------


def test_every_move_of_the_script_is_legal(lesson: Lesson) -> None:
    rules = game(lesson.game)
    state = rules.new(2, {}, lesson.seed)
    for encoded in lesson.moves:
        move = rules.decode_move(encoded)
        assert rules.why_not(state, move) is None, encoded
        rules.play(state, move)


def test_the_learner_makes_one_move_at_a_time(lesson: Lesson) -> None:
    run = Run(lesson)
    for task in lesson.tasks[:-1]:
        assert run.task is task
        while (move := run.move) is not None:
            is_learners = run.match.decision.seat == LEARNER
            run.match.play(move)
            assert is_learners <= (run.move is None), f"{task.key} goes on after the learner's move"
        run.go_on() if run.waits else run.keep_up()
    assert run.is_last
    assert run.waits


def test_a_lesson_is_short_and_tells_early_what_counts(lesson: Lesson) -> None:
    assert 16 <= len(lesson.tasks) <= 24
    assert lesson.minutes < 10
    assert "score" in [task.key for task in lesson.tasks[:3]]
    assert not lesson.tasks[-1].moves


def test_every_text_is_at_most_two_short_sentences(lesson: Lesson) -> None:
    assert len({task.key for task in lesson.tasks}) == len(lesson.tasks)
    for number in range(len(lesson.tasks)):
        text = text_of(lesson, number)
        assert len(text) <= LONGEST_TEXT, text
        assert 1 <= len(re.findall(r"[.!?](?= |$)", text)) <= 2, text
    assert tr(f"learn.{lesson.game}.about")


def test_the_coach_counts_right(lesson: Lesson) -> None:
    """The points that the learner has in the end, and each part of them."""
    run = Run(lesson, len(lesson.tasks))
    (mine, _theirs) = run.match.standings()
    numbers = set(re.findall(r"\d+", text_of(lesson, [task.key for task in lesson.tasks].index("end"))))
    parts = {str(item.points) for item in mine.items if item.points}
    assert parts - {"30"} | {str(mine.points)} <= numbers
    assert mine.place == 1


def test_the_lesson_of_burgen_land_shows_what_matters() -> None:
    """To the learner, each for the first time in this order."""
    lesson = LESSONS["burgenland"]
    rules = game(lesson.game)
    state, seen = rules.new(2, {}, lesson.seed), []
    for encoded in lesson.moves:
        move = rules.decode_move(encoded)
        asked = rules.decision(state)
        places = [name for name, *_ in map(rules.encode_move, rules.legal_moves(state)) if name == "add"]
        if asked == Decision(LEARNER, "field") and len(places) == 1:
            seen.append("only one place")
        for event in rules.apply(state, move):
            if event.seat == asked.seat == LEARNER:
                seen.append("took_dice_away" if event.args.get("from_opponent") else event.kind)
    shown = [one for one in dict.fromkeys(seen) if one not in ("walked", "turn")]
    assert shown == ["rolled", "added", "stopped", "took_dice_away", "scored", "only one place", "left_colour", "lost"]


# -- at the table -----------------------------------------------------------------------------------------------------


class Learner(Player):
    """Does what the coach says."""

    @property
    def table(self) -> "LessonScreen":
        return self.app.app.root.screens.get_screen("lesson")

    def learn(self, until: int) -> None:
        """Up to a task, given by its number."""
        run = self.table.run
        while run.number < until:
            self.app.wait_for(lambda: run.waits or self.is_asked)
            assert self.coach == run.text
            if run.waits:
                self.press(NEXT)
            else:
                self.make(run.move)
        self.app.frames(3)

    @property
    def coach(self) -> str:
        return str(self.table.coach.text)

    @property
    def chosen(self) -> tuple[Any, ...]:
        return tuple(self.table.question.choosing.chosen)


def open_quick(open_app: "OpenApp") -> AppDriver:
    app = open_app(PHONE)
    for name, value in QUICK.items():
        setattr(app.app.settings, name, value)
    return app


def at_task(app: AppDriver, lesson: Lesson, number: int) -> Learner:
    app.app.settings.lessons = {lesson.game: number}
    app.app.root.open("lesson", game=lesson.game)
    settle(app)
    return Learner(app)


@pytest.mark.english
def test_a_lesson_is_finished_by_taps_only(open_app: "OpenApp", lesson: Lesson) -> None:
    app = open_quick(open_app)
    app.app.root.open("learn")
    settle(app)
    card = next(card for card in app.app.root.page.ids.lessons.children if card.title == game(lesson.game).info.title)
    app.tap(card.ids.buttons.children[0])
    settle(app)
    learner = Learner(app)
    learner.learn(until=len(lesson.tasks) - 1)
    assert learner.coach == text_of(lesson, -1)
    assert learner.match.position == len(lesson.moves)
    app.wait(2)
    assert learner.match.position == len(lesson.moves), "the rival has nothing more to do"
    press(app, "Play your first game")
    assert screen(app) == "new_game"
    assert app.app.root.page.draft.game == lesson.game
    assert settings_next_time(app).lessons == {lesson.game: len(lesson.tasks)}
    assert app.app.store.summaries() == [], "a lesson is no saved game"
    app.app.root.open("learn")
    settle(app)
    assert "Play it again" in texts(app)


@pytest.mark.english
def test_what_belongs_to_something_else_is_answered_and_does_nothing(open_app: "OpenApp") -> None:
    from ui.faces.contract import Pick

    learner = at_task(open_quick(open_app), LESSONS["alcazar"], 3)
    table, before = learner.table, learner.match.encoded_state()
    task = "Found a castle with card 3 on 3, 4, 5"

    def assert_answered(chosen: tuple[Pick, ...]) -> None:
        assert task in message(learner.app)
        assert learner.chosen == chosen
        assert learner.match.encoded_state() == before
        learner.app.app.root.messages.clear_widgets()

    learner._tap_card(Pick("card", 5))
    assert_answered(())
    learner.tap_board(Pick("cell", (7, 0)))
    assert_answered(())
    learner._tap_card(Pick("card", 3))
    learner.push(learner.tile("Villa"))
    assert_answered((Pick("card", 3),))
    learner.push(learner.tile("Castle"))
    learner.tap_board(Pick("cell", (1, 0)))
    assert_answered((Pick("card", 3), Pick("verb", "castle")))
    table.question.choose(next(move for move in learner.match.legal_moves() if move != table.run.move))
    assert_answered((Pick("card", 3), Pick("verb", "castle")))
    for letter in "urh":
        learner.app.key(ord(letter), letter)
    learner.app.wait(1)
    assert learner.app.app.root.sheets.top is None
    learner.learn(until=4)


@pytest.mark.english
def test_only_what_leads_on_is_lit(open_app: "OpenApp") -> None:
    from ui.faces.contract import Pick

    learner = at_task(open_quick(open_app), LESSONS["alcazar"], 3)
    assert learner.table.question.lit == {Pick("cell", (2, 0)), Pick("cell", (3, 0))}
    lit = [button.card.title for button in learner.table.shelves.walk() if getattr(button, "lit", False)]
    assert lit == ["3"]
    learner._tap_card(Pick("card", 3))
    assert learner.tile("Castle").main
    assert learner.tile("Villa").faint


def test_a_card_at_the_end_of_its_row_is_brought_into_sight(open_app: "OpenApp") -> None:
    from ui.faces.alcazar.picking import TOWER_DECK

    app = open_quick(open_app)
    learner = at_task(app, LESSONS["alcazar"], BUY_TOWER)
    shelves = learner.table.shelves
    learner.push(shelves.tab("market"))
    app.frames(3)
    assert shelves.button(TOWER_DECK).lit
    assert app.rect(shelves.button(TOWER_DECK)).inside(app.rect(shelves))


@pytest.mark.english
def test_a_button_is_not_lost_while_something_moves(open_app: "OpenApp") -> None:
    app = open_quick(open_app)
    app.app.settings.animation = "slow"
    learner = at_task(app, LESSONS["alcazar"], 3)
    learner.make(learner.table.run.move)
    assert learner.table.conductor.is_busy
    learner.push(learner.tile("Granada"))
    assert not learner.table.conductor.is_busy
    assert learner.table.question.ready == learner.table.run.move


@pytest.mark.english
def test_while_there_is_something_to_read_nothing_else_happens(open_app: "OpenApp") -> None:
    from ui.faces.contract import Pick

    learner = at_task(open_quick(open_app), LESSONS["alcazar"], 0)
    learner._tap_card(Pick("card", 3))
    learner.tap_board(Pick("cell", (2, 0)))
    assert message(learner.app) == "Tap Next when you have read this."
    assert not learner.is_asked
    assert learner.table.run.number == 0
    assert learner.table.actions.tile("undo") is None


@pytest.mark.english
def test_a_lesson_goes_on_where_it_was_left(open_app: "OpenApp") -> None:
    """In another start of the app, which never heard of the first one's end."""
    app = open_quick(open_app)
    learner = at_task(app, LESSONS["alcazar"], ON_BRIDGE - 2)
    learner.learn(until=ON_BRIDGE)
    learner.wait_for_question()
    left = learner.match.encoded_state()
    again = open_quick(open_app)
    again.app.root.open("learn")
    settle(again)
    assert f"{ON_BRIDGE} of 21" in texts(again)
    press(again, "Continue")
    learner = Learner(again)
    learner.wait_for_question()
    assert learner.match.encoded_state() == left
    learner.learn(until=ON_BRIDGE + 1)
    again.app.root.open("learn")
    settle(again)
    assert f"{ON_BRIDGE + 1} of 21" in texts(again)


@pytest.mark.english
def test_a_lesson_can_be_left_and_started_over(open_app: "OpenApp") -> None:
    app = open_quick(open_app)
    app.app.root.open("learn")
    learner = at_task(app, LESSONS["bigboss"], 9)
    assert app.back()
    settle(app)
    assert screen(app) == "learn"
    press(app, "Continue")
    assert learner.table.run.number == 9
    learner.table.show_menu()
    app.frames(3)
    press(app, "Start over")
    assert screen(app) == "lesson"
    assert learner.coach == text_of(LESSONS["bigboss"], 0)
    assert settings_next_time(app).lessons == {"bigboss": 0}


def test_progress_that_makes_no_sense_is_passed_over(open_app: "OpenApp") -> None:
    app = open_quick(open_app)
    for bad in ({"alcazar": "all"}, {"alcazar": -1}, {"alcazar": True}, 7):
        app.app.store.set("lessons", bad)
        assert settings_next_time(app).lessons == {}
    app.app.root.open("learn")
    learner = at_task(app, LESSONS["alcazar"], 1000)  # of a longer lesson
    assert learner.table.run.is_last


# -- looks ------------------------------------------------------------------------------------------------------------


def test_everything_can_be_read(open_app: "OpenApp", lesson: Lesson) -> None:
    app = open_quick(open_app)
    numbers = range(len(lesson.tasks))
    longest = max(numbers, key=lambda number: len(text_of(lesson, number)))
    app.app.settings.lessons = {lesson.game: longest}
    app.app.root.open("learn")
    settle(app)
    assert_readable_everywhere(app, (SMALL, ON_ITS_SIDE), (1.6,))
    for number in (longest, numbers[-1]):
        at_task(app, lesson, number)
        assert_readable_everywhere(app, (SMALL, ON_ITS_SIDE), (1.6,))
