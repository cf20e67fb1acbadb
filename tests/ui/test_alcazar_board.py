"""The drawn board of Alcazar and Big Boss, in pixels."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from alcazar.games.alcazar.material import CELL_AT, CELLS, PLACE
from tests.ui.alcazar_positions import COLOURS, GAMES, position, view_of
from tests.ui.alcazar_screen import BoardOnScreen, difference, pick

if TYPE_CHECKING:
    from PIL.Image import Image

    from ui.faces.alcazar.board import AlcazarBoard

MID_GAME, END = 0.6, 1.0


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[BoardOnScreen]:
    screen = BoardOnScreen(tmp_path)
    yield screen
    screen.driver.close()


@pytest.fixture
def board(screen: BoardOnScreen) -> "AlcazarBoard":
    return screen.board


# -- places -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("with_scale", [False, True])
def test_all_cells_can_be_tapped_where_they_are(screen: BoardOnScreen, name: str, with_scale: bool) -> None:
    board = screen.board
    board.set_scale_shown(with_scale)
    screen.show(position(name, END))
    assert len(set(board.picks())) == CELLS
    for each in board.picks():
        x, y = board.place_of(each)
        assert 0 < x < board.extent[0]
        assert 0 < y < board.extent[1]
        assert board.pick_at(x, y) == each


def test_rows_go_down_as_y_grows(board: "AlcazarBoard") -> None:
    assert board.place_of(pick(0, 0))[1] > board.place_of(pick(0, 10))[1]
    assert board.place_of(pick(0, 0))[0] < board.place_of(pick(10, 0))[0]


def test_beside_the_cells_there_is_nothing(board: "AlcazarBoard") -> None:
    from ui.faces.contract import Pick

    assert board.pick_at(1, 100) is None
    assert board.pick_at(board.extent[0] + 5, 100) is None
    assert board.place_of(Pick("cell", (11, 0))) is None
    assert board.place_of(Pick("card", 7)) is None


def test_the_scale_makes_the_board_larger(board: "AlcazarBoard") -> None:
    small = board.extent
    board.set_scale_shown(True)
    assert all(large > side for large, side in zip(board.extent, small))
    assert tuple(board.size) == board.extent
    board.set_scale_shown(False)
    assert board.extent == small == tuple(board.size)


# -- positions and marks ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_different_positions_look_different(screen: BoardOnScreen, name: str) -> None:
    pictures = []
    for share in (0.0, MID_GAME, END, MID_GAME):
        screen.show(position(name, share))
        pictures.append(screen.picture())
    assert difference(pictures[0], pictures[1])
    assert difference(pictures[1], pictures[2])
    assert not difference(pictures[1], pictures[3])


def test_the_dark_theme_changes_the_ground_and_not_the_stone(screen: BoardOnScreen) -> None:
    state = position("alcazar", END)
    screen.show(state)
    light = screen.picture()
    screen.board.dark = True
    dark = screen.picture()
    ground = next(place for cell, place in enumerate(PLACE) if cell and not state.height[cell])
    stone = next(PLACE[cell] for cell in range(1, CELLS + 1) if state.height[cell] and PLACE[cell][1] == 10)
    assert pixel(screen, light, ground) != pixel(screen, dark, ground)
    assert pixel(screen, light, stone) == pixel(screen, dark, stone)


def pixel(screen: BoardOnScreen, image: "Image", place: tuple[int, int]) -> object:
    """A bit to the right of a cell's middle and below it, where nothing is written."""
    x, y = screen.board.place_of(pick(*place))
    return image.getpixel((int(x) + 19, int(image.height - y) + 12))


@pytest.mark.parametrize("kind", ["lit", "chosen", "last", "cursor"])
@pytest.mark.parametrize("place", [(0, 0), (5, 5), (4, 4)])
def test_marks_change_their_cell_alone(screen: BoardOnScreen, kind: str, place: tuple[int, int]) -> None:
    from ui.boards.board import Marks

    board = screen.board
    screen.show(position("alcazar", MID_GAME))
    plain = screen.picture()
    board.mark(Marks(**{kind: pick(*place) if kind == "cursor" else frozenset([pick(*place)])}))
    left, top, right, bottom = difference(plain, screen.picture())
    x, y = board.place_of(pick(*place))
    middle = plain.height - y
    assert x - 25 <= left < x < right <= x + 25
    assert middle - 25 <= top < middle < bottom <= middle + 25
    board.mark(Marks())
    assert not difference(plain, screen.picture())


