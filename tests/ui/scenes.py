"""Every screen with something to see on it, the same on every machine."""

from collections.abc import Callable
from typing import Any

from alcazar.play.setup import Seat, Setup
from tests.ui.burgenland_positions import asked_for
from tests.ui.burgenland_table import seat_in
from tests.ui.driver import AppDriver
from tests.ui.player import Player
from tests.ui.tables import COLOURS, NAMES, open_table, start_played

A_SUNDAY = 1_790_514_000.0  # about noon, in seconds since 1970
HOUR = 3600.0


def home(app: AppDriver) -> None:
    save(app, "alcazar", 3, moves=70, seed=8)
    app.app.root.page.return_to()


def welcome(app: AppDriver) -> None:
    """What is seen first of all."""


def new_game(app: AppDriver) -> None:
    app.app.root.open("new_game")


def seat(app: AppDriver) -> None:
    app.app.root.open("new_game")._edit_seat(1)


def table(app: AppDriver) -> None:
    """In the middle of a game of four."""
    table_of(app, "alcazar", 4, moves=96, seed=8)


def big_boss(app: AppDriver) -> None:
    table_of(app, "bigboss", 3, moves=84, seed=5)


def burgen_land(app: AppDriver) -> None:
    """Three dice have been rolled, and one of them is to be chosen."""
    seat_in(app, lambda state: asked_for("walk")(state) and len(set(state.rolled)) > 2 and max(state.points) > 5)


def burgen_land_field(app: AppDriver) -> None:
    """Late in a game: a card can be added, or dice taken."""
    seat_in(app, lambda state: asked_for("add", "dice")(state) and sum(map(len, state.castles)) > 30)


def burgen_land_theft(app: AppDriver) -> None:
    """A stack is empty: a card comes out of the other castle."""
    player = seat_in(app, asked_for("steal"))
    player.table.question.choose(move_of(player, "steal"))


def burgen_land_risk(app: AppDriver) -> None:
    """Roll again or stop, with the risk of each roll."""
    app.app.settings.aids = {"burgenland.risk": True}
    seat_in(app, lambda state: asked_for("stop")(state) and state.dice[1 + state.player] > 2)


def full_table(app: AppDriver) -> None:
    """Near the end of a game of five."""
    table_of(app, "alcazar", 5, moves=150, seed=3)


def preview(app: AppDriver) -> None:
    player = table_of(app, "alcazar", 4, moves=96, seed=8)
    player.table.question.choose(move_of(player, "build"))


def about_a_cell(app: AppDriver) -> None:
    """The highest one."""
    from alcazar.games.alcazar.material import CELL_AT

    player = table_of(app, "alcazar", 4, moves=96, seed=8)
    surface, state = player.table.surface, player.table.conductor.view.table
    pick = max(surface.board.picks(), key=lambda pick: state.height[CELL_AT[pick.value]])
    app.long_press(surface.window_at(*surface.board.place_of(pick)))


def why_not(app: AppDriver) -> None:
    """A tap on a field whose card is somewhere else."""
    from alcazar.games.alcazar.material import PLACE
    from ui.faces.contract import Pick

    table_of(app, "alcazar", 4, moves=96, seed=8).tap_board(Pick("cell", PLACE[3]))


def menu(app: AppDriver) -> None:
    table_of(app, "alcazar", 4, moves=96, seed=8).table.show_menu()


def log(app: AppDriver) -> None:
    table_of(app, "alcazar", 4, moves=96, seed=8).table.show_log()


def players(app: AppDriver) -> None:
    table_of(app, "alcazar", 4, moves=96, seed=8).table.show_players()


def handover(app: AppDriver) -> None:
    """What a game with several people at one screen begins with."""
    table_of(app, "alcazar", 2, moves=30, seed=8, people=2)


def results(app: AppDriver) -> None:
    app.app.root.open("results", session=finished(app))


def replay(app: AppDriver) -> None:
    session = finished(app)
    app.app.root.open("replay", session=session).go_to(80)


