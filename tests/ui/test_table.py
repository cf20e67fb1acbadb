"""At the table: questions, previews, reasons why not, undo, hints, the log, and the way back."""

from typing import TYPE_CHECKING, Any

import pytest

from tests.ui.player import Player
from tests.ui.tables import DESKTOP, PHONE, TABLET, open_table

if TYPE_CHECKING:
    from tests.ui.conftest import OpenApp

ENTER, ESCAPE, DOWN = 13, 27, 274


@pytest.fixture
def player(open_app: "OpenApp") -> Player:
    return open_table(open_app, moves=30)


def move_of_kind(player: Player, *kinds: str) -> Any:
    game = player.match.game
    return next(move for move in player.match.legal_moves() if game.encode_move(move)[0] in kinds)


def picked(player: Player, move: Any) -> None:
    """The move is ready to be confirmed."""
    for _ in range(6):
        if player.table.question.ready != move:
            player._tap_next(move)
    assert player.table.question.ready == move


def message(player: Player) -> str:
    (toast,) = player.app.app.root.messages.children
    return toast.text


def texts(player: Player) -> str:
    """Everything in the sheet on top."""
    return "\n".join(label.text for label in player.app.labels(player.app.app.root.sheets.top))


# -- questions --------------------------------------------------------------------------------------------------------


@pytest.mark.english
def test_what_is_asked_is_said_in_one_line(player: Player) -> None:
    assert player.table.prompt.text == "Your turn: buy a card or build"


def test_a_card_lights_its_field(player: Player) -> None:
    from ui.faces.contract import Pick

    move = move_of_kind(player, "build", "villa", "castle")
    card = next(pick for pick in player.table.session.face.picks(move) if pick.kind == "card")
    player._tap_card(card)
    places = player.table.question.lit | player.table.question.chosen
    assert Pick("cell", player_place(card.value)) in places


def player_place(card: int) -> tuple[int, int]:
    from alcazar.games.alcazar.material import PLACE

    return PLACE[card]


@pytest.mark.english
def test_a_move_is_previewed_and_then_confirmed(player: Player) -> None:
    before, money = player.match.position, player.table.conductor.view.table.money[0]
    move = move_of_kind(player, "build")
    picked(player, move)
    assert player.match.position == before, "nothing may happen before it is confirmed"
    assert "level" in player.table.prompt.text
    assert "gets" in player.table.prompt.details  # the income
    player.press("check-bold")
    assert player.match.position == before + 1
    assert player.match.view(0).table.money[0] > money


def test_a_preview_can_be_left(player: Player) -> None:
    before = player.match.position
    picked(player, move_of_kind(player, "buy_open"))
    player.press("close")
    assert player.match.position == before
    assert player.table.question.choosing.chosen == ()


@pytest.mark.english
def test_a_preview_does_not_tell_what_the_next_card_is(player: Player) -> None:
    """Otherwise anybody could look through the deck by asking."""
    picked(player, move_of_kind(player, "buy_deck"))
    assert "now for sale" not in player.table.prompt.details
    new = player.match.history.states[-1].deck[player.match.history.states[-1].drawn]
    assert str(new) not in (player.table.prompt.text + player.table.prompt.details).split()


def test_without_confirming_a_move_is_made_at_once(open_app: "OpenApp") -> None:
    player = open_table(open_app, moves=30, confirm=False)
    before = player.match.position
    player._tap_next(move_of_kind(player, "buy_open"))
    assert player.match.position > before


def test_another_game_asks_anew(open_app: "OpenApp") -> None:
    """Even if just as many moves have been made in it, and something was tapped in the one before."""
    player = open_table(open_app)
    picked(player, move_of_kind(player, "buy_open"))
    open_table(lambda _size: player.app, seed=2)
    assert player.match.position == 0
    assert player.table.question.choosing.chosen == ()
    assert player.table.question.choosing.all_moves == list(player.match.legal_moves())


# -- why not ----------------------------------------------------------------------------------------------------------


@pytest.mark.english
def test_a_tap_that_leads_nowhere_is_explained_and_leads_to_the_rules(player: Player) -> None:
    from alcazar.games.alcazar.material import FIELDS
    from ui.faces.contract import Pick

    state = player.table.conductor.view.table
    field = next(n for n in range(1, FIELDS + 1) if not state.hands[0] >> n & 1 and not state.built >> n & 1)
    player.tap_board(Pick("cell", player_place(field)))
    assert f"card {field}" in message(player)
    (toast,) = player.app.app.root.messages.children
    button = next(widget for widget in toast.walk() if getattr(widget, "text", "") == "Rules")
    player.app.tap(button)
    player.app.wait_for(lambda: player.app.app.root.page.name == "rules")
    assert player.app.back()
    player.app.wait_for(lambda: player.app.app.root.page.name == "table")
    assert player.is_asked


def test_an_unaffordable_card_is_explained(open_app: "OpenApp") -> None:
    from ui.faces.alcazar.picking import TOWER_DECK

    player = open_table(open_app, moves=30)
    player.match._state.money[0] = 0
    player.match._state.known_moves = None
    player.table.question.choosing = None
    player.table.refresh()
    player.app.tap(player.table.shelves.tab("market"))
    player._tap_card(TOWER_DECK)
    assert "10" in message(player)


# -- undo -------------------------------------------------------------------------------------------------------------