def test_marks_look_different_from_each_other(screen: BoardOnScreen) -> None:
    from ui.boards.board import Marks

    chosen = frozenset([pick(3, 3)])
    pictures = []
    for marks in (Marks(lit=chosen), Marks(chosen=chosen), Marks(last=chosen), Marks(cursor=pick(3, 3))):
        screen.board.mark(marks)
        pictures.append(screen.picture())
    assert all(difference(one, other) for n, one in enumerate(pictures) for other in pictures[:n])


# -- detail -----------------------------------------------------------------------------------------------------------


def test_small_boards_are_flat(screen: BoardOnScreen) -> None:
    state = position("alcazar", END)
    screen.show(state)
    high = max(range(1, CELLS + 1), key=lambda cell: state.height[cell])
    lifted = screen.board.place_of(pick(*PLACE[high]))
    oblique = screen.picture()
    screen.board.set_detail(0.6)
    assert screen.board.place_of(pick(*PLACE[high]))[1] < lifted[1]
    assert difference(oblique, screen.picture())
    screen.board.set_detail(0.7)
    assert screen.board.place_of(pick(*PLACE[high])) == lifted
    assert not difference(oblique, screen.picture())


def test_looking_closer_brings_finer_pictures(screen: BoardOnScreen) -> None:
    screen.show(position("alcazar", MID_GAME))
    coarse = screen.picture()
    screen.board.set_detail(2.5)
    for _ in range(300):
        if difference(coarse, fine := screen.picture()):
            break
    assert difference(coarse, fine)
    small = [image.resize((80, 85)).convert("L").tobytes() for image in (coarse, fine)]
    assert max(abs(a - b) for a, b in zip(*small)) < 40  # the same to see from afar


def test_pictures_survive_the_loss_of_the_graphics(screen: BoardOnScreen) -> None:
    from kivy.graphics.context import get_context

    screen.show(position("bigboss", END))
    before = screen.picture()
    get_context().reload()
    assert not difference(before, screen.picture())


# -- small pictures ---------------------------------------------------------------------------------------------------


def test_thumbnails_show_the_position() -> None:
    from ui.faces.alcazar.thumbnail import thumbnail_image

    pictures = [
        thumbnail_image(view_of(position(name, share)), COLOURS).convert("RGB")
        for name in GAMES
        for share in (0.1, MID_GAME, END)
    ]
    assert all(difference(one, other) for n, one in enumerate(pictures) for other in pictures[:n])
    again = thumbnail_image(view_of(position(GAMES[0], 0.1)), COLOURS).convert("RGB")
    assert not difference(pictures[0], again)


def test_thumbnails_as_textures(screen: BoardOnScreen) -> None:
    from ui.faces.alcazar.thumbnail import thumbnail, thumbnail_image

    view = view_of(position("alcazar", END))
    texture = thumbnail(view, COLOURS)
    assert texture.size == thumbnail_image(view, COLOURS).size
    assert texture.pixels == thumbnail_image(view, COLOURS).tobytes()


def test_crests_as_textures_are_kept(screen: BoardOnScreen) -> None:
    from ui.kit.crests import CRESTS, crest_texture

    textures = {flag: crest_texture(flag, 48) for flag in CRESTS}
    assert crest_texture("cadiz", 48) is textures["cadiz"]
    assert len({texture.pixels for texture in textures.values()}) == 8
    assert {tuple(texture.size) for texture in textures.values()} == {(48, 48)}


def test_the_cells_of_the_picks_are_those_of_the_rules(board: "AlcazarBoard") -> None:
    assert {each.value for each in board.picks()} == set(CELL_AT)
