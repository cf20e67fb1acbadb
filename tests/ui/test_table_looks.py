"""The table can be read and tapped in every window, at every text size, in every situation."""

from typing import TYPE_CHECKING

import pytest

from tests.ui.looks import assert_readable_everywhere
from tests.ui.player import Player
from tests.ui.tables import PHONE, open_table

if TYPE_CHECKING:
    from kivy.uix.widget import Widget

    from tests.ui.conftest import OpenApp

# Two windows of each arrangement, at the largest text; the smallest one at the smallest text, too
LARGE = ((320, 568), (412, 915), (568, 320), (800, 360), (800, 1280), (1024, 600), (1280, 800))


def ready(player: Player, *kinds: str) -> None:
    game = player.match.game
    move = next(move for move in player.match.legal_moves() if game.encode_move(move)[0] in kinds)
    player.table.question.choose(move)


def test_a_question(open_app: "OpenApp") -> None:
    player = open_table(open_app, PHONE, levels=(None, "easy", "easy", "easy", "easy"), moves=60)
    assert_readable_everywhere(player.app, LARGE, (1.6,))
    assert_readable_everywhere(player.app, LARGE[:1], (0.85,))


def test_a_preview(open_app: "OpenApp") -> None:
    player = open_table(open_app, PHONE, moves=60)
    ready(player, "build", "castle")
    assert_readable_everywhere(player.app, LARGE, (1.6,))


@pytest.mark.parametrize("sheet", ["show_menu", "show_players", "show_log", "show_moves"])
def test_a_sheet(open_app: "OpenApp", sheet: str) -> None:
    player = open_table(open_app, PHONE, moves=40)
    getattr(player.table, sheet)()
    assert_readable_everywhere(player.app, ((320, 568), (568, 320), (1280, 800)), (1.6,))


def test_the_handover(open_app: "OpenApp") -> None:
    player = open_table(open_app, PHONE, levels=(None, None))
    assert player.is_covered
    assert_readable_everywhere(player.app, LARGE, (1.6,))


def test_left_handed(open_app: "OpenApp") -> None:
    """The columns change sides; everything else stays."""
    player = open_table(open_app, (1280, 800), moves=40)
    assert left_edge(player.table.players) < left_edge(player.table.prompt)
    player.app.app.settings.left_handed = True
    player.app.app.root.open("settings")
    player.app.frames(15)
    player.app.back()
    player.app.frames(15)
    assert left_edge(player.table.prompt) < left_edge(player.table.players)
    assert_readable_everywhere(player.app, ((1280, 800), (800, 360), (360, 800)), (1.0,))


def left_edge(widget: "Widget") -> float:
    return widget.to_window(*widget.pos)[0]
