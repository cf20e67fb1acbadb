"""A board under fingers that move it and under the wheel of a mouse, and how far it goes."""

from collections.abc import Iterator
from contextlib import closing
from itertools import pairwise

import pytest

from tests.ui.grid_table import BAR, CELL, MARGIN, MIDDLE, PHONE, ROWS, Table, tap_on
from ui.faces.contract import Pick


@pytest.fixture
def table() -> Iterator[Table]:
    with closing(Table(PHONE)) as table:
        yield table


# -- one finger -------------------------------------------------------------------------------------------------------


def test_a_finger_moves_the_board_with_it(table: Table) -> None:
    table.zoom_in()
    finger = table.put_finger(MIDDLE)
    table.slide(finger, (190, 340))
    point = table.surface.board_at(*finger.pos)
    table.slide(finger, (120, 380))
    assert table.surface.board_at(120, 380) == pytest.approx(point)
    finger.touch_up()
    table.come_to_rest()
    assert table.told == []


def test_a_drag_ends_where_the_finger_stops(table: Table) -> None:
    table.zoom_in()
    table.drag(MIDDLE, (120, 380))
    before = table.seen
    table.come_to_rest()
    assert table.seen == before


def test_a_board_that_fits_does_not_move(table: Table) -> None:
    before = table.seen
    table.drag(MIDDLE, (40, 600))
    table.flick(MIDDLE, (340, 100))
    assert table.seen == pytest.approx(before)
    assert table.told == []


def test_a_flick_rolls_on_slower_and_slower(table: Table) -> None:
    table.zoom_in(4)
    table.flick(MIDDLE, (140, 340))
    path = [table.middle[0]]
    while table.surface.is_moving:
        table.frames()
        path.append(table.middle[0])
    steps = [after - before for before, after in pairwise(path)]
    assert path[-1] - path[0] > 20
    assert steps == sorted(steps, reverse=True)
    assert steps[0] * table.surface.scale == pytest.approx(8, rel=0.1), "as fast as the finger was"


def test_the_next_touch_stops_the_roll_and_is_no_tap(table: Table) -> None:
    table.zoom_in(4)
    table.flick(MIDDLE, (130, 340))
    finger = table.put_finger(MIDDLE)
    stopped = table.seen
    finger.touch_up()
    table.come_to_rest()
    assert table.seen == stopped
    assert table.told == []
    table.tap(table.cell(5, 4))
    assert table.told == [tap_on(5, 4)]


def test_a_roll_ends_at_the_edge(table: Table) -> None:
    table.zoom_in()
    for _ in range(4):
        table.flick((40, 340), (320, 340), steps=3)
    table.come_to_rest()
    assert table.seen.left == pytest.approx(MARGIN)


def test_a_roll_to_a_near_edge_is_over_soon(table: Table) -> None:
    table.surface.zoom_to(2, 110, 192, animated=False)
    table.flick((100, 340), (140, 340))
    assert MARGIN - 40 < table.seen.left < MARGIN
    table.frames(15)
    assert table.seen.left == pytest.approx(MARGIN)


# -- two fingers ------------------------------------------------------------------------------------------------------


def test_a_pinch_zooms_around_its_middle(table: Table) -> None:
    table.zoom_in(2.5)
    scale, point = table.surface.scale, table.surface.board_at(170, 350)
    table.pinch((170, 350), 100, 150)
    assert table.surface.scale == pytest.approx(scale * 1.5)
    assert table.surface.board_at(170, 350) == pytest.approx(point)
    table.pinch((170, 350), 150, 120)
    assert table.surface.scale == pytest.approx(scale * 1.2)


def test_two_fingers_move_and_zoom_at_once(table: Table) -> None:
    table.zoom_in(2)
    left, right = table.put_finger((130, 340)), table.put_finger((230, 340))
    held = [table.surface.board_at(*finger.pos) for finger in (left, right)]
    left.touch_move(100, 360)
    right.touch_move(240, 360)
    table.frames()
    assert [table.surface.board_at(100, 360), table.surface.board_at(240, 360)] == [
        pytest.approx(point) for point in held
    ]
    left.touch_up()
    right.touch_up()


def test_lifting_one_of_two_fingers_does_not_make_the_board_jump(table: Table) -> None:
    table.zoom_in(3)
    left, right = table.put_finger((100, 300)), table.put_finger((260, 400))
    right.touch_move(270, 410)
    table.frames()
    before = table.seen
    left.touch_up()
    table.frames(2)
    assert table.seen == before
    point = table.surface.board_at(270, 410)
    right.touch_move(260, 380)
    assert table.surface.board_at(260, 380) == pytest.approx(point)
    right.touch_up()
    table.come_to_rest()
    assert table.told == []


