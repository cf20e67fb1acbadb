"""Played with keys alone, from the first screen on: Tab, arrows, Enter and Escape, and always seen where they are."""

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.ui.keyboard import ESCAPE, KeyboardPlayer
from tests.ui.tables import PHONE, QUICK, open_table
from tests.ui.visits import ENTER, hit, screen
from ui.i18n import tr

if TYPE_CHECKING:
    from tests.ui.conftest import OpenApp

SEED = 3
A_FEW = 5  # moves
IN_COLUMNS = (880, 620)  # players, board and cards beside each other
# What a whole game cannot do without: each is made of other cards, buttons and places
COMMON = {"withdraw", "buy_open", "buy_deck", "buy_tower", "castle", "villa", "build", "tower", "place", "done", "flag"}


def start_game(open_app: "OpenApp", monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]) -> KeyboardPlayer:
    """From the first screen to a table of two, by keys."""
    monkeypatch.setattr("ui.screens.draft.new_seed", lambda: SEED)
    app = open_app(size)
    for name, value in QUICK.items():
        setattr(app.app.settings, name, value)
    player = KeyboardPlayer(app)
    player.press_text(tr("home.new_game"))
    last = app.app.root.page.draft.seats[-1].name
    player.press_text(tr("new_game.remove_seat", name=last))
    player.press_text(tr("new_game.start"))
    assert screen(app) == "table"
    assert len(player.match.setup.seats) == 2
    return player


@pytest.mark.parametrize("size", [PHONE, IN_COLUMNS])
def test_the_first_moves_of_a_game(open_app: "OpenApp", monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]) -> None:
    player = start_game(open_app, monkeypatch, size)
    made = player.play_on(Random(SEED), A_FEW)
    assert made.total() == A_FEW
    assert player.stops > A_FEW
    assert not player.touches


@pytest.mark.soak
def test_a_whole_game(open_app: "OpenApp", monkeypatch: pytest.MonkeyPatch) -> None:
    player = start_game(open_app, monkeypatch, PHONE)
    made = player.play_on(Random(SEED))
    assert set(made) >= COMMON
    player.press("trophy")
    assert screen(player.app) == "results"
    assert not player.touches


def test_two_players_at_one_screen(open_app: "OpenApp") -> None:
    player = KeyboardPlayer(open_table(open_app, levels=(None, None)).app)
    assert player.is_covered
    asked = set()
    while len(asked) < 2:
        asked.add(player.match.decision.seat)
        player.play_on(Random(SEED), 1)
    assert not player.touches


def test_escape_leads_from_the_list_of_moves_to_the_first_screen(open_app: "OpenApp") -> None:
    player = KeyboardPlayer(open_table(open_app).app)
    player.app.key(ord("m"), "m")
    assert player.app.app.root.sheets.top
    hit(player.app, ESCAPE)
    assert not player.app.app.root.sheets.top
    assert screen(player.app) == "table"
    hit(player.app, ESCAPE)
    assert screen(player.app) == "home"


def test_from_a_card_back_to_the_board(open_app: "OpenApp") -> None:
    """The board is a stop like any other, and shows where its arrows start from."""
    player = KeyboardPlayer(open_table(open_app, moves=30).app)
    first_card = player.table.shelves.shown[0].cards[0]
    player.tab_to(player.table.shelves.button(first_card.pick))
    player.tab_to(player.table.surface)
    assert player.table.cursor.pick in player.table.question.lit
    hit(player.app, ENTER)
    assert player.table.question.choosing.chosen


def test_enter_confirms_the_card_that_was_chosen(open_app: "OpenApp") -> None:
    player = KeyboardPlayer(open_table(open_app, moves=30).app)
    before, game = player.match.position, player.match.game
    move = next(move for move in player.match.legal_moves() if game.encode_move(move)[0] == "buy_open")
    player._tap_next(move)
    assert player.table.question.ready == move
    assert player.focused is not None
    hit(player.app, ENTER)
    assert player.match.history.steps[before].move == move
