"""Burgen Land at the table, by touches: every question, on the board itself, and why something is not possible."""

from typing import TYPE_CHECKING, Any

import pytest

from alcazar.ai.levels import LEVELS
from alcazar.games.burgenland import moves
from alcazar.games.burgenland.gambles import risk
from alcazar.games.burgenland.rules.scoring import score_of
from alcazar.games.burgenland.state import State
from tests.ui.burgenland_positions import asked_for
from tests.ui.burgenland_table import seat_at
from tests.ui.looks import LEAST_TARGET, assert_readable_everywhere
from tests.ui.player import Player
from tests.ui.tables import DESKTOP, PHONE, TABLET, open_table
from tests.ui.visits import message, texts

if TYPE_CHECKING:
    from tests.ui.conftest import OpenApp

LARGE = ((320, 568), (412, 915), (568, 320), (800, 360), (800, 1280), (1024, 600), (1280, 800))


def dares(state: State) -> bool:
    """May roll again, with some red dice."""
    return asked_for("roll", "stop")(state) and state.dice[1 + state.player] > 1 and risk(state, 0) > 0


def table_of(player: Player) -> State:
    state: State = player.table.conductor.view.table
    return state


def tap_parts_on_board(player: Player, move: Any) -> None:
    """Without any button."""
    face = player.table.session.face
    for pick in sorted(face.picks(move), key=str, reverse=True):
        if player.table.question.ready is None:
            player.tap_board(pick)
    assert player.table.question.ready == move
    player.press("check-bold")


@pytest.mark.parametrize("kind", ["roll", "walk", "add", "steal", "dice", "score", "lose"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_moves_by_taps_on_the_board_alone(open_app: "OpenApp", kind: str, size: tuple[int, int]) -> None:
    fits = dares if kind == "roll" else asked_for(kind)
    player = seat_at(open_app, fits, size)
    game, before = player.match.game, player.match.position
    move = [move for move in player.match.legal_moves() if game.encode_move(move)[0] == kind][-1]
    tap_parts_on_board(player, move)
    assert player.match.history.steps[before].move == move


def test_the_result_can_be_chosen_by_its_field(open_app: "OpenApp") -> None:
    from ui.faces.contract import Pick

    player = seat_at(open_app, asked_for("walk"))
    state = table_of(player)
    player.tap_board(Pick("field", (state.crown + state.rolled[-1]) % 24))
    assert player.table.question.ready == moves.WALK | state.rolled[-1]


@pytest.mark.english
@pytest.mark.parametrize("left_handed", [False, True])
def test_buttons_for_the_ends_lie_as_the_ends_do(open_app: "OpenApp", left_handed: bool) -> None:
    player = seat_at(open_app, asked_for("lose"), left_handed=left_handed)
    left, right = player.tile("Left end"), player.tile("Right end")
    assert left.y == right.y
    assert left.x < right.x


# -- the window decides how the ring lies -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "is_round", "is_wide"),
    [
        ((320, 568), False, False),
        (PHONE, False, False),
        ((599, 900), False, False),
        ((600, 900), True, False),
        (TABLET, True, False),
        (DESKTOP, True, False),
        ((800, 360), True, True),
        ((915, 412), True, True),
    ],
)
def test_square_on_phones_and_round_on_larger_windows(
    open_app: "OpenApp", size: tuple[int, int], is_round: bool, is_wide: bool
) -> None:
    board = open_table(open_app, size, "burgenland").table.surface.board
    assert (board.is_round, board.is_wide) == (is_round, is_wide)


def test_turning_the_window_lays_the_ring_anew(open_app: "OpenApp") -> None:
    player = open_table(open_app, PHONE, "burgenland")
    board = player.table.surface.board
    upright = board.extent
    player.app.window.size = (915, 412)
    player.app.frames(10)
    assert board.is_round
    assert board.is_wide
    player.app.window.size = PHONE
    player.app.frames(10)
    assert board.extent == upright
    assert player.table.surface.is_fit


@pytest.mark.parametrize("size", [PHONE, (412, 915)])
@pytest.mark.parametrize("kind", ["roll", "walk", "add", "steal", "score", "lose"])
@pytest.mark.usual_text
@pytest.mark.english
def test_fields_are_large_enough_for_fingers_on_a_phone(open_app: "OpenApp", size: tuple[int, int], kind: str) -> None:
    surface = seat_at(open_app, dares if kind == "roll" else asked_for(kind), size).table.surface
    sides = [field_on_screen(surface, field) for field in range(24)]
    assert min(min(side) for side in sides) >= LEAST_TARGET


@pytest.mark.usual_text
def test_places_at_the_ends_are_large_enough_for_fingers_on_a_phone(open_app: "OpenApp") -> None:
    """With what counts beside them."""
    from ui.faces.burgenland.board import REACH

    surface = seat_at(open_app, asked_for("add")).table.surface
    scene = surface.board._scene
    end = scene.row(scene.seat, scene.table.colour).ends[0]
    cell = surface.scale * 48
    assert end.width * cell + 2 * REACH >= LEAST_TARGET
    assert end.height * cell + 2 * REACH >= LEAST_TARGET


def field_on_screen(surface: Any, field: int) -> tuple[float, float]:
    """How wide and high a finger can hit it, in dp of the window."""
    from ui.faces.contract import Pick

    x, y = surface.window_at(*surface.board.place_of(Pick("field", field)))

    def reach(across: int, up: int) -> float:
        return next(n for n in range(60) if at(x + across * n / 2, y + up * n / 2) != Pick("field", field)) / 2

    def at(window_x: float, window_y: float) -> Any:
        return surface.board.pick_at(*surface.board_at(window_x, window_y))

    return reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)


