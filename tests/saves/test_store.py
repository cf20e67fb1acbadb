"""What is saved is there again: games, settings, statistics; found, renamed, thrown away and restored."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from alcazar.core.reasons import DataError
from alcazar.core.registry import games
from alcazar.play.match import Match
from alcazar.play.record import new_record
from alcazar.play.setup import Seat, Setup
from alcazar.saves.errors import StoreError
from alcazar.saves.opening import open_store
from alcazar.saves.results import MIXED, PEOPLE_ONLY, Result, level_of_table, statistic
from alcazar.saves.store import Store
from tests.play.players import play, random_agent, setup
from tests.saves.shelves import add_match, resume


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = open_store(tmp_path)
    yield store
    store.close()


def reopened(store: Store) -> Store:
    assert store.file is not None
    store.close()
    return open_store(store.file.parent)


@pytest.mark.parametrize("game", [game.info.id for game in games()])
def test_a_match_is_there_again_after_every_move(store: Store, game: str) -> None:
    match = add_match(store, 0, game=game)
    for _ in range(30):
        play(match, 1)
        assert store.games.load(1) == match.record()
    again = reopened(store)
    assert again.games.load(1) == match.record()
    assert again.notices == []
    again.close()


def test_a_match_goes_on_where_it_was(store: Store) -> None:
    match = add_match(store, 25)
    again = resume(store, 1)
    play(match, 0)
    play(again, 10_000)
    assert again.decision is None
    assert store.games.load(1) == again.record()


def test_undo_and_redo_are_saved(store: Store) -> None:
    match = add_match(store, 25)
    match.undo()
    match.undo()
    assert store.games.load(1) == match.record()
    match.redo()
    assert store.games.load(1) == match.record()
    match.undo()
    play(match, 1)
    assert store.games.load(1) == match.record()


def test_a_hint_is_saved(store: Store) -> None:
    match = add_match(store, 0)
    match.hint()
    assert store.games.load(1).assisted


def test_a_branch_is_a_game_of_its_own(store: Store) -> None:
    match = add_match(store, 25)
    branch = store.games.add(match.branch(10))
    resume(store, branch, 5)
    assert store.games.load(branch).position == 15
    assert store.games.load(1) == match.record()


def test_the_log_of_a_match_that_outlived_its_rules_is_saved(store: Store) -> None:
    record = add_match(store, 25).record()
    store.connection.execute("DELETE FROM moves WHERE game = 1 AND ply = 0")
    store.games.put_moves(1, 0, ['["pass"]'])
    match = resume(store, 1, 3)
    assert match.start is not None
    assert match.start.after == record.position
    assert store.games.load(1) == match.record()


# -- the list ---------------------------------------------------------------------------------------------------------


def add_named(store: Store, names: tuple[str, ...], game: str = "alcazar", title: str = "") -> int:
    return store.games.add(new_record(Setup(game, tuple(Seat(name, "red") for name in names), 1), title))


@pytest.fixture
def shelf(store: Store) -> Store:
    add_named(store, ("Zoe", "Max"))
    add_named(store, ("Émile", "Max", "Ida"), title="Sunday")
    add_named(store, ("ada", "Bob"), game="bigboss", title="Holidays")
    return store


@pytest.mark.parametrize(
    ("sort", "expected"),
    [("date", [3, 2, 1]), ("game", [2, 1, 3]), ("players", [3, 1, 2]), ("title", [1, 3, 2])],
)
def test_the_list_is_sorted(shelf: Store, sort: str, expected: list[int]) -> None:
    assert [summary.id for summary in shelf.summaries(sort=sort)] == expected


@pytest.mark.parametrize(
    ("search", "expected"),
    [
        ("", {1, 2, 3}),
        ("max", {1, 2}),
        ("ÉMILE", {2}),
        ("max sun", {2}),
        ("boss", {3}),
        ("%", set()),
        ("nobody", set()),
    ],
)
def test_the_list_is_searched(shelf: Store, search: str, expected: set[int]) -> None:
    assert {summary.id for summary in shelf.summaries(search)} == expected


def test_the_list_says_what_a_player_wants_to_know(store: Store) -> None:
    match = add_match(store, 12, title="With Bo")
    (summary,) = store.summaries()
    assert (summary.title, summary.game, summary.players) == ("With Bo", "alcazar", "Ada, Bo")
    assert (summary.moves, summary.finished, summary.assisted) == (12, False, False)
    decision = match.decision
    assert decision is not None
    assert summary.asked == decision.seat


def test_the_list_reads_no_states_and_no_moves(shelf: Store) -> None:
    statements: list[str] = []
    shelf.connection.set_trace_callback(statements.append)
    shelf.summaries()
    assert len(statements) == 1
    assert "snapshots" not in statements[0]
    assert "moves" not in statements[0]


def test_playing_on_brings_a_game_to_the_top_even_if_the_clock_goes_backwards(tmp_path: Path) -> None:
    times = iter(range(10**6, 0, -1000))
    store = open_store(tmp_path, clock=lambda: next(times))
    add_named(store, ("Ada", "Bo"))
    add_named(store, ("Ada", "Bo"))
    resume(store, 1, 1)
    assert [summary.id for summary in store.summaries()] == [1, 2]
    resume(store, 2, 1)
    assert [summary.id for summary in store.summaries()] == [2, 1]


@pytest.mark.parametrize("time", [-1e12, 0.0, 1e300, float("-1")])
def test_an_impossible_clock_does_no_harm(tmp_path: Path, time: float) -> None:
    store = open_store(tmp_path, clock=lambda: time)
    add_match(store, 3)
    assert store.summaries()[0].changed >= 0


def test_a_game_is_renamed_while_it_is_played(store: Store) -> None:
    match = add_match(store, 3, title="old")
    store.games.rename(1, "new")
    play(match, 1)
    assert match.unsaved is None
    assert store.games.load(1).title == "new"
    assert store.summaries()[0].title == "new"


@pytest.mark.parametrize("title", ["x" * 81, "two\nlines", "\ud800"])
def test_a_title_that_cannot_be_is_refused(store: Store, title: str) -> None:
    add_match(store, 0, title="old")
    with pytest.raises(DataError, match=r"data\.no_text"):
        store.games.rename(1, title)
    assert store.games.load(1).title == "old"


def test_a_deleted_game_can_be_restored_until_the_trash_is_emptied(shelf: Store) -> None:
    shelf.games.trash(2)
    shelf.games.trash(3)
    assert [summary.id for summary in shelf.summaries()] == [1]
    assert {summary.id for summary in shelf.summaries(trash=True)} == {2, 3}
    shelf.games.restore(3)
    shelf.games.empty_trash()
    assert {summary.id for summary in shelf.summaries()} == {1, 3}
    assert shelf.summaries(trash=True) == []
    with pytest.raises(StoreError, match=r"store\.no_such_game"):
        shelf.games.load(2)
    assert shelf.connection.execute("SELECT count(*) FROM snapshots").fetchone() == (2,)


# -- settings and statistics ------------------------------------------------------------------------------------------


def test_settings_are_kept(store: Store) -> None:
    store.set("language", "nl")
    store.set("language", "it")
    store.set("seats", [{"name": "Ada"}])
    again = reopened(store)
    assert again.settings() == {"language": "it", "seats": [{"name": "Ada"}]}
    again.close()


def test_a_finished_match_counts_once(store: Store) -> None:
    match = add_match(store, 10_000)
    points = match.standings()[0].points
    won = match.standings()[0].place == 1
    (key,) = store.statistics()
    assert key == ("alcazar", 2, "easy")
    one = store.statistics()[key]
    assert (one.played, one.won, one.points, one.best) == (1, won, points, points)
    store.games.trash(1)
    store.games.empty_trash()
    assert store.statistics()[key] == one


def test_a_finished_match_that_is_taken_up_again_does_not_count(store: Store) -> None:
    match = add_match(store, 10_000)
    match.undo()
    assert store.statistics() == {}
    play(match, 10_000)
    (one,) = store.statistics().values()
    assert one.played == 1


def test_opponents_have_no_statistics(store: Store) -> None:
    identity = store.games.add(new_record(setup(people=0, opponents=3)))
    resume(store, identity, 10_000)
    assert store.statistics() == {}


def test_statistics_start_over_and_come_back(store: Store) -> None:
    add_match(store, 10_000)
    before = store.statistics()
    removed = store.reset_results()
    assert store.statistics() == {}
    assert len(store.summaries()) == 1, "the games themselves stay"
    add_match(store, 10_000, seed=2)
    store.restore_results(removed)
    again = reopened(store)
    (key,) = again.statistics()
    assert again.statistics()[key].played == before[key].played + 1
    assert set(removed) < set(again.results())
    again.close()


def test_a_damaged_result_goes_with_the_reset(store: Store) -> None:
    add_match(store, 10_000)
    add_match(store, 10_000, seed=2)
    store.connection.execute("UPDATE results SET points = 999 WHERE uid = (SELECT uid FROM games WHERE id = 1)")
    assert len(store.reset_results()) == 1
    assert store.connection.execute("SELECT count(*) FROM results").fetchone() == (0,)


def result(place: int, assisted: bool = False, points: int = 10) -> Result:
    return Result("uid", 0, "Ada", "alcazar", 2, "easy", points, place, int(assisted), 0, 0)


def test_streaks_are_counted_without_assisted_matches() -> None:
    places = [(1, False), (1, False), (2, True), (1, False), (2, False), (1, True), (1, False)]
    one = statistic([result(place, assisted) for place, assisted in places])
    assert (one.played, one.assisted, one.won) == (7, 2, 4)
    assert (one.longest_streak, one.streak) == (3, 1)
    assert one.points == 50


def test_a_table_has_one_level() -> None:
    assert level_of_table([None, None]) == PEOPLE_ONLY
    assert level_of_table([None, "hard", "hard"]) == "hard"
    assert level_of_table([None, "hard", "easy"]) == MIXED


# -- two instances ----------------------------------------------------------------------------------------------------


def test_two_instances_share_the_store(store: Store, tmp_path: Path) -> None:
    other = open_store(tmp_path)
    add_match(store, 5)
    add_match(other, 6)
    assert len(store.summaries()) == len(other.summaries()) == 2
    assert store.notices == other.notices == []
    other.close()


def test_the_same_match_is_not_played_in_two_instances(store: Store, tmp_path: Path) -> None:
    here = add_match(store, 5)
    other = open_store(tmp_path)
    there = Match(other.games.load(1), random_agent, other.games.keeper(1))
    play(there, 1, seed=8)
    play(here, 1, seed=9)
    assert there.unsaved is None
    assert here.unsaved is not None
    assert here.unsaved.key == "store.changed_elsewhere"
    assert store.games.load(1) == there.record()
    other.close()


def test_an_instance_that_does_not_finish_is_not_waited_for(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = add_match(store, 5)
    monkeypatch.setattr("alcazar.saves.connection.PATIENCE", 0.01)
    store.connection.execute("PRAGMA busy_timeout = 10")
    other = open_store(tmp_path)
    other.connection.execute("BEGIN IMMEDIATE")
    play(match, 1)
    assert match.unsaved is not None
    assert match.unsaved.key == "store.busy"
    other.connection.execute("ROLLBACK")
    play(match, 1)
    assert match.unsaved is None
    assert store.games.load(1) == match.record()
    other.close()
