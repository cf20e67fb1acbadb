"""The statistics: what they say, whose they are, and starting over."""

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from alcazar.saves.results import MIXED, PEOPLE_ONLY, Result, statistic
from tests.ui.driver import AppDriver
from tests.ui.looks import assert_readable_everywhere
from tests.ui.visits import (
    DESKTOP,
    ENTER,
    PHONE,
    TABLET,
    hit,
    labels,
    message,
    of_kind,
    press,
    saved_game,
    screen,
    settle,
    tab_to,
    texts,
    written,
)

if TYPE_CHECKING:
    from tests.ui.conftest import OpenApp

WIN = Result("", 0, "Ana", "alcazar", 2, "easy", points=40, place=1, assisted=0, ended=0, touched=0)
LOSS = replace(WIN, points=25, place=2)
HELPED = replace(WIN, points=90, assisted=1)


def numbered(*results: Result) -> list[Result]:
    return [replace(result, uid=f"game {number}", touched=number) for number, result in enumerate(results, start=1)]


@pytest.mark.english
def test_the_first_screen_leads_here(open_app: "OpenApp") -> None:
    app = open_app(PHONE)
    press(app, "Statistics")
    assert screen(app) == "statistics"


def open_statistics(open_app: "OpenApp", *results: Result, size: tuple[int, int] = PHONE) -> AppDriver:
    app = open_app(size)
    app.app.store.restore_results(numbered(*results))
    app.app.root.open("statistics")
    settle(app)
    return app


def figures(app: AppDriver) -> dict[str, str]:
    return {figure.meaning: figure.value for figure in of_kind(app, "Figure")}


def table(app: AppDriver, title: str) -> list[str]:
    """All that is said about tables with so many players and such opponents."""
    return [label.text for label in labels(written(app.app.root.page, title).parent)][1:]


def chips(app: AppDriver) -> list[str]:
    return [chip.text for chip in of_kind(app, "Chip")]


def styles(app: AppDriver) -> str:
    """A letter for each column of the chart."""
    (chart,) = of_kind(app, "Columns")
    return "".join(column.style[0] for column in chart.columns)


# -- what they say ----------------------------------------------------------------------------------------------------


@pytest.mark.english
def test_nothing_played_yet_is_said_in_a_friendly_way(open_app: "OpenApp") -> None:
    app = open_statistics(open_app)
    assert "No finished games yet" in texts(app)
    assert of_kind(app, "Report") == []
    press(app, "Start a game")
    assert screen(app) == "new_game"


@pytest.mark.english
def test_all_together(open_app: "OpenApp") -> None:
    app = open_statistics(open_app, WIN, WIN, LOSS, HELPED, WIN, LOSS, WIN)
    assert figures(app) == {
        "played": "7",
        "won": "67%",
        "points on average": "35.0",
        "points at best": "40",
        "wins in a row now": "1",
        "wins in a row at best": "2",
    }
    assert any(text.startswith("1 game was assisted") for text in texts(app))


@pytest.mark.english
def test_assisted_games_alone_count_for_nothing_else(open_app: "OpenApp") -> None:
    app = open_statistics(open_app, HELPED, HELPED)
    assert list(figures(app).values()) == ["2", "–", "–", "–", "0", "0"]
    assert table(app, "2 players, easy opponents") == ["Assisted: 2"]
    assert styles(app) == "hh"


@pytest.mark.english
def test_table_by_table(open_app: "OpenApp") -> None:
    people, crowd = replace(LOSS, level=PEOPLE_ONLY), replace(WIN, seats=3, level=MIXED, points=1234)
    app = open_statistics(open_app, crowd, WIN, people, LOSS, LOSS, crowd, replace(WIN, level="expert"))
    titles = [record.title for record in of_kind(app, "TableRecord")]
    assert titles == [
        "2 players, people only",
        "2 players, easy opponents",
        "2 players, experts",
        "3 players, mixed opponents",
    ]
    assert table(app, "2 players, easy opponents") == [
        "Won 1 of 3 (33%)",
        "30.0 points on average, 40 at best",
        "Wins in a row: 0 now, 1 at best",
    ]
    assert "1,234.0 points on average, 1,234 at best" in table(app, "3 players, mixed opponents")


