"""Section 9: scoring, ties and the breakdown of every score."""

from alcazar.core.standings import Standing, winners

from .positions import BLUE, RED, WHITE, Position
from .table import Table


def points(table: Table) -> list[int]:
    return [standing.points for standing in table.standings()]


def places(table: Table) -> list[int]:
    return [standing.place for standing in table.standings()]


def items(standing: Standing) -> list[tuple[str, int]]:
    return sorted((item.key, item.points) for item in standing.items)


def without_money(game_id: str, seats: int = 2) -> Position:
    position = Position(game_id, seats)
    for seat in range(seats):
        position.money(seat, 0)
    return position


# -- Alcazar ----------------------------------------------------------------------------------------------------------


def test_section_9_alcazar_a_grande_counts_twice_its_level_a_baron_once() -> None:
    position = without_money("alcazar").stones_on(5, 3).flag(5).stones_on(20, 4).flag(20)
    table = position.noble(RED, "grande", 5).noble(RED, "baron", 20).table()
    assert points(table) == [6 + 4, 0]


def test_section_9_alcazar_the_level_of_a_bridge_counts() -> None:
    position = without_money("alcazar").villa(7, 9).bridge(7, 9).flag(7).noble(RED, "grande", 8)
    assert points(position.table()) == [4, 0]


def test_section_9_alcazar_one_point_for_each_full_50_money() -> None:
    table = Position("alcazar").money(RED, 49).money(BLUE, 50).money(WHITE, 149).table()
    assert points(table) == [0, 1, 2]


def test_section_9_alcazar_the_money_is_kept() -> None:
    table = Position("alcazar", 2).money(RED, 99).money(BLUE, 98).table()
    assert points(table) == [1, 1]
    assert winners(table.standings()) == [RED]
    assert (table.money(RED), table.money(BLUE)) == (99, 98)


def test_section_9_alcazar_most_points_win_not_most_money() -> None:
    table = Position("alcazar", 2).villa(5).noble(RED, "baron", 5).money(RED, 0).money(BLUE, 49).table()
    assert winners(table.standings()) == [RED]


def test_r18_alcazar_tie_more_money_wins() -> None:
    position = Position("alcazar").villa(5).noble(RED, "baron", 5).villa(20).noble(WHITE, "baron", 20)
    table = position.money(RED, 10).money(BLUE, 40).money(WHITE, 11).table()
    assert places(table) == [2, 3, 1]


def test_r18_alcazar_still_tied_the_win_is_shared() -> None:
    position = Position("alcazar").villa(5).noble(RED, "baron", 5).villa(20).noble(WHITE, "baron", 20)
    table = position.money(RED, 10).money(BLUE, 49).money(WHITE, 10).table()
    assert places(table) == [1, 3, 1]
    assert winners(table.standings()) == [RED, WHITE]


def test_section_9_alcazar_breakdown() -> None:
    position = Position("alcazar", 2).stones_on(5, 3).flag(5).villa(20).money(RED, 120)
    standing = position.noble(RED, "grande", 5).noble(RED, "baron", 20).table().standings()[RED]
    assert items(standing) == [("money", 2), ("noble_level", 1), ("noble_level", 6)]
    assert sum(item.points for item in standing.items) == standing.points == 9


# -- Big Boss ---------------------------------------------------------------------------------------------------------


def test_section_9_big_boss_every_noble_pays_what_withdrawing_it_would_pay() -> None:
    position = without_money("bigboss").castle((7, 8, 9), top=8).villa(20)
    table = position.noble(RED, "grande", 7).noble(RED, "baron", 9).noble(BLUE, "baron", 20).table()
    assert points(table) == [10 + 5, 1]


def test_section_9_big_boss_money_counts() -> None:
    table = Position("bigboss", 2).money(RED, 17).money(BLUE, 99).table()
    assert points(table) == [17, 99]
    assert winners(table.standings()) == [BLUE]


def test_section_9_big_boss_30_for_the_most_nobles_on_level_2_or_higher() -> None:
    position = without_money("bigboss").stones_on(5, 2).stones_on(20, 2).villa(30, 31)
    position.noble(RED, "baron", 5).noble(BLUE, "baron", 30).noble(BLUE, "baron", 31)
    assert points(position.table()) == [3 + 30, 2 + 2]


def test_section_9_big_boss_all_who_have_the_most_get_30_each() -> None:
    position = without_money("bigboss", 3).stones_on(5, 2).stones_on(20, 2).villa(30)
    position.noble(RED, "baron", 5).noble(BLUE, "baron", 20).noble(WHITE, "baron", 30)
    assert points(position.table()) == [33, 33, 1]


def test_r19_big_boss_nobody_gets_30_if_nobody_stands_that_high() -> None:
    table = without_money("bigboss").villa(5).noble(RED, "baron", 5).table()
    assert points(table) == [1, 0]


def test_section_9_big_boss_tie_more_nobles_on_the_board_win() -> None:
    position = without_money("bigboss").villa(5, 6).noble(RED, "baron", 5).noble(RED, "baron", 6)
    table = position.villa(20).noble(BLUE, "baron", 20).money(BLUE, 3).table()
    assert points(table) == [4, 4]
    assert places(table) == [1, 2]


def test_section_9_big_boss_still_tied_the_win_is_shared() -> None:
    position = without_money("bigboss", 3).villa(5).noble(RED, "baron", 5).villa(20).noble(WHITE, "baron", 20)
    assert places(position.table()) == [1, 3, 1]


def test_section_9_big_boss_breakdown() -> None:
    position = Position("bigboss", 2).castle((7, 8, 9), top=8).money(RED, 12)
    standing = position.noble(RED, "grande", 8).noble(RED, "baron", 7).table().standings()[RED]
    assert items(standing) == [("money", 12), ("most_nobles", 30), ("noble_refund", 5), ("noble_refund", 10)]
    assert sum(item.points for item in standing.items) == standing.points == 57