# -- phones have no bar of players ------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [PHONE, (412, 915), TABLET, DESKTOP, (800, 360)])
def test_whose_turn_it_is_can_be_seen(open_app: "OpenApp", size: tuple[int, int]) -> None:
    """In the bar of players, or where there is none, beside the question."""
    table = seat_at(open_app, asked_for("walk"), size).table
    asked = table.conductor.asked
    if table.players.parent:
        assert [tile.active for tile in table.players.tiles] == [seat == asked for seat in range(2)]
        assert not table.prompt.look
    else:
        assert size in (PHONE, (412, 915))
        assert table.prompt.look == table.session.colours[asked]


@pytest.mark.parametrize("kind", ["roll", "walk", "add", "dice"])
@pytest.mark.parametrize("seat", [0, 1])
def test_what_both_have_can_be_seen_on_a_phone_whoever_is_asked(open_app: "OpenApp", kind: str, seat: int) -> None:
    fits = dares if kind == "roll" else asked_for(kind)
    player = seat_at(open_app, lambda state: state.player == seat and all(state.dice[1:]) and fits(state))
    state, surface = table_of(player), player.table.surface
    assert surface.is_fit
    assert player.table.players.parent is None
    for whose in range(2):
        points, dice = shown_of_seat(surface.board, whose)
        assert points == str(score_of(state, whose))
        if not (kind == "roll" and whose == seat):  # those lie in the middle, to be rolled
            assert dice == state.dice[1 + whose]


def shown_of_seat(board: Any, seat: int) -> tuple[str, int]:
    """The digits and the dice that are drawn where a player's are."""
    scene = board._scene
    box = scene.layout.seat(seat == scene.seat)
    items = [item for item in scene.pieces() if box.holds(item[1] + item[3] / 2, item[2] + item[4] / 2)]
    digits = sorted((x, name[2]) for name, x, *_ in items if name[0] == "digit")
    return "".join(digit for _, digit in digits), sum(name[0] == "die" for name, *_ in items)


# -- risk -------------------------------------------------------------------------------------------------------------