@pytest.mark.english
def test_a_level_of_another_version_is_called_as_it_was(open_app: "OpenApp") -> None:
    app = open_statistics(open_app, replace(WIN, level="wizard"), WIN)
    assert [record.title for record in of_kind(app, "TableRecord")][1] == "2 players, wizard"


def test_a_bar_is_as_long_as_the_share_of_wins(open_app: "OpenApp") -> None:
    app = open_statistics(open_app, WIN, LOSS, LOSS, LOSS)
    (bar,) = of_kind(app, "ShareBar")
    assert bar.share == 0.25


@pytest.mark.english
def test_the_chart_shows_the_last_twenty(open_app: "OpenApp") -> None:
    app = open_statistics(open_app, *[LOSS] * 30, WIN, HELPED, WIN)
    assert "Points in the last 20 games, oldest first" in texts(app)
    assert styles(app) == "p" * 17 + "shs"
    assert [text for text in texts(app) if text in ("Won", "Not won", "Assisted")] == ["Won", "Not won", "Assisted"]


def test_columns_differ_by_more_than_their_colour(open_app: "OpenApp", tmp_path: Path) -> None:
    """In greys, a column that won has a star above, and one with help is empty."""
    app = open_statistics(open_app, WIN, replace(LOSS, points=40), replace(HELPED, points=40))
    (chart,) = of_kind(app, "Columns")
    app.scroll_to(chart)
    picture = app.picture(tmp_path / "chart.png").convert("L")
    frame = chart._frame([0, 40])
    inside, above = [], []
    for place in range(3):
        x, y = frame.x(place + 0.5), frame.y(20) + 3  # between two lines of the grid
        left, low = chart.to_window(x, y)
        inside.append(picture.getpixel((round(left), app.window.height - round(low))))
        left, low = chart.to_window(x, frame.y(40) + 6)
        above.append(picture.getpixel((round(left), app.window.height - round(low))))
    ground = above[1]
    assert abs(above[0] - ground) > 60 > abs(above[2] - ground)
    assert abs(inside[0] - ground) > abs(inside[1] - ground) + 30
    assert abs(inside[1] - ground) > abs(inside[2] - ground) + 10


@pytest.mark.english
def test_a_finished_game_is_counted(open_app: "OpenApp") -> None:
    app = open_app(PHONE)
    saved_game(app, moves=10_000)
    results = app.app.store.results()
    app.app.root.open("statistics")
    settle(app)
    assert figures(app)["played"] == "2"
    press(app, "Mia")
    mia = statistic([result for result in results if result.player == "Mia"])
    assert figures(app)["played"] == "1"
    assert figures(app)["points at best"] == str(mia.best)


# -- which games ------------------------------------------------------------------------------------------------------


@pytest.mark.english
def test_one_game_at_a_time_the_newest_first(open_app: "OpenApp") -> None:
    other = replace(WIN, game="bigboss", points=77)
    app = open_statistics(open_app, LOSS, other, WIN)
    assert chips(app) == ["Alcazar", "Das neue Big Boss"]
    assert figures(app)["points at best"] == "40"
    press(app, "Das neue Big Boss")
    assert figures(app) | {"played": "1", "points at best": "77"} == figures(app)
    assert written(app.app.root.page, "Das neue Big Boss").parent.selected


@pytest.mark.english
def test_one_player_at_a_time(open_app: "OpenApp") -> None:
    app = open_statistics(open_app, WIN, replace(LOSS, player="Bo"), WIN, replace(WIN, player="bea"))
    assert chips(app) == ["Everybody’s", "Ana", "bea", "Bo"]
    assert figures(app)["played"] == "4"
    press(app, "Bo")
    assert (figures(app)["played"], figures(app)["won"]) == ("1", "0%")
    press(app, "Ana")
    assert (figures(app)["played"], figures(app)["wins in a row now"]) == ("2", "2")