@pytest.mark.english
def test_undo_says_what_it_takes_back(open_app: "OpenApp") -> None:
    player = open_table(open_app, moves=30)
    before = player.match.encoded_state()
    build = move_of_kind(player, "build")
    player.make(build)
    assert player.is_asked, "a noble may be placed"
    tile = player.table.actions.tile("undo")
    assert tile.text == f"Undo\nBuild {build & 255}"
    player.press("undo")
    assert player.match.encoded_state() == before
    assert message(player) == f"Taken back: Build {build & 255}"
    player.press("redo")
    assert player.match.encoded_state() != before


def test_undo_says_why_it_cannot(player: Player) -> None:
    player.make(move_of_kind(player, "buy_deck"))
    player.wait_for_question()
    before = player.match.encoded_state()
    player.press("undo")
    assert player.match.encoded_state() == before
    assert message(player).endswith(".")


# -- opponents --------------------------------------------------------------------------------------------------------


@pytest.mark.english
def test_an_opponent_thinks_between_frames_and_can_be_hurried(open_app: "OpenApp") -> None:
    player = open_table(open_app, levels=(None, "expert"), moves=30)
    player.make(move_of_kind(player, "buy_open"))
    player.app.frames(3)
    assert player.table.prompt.text == "Bruno is thinking …"
    before = player.match.position
    player.press("run-fast")
    assert player.match.position == before + 1


@pytest.mark.english
def test_an_opponents_move_is_explained_in_the_log(player: Player) -> None:
    player.make(move_of_kind(player, "buy_open"))
    player.wait_for_question()
    position = max(player.table.conductor.choices)
    player.table.show_log()
    player.app.frames(3)
    row = next(w for w in player.app.app.root.sheets.top.walk() if getattr(w, "position", None) == position)
    player.app.scroll_to(row)
    player.app.tap(row)
    assert "Bruno thought:" in texts(player)


def test_at_the_pace_of_taps_each_move_waits_for_one(open_app: "OpenApp") -> None:
    player = open_table(open_app, levels=(None, "beginner"), moves=30, pace="tap")
    player.make(move_of_kind(player, "buy_open"))
    player.app.wait_for(lambda: player.table.conductor.waiting)
    position = player.match.position
    player.app.wait(3)
    assert player.match.position == position
    while not player.is_asked:
        if player.table.actions.tile("arrow-right"):
            player.press("arrow-right")
        player.app.frames(2)


@pytest.mark.english
def test_a_hint_names_a_move_and_its_reason_and_shows_it(player: Player) -> None:
    player.press("lightbulb-on-outline")
    player.app.wait_for(lambda: player.app.app.root.sheets.top is not None)
    assert "Why: " in texts(player)
    assert player.match.assisted
    button = next(w for w in player.app.app.root.sheets.top.walk() if getattr(w, "text", "") == "Show it on the board")
    player.app.tap(button)
    assert player.table.question.ready is not None


# -- looking closer ---------------------------------------------------------------------------------------------------


@pytest.mark.english
def test_a_long_press_tells_about_the_cell(player: Player) -> None:
    from ui.faces.contract import Pick

    state = player.table.conductor.view.table
    cell = next(cell for cell in range(1, 73) if state.nobles[0] >> cell & 1)
    surface = player.table.surface
    player.app.long_press(surface.window_at(*surface.board.place_of(Pick("cell", player_place(cell)))))
    assert f"Field {cell}" in texts(player)
    assert "Withdrawing pays" in texts(player)
    assert "Alba's" in texts(player)


@pytest.mark.english
def test_everybodys_facts_are_one_tap_away(player: Player) -> None:
    player.app.tap(player.table.players.tiles[0])
    assert "Alba" in texts(player)
    assert "Tower cards in hand: " in texts(player)
    assert "Stones left: " in texts(player)


# -- back and forth ---------------------------------------------------------------------------------------------------


def test_back_closes_the_sheet_then_the_picks_then_the_table(player: Player) -> None:
    picked(player, move_of_kind(player, "buy_open"))
    player.table.show_menu()
    player.app.frames(2)
    assert player.app.back()
    assert player.app.app.root.sheets.top is None
    assert player.app.back()
    assert player.table.question.choosing.chosen == ()
    assert player.app.back()
    player.app.wait_for(lambda: player.app.app.root.page.name == "home")


def test_turning_the_screen_keeps_what_was_tapped(player: Player) -> None:
    move = move_of_kind(player, "buy_open")
    picked(player, move)
    for size in (DESKTOP, TABLET, (800, 360), PHONE):
        player.app.window.size = size
        player.app.frames(5)
        assert player.table.question.ready == move
    player.press("check-bold")
    player.wait_for_question()


# -- keys -------------------------------------------------------------------------------------------------------------


def test_arrows_and_enter_make_a_move(player: Player) -> None:
    before = player.match.position
    for _ in range(8):
        if player.match.position > before:
            break
        if player.table.question.ready is None:
            player.app.key(DOWN)
        player.app.key(ENTER)
        if player.table.question.ready is None and player.table.question.choosing.chosen:
            player.app.tap(player.table.actions.children[-1])
    assert player.match.position > before


def test_a_move_from_the_list_by_keys(player: Player) -> None:
    before = player.match.position
    player.app.key(ord("m"), "m")
    for _ in range(3):
        player.app.key(9)  # over the button that closes the list, and on
    player.app.key(ENTER)
    assert player.table.question.ready is not None
    player.app.key(ENTER)
    assert player.match.position > before


def test_letters_for_undo_and_hint(player: Player) -> None:
    player.make(move_of_kind(player, "build"))
    before = player.match.position
    player.app.key(ord("u"), "u")
    assert player.match.position == before - 1
    player.app.key(ord("h"), "h")
    player.app.wait_for(lambda: player.app.app.root.sheets.top is not None)
