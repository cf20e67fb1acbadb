"""A board under fingers that tap and press it."""

from collections.abc import Iterator
from contextlib import closing

import pytest
from kivy.input.motionevent import MotionEvent
from kivy.uix.button import Button
from kivy.uix.widget import Widget

from tests.ui.grid_table import BAR, MIDDLE, PHONE, SIDEWAYS, Table, tap_on
from ui.faces.contract import Pick


@pytest.fixture
def table() -> Iterator[Table]:
    with closing(Table(PHONE)) as table:
        yield table


class Holder(Widget):
    """Takes hold of every touch, and lets others see it."""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        touch.grab(self)
        return False


# -- taps -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("factor", [1, 3])
def test_a_tap_tells_what_lies_there(table: Table, factor: float) -> None:
    table.zoom_in(factor)
    for column, row in ((4, 3), (5, 4), (4, 5)):
        table.tap(table.cell(column, row))
        table.wait(0.5)
    assert table.told == [tap_on(4, 3), tap_on(5, 4), tap_on(4, 5)]
    assert table.surface.scale == pytest.approx(factor * table.fit_scale)


def test_a_tap_is_told_when_the_finger_leaves(table: Table) -> None:
    finger = table.put_finger(table.cell(1, 1))
    assert table.told == []
    finger.touch_up()
    assert table.told == [tap_on(1, 1)]


def test_an_unsteady_finger_still_taps_and_moves_nothing(table: Table) -> None:
    table.zoom_in()
    before = table.seen
    finger = table.put_finger(table.cell(5, 4))
    x, y = finger.pos
    for dx, dy in ((3, 2), (-4, 5), (0, 7)):
        finger.touch_move(x + dx, y + dy)
        table.frames()
    finger.touch_up()
    assert table.told == [tap_on(5, 4)]
    assert table.seen == before


def test_a_finger_that_went_away_and_came_back_is_no_tap(table: Table) -> None:
    finger = table.put_finger(MIDDLE)
    table.slide(finger, (200, 340))
    table.slide(finger, MIDDLE)
    finger.touch_up()
    table.wait(1)
    assert table.told == []


def test_a_tap_beside_the_board_is_told_too(table: Table) -> None:
    table.tap((180, BAR + 20))
    assert table.told == [("tap", None)]


def test_a_long_press_is_told_while_the_finger_lies_there_and_is_no_tap(table: Table) -> None:
    finger = table.put_finger(table.cell(3, 3))
    table.wait(0.4)
    assert table.told == []
    table.wait(0.2)
    assert table.told == [("long press", Pick("cell", (3, 3)))]
    finger.touch_up()
    table.wait(1)
    assert len(table.told) == 1


def test_after_a_long_press_the_finger_moves_nothing(table: Table) -> None:
    table.zoom_in()
    before = table.seen
    finger = table.put_finger(MIDDLE)
    table.wait(0.6)
    table.slide(finger, (80, 340))
    finger.touch_up()
    table.frames(5)
    assert table.seen == before


def test_how_long_a_long_press_is_can_be_set(table: Table) -> None:
    table.surface.long_press = 1.5
    table.hold(table.cell(3, 3), 1.2)
    assert table.told == [tap_on(3, 3)]
    table.hold(table.cell(5, 5), 1.6)
    assert table.told[1:] == [("long press", Pick("cell", (5, 5)))]


def test_a_moving_finger_makes_no_long_press(table: Table) -> None:
    finger = table.put_finger(MIDDLE)
    table.slide(finger, (200, 340))
    table.wait(1)
    finger.touch_up()
    assert table.told == []


# -- double taps ------------------------------------------------------------------------------------------------------


def test_a_double_tap_zooms_in_there_and_the_next_one_out(table: Table) -> None:
    table.turn(SIDEWAYS)
    place = table.cell(5, 4)
    table.double_tap(place)
    table.come_to_rest()
    assert table.told == [tap_on(5, 4), ("double tap", Pick("cell", (5, 4)))]
    assert table.surface.scale > 2 * table.fit_scale
    assert table.cell(5, 4) == pytest.approx(place)
    table.wait(1)
    table.double_tap(MIDDLE)
    table.come_to_rest()
    assert table.surface.is_fit


def test_a_double_tap_on_something_to_play_plays_once_and_does_not_zoom(table: Table) -> None:
    table.app.uses_taps = True
    table.double_tap(table.cell(5, 4))
    table.wait(1)
    assert [what for what, _ in table.told] == ["tap", "double tap"]
    assert table.surface.is_fit


def test_slow_or_distant_taps_are_no_double_tap(table: Table) -> None:
    table.tap(table.cell(5, 4))
    table.wait(0.4)
    table.tap(table.cell(5, 4))
    table.tap(table.cell(1, 4))
    table.wait(1)
    assert table.told == [tap_on(5, 4), tap_on(5, 4), tap_on(1, 4)]
    assert table.surface.is_fit


def test_a_third_tap_is_a_tap_again(table: Table) -> None:
    table.app.uses_taps = True
    for _ in range(3):
        table.tap(table.cell(5, 4))
    assert [what for what, _ in table.told] == ["tap", "double tap", "tap"]


# -- others on the screen ---------------------------------------------------------------------------------------------


def test_touches_of_others_are_left_alone(table: Table) -> None:
    pressed: list[Button] = []
    button = Button(size_hint=(None, None), size=(40, 40), pos=(300, 300), on_release=pressed.append)
    table.window.add_widget(button)
    table.zoom_in()
    before = table.seen
    table.tap(button)
    assert pressed == [button]
    table.drag((320, 320), MIDDLE)
    table.drag((180, BAR / 2), MIDDLE)
    assert table.told == []
    assert table.seen == before


def test_a_touch_that_somebody_holds_already_is_left_alone(table: Table) -> None:
    table.window.add_widget(Holder())
    table.tap(table.cell(5, 5))
    assert table.told == []


def test_a_finger_that_leaves_the_surface_is_still_felt(table: Table) -> None:
    table.zoom_in(4)
    before = table.middle
    finger = table.put_finger((180, 100))
    table.slide(finger, (180, 5))
    finger.touch_up()
    table.come_to_rest()
    assert table.middle[1] > before[1]
    table.tap(table.cell(5, 5))
    assert table.told == [tap_on(5, 5)]


def test_a_disabled_surface_does_nothing(table: Table) -> None:
    table.surface.disabled = True
    table.double_tap(MIDDLE)
    table.wheel(MIDDLE, up=True)
    table.wait(1)
    assert table.told == []
    assert table.surface.is_fit