@pytest.mark.parametrize("first_up", [0, 1])
def test_two_fingers_never_make_a_tap(table: Table, first_up: int) -> None:
    fingers = [table.put_finger(MIDDLE), table.put_finger((220, 340))]
    fingers.pop(first_up).touch_up()
    table.frames(2)
    fingers.pop().touch_up()
    table.frames(60)
    assert table.told == []


def test_two_fingers_never_make_a_long_press(table: Table) -> None:
    finger, other = table.put_finger(MIDDLE), table.put_finger((220, 340))
    other.touch_up()
    table.wait(1)
    finger.touch_up()
    assert table.told == []


# -- limits -----------------------------------------------------------------------------------------------------------


def test_it_never_gets_smaller_than_the_fit(table: Table) -> None:
    table.zoom_in(1.5)
    table.pinch(MIDDLE, 300, 20)
    assert table.surface.scale == pytest.approx(table.fit_scale)
    assert table.surface.is_fit
    table.wheel(MIDDLE, up=False, times=5)
    table.come_to_rest()
    assert table.surface.scale == pytest.approx(table.fit_scale)


def test_it_never_gets_larger_than_four_times_the_fit(table: Table) -> None:
    for _ in range(3):
        table.pinch(MIDDLE, 20, 320)
    assert table.surface.scale == pytest.approx(4 * table.fit_scale)
    point = table.surface.board_at(100, 200)
    table.pinch((100, 200), 20, 320)
    assert table.surface.board_at(100, 200) == pytest.approx(point)


def test_a_cell_can_always_be_made_large_enough_for_a_finger(table: Table) -> None:
    table.turn((120, 120))
    assert 4 * table.fit_scale * CELL < 72
    table.surface.zoom_by(100)
    table.come_to_rest()
    assert table.surface.scale * CELL == pytest.approx(72)


@pytest.mark.parametrize("way", [(-1, 0), (1, 0), (0, -1), (0, 1), (1, 1), (-1, -1)])
def test_a_large_board_never_leaves_the_window(table: Table, way: tuple[int, int]) -> None:
    table.zoom_in(4)
    for _ in range(6):
        table.drag(MIDDLE, (180 + 170 * way[0], 340 + 170 * way[1]))
        assert table.seen.left <= MARGIN + 0.01
        assert table.seen.bottom <= BAR + MARGIN + 0.01
        assert table.seen.right >= 360 - MARGIN - 0.01
        assert table.seen.top >= 640 - MARGIN - 0.01


def test_a_side_that_fits_stays_centred(table: Table) -> None:
    table.zoom_in(1.5)
    table.drag(MIDDLE, (180, 600))
    assert table.middle[1] == pytest.approx(CELL * ROWS / 2)


# -- mouse ------------------------------------------------------------------------------------------------------------


def test_the_wheel_zooms_around_the_pointer(table: Table) -> None:
    table.zoom_in(2.3)
    scale, point = table.surface.scale, table.surface.board_at(200, 330)
    table.wheel((200, 330), up=True, times=3)
    table.come_to_rest()
    assert table.surface.scale > scale * 1.5
    assert table.surface.board_at(200, 330) == pytest.approx(point)
    table.wheel((200, 330), up=False, times=3)
    table.come_to_rest()
    assert table.surface.scale == pytest.approx(scale)
    assert table.told == []


def test_at_the_limit_the_wheel_moves_nothing(table: Table) -> None:
    table.zoom_in(4)
    before = table.seen
    table.wheel((60, 500), up=True, times=2)
    table.come_to_rest()
    assert table.seen == pytest.approx(before)


def test_the_wheel_zooms_smoothly_around_the_pointer(table: Table) -> None:
    table.zoom_in(2)
    point = table.surface.board_at(100, 300)
    table.wheel((100, 300), up=True)
    scales = []
    while table.surface.is_moving:
        assert table.surface.board_at(100, 300) == pytest.approx(point)
        scales.append(table.surface.scale)
        table.frames()
    assert scales == sorted(scales)
    assert len(set(scales)) > 5


def test_a_right_click_is_a_long_press_at_once(table: Table) -> None:
    table.right_click(table.cell(2, 6))
    assert table.told == [("long press", Pick("cell", (2, 6)))]