def saves(app: AppDriver) -> None:
    save(app, "bigboss", 2, moves=40, seed=2)
    save(app, "alcazar", 5, moves=1000, seed=3)
    save(app, "alcazar", 2, moves=24, seed=4)
    save(app, "bigboss", 4, moves=110, seed=5, title="Rainy afternoon")
    save(app, "alcazar", 4, moves=60, seed=6)
    save(app, "alcazar", 3, moves=70, seed=8, title="Sunday with Carmen")
    app.app.root.open("saves")


def no_saves(app: AppDriver) -> None:
    app.app.root.open("saves")


def statistics(app: AppDriver) -> None:
    for seed in range(1, 7):
        save(app, "alcazar", 2 + seed % 3, moves=1000, seed=seed)
    app.app.root.open("statistics")


def learn(app: AppDriver) -> None:
    app.app.settings.lessons = {"alcazar": 7}
    app.app.root.open("learn")


def lesson(app: AppDriver) -> None:
    app.app.settings.lessons = {"alcazar": 7}
    app.app.root.open("lesson", game="alcazar")


def rules(app: AppDriver) -> None:
    app.app.root.open("rules", game="alcazar", section="value")


def contents_of_rules(app: AppDriver) -> None:
    app.app.root.open("rules", game="alcazar")


def settings(app: AppDriver) -> None:
    app.app.root.open("settings")


def error(app: AppDriver) -> None:
    app.app.root.open("error", details="Something: like this")


def message(app: AppDriver) -> None:
    """With a button: a deleted game can be brought back."""
    save(app, "alcazar", 3, moves=70, seed=8, title="Sunday with Carmen")
    page = app.app.root.open("saves")
    page._delete(app.app.store.summaries()[0])


def choice_of_move(app: AppDriver) -> None:
    table_of(app, "alcazar", 4, moves=96, seed=8).table.show_moves()


def hint(app: AppDriver) -> None:
    table_of(app, "alcazar", 4, moves=96, seed=8).table.hints.start()
    app.wait_for(lambda: app.app.root.sheets.top is not None)


def explained_move(app: AppDriver) -> None:
    """Of an opponent who thought here."""
    player = table_of(app, "alcazar", 2, moves=30, seed=8)
    player.make(move_of(player, "buy_open"))
    player.wait_for_question()
    player.table.explain_move(max(player.table.conductor.choices))


def forgotten_move(app: AppDriver) -> None:
    """Of an opponent who thought before the game was saved."""
    table = table_of(app, "alcazar", 2, moves=30, seed=8).table
    table.explain_move(table.conductor.match.position - 1)


def empty_log(app: AppDriver) -> None:
    table_of(app, "alcazar", 2, moves=0, seed=8).table.show_log()


def recap(app: AppDriver) -> None:
    (cover,) = table_of(app, "alcazar", 2, moves=30, seed=8, people=2).table.ids.covers.children
    app.hold(cover.ids.hold, 0.8)


def end_of_game(app: AppDriver) -> None:
    app.app.root.open("table", session=finished(app))


def thinking(app: AppDriver) -> None:
    """An opponent's turn; at the pace of taps it waits for one."""
    player = table_of(app, "alcazar", 2, moves=30, seed=8, pace="tap")
    player.make(move_of(player, "buy_open"))


def export(app: AppDriver) -> None:
    app.app.root.open("results", session=finished(app))._offer_export()


def more_of_new_game(app: AppDriver) -> None:
    """With a code that is none."""
    page = app.app.root.open("new_game")
    page.more = True
    page._extras.ids.code.text = "nothing like a code"
    page.take_code()


def sort_of_saves(app: AppDriver) -> None:
    saved_games(app).choose_sort()


def more_of_saves(app: AppDriver) -> None:
    saved_games(app)._show_more()


def menu_of_save(app: AppDriver) -> None:
    saved_games(app)._show_menu(app.app.store.summaries()[0], None)


def title_of_save(app: AppDriver) -> None:
    saved_games(app)._ask_title(app.app.store.summaries()[0])


def import_of_save(app: AppDriver) -> None:
    saved_games(app)._show_import()


def trash(app: AppDriver) -> None:
    page = saved_games(app)
    page._delete(app.app.store.summaries()[0])
    page.show_trash(True)


def emptying_of_trash(app: AppDriver) -> None:
    trash(app)
    app.app.root.page._ask_to_empty()


