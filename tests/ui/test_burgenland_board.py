"""The drawn table of Burgen Land, in pixels."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from alcazar.games.burgenland.rules.scoring import lead_in
from alcazar.games.burgenland.state import State
from tests.ui.board_screen import BoardAlone, difference
from tests.ui.burgenland_positions import (
    BLUE,
    COLOURS,
    GAME,
    RED,
    all_moves,
    asked_for,
    castle,
    first,
    view_of,
    with_castles,
)

if TYPE_CHECKING:
    from ui.faces.burgenland.board import BurgenLandBoard

SIZE = (480, 760)


class BoardOnScreen(BoardAlone):
    def __init__(self, folder: Path) -> None:
        from ui.faces.burgenland.board import BurgenLandBoard

        super().__init__(folder, BurgenLandBoard, SIZE)

    def show(self, state: State, seat: int = 0) -> None:
        self.board.show(view_of(state, seat), COLOURS)


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[BoardOnScreen]:
    screen = BoardOnScreen(tmp_path)
    screen.board.is_round = False  # as on phones, whatever window was open before
    yield screen
    screen.driver.close()


@pytest.fixture
def board(screen: BoardOnScreen) -> "BurgenLandBoard":
    return screen.board


# -- places -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("is_round", [False, True])
@pytest.mark.parametrize("is_wide", [False, True])
def test_everything_can_be_tapped_where_it_is(screen: BoardOnScreen, is_round: bool, is_wide: bool) -> None:
    board = screen.board
    board.is_round, board.is_wide = is_round, is_wide
    for state in (first(asked_for("walk")), first(asked_for("stop")), first(asked_for("add"))):
        screen.show(state)
        for pick in board.picks():
            x, y = board.place_of(pick)
            assert 0 < x < board.extent[0]
            assert 0 < y < board.extent[1]
            assert board.pick_at(x, y) == pick


def test_beside_the_table_there_is_nothing(board: "BurgenLandBoard") -> None:
    from ui.faces.contract import Pick

    assert board.pick_at(-5, 100) is None
    assert board.place_of(Pick("stop")) is None
    assert board.place_of(Pick("pips", 3)) is None, "no dice lie there"


def test_every_part_of_every_move_has_a_place(screen: BoardOnScreen) -> None:
    """For the cursor, and to bring it into sight."""
    from ui.faces import face_of

    face = face_of("burgenland")
    for before, *_ in all_moves()[::40]:
        screen.show(before, before.player)
        for move in GAME.legal_moves(before):
            for pick in face.on_board(face.picks(move)):
                assert screen.board.place_of(pick), pick


def test_a_tap_beside_a_lit_place_counts_for_it(screen: BoardOnScreen) -> None:
    """Castles are small on phones; what is not lit is exactly where it is."""
    from ui.boards.board import Marks
    from ui.faces.contract import Pick

    state = first(lambda state: asked_for("add")(state) and state.colour == BLUE and state.player == 0)
    board = screen.board
    screen.show(state)
    end = Pick("end", (0, BLUE, "right"))
    x, y = board.place_of(end)
    assert board.pick_at(x, y - 20) != end
    board.mark(Marks(lit=frozenset([Pick("place", len(state.castles[BLUE]))])))
    assert board.pick_at(x, y) == end
    assert board.pick_at(x, y - 20) == end
    assert board.pick_at(x + 22, y) == end
    assert board.pick_at(x, y - 80) != end
    board.set_detail(4)
    assert board.pick_at(x, y - 20) != end, "who looks closely means it"


def test_wide_rooms_have_the_castles_beside_the_ring(board: "BurgenLandBoard") -> None:
    board.set_room(360, 520)
    upright = board.extent
    board.set_room(520, 380)
    assert board.extent[0] > board.extent[1]
    assert tuple(board.size) == board.extent
    board.set_room(360, 520)
    assert board.extent == upright
    assert upright[1] > upright[0]


# -- positions and marks ----------------------------------------------------------------------------------------------


def test_different_positions_look_different(screen: BoardOnScreen) -> None:
    """Every kind of thing that can change is to be seen."""
    plain = GAME.new(2, {}, 1)
    pictures = []
    for change in ("nothing", "crown", "castle", "dice", "points", "rolled", "stock", "nothing"):
        state = plain.copy()
        if change == "crown":
            state.crown = 12
        elif change == "castle":
            state.castles[RED] = castle("wl")
        elif change == "dice":
            state.dice = [4, 1, 0]
        elif change == "points":
            state.points[0] = 3
        elif change == "rolled":
            state.phase, state.rolled = 1, (3, 4)
        elif change == "stock":
            state.stock[1] = 0
        screen.show(state)
        pictures.append(screen.picture())
    assert not difference(pictures[0], pictures.pop())
    assert all(difference(one, other) for n, one in enumerate(pictures) for other in pictures[:n])


def test_each_player_sees_the_own_castles_below(screen: BoardOnScreen) -> None:
    from ui.faces.contract import Pick

    state = with_castles(own_blue="wlw", other_red="whw")
    for seat in (0, 1):
        screen.show(state, seat)
        own, other = (screen.board.place_of(Pick("castle", (whose, BLUE)))[1] for whose in (seat, 1 - seat))
        assert own < other


def test_the_dark_theme_changes_the_paper(screen: BoardOnScreen) -> None:
    screen.show(with_castles(own_blue="wlw"))
    light = screen.picture()
    screen.board.dark = True
    assert difference(light, screen.picture())
    screen.board.dark = False
    assert not difference(light, screen.picture())


@pytest.mark.parametrize("is_round", [False, True])
@pytest.mark.parametrize("kind", ["lit", "chosen", "last", "cursor"])
def test_marks_change_their_field_alone(screen: BoardOnScreen, kind: str, is_round: bool) -> None:
    from ui.boards.board import Marks
    from ui.faces.contract import Pick

    board, pick = screen.board, Pick("field", 21)
    board.is_round = is_round
    screen.show(with_castles(own_blue="wlw"))
    plain = screen.picture()
    board.mark(Marks(**{kind: pick if kind == "cursor" else frozenset([pick])}))
    left, top, right, bottom = difference(plain, screen.picture())
    x, y = board.place_of(pick)
    middle = plain.height - y
    assert x - 42 <= left < x < right <= x + 42
    assert middle - 42 <= top < middle < bottom <= middle + 42
    board.mark(Marks())
    assert not difference(plain, screen.picture())


def test_results_light_their_dice_and_their_fields(screen: BoardOnScreen) -> None:
    from ui.boards.board import Marks
    from ui.faces.contract import Pick

    state = first(asked_for("walk"))
    screen.show(state, state.player)
    plain = screen.picture()
    pips = state.rolled[0]
    screen.board.mark(Marks(lit=frozenset([Pick("pips", pips)])))
    changed = screen.picture()
    for pick in (Pick("pips", pips), Pick("field", (state.crown + pips) % 24)):
        x, y = screen.board.place_of(pick)
        box = (int(x) - 30, int(plain.height - y) - 30, int(x) + 30, int(plain.height - y) + 30)
        assert difference(plain.crop(box), changed.crop(box))


# -- what happens -----------------------------------------------------------------------------------------------------


def test_every_move_of_a_game_can_be_animated_and_previewed(screen: BoardOnScreen) -> None:
    """At the end there is the position, whatever was in the air."""
    from alcazar.play.preview import preview

    board = screen.board
    for before, move, events, after in all_moves()[::30]:
        screen.show(before)
        board.preview(preview(GAME, view_of(before, 0), move))
        screen.show(after)
        still = screen.picture()
        length = board.animate(events, 0.1)
        assert length > 0 or not {"rolled", "walked", "added", "lost"} & {event.kind for event in events}
        screen.driver.wait(length + 0.1)
        assert not difference(still, screen.picture())


def test_events_that_lead_from_somewhere_else_are_shown_on_top(screen: BoardOnScreen) -> None:
    for _, _, events, after in all_moves()[::15]:
        screen.show(GAME.new(2, {}, 1))
        screen.show(after)
        screen.board.animate(events, 0.1)
        screen.board.finish_animation()


def test_dice_roll_before_they_lie(screen: BoardOnScreen) -> None:
    before, _, events, after = next(step for step in all_moves() if len(step[2]) == 1 and step[2][0].kind == "rolled")
    screen.show(before)
    screen.show(after)
    still = screen.picture()
    screen.board.animate(events, 0.4)
    seen = [screen.picture()]
    for _ in range(4):
        screen.driver.wait(0.12)
        seen.append(screen.picture())
    assert sum(difference(one, other) is not None for n, one in enumerate(seen) for other in seen[:n]) >= 8
    screen.board.finish_animation()
    assert not difference(still, screen.picture())


def test_the_crown_walks_field_by_field(screen: BoardOnScreen) -> None:
    before, _, events, after = next(step for step in all_moves() if step[2][0].kind == "walked" and len(step[2]) == 1)
    screen.show(before)
    screen.show(after)
    still = screen.picture()
    assert screen.board.animate(events, 0.4) > 0.2
    screen.driver.wait(0.1)
    assert difference(still, screen.picture())
    screen.board.finish_animation()
    assert not difference(still, screen.picture())


@pytest.mark.parametrize("kind", ["add", "steal", "lose", "score"])
def test_previews_show_what_comes_and_what_goes(screen: BoardOnScreen, kind: str) -> None:
    from alcazar.play.preview import preview

    state = first(lambda state: asked_for(kind)(state) and lead_in(state, state.colour))
    screen.show(state, state.player)
    plain = screen.picture()
    move = next(move for move in GAME.legal_moves(state) if GAME.encode_move(move)[0] == kind)
    screen.board.preview(preview(GAME, view_of(state), move))
    assert difference(plain, screen.picture())
    screen.board.preview(())
    assert not difference(plain, screen.picture())


# -- detail and small pictures ----------------------------------------------------------------------------------------


def test_looking_closer_brings_finer_pictures(screen: BoardOnScreen) -> None:
    screen.show(with_castles(own_blue="wlwhw"))
    coarse = screen.picture()
    screen.board.set_detail(3)
    for _ in range(300):
        if difference(coarse, fine := screen.picture()):
            break
    small = [image.resize((80, 100)).convert("L").tobytes() for image in (coarse, fine)]
    assert difference(coarse, fine)
    assert max(abs(a - b) for a, b in zip(*small)) < 40


def test_pictures_survive_the_loss_of_the_graphics(screen: BoardOnScreen) -> None:
    from kivy.graphics.context import get_context

    screen.show(with_castles(own_blue="wlwhw"))
    before = screen.picture()
    get_context().reload()
    assert not difference(before, screen.picture())


def test_thumbnails_show_the_position(screen: BoardOnScreen) -> None:
    from ui.faces.burgenland.thumbnail import thumbnail, thumbnail_image

    states = [with_castles(), with_castles(own_blue="wlw"), with_castles(other_blue="wlw")]
    pictures = [thumbnail_image(view_of(state, 0), COLOURS).convert("RGB") for state in states]
    assert all(difference(one, other) for n, one in enumerate(pictures) for other in pictures[:n])
    texture = thumbnail(view_of(states[1], 0), COLOURS)
    assert texture.size == pictures[1].size
    assert texture.pixels == thumbnail_image(view_of(states[1], 0), COLOURS).tobytes()
