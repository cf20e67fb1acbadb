"""The end of a game: who won, where the points came from, how they grew, and what to do next."""

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from alcazar.core.rng import Rng
from alcazar.core.standings import Item, Standing
from alcazar.play.match import Match
from alcazar.play.record import new_record
from alcazar.play.setup import Seat, Setup
from tests.play.players import random_agent
from tests.ui.driver import AppDriver
from tests.ui.looks import assert_readable_everywhere

if TYPE_CHECKING:
    from tests.ui.conftest import OpenApp
    from ui.screens.results import ResultsScreen
    from ui.session import Session

PHONE, TABLET, DESKTOP = (360, 800), (800, 1280), (1280, 800)
GAMES = ("alcazar", "bigboss")
TABLES = [*((game, players) for game in GAMES for players in (2, 3, 5)), ("burgenland", 2)]
NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve")
COLOURS = ("orange", "blue", "green", "pink", "sky")


def finished(game: str = "alcazar", players: int = 2, seed: int = 1, names: tuple[str, ...] = NAMES) -> Match:
    seats = tuple(Seat(name, colour) for name, colour in zip(names[:players], COLOURS))
    match = Match(new_record(Setup(game, seats, seed)), random_agent)
    rng = Rng(seed)
    while match.decision:
        match.play(rng.choice(match.legal_moves()))
    return match


def show(app: AppDriver, match: Match) -> "Session":
    from ui import session

    one = session.add(app.app.store, match.record())
    app.app.root.open("results", session=one)
    app.wait_for(lambda: page(app).ids.graph.curves and not app.app.root.screens.transition.is_active)
    return one


def page(app: AppDriver) -> "ResultsScreen":
    return app.app.root.screens.get_screen("results")


def panels(app: AppDriver) -> list[Any]:
    """One for each player, from the first place on."""
    return page(app).ids.players.children[::-1]


def score_lines(panel: Any) -> list[Any]:
    return panel.ids.lines.children[::-1]


def press(app: AppDriver, text: str) -> None:
    label = app.label(text, within=app.app.root.scope)
    app.scroll_to(label)
    app.tap(label)
    app.frames(12)


def press_icon(app: AppDriver, meaning: str) -> None:
    (button,) = (w for w in page(app).walk(restrict=True) if getattr(w, "meaning", "") == meaning)
    app.tap(button)
    app.frames(12)


# -- points -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_breakdown_adds_up_for_everybody(open_app: "OpenApp", game: str, players: int) -> None:
    app = open_app(TABLET)
    match = finished(game, players)
    show(app, match)
    standings = sorted(match.standings(), key=lambda standing: standing.place)
    assert [panel.points for panel in panels(app)] == [standing.points for standing in standings]
    for panel, standing in zip(panels(app), standings):
        *items, total = score_lines(panel)
        assert len(items) == len(standing.items)
        assert sum(line.points for line in items) == total.points == panel.points
        assert total.is_sum
        assert all(line.text for line in items)


@pytest.mark.english
def test_items_of_a_kind_stand_together() -> None:
    from ui.screens.breakdown import grouped

    items = [Item("noble", 2), Item("money", 8), Item("noble", 5)]
    assert grouped(items) == [Item("noble", 5), Item("noble", 2), Item("money", 8)]


def test_a_phone_shows_where_points_come_from_on_demand(open_app: "OpenApp") -> None:
    app = open_app(PHONE)
    show(app, finished(players=3))
    first, second, _third = panels(app)
    assert first.is_open
    assert not score_lines(second)
    name = next(w for w in second.walk(restrict=True) if getattr(w, "text", "") == second.name)
    app.scroll_to(second)
    app.tap(name)
    assert len(score_lines(second)) > 1
    app.scroll_to(name)
    app.tap(name)
    assert not score_lines(second)


# -- places -----------------------------------------------------------------------------------------------------------


def standing(seat: int, place: int, points: int, tie_break: int) -> Standing:
    return Standing(seat, place, points, (), (tie_break,))


