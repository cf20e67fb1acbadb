"""What stands still while the board moves: a picture of itself, and nobody sees the difference."""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.ui.player import Player
from tests.ui.tables import DESKTOP, PHONE, open_table

if TYPE_CHECKING:
    from PIL.Image import Image

    from tests.ui.conftest import OpenApp


def difference(one: "Image", other: "Image") -> tuple[int, int, int, int] | None:
    from PIL import ImageChops

    return ImageChops.difference(one, other).getbbox()


def picture(player: Player, file: Path) -> "Image":
    player.app.frames(4)
    return player.app.picture(file)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_the_picture_looks_like_the_real_thing(open_app: "OpenApp", size: tuple[int, int], tmp_path: Path) -> None:
    player = open_table(open_app, size, moves=30)
    player.app.wait(1)
    still = player.table.ids.still
    before = picture(player, tmp_path / "before.png")
    still.frozen = True
    assert difference(picture(player, tmp_path / "frozen.png"), before) is None
    still.frozen = False
    assert difference(picture(player, tmp_path / "after.png"), before) is None


def test_a_change_is_seen_meanwhile(open_app: "OpenApp", tmp_path: Path) -> None:
    player = open_table(open_app, moves=30)
    player.app.wait(1)
    player.table.ids.still.frozen = True
    before = picture(player, tmp_path / "before.png")
    player.table.prompt.text = "Something else"
    changed = difference(picture(player, tmp_path / "after.png"), before)
    assert changed is not None
    assert player.table.ids.still.frozen


def test_it_stands_still_as_long_as_the_board_moves(open_app: "OpenApp") -> None:
    player = open_table(open_app, moves=30)
    player.app.wait(1)
    surface, still = player.table.surface, player.table.ids.still
    surface.zoom_by(2, animated=False)
    finger = player.app.put_finger(tuple(surface.center))
    player.app.slide(finger, (surface.center_x - 60, surface.center_y), steps=5)
    assert still.frozen
    finger.touch_up()
    player.app.wait(2)
    assert not still.frozen


def test_turning_the_screen_ends_it(open_app: "OpenApp", tmp_path: Path) -> None:
    player = open_table(open_app, moves=30)
    player.table.ids.still.frozen = True
    player.app.window.size = (800, 360)
    player.app.wait(1)
    assert not player.table.ids.still.frozen
    turned = picture(player, tmp_path / "turned.png")
    player.table.ids.still.frozen = True
    assert difference(picture(player, tmp_path / "frozen.png"), turned) is None
