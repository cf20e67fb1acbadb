"""Previews and animations on the board of Alcazar and Big Boss, in pixels."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.ui.alcazar_positions import GAMES, first_move, has, moves_of, position
from tests.ui.alcazar_screen import BoardOnScreen, difference

PREVIEWS = {
    "stone": ("alcazar", has("stone")),
    "castle": ("alcazar", has("stone", "income")),
    "bridge": ("alcazar", has("bridge")),
    "foundation": ("bigboss", has("foundation")),
    "placed": ("alcazar", has("placed")),
    "moved": ("alcazar", has("moved")),
    "swapped": ("alcazar", has("swapped")),
    "captured": ("alcazar", has("captured")),
    "withdrew": ("bigboss", has("withdrew")),
}


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[BoardOnScreen]:
    screen = BoardOnScreen(tmp_path)
    yield screen
    screen.driver.close()


@pytest.mark.parametrize(("name", "fits"), PREVIEWS.values(), ids=list(PREVIEWS))
def test_a_preview_is_seen_and_leaves_no_trace(screen: BoardOnScreen, name: str, fits: Callable[..., bool]) -> None:
    before, events, after = first_move(name, fits)
    screen.show(before)
    plain = screen.picture()
    screen.board.preview(events)
    ghost = screen.picture()
    assert difference(plain, ghost)
    screen.board.preview([])
    assert not difference(plain, screen.picture())
    screen.show(after)
    assert difference(ghost, screen.picture())


# -- what happens -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "fits"), PREVIEWS.values(), ids=list(PREVIEWS))
def test_an_animation_ends_in_the_same_picture(screen: BoardOnScreen, name: str, fits: Callable[..., bool]) -> None:
    before, events, after = first_move(name, fits)
    screen.show(before)
    screen.show(after)
    still = screen.picture()
    seconds = screen.board.animate(events, 0.2)
    visible = [event for event in events if event.kind in (*PREVIEWS, "income", "castle_founded")]
    assert 0.2 <= seconds <= 0.35 * (len(visible) + 1)
    screen.driver.frames(6)
    assert difference(still, screen.picture())
    screen.driver.frames(round(seconds * 60) + 2)
    assert not difference(still, screen.picture())


def test_an_animation_can_be_ended_at_once(screen: BoardOnScreen) -> None:
    before, events, after = first_move("alcazar", has("bridge"))
    screen.show(before)
    screen.show(after)
    still = screen.picture()
    screen.board.animate(events, 5)
    screen.driver.frames(10)
    assert difference(still, screen.picture())
    screen.board.finish_animation()
    assert not difference(still, screen.picture())


def test_without_time_nothing_moves(screen: BoardOnScreen) -> None:
    before, events, after = first_move("alcazar", has("stone"))
    screen.show(before)
    screen.show(after)
    still = screen.picture()
    assert screen.board.animate(events, 0) == 0
    assert not difference(still, screen.picture())


def test_events_of_an_unknown_past_fly_above_the_position(screen: BoardOnScreen) -> None:
    _, events, after = first_move("alcazar", has("bridge"))
    screen.show(after)
    still = screen.picture()
    seconds = screen.board.animate(events, 0.2)
    screen.driver.frames(4)
    assert difference(still, screen.picture())
    screen.driver.frames(round(seconds * 60) + 2)
    assert not difference(still, screen.picture())


def test_showing_the_same_position_again_does_not_disturb_an_animation(screen: BoardOnScreen) -> None:
    before, events, after = first_move("alcazar", has("bridge"))
    screen.show(before)
    screen.show(after)
    still = screen.picture()
    screen.board.animate(events, 1)
    screen.driver.frames(10)
    screen.show(after)
    assert difference(still, screen.picture())


@pytest.mark.parametrize("name", GAMES)
def test_every_event_of_a_game_can_be_animated(screen: BoardOnScreen, name: str) -> None:
    """In the end all is as if nothing had moved."""
    for _, events, after in moves_of(name, seats=3, seed=11):
        screen.show(after)
        screen.board.animate(events, 0.02)
        screen.driver.frames(3)
    screen.board.finish_animation()
    played = screen.picture()
    screen.show(position(name, 0.0))
    screen.show(after)
    assert not difference(played, screen.picture())