@pytest.mark.english
def test_the_winner_is_named(open_app: "OpenApp") -> None:
    app = open_app(PHONE)
    match = finished(players=3)
    one = show(app, match)
    (best,) = (standing.seat for standing in match.standings() if standing.place == 1)
    assert app.label(f"{one.names[best]} wins!", within=page(app))
    assert [mark.look for mark in page(app).ids.winners.children] == [one.colours[best]]


def test_a_shared_victory() -> None:
    from ui.screens.outcome import headline, tie_sentences

    shared = [standing(0, 1, 20, 7), standing(1, 3, 5, 0), standing(2, 1, 20, 7)]
    assert headline(shared, NAMES) == "Ada and Cleo share the victory!"
    assert tie_sentences(shared, NAMES, "alcazar") == [
        "Ada and Cleo are tied at 20, even by money (Ada 7, Cleo 7). They share place 1."
    ]


def test_a_tie_that_was_broken_is_explained() -> None:
    from ui.screens.outcome import tie_sentences

    broken = [standing(0, 2, 20, 3), standing(1, 1, 20, 4), standing(2, 3, 5, 9)]
    assert tie_sentences(broken, NAMES, "bigboss") == [
        "Bo and Ada are tied at 20. The tie is broken by nobles on the board: Bo 4, Ada 3."
    ]


def test_ties_are_explained_on_the_screen(open_app: "OpenApp") -> None:
    app = open_app(PHONE)
    match = finished(players=5, seed=18)
    points = [standing.points for standing in match.standings()]
    assert len(set(points)) < len(points)
    show(app, match)
    assert len(page(app).ids.ties.children) == len(points) - len(set(points))


def test_no_tie_no_explanation() -> None:
    from ui.screens.outcome import tie_sentences

    assert tie_sentences([standing(0, 1, 20, 3), standing(1, 2, 19, 4)], NAMES, "alcazar") == []


@pytest.mark.english
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_word_for_what_breaks_ties(game: str) -> None:
    from ui.screens.outcome import for_game

    assert for_game("results.measure", game) != for_game("results.measure", "any other")


# -- the graph --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), [table for table in TABLES if table[1] != 3])
def test_the_graph_ends_with_the_final_points(open_app: "OpenApp", game: str, players: int) -> None:
    app = open_app(PHONE)
    match = finished(game, players)
    show(app, match)
    curves = page(app).ids.graph.curves
    assert [curve.values[-1] for curve in curves] == [standing.points for standing in match.standings()]
    assert [curve.look.key for curve in curves] == list(COLOURS[:players])


def test_the_graph_has_a_point_for_every_turn() -> None:
    from ui.screens.outcome import points_over_time

    match = finished(players=3)
    steps = match.history.steps
    turns = 1 + sum(one.seat != other.seat for one, other in pairwise(steps))
    points = list(points_over_time(match))
    assert len(points) == turns + 1
    assert points[0] == (0, 0, 0)


def test_the_graph_is_counted_in_small_pieces(open_app: "OpenApp") -> None:
    from ui.screens.results import TURNS_PER_FRAME

    app = open_app(PHONE)
    match = finished(players=5)
    from ui import session

    app.app.root.open("results", session=session.add(app.app.store, match.record()))
    counted = 0
    while not page(app).ids.graph.curves:
        app.frames()
        now = len(page(app)._points)
        assert now - counted <= TURNS_PER_FRAME
        counted = now
    assert counted > 10 * TURNS_PER_FRAME


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [
        (0, 43, [0, 10, 20, 30, 40, 50]),
        (0, 0, [0, 1]),
        (0, 5, [0, 1, 2, 3, 4, 5]),
        (-7, 90, [-20, 0, 20, 40, 60, 80, 100]),
    ],
)
def test_round_numbers_on_the_axis(low: int, high: int, expected: list[int]) -> None:
    from ui.kit.graph import ticks

    assert ticks(low, high) == expected