@pytest.mark.english
def test_the_risk_is_shown_when_asked_for_and_stays(open_app: "OpenApp") -> None:
    player = seat_at(open_app, dares)
    state = table_of(player)
    share = f"{round(100 * risk(state, 1))}%"
    assert not any(share in tile.text for tile in player.table.actions.children)
    player.app.tap(player.tile("Show risk"))
    assert player.tile(f"Roll 2 · {share}")
    player.app.app.root.open("settings")
    player.app.frames(15)
    player.app.back()
    player.app.frames(15)
    player.app.tap(player.tile("Hide risk"))
    assert player.tile("Roll 2")


@pytest.mark.english
def test_a_roll_tells_its_risk_before_it_is_confirmed(open_app: "OpenApp") -> None:
    player = seat_at(open_app, dares)
    state = table_of(player)
    player.app.tap(player.tile("Roll 2"))
    assert f"{round(100 * risk(state, 1))}%" in player.table.prompt.text
    assert player.table.prompt.details == "", "nobody knows what the dice will show"
    player.press("check-bold")
    assert player.match.history.steps[-1].events[0].kind == "rolled"


@pytest.mark.english
def test_a_long_press_on_a_die_tells_the_risk_of_every_roll(open_app: "OpenApp") -> None:
    from ui.faces.contract import Pick

    player = seat_at(open_app, dares)
    state, surface = table_of(player), player.table.surface
    player.app.long_press(surface.window_at(*surface.board.place_of(Pick("roll", 1))))
    for red in range(state.dice[1 + state.player] + 1):
        assert f"{round(100 * risk(state, red))}%" in texts(player.app)


# -- why not ----------------------------------------------------------------------------------------------------------


def tap_and_read(player: Player, kind: str, value: Any = None) -> str:
    from ui.faces.contract import Pick

    player.tap_board(Pick(kind, value))
    player.app.frames(3)
    return message(player.app)


@pytest.mark.english
def test_castles_wait_for_the_roll(open_app: "OpenApp") -> None:
    player = seat_at(open_app, lambda state: state.safe)
    assert tap_and_read(player, "castle", (0, 0)).startswith("Roll first.")


@pytest.mark.english
def test_other_fields_were_not_rolled(open_app: "OpenApp") -> None:
    player = seat_at(open_app, asked_for("walk"))
    state = table_of(player)
    other = next(pips for pips in range(1, 7) if pips not in state.rolled)
    assert f"not {other}." in tap_and_read(player, "field", (state.crown + other) % 24)


@pytest.mark.english
def test_towers_need_walls(open_app: "OpenApp") -> None:
    """One of the ends is a tower or a house."""

    def half_open(state: State) -> bool:
        places = [moves.number_of(move) for move in state.known_moves or () if moves.kind_of(move) == moves.ADD]
        return len(places) == 1 and len(state.castles[3 * state.player + state.colour]) > 1 and places == [0]

    player = seat_at(open_app, lambda state: asked_for("add")(state) and half_open(state))
    state = table_of(player)
    told = tap_and_read(player, "end", (state.player, state.colour, "right"))
    assert told.startswith("Towers and houses may lie next to walls only.")


@pytest.mark.english
def test_other_castles_are_not_meant(open_app: "OpenApp") -> None:
    player = seat_at(open_app, asked_for("add"))
    state = table_of(player)
    other = (state.colour + 1) % 3
    assert "turn's colour" in tap_and_read(player, "card", (state.player, other, 0))


@pytest.mark.english
def test_cards_of_the_other_player_only_when_the_stack_is_empty(open_app: "OpenApp") -> None:
    player = seat_at(
        open_app, lambda state: asked_for("add")(state) and state.castles[3 * (1 - state.player) + state.colour]
    )
    state = table_of(player)
    assert "It still has" in tap_and_read(player, "card", (1 - state.player, state.colour, 0))


# -- everything else at the table -------------------------------------------------------------------------------------