@pytest.mark.english
def test_who_did_not_play_the_other_game_makes_room_for_everybody(open_app: "OpenApp") -> None:
    other = replace(WIN, game="bigboss")
    app = open_statistics(open_app, other, replace(other, player="Cy"), WIN, replace(LOSS, player="Bo"))
    press(app, "Bo")
    press(app, "Das neue Big Boss")
    assert chips(app)[2:] == ["Everybody’s", "Ana", "Cy"]
    assert figures(app)["played"] == "2"


def test_without_a_choice_there_are_no_chips(open_app: "OpenApp") -> None:
    assert chips(open_statistics(open_app, WIN, LOSS)) == []


# -- starting over ----------------------------------------------------------------------------------------------------


def reset(app: AppDriver) -> None:
    app.tap(app.app.root.page._reset_button)
    settle(app)
    press(app, "Forget all statistics")


@pytest.mark.english
def test_starting_over_is_asked_and_can_be_undone(open_app: "OpenApp") -> None:
    app = open_statistics(open_app, WIN, LOSS, HELPED)
    before = figures(app)
    app.tap(app.app.root.page._reset_button)
    settle(app)
    assert app.back(), "nothing has happened yet"
    assert len(app.app.store.results()) == 3
    reset(app)
    assert app.app.store.results() == []
    assert "No finished games yet" in texts(app)
    assert message(app) == "The statistics start over."
    (toast,) = app.app.root.messages.children
    app.tap(written(toast, "Undo"))
    settle(app)
    assert figures(app) == before
    assert len(app.app.store.results()) == 3


@pytest.mark.english
def test_undo_works_from_another_screen(open_app: "OpenApp") -> None:
    app = open_statistics(open_app, WIN, LOSS)
    reset(app)
    assert app.back()
    settle(app)
    (toast,) = app.app.root.messages.children
    app.tap(written(toast, "Undo"))
    settle(app)
    assert len(app.app.store.results()) == 2


def test_nothing_can_be_reset_when_there_is_nothing(open_app: "OpenApp") -> None:
    app = open_statistics(open_app)
    app.tap(app.app.root.page._reset_button)
    settle(app)
    assert app.app.root.sheets.top is None


@pytest.mark.english
def test_a_store_that_cannot_be_written_to_keeps_everything(open_app: "OpenApp") -> None:
    app = open_statistics(open_app, WIN, LOSS)
    app.app.store.connection.execute("PRAGMA query_only = ON")
    reset(app)
    assert message(app)
    assert figures(app)["played"] == "2"


# -- in every window --------------------------------------------------------------------------------------------------


def many() -> list[Result]:
    levels = ("beginner", "easy", "medium", "hard", "expert", MIXED, PEOPLE_ONLY)
    results: list[Result] = []
    for number in range(42):
        one: Any = (WIN, LOSS, HELPED)[number % 5 % 3]
        name = ("Ana", "Bruno", "Maximiliane")[number % 3]
        game = ("alcazar", "bigboss")[number % 4 // 3]
        seats = 2 + number % 4
        results.append(replace(one, player=name, game=game, seats=seats, level=levels[number % 7], points=number * 31))
    return results


@pytest.mark.english
def test_everything_can_be_read_in_every_window(open_app: "OpenApp") -> None:
    assert_readable_everywhere(open_statistics(open_app, *many()))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_an_empty_page_can_be_read_too(open_app: "OpenApp", theme: str) -> None:
    app = open_statistics(open_app)
    app.app.settings.theme = theme
    assert_readable_everywhere(app, [(320, 568), TABLET])


def test_the_question_before_starting_over_can_be_read(open_app: "OpenApp") -> None:
    app = open_statistics(open_app, WIN)
    app.tap(app.app.root.page._reset_button)
    settle(app)
    assert_readable_everywhere(app, [(320, 568), DESKTOP])


@pytest.mark.english
def test_the_keyboard_alone_is_enough(open_app: "OpenApp") -> None:
    app = open_statistics(open_app, WIN, replace(WIN, game="bigboss", points=77), size=DESKTOP)
    tab_to(app, "Alcazar")
    hit(app, ENTER)
    assert figures(app)["points at best"] == "40"
    assert app.back()
    settle(app)
    assert screen(app) == "home"