def test_marks_at_the_ends_do_not_hide_each_other() -> None:
    from ui.kit.graph import spread

    assert spread([10, 50, 90], 20, 100) == [10, 50, 90]
    assert spread([10, 12, 14], 20, 100) == [10, 30, 50]
    assert spread([95, 98, 99], 20, 100) == [60, 80, 100]


def test_every_player_has_marks_at_turns_of_their_own() -> None:
    from ui.kit.graph import turns_to_mark

    turns = [turn for number in range(5) for turn in turns_to_mark(100, number, 5)]
    assert len(set(turns)) == len(turns)
    assert all(0 <= turn <= 100 for turn in turns)


def test_lines_are_painted_in_the_players_colours(open_app: "OpenApp", tmp_path: Any) -> None:
    from ui.kit.seats import look

    app = open_app(TABLET)
    show(app, finished(players=3))
    graph = page(app).ids.graph
    app.scroll_to(graph)
    rect = app.rect(graph)
    image = app.picture(tmp_path / "graph.png")
    part = image.crop((int(rect.left), int(image.height - rect.top), int(rect.right), int(image.height - rect.bottom)))
    painted = {colour: count for count, colour in part.getcolors(part.width * part.height)}
    for key in COLOURS[:3]:
        assert painted.get(tuple(round(share * 255) for share in look(key).colour[:3]), 0) > 50, key


# -- what to do next --------------------------------------------------------------------------------------------------


@pytest.mark.english
def test_a_rematch_lets_the_last_begin(open_app: "OpenApp") -> None:
    app = open_app(PHONE)
    one = show(app, finished("bigboss", players=3))
    press(app, "Rematch")
    assert app.app.root.page.name == "table"
    again = app.app.root.page.session
    assert again.identity != one.identity
    assert again.match.setup.game == "bigboss"
    assert again.names == ["Cleo", "Ada", "Bo"]
    assert again.colours == ["green", "orange", "blue"]
    assert again.match.setup.seed != one.match.setup.seed
    assert again.match.position == 0


@pytest.mark.english
def test_back_to_the_board(open_app: "OpenApp") -> None:
    app = open_app(PHONE)
    one = show(app, finished())
    press(app, "Board")
    assert app.app.root.page.name == "table"
    assert app.app.root.page.session is one


@pytest.mark.english
def test_watching_it_again(open_app: "OpenApp") -> None:
    app = open_app(PHONE)
    one = show(app, finished())
    press(app, "Watch it again")
    assert app.app.root.page.name == "replay"
    assert app.app.root.page.session is one


@pytest.mark.english
def test_home(open_app: "OpenApp") -> None:
    app = open_app(PHONE)
    show(app, finished())
    press_icon(app, "Home")
    assert app.app.root.page.name == "home"


@pytest.mark.english
def test_export(open_app: "OpenApp") -> None:
    from ui import sharing

    app = open_app(PHONE)
    show(app, finished(players=3))
    press_icon(app, "Export")
    press(app, "Export as a file")
    (file,) = sharing.files(sharing.folder())
    assert file.name == "alcazar-ada-bo-cleo.alcazar.json"


# -- looks ------------------------------------------------------------------------------------------------------------


def side_by_side(app: AppDriver) -> bool:
    players, graph = app.rect(page(app).ids.players), app.rect(page(app).ids.graph)
    return players.right <= graph.left


@pytest.mark.usual_text
def test_wide_windows_show_points_and_graph_side_by_side(open_app: "OpenApp") -> None:
    app = open_app(PHONE)
    show(app, finished())
    assert not side_by_side(app)
    for size in (DESKTOP, TABLET):
        app.window.size = size
        app.frames(6)
        assert side_by_side(app)


@pytest.mark.parametrize(("game", "players"), [("alcazar", 5), ("bigboss", 5), ("burgenland", 2)])
def test_results_are_readable_everywhere(open_app: "OpenApp", game: str, players: int) -> None:
    app = open_app(DESKTOP)
    names = ("Maximiliane-Ottilie von Hohenstein", "Bo", "Cleopatra", "Daniel-Alexander", "Evangelina")
    show(app, finished(game, players, names=names))
    assert_readable_everywhere(app)