def test_hint_moves_players_and_log(open_app: "OpenApp") -> None:
    player = seat_at(open_app, asked_for("add", "dice"))
    player.press("lightbulb-on-outline")
    player.app.wait_for(lambda: bool(player.app.app.root.sheets.top))
    assert len(texts(player.app)) > 3
    for show in ("show_moves", "show_players", "show_log", "show_menu"):
        player.app.back()
        getattr(player.table, show)()
        player.app.frames(4)
        assert len(texts(player.app)) > 2


def test_arrows_go_from_die_to_die(open_app: "OpenApp") -> None:
    player = seat_at(open_app, asked_for("walk"))
    state = table_of(player)
    for key in (275, 275, 13):
        player.app.key(key)
    assert player.table.question.ready in [moves.WALK | pips for pips in state.rolled]


def test_opponents_play_at_every_pace_with_everything_moving(open_app: "OpenApp") -> None:
    player = open_table(open_app, PHONE, "burgenland", (None, "easy"), animation="fast", pace="fast")
    for _ in range(12):
        player.wait_for_question(60)
        player.make(player.match.legal_moves()[-1])
    assert {step.seat for step in player.match.history.steps} == {0, 1}


@pytest.mark.parametrize("level", LEVELS)
def test_opponents_of_every_level_answer(open_app: "OpenApp", level: str) -> None:
    player = open_table(open_app, PHONE, "burgenland", (None, level), seed=2)
    while 1 not in {step.seat for step in player.match.history.steps} or not player.is_asked:
        player.wait_for_question(60)
        player.make(player.match.legal_moves()[-1])
        player.wait_for_question(60)
    told = [step for step in player.match.history.steps if step.seat == 1]
    assert told


@pytest.mark.english
def test_no_button_tells_what_dice_show_while_they_roll(open_app: "OpenApp") -> None:
    player = seat_at(open_app, dares, animation="normal")
    player.app.tap(player.tile("Roll 3"))
    player.press("check-bold")
    assert player.match.history.steps[-1].events[0].kind == "rolled"
    assert not player.is_asked
    assert player.table.surface.board._stage.is_playing
    assert not [tile for tile in player.table.actions.children if tile.icon.startswith("dice-")]
    player.press("fast-forward")
    assert not player.table.surface.board._stage.is_playing
    player.wait_for_question(5)


@pytest.mark.parametrize("kind", ["roll", "walk", "add", "steal", "lose"])
def test_questions_can_be_read_everywhere(open_app: "OpenApp", kind: str) -> None:
    player = seat_at(open_app, dares if kind == "roll" else asked_for(kind), aids={"burgenland.risk": True})
    assert_readable_everywhere(player.app, LARGE, (1.6,))
    assert_readable_everywhere(player.app, LARGE[:1], (0.85,))


def test_a_preview_can_be_read_everywhere(open_app: "OpenApp") -> None:
    player = seat_at(open_app, asked_for("steal"))
    player.table.question.choose(player.match.legal_moves()[0])
    player.table.refresh()
    assert_readable_everywhere(player.app, LARGE, (1.6,))


@pytest.mark.parametrize("sheet", ["show_players", "show_log", "show_moves"])
def test_sheets_can_be_read(open_app: "OpenApp", sheet: str) -> None:
    player = seat_at(open_app, asked_for("steal"))
    getattr(player.table, sheet)()
    assert_readable_everywhere(player.app, ((320, 568), (568, 320), (1280, 800)), (1.6,))


def test_a_game_can_be_seen_again_with_everything_moving(open_app: "OpenApp") -> None:
    player = seat_at(open_app, asked_for("steal"), animation="fast")
    root = player.app.app.root
    replay = root.open("replay", session=player.table.session)
    player.app.frames(15)
    replay.go_to(replay.last - 12)
    replay.playing = True
    player.app.wait_for(lambda: replay.position == replay.last, 60)
    assert replay.caption
    for position in (replay.first, replay.last, replay.first + 5):
        replay.go_to(position)
        player.app.frames(2)
        assert replay.position == position
