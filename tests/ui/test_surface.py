"""What of a board is seen: movements that others ask for, other windows and other boards."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.ui.driver import Rect
from tests.ui.grid_table import BAR, CELL, COLUMNS, MARGIN, MIDDLE, PHONE, ROWS, SIDEWAYS, Grid, Table, tap_on
from ui.faces.contract import Pick


@pytest.fixture
def table() -> Iterator[Table]:
    with closing(Table(PHONE)) as table:
        yield table


# -- the whole board --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [PHONE, SIDEWAYS, (1280, 800), (200, 100)])
def test_the_whole_board_is_seen_in_the_middle(table: Table, size: tuple[int, int]) -> None:
    table.turn(size)
    free = Rect(MARGIN, BAR + MARGIN, size[0] - MARGIN, size[1] - MARGIN)
    assert table.surface.is_fit
    assert table.seen.inside(free)
    assert table.seen.left - free.left == pytest.approx(free.right - table.seen.right)
    assert table.seen.bottom - free.bottom == pytest.approx(free.top - table.seen.top)
    assert table.seen.left == pytest.approx(free.left) or table.seen.bottom == pytest.approx(free.bottom)


def test_the_picture_is_where_the_surface_says(table: Table, tmp_path: Path) -> None:
    table.zoom_in(2)
    picture = table.picture(tmp_path / "board.png")
    for column, row in ((3, 4), (4, 4), (5, 3)):
        x, y = table.cell(column, row)
        colour = (230, 204, 153) if (column + row) % 2 else (178, 89, 51)
        assert picture.getpixel((int(x), picture.height - int(y))) == pytest.approx(colour, abs=2)
    assert picture.getpixel((180, picture.height - BAR // 2)) == (0, 0, 0), "nothing is painted outside"


def test_places_of_board_and_window_belong_together(table: Table) -> None:
    table.zoom_in()
    assert table.surface.board_at(*table.surface.window_at(123, 45)) == pytest.approx((123, 45))
    assert table.surface.board.to_window(123, 45) == pytest.approx(table.surface.window_at(123, 45))


# -- called by others -------------------------------------------------------------------------------------------------


def test_zoom_to_brings_a_point_to_the_middle(table: Table) -> None:
    table.surface.zoom_to(2, 200, 180)
    table.come_to_rest()
    assert table.middle == pytest.approx((200, 180))
    assert table.surface.scale == 2
    assert not table.surface.is_fit
    table.surface.fit()
    table.come_to_rest()
    assert table.surface.is_fit


def test_zoom_by_keeps_the_middle(table: Table) -> None:
    table.zoom_in(2)
    before = table.middle
    table.surface.zoom_by(1.5)
    table.come_to_rest()
    assert table.middle == pytest.approx(before)
    assert table.surface.scale == pytest.approx(3 * table.fit_scale)


def test_bringing_into_sight_moves_no_more_than_needed(table: Table) -> None:
    table.zoom_in(3)
    before = table.seen
    table.surface.bring_into_sight(*table.middle)
    assert not table.surface.is_moving
    table.surface.bring_into_sight(CELL * 8.5, table.middle[1])
    table.come_to_rest()
    x, _ = table.cell(8, 4)
    assert x == pytest.approx(360 - CELL * table.surface.scale)
    assert table.seen.bottom == pytest.approx(before.bottom)


def test_corners_can_be_brought_into_sight(table: Table) -> None:
    table.zoom_in(4)
    for column, row in ((0, 0), (COLUMNS - 1, ROWS - 1), (0, ROWS - 1)):
        table.surface.bring_into_sight(*table.surface.board.place_of(Pick("cell", (column, row))))
        table.come_to_rest()
        half = CELL * table.surface.scale / 2
        x, y = table.cell(column, row)
        assert Rect(x - half, y - half, x + half, y + half).inside(Rect(0, BAR, 360, 640))


def test_a_finger_takes_over_from_a_movement(table: Table) -> None:
    table.surface.zoom_to(table.fit_scale * 3, 240, 192)
    table.frames(5)
    table.drag(MIDDLE, (150, 340), steps=5)
    scale = table.surface.scale
    table.come_to_rest()
    assert table.fit_scale < scale < table.fit_scale * 3
    assert table.surface.scale == scale


def test_a_tap_on_a_moving_board_means_what_was_there_when_the_finger_came_down(table: Table) -> None:
    table.surface.zoom_to(table.fit_scale * 4, 100, 100)
    table.frames(2)
    place = table.cell(5, 5)
    finger = table.put_finger(place)
    table.frames(4)
    assert table.surface.board.pick_at(*table.surface.board_at(*place)) != Pick("cell", (5, 5))
    finger.touch_up()
    table.come_to_rest()
    assert table.told == [tap_on(5, 5)]
    assert table.surface.scale == pytest.approx(table.fit_scale * 4), "a tap does not stop it"


def test_without_motion_everything_happens_at_once(table: Table) -> None:
    table.surface.motion = 0
    table.surface.zoom_to(2, 200, 180)
    assert table.middle == pytest.approx((200, 180))
    table.surface.zoom_by(1.25, (100, 300))
    assert table.surface.scale == pytest.approx(2.5)
    table.flick(MIDDLE, (140, 340))
    before = table.seen
    table.come_to_rest()
    assert table.seen == before
    table.surface.fit()
    assert table.surface.is_fit


def test_less_motion_is_over_sooner(table: Table) -> None:
    def frames_of_a_zoom() -> int:
        table.surface.zoom_by(2)
        count = 0
        while table.surface.scale < 2 * table.fit_scale - 1e-6:
            table.frames()
            count += 1
        table.surface.fit(animated=False)
        return count

    usual = frames_of_a_zoom()
    table.surface.motion = 0.5
    assert 1 < frames_of_a_zoom() <= usual / 2 + 1


# -- window and board -------------------------------------------------------------------------------------------------


def test_turning_the_window_keeps_the_fit(table: Table) -> None:
    table.turn(SIDEWAYS)
    assert table.surface.is_fit
    assert table.surface.scale == pytest.approx(table.fit_scale)
    assert table.seen.top == pytest.approx(360 - MARGIN)


def test_a_fit_that_was_made_by_fingers_is_kept_too(table: Table) -> None:
    table.turn(SIDEWAYS)
    table.zoom_in(2)
    table.pinch((320, 200), 200, 20)
    table.turn(PHONE)
    assert table.surface.scale == pytest.approx(table.fit_scale)


def test_turning_the_window_keeps_the_point_in_the_middle(table: Table) -> None:
    table.surface.zoom_to(2, 230, 190, animated=False)
    table.turn(SIDEWAYS)
    assert table.middle == pytest.approx((230, 190))
    assert table.surface.scale == 2


def test_turning_there_and_back_changes_nothing(table: Table) -> None:
    table.surface.zoom_to(1.4, 130, 192, animated=False)
    before = table.seen
    table.turn(SIDEWAYS)
    assert table.seen.left <= MARGIN + 0.01, "there is no empty band"
    table.turn(PHONE)
    assert table.seen == pytest.approx(before)


def test_turning_during_a_movement_leads_to_its_end(table: Table) -> None:
    table.zoom_in()
    table.surface.fit()
    table.frames(3)
    table.turn(SIDEWAYS)
    assert table.surface.is_fit


def test_the_board_hears_of_the_scale_when_all_is_at_rest(table: Table) -> None:
    told = table.surface.board.details
    told.clear()
    left, right = table.put_finger((130, 340)), table.put_finger((230, 340))
    right.touch_move(330, 340)
    table.wait(1)
    assert told == [], "the fingers may go on"
    left.touch_up()
    right.touch_up()
    table.wait(0.1)
    assert told == []
    table.wait(0.1)
    assert told == [table.surface.scale]
    table.flick(MIDDLE, (100, 340))
    table.frames(12)
    assert len(told) == 1, "it still rolls"
    table.come_to_rest()
    assert len(told) == 2


def test_rest_begins_with_the_last_of_several_movements(table: Table) -> None:
    told = table.surface.board.details
    told.clear()
    for _ in range(3):
        table.surface.zoom_by(1.2, animated=False)
        table.wait(0.1)
    assert told == []
    table.wait(0.1)
    assert told == [table.surface.scale]


def test_a_slow_frame_is_no_rest(table: Table) -> None:
    table.zoom_in()
    table.surface.board.details.clear()
    table.surface.fit()
    table.frames(2)
    table.frames(1, seconds=0.2)
    assert table.surface.is_moving
    assert table.surface.board.details == []


def test_a_new_board_hears_of_the_scale_before_it_is_seen(table: Table) -> None:
    table.surface.board = board = Grid()
    table.frames()
    assert board.details == [pytest.approx(table.fit_scale)]


def test_a_new_board_is_seen_as_a_whole(table: Table) -> None:
    old = table.surface.board
    table.zoom_in()
    table.surface.board = new = Grid()
    table.come_to_rest()
    assert (old.parent, table.surface.is_fit) == (None, True)
    table.tap(table.cell(2, 2))
    assert table.told == [tap_on(2, 2)]
    assert new.get_parent_window()


def test_a_board_that_grows_is_still_seen_as_a_whole(table: Table) -> None:
    table.surface.board.size = (CELL * 20, CELL * 30)
    table.come_to_rest()
    assert table.surface.scale == pytest.approx((360 - 2 * MARGIN) / (CELL * 20))


def test_what_becomes_of_the_old_board_does_not_matter(table: Table) -> None:
    old, table.surface.board = table.surface.board, Grid()
    table.surface.zoom_by(2)
    old.size = (10, 10)
    assert table.surface.scale == pytest.approx(table.fit_scale), "the movement has only begun"


def test_a_finger_on_the_old_board_does_nothing_to_the_new_one(table: Table) -> None:
    finger = table.put_finger(table.cell(2, 2))
    table.surface.board = Grid()
    table.frames(2)
    finger.touch_up()
    table.wait(1)
    assert table.told == []


def test_without_a_board_touches_are_left_to_others(table: Table) -> None:
    table.surface.board = None
    table.double_tap(MIDDLE)
    table.wheel(MIDDLE, up=True)
    table.turn(SIDEWAYS)
    assert table.told == []
    table.surface.board = Grid()
    table.come_to_rest()
    assert table.surface.scale == pytest.approx(table.fit_scale)