def empty_trash(app: AppDriver) -> None:
    app.app.root.open("saves").show_trash(True)


def no_statistics(app: AppDriver) -> None:
    app.app.root.open("statistics")


def reset_of_statistics(app: AppDriver) -> None:
    save(app, "alcazar", 2, moves=1000, seed=3)
    app.app.root.open("statistics")._ask_to_reset()


def menu_of_lesson(app: AppDriver) -> None:
    app.app.root.open("lesson", game="alcazar").show_menu()


def end_of_lesson(app: AppDriver) -> None:
    from ui.learn import LESSONS

    app.app.settings.lessons = {"bigboss": len(LESSONS["bigboss"].tasks) - 1}
    app.app.root.open("lesson", game="bigboss")


def search_of_rules(app: AppDriver) -> None:
    """For something that is nowhere."""
    app.app.root.open("rules", game="alcazar")._contents.ids.search.text = "xyzzy"


def unfolded_error(app: AppDriver) -> None:
    app.app.root.open("error", details="Something: like this\n  and more of it").unfolded = True


Scene = Callable[[AppDriver], None]
# Everything that there is to see, by its screen
SCENES: dict[str, tuple[Scene, ...]] = {
    "home": (welcome, home),
    "new_game": (new_game, more_of_new_game, seat),
    "table": (
        table,
        big_boss,
        burgen_land,
        burgen_land_field,
        burgen_land_theft,
        burgen_land_risk,
        full_table,
        preview,
        thinking,
        end_of_game,
        handover,
        recap,
        why_not,
        about_a_cell,
        menu,
        players,
        log,
        empty_log,
        choice_of_move,
        hint,
        explained_move,
        forgotten_move,
    ),
    "results": (results, export),
    "saves": (
        saves,
        no_saves,
        message,
        sort_of_saves,
        more_of_saves,
        menu_of_save,
        title_of_save,
        import_of_save,
        trash,
        emptying_of_trash,
        empty_trash,
    ),
    "replay": (replay,),
    "rules": (rules, contents_of_rules, search_of_rules),
    "statistics": (statistics, no_statistics, reset_of_statistics),
    "learn": (learn,),
    "lesson": (lesson, end_of_lesson, menu_of_lesson),
    "settings": (settings,),
    "error": (error, unfolded_error),
}


# -- helping hands ----------------------------------------------------------------------------------------------------


class StoppedClock:
    """Always the same moment, but for what is added to it."""

    def __init__(self) -> None:
        self.now = A_SUNDAY

    def __call__(self) -> float:
        return self.now


def seats(count: int, people: int = 1) -> tuple[Seat, ...]:
    players = zip(NAMES[:count], COLOURS)
    return tuple(Seat(name, look, None if n < people else "medium") for n, (name, look) in enumerate(players))


def save(app: AppDriver, game: str, count: int, moves: int, seed: int, title: str = "") -> int:
    """A game that was played for a while, an hour after the one before; its number."""
    store = app.app.store
    if not isinstance(store.games._clock, StoppedClock):
        store.games._clock = StoppedClock()
    store.games._clock.now += HOUR
    started = start_played(store, Setup(game, seats(count), seed), "turn", moves, level="medium")
    if title:
        store.games.rename(started.identity, title)
    return started.identity


def saved_games(app: AppDriver) -> Any:
    save(app, "bigboss", 4, moves=110, seed=5, title="Rainy afternoon")
    save(app, "alcazar", 3, moves=70, seed=8, title="Sunday with Carmen")
    return app.app.root.open("saves")


def finished(app: AppDriver) -> Any:
    from ui.session import resume

    return resume(app.app.store, save(app, "alcazar", 3, moves=1000, seed=8))


def table_of(app: AppDriver, game: str, count: int, moves: int, seed: int, people: int = 1, **settings: Any) -> Player:
    levels = [seat.level for seat in seats(count, people)]
    return open_table(
        lambda _size: app, game=game, levels=levels, moves=moves, seed=seed, played_by="medium", **settings
    )


def move_of(player: Player, kind: str) -> Any:
    game = player.match.game
    return next(move for move in player.match.legal_moves() if game.encode_move(move)[0] == kind)
