"""What is drawn where on the board of Alcazar and Big Boss, as a list of pictures: no window is needed."""

import itertools
from collections.abc import Iterator
from typing import TypeAlias

import pytest

from alcazar.games.alcazar.masks import members
from alcazar.games.alcazar.material import BIT, CELL_AT, CELLS, FIELDS, FLAGS, PLACE, SIDE, SPANS
from alcazar.games.alcazar.state import State
from alcazar.games.alcazar.table import buildings, occupied, owner_of
from tests.ui.alcazar_positions import COLOURS, GAMES, moves_of, position, towers
from ui.boards.atlas import Key
from ui.boards.quads import Item
from ui.faces.alcazar import scale
from ui.faces.alcazar.art import paint
from ui.faces.alcazar.art.stone import SHADED_SIDES
from ui.faces.alcazar.court import court
from ui.faces.alcazar.layout import IN_FRONT, Frame, Layout
from ui.faces.alcazar.replay import leads_to
from ui.faces.alcazar.scene import Scene
from ui.faces.alcazar.spans import ALONG, bridges_on, cells_of

HEIGHTS = (0, 1, 2, 3, 5, 6, 9, 12)
ALL_CELLS = range(1, CELLS + 1)
BANNER = 0.66  # of a flag; the rest is its pole
BORDER = 0.14  # around digits

Area: TypeAlias = tuple[float, float, float, float]  # left, top, width, height


@pytest.fixture(params=[(name, share) for name in GAMES for share in (0.3, 0.6, 1.0)], ids=str)
def table(request: pytest.FixtureRequest) -> State:
    return position(*request.param)


@pytest.fixture(params=[False, True], ids=["oblique", "flat"])
def scene(request: pytest.FixtureRequest, table: State) -> Scene:
    return Scene(table, COLOURS, flat=request.param)


def digits(items: list[Item]) -> str:
    return "".join(str(key[2]) for key, *_ in items if key[0] == "digit")


def named(items: list[Item], *names: str) -> list[Item]:
    return [item for item in items if item[0][0] in names]


# -- places -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("back", "front"), list(itertools.product(HEIGHTS, HEIGHTS)))
def test_every_point_that_is_seen_of_a_top_belongs_to_its_cell(back: int, front: int) -> None:
    """Behind, beside and in front of stacks of any height."""
    layout = Layout(towers({(4, 5): back, (4, 6): front}).height, flat=False)
    for cell in ALL_CELLS:
        (x, y), depth = layout.top(cell), layout.seen(cell)
        for aside, down in itertools.product((0.01, 0.5, 0.99), (0.02, 0.5, 0.98)):
            assert layout.cell_at(x + aside, y + down * depth) == cell
        assert layout.cell_at(*layout.middle(cell)) == cell


@pytest.mark.parametrize("front", HEIGHTS)
def test_no_stack_hides_what_is_behind_it(front: int) -> None:
    """Even the highest one leaves a quarter of a cell, and usual ones most of it."""
    seen = Layout(towers({(4, 6): front}).height, flat=False).seen(CELL_AT[4, 5])
    assert seen >= 0.25
    assert seen >= 0.6 or front > 3


def test_fronts_belong_to_their_own_stack() -> None:
    layout = Layout(towers({(3, 3): 4}).height, flat=False)
    assert layout.cell_at(3.5, 3.95) == CELL_AT[3, 3]
    assert layout.cell_at(3.5, 4.05) == CELL_AT[3, 4]


def test_beside_the_grid_there_is_nothing() -> None:
    layout = Layout(towers({}).height, flat=False)
    for x, y in ((-0.1, 5), (SIDE + 0.1, 5), (5, -0.1), (5, SIDE + 0.1)):
        assert layout.cell_at(x, y) is None


@pytest.mark.parametrize("with_scale", [False, True])
def test_everything_is_inside_of_the_frame(table: State, with_scale: bool) -> None:
    frame = Frame(with_scale)
    (left, top), (width, height) = frame.origin, frame.size
    items = Scene(table, COLOURS).pieces()
    items += scale.values(table, "light") if with_scale else []
    for key, x, y, wide, high in items:
        assert 0 <= left + x <= left + x + wide <= width + 1e-6, key
        assert 0 <= top + y <= top + y + high <= height + 1e-6, key


@pytest.mark.parametrize("height", HEIGHTS[1:])
def test_nothing_on_the_last_row_rises_out_of_the_frame(height: int) -> None:
    table, cell = towers({(3, 0): height}), CELL_AT[3, 0]
    table.nobles[0] = BIT[cell]
    scene, (_, top) = Scene(table, COLOURS), Frame(with_scale=False).origin
    for _, _, y, _, _ in (scene.flag(cell, "cadiz"), scene.noble(cell, 0, "grande"), *scene.body(cell)):
        assert top + y >= 0


# -- stacks -----------------------------------------------------------------------------------------------------------


def test_the_digit_on_a_top_is_its_height(scene: Scene) -> None:
    for cell in members(scene.table.built):
        assert digits(list(scene.body(cell))) == str(scene.table.height[cell])


def test_empty_fields_show_their_numbers_and_gaps_none(scene: Scene) -> None:
    for cell in ALL_CELLS:
        if not scene.table.height[cell]:
            assert digits(list(scene.body(cell))) == (str(cell) if cell <= FIELDS else "")


def test_fronts_have_a_course_for_each_level_that_is_seen(table: State) -> None:
    scene, height = Scene(table, COLOURS), table.height
    for cell in ALL_CELLS:
        courses = named(list(scene.body(cell)), "course", "plinth", "deck front")
        assert len(courses) == max(0, height[cell] - height[IN_FRONT[cell]])


def test_the_flat_view_has_no_fronts(table: State) -> None:
    assert not named(Scene(table, COLOURS, flat=True).pieces(), "course", "plinth", "deck front", "arch")


def test_rows_are_drawn_from_the_far_one_to_the_near_one(scene: Scene) -> None:
    items = scene.pieces()
    tops = [
        items.index(top) for cell in by_row(scene.table.built) for top in named(list(scene.body(cell)), "top", "deck")
    ]
    assert tops == sorted(tops)
    for cell in members(occupied(scene.table)):
        [noble] = named(list(scene.figures(cell)), "noble")
        row = PLACE[cell][1]
        for other in members(scene.table.built):
            [top] = named(list(scene.body(other)), "top", "deck")
            assert (items.index(top) < items.index(noble)) == (PLACE[other][1] <= row)


def by_row(cells: int) -> list[int]:
    return sorted(members(cells), key=lambda cell: PLACE[cell][::-1])


def test_higher_stacks_reach_further_up() -> None:
    tops = [Layout(towers({(5, 5): height}).height, flat=False).top(CELL_AT[5, 5])[1] for height in range(7)]
    assert all(0.10 <= lower - higher <= 0.16 for lower, higher in itertools.pairwise(tops))


# -- nobles, flags and bridges ----------------------------------------------------------------------------------------


def test_nobles_are_where_they_stand_in_the_colours_of_their_players(scene: Scene) -> None:
    for cell in ALL_CELLS:
        owner = owner_of(scene.table, cell)
        rank = "grande" if scene.table.grandes & BIT[cell] else "baron"
        expected = [] if owner is None else [("noble", COLOURS[owner], rank)]
        assert [key for key, *_ in named(list(scene.figures(cell)), "noble")] == expected


def test_a_grande_is_clearly_larger_than_a_baron() -> None:
    scene = Scene(towers({(5, 5): 1}), COLOURS)
    (_, _, _, width, height), (_, _, _, wide, high) = (scene.noble(CELL_AT[5, 5], 0, r) for r in ("baron", "grande"))
    assert wide >= 1.2 * width
    assert high >= 1.3 * height


@pytest.mark.parametrize("colour", COLOURS)
def test_ranks_differ_without_colour(colour: str) -> None:
    baron, grande = (paint(("noble", colour, rank), 32).convert("LA").getchannel("A") for rank in ("baron", "grande"))
    painted = [sum(pixel > 128 for pixel in picture.tobytes()) for picture in (baron, grande)]
    assert painted[1] >= 1.4 * painted[0]


def test_each_castle_has_its_flag_on_its_highest_cell(table: State) -> None:
    scene = Scene(table, COLOURS)
    castles = [number for number in buildings(table) if table.crest[number]]
    assert sorted(scene.flags.values()) == sorted(FLAGS[table.crest[number]] for number in castles)
    for cell, flag in scene.flags.items():
        number = table.home[cell]
        assert FLAGS[table.crest[number]] == flag
        assert table.height[cell] == max(table.height[other] for other in members(table.cells[number]))


@pytest.mark.parametrize("name", GAMES)
def test_flags_hide_no_digit_beside_a_noble(name: str) -> None:
    """But for a corner, where a noble stands right behind a much higher stack."""
    tables = [after for _, _, after in moves_of(name, seats=4, seed=7)][::9]
    hidden = [share for table in tables for share in hidden_by_flags(Scene(table, COLOURS))]
    assert len(hidden) > 100
    assert max(hidden) < 0.25


def hidden_by_flags(scene: Scene) -> Iterator[float]:
    """How much of each digit beside a noble lies below a flag."""
    items = scene.pieces()
    banners = [(x, y, width, BANNER * height) for _, x, y, width, height in named(items, "flag")]
    for cell in members(occupied(scene.table)):
        for _, x, y, width, height in named(list(scene.block(cell)), "digit"):
            inner = (x + BORDER * width, y + BORDER * height, (1 - 2 * BORDER) * width, (1 - 2 * BORDER) * height)
            yield max((shared(inner, banner) for banner in banners), default=0.0)


def shared(one: Area, other: Area) -> float:
    """How much of the first rectangle lies on the other one."""
    (x, y, width, height), (left, top, wide, high) = one, other
    across = min(x + width, left + wide) - max(x, left)
    down = min(y + height, top + high) - max(y, top)
    return max(0.0, across) * max(0.0, down) / (width * height)


def test_bridges_are_decks_with_a_way_below() -> None:
    built = [(event, after) for _, events, after in moves_of("alcazar") for event in events if event.kind == "bridge"]
    assert built
    for event, table in built:
        cells = [CELL_AT[tuple(place)] for place in event.args["cells"]]
        seen = bridges_on(table)
        assert [seen.decks[cell][1] for cell in cells] == [0, 1, 2]
        low, high = seen.tunnels[cells[1]]
        assert 1 <= low <= high == event.args["level"] - 1


def test_a_bridge_over_a_gap_is_open_down_to_the_ground() -> None:
    table = towers({(5, 2): 3, (5, 3): 3, (5, 4): 3})
    span = next(span for span in SPANS if cells_of(span) == (CELL_AT[5, 2], CELL_AT[5, 3], CELL_AT[5, 4]))
    table.bridges_at = span.bit
    seen = bridges_on(table)
    assert seen.tunnels == {CELL_AT[5, 3]: (1, 2)}
    assert seen.decks[CELL_AT[5, 3]] == (ALONG, 1)


@pytest.mark.parametrize("flat", [False, True])
def test_marks_lie_on_their_tops_below_digits_and_nobles(table: State, flat: bool) -> None:
    marks = {cell: ["last", "lit"] for cell in ALL_CELLS}
    scene = Scene(table, COLOURS, flat=flat, marks=marks)
    for cell in ALL_CELLS:
        names = [str(key[0]) for key, *_ in (*scene.body(cell), *scene.figures(cell))]
        assert names.count("last") == names.count("lit") == 1
        assert not {"top", "deck"} & set(names[names.index("last") :])
        assert not {"digit", "noble"} & set(names[: names.index("lit")])


# -- the value scale --------------------------------------------------------------------------------------------------


def test_the_scale_has_fifty_places_around_the_board() -> None:
    assert len(scale.SLOTS) == 50
    for (x, y, width, height), (left, top, wide, high) in itertools.combinations(scale.SLOTS, 2):
        apart = (
            x + width <= left + 1e-6 or left + wide <= x + 1e-6 or y + height <= top + 1e-6 or top + high <= y + 1e-6
        )
        assert apart
    for x, y, width, height in scale.SLOTS:
        assert x + width <= 0 or x >= SIDE or y + height <= 0 or y >= SIDE


def test_crests_are_on_the_values_of_their_castles(table: State) -> None:
    crests = {str(key[1]): item for key, *item in scale.values(table, "light") if key[0] == "crest"}
    castles = {FLAGS[table.crest[n]]: table.value[n] for n in buildings(table) if table.crest[n]}
    assert crests.keys() == castles.keys()
    for flag, value in castles.items():
        (x, y, width, height), (left, top, wide, high) = crests[flag], scale.SLOTS[value - 1]
        assert left <= x <= x + width <= left + wide
        assert top <= y <= y + height <= top + high


# -- pictures ---------------------------------------------------------------------------------------------------------


def all_keys() -> list[Key]:
    """Of one position at the end of each game, and what seldom occurs."""
    keys = {key for theme in ("light", "dark") for key, *_ in (*court(theme, with_scale=True),)}
    for name, theme in itertools.product(GAMES, ("light", "dark")):
        table = position(name, 1.0)
        keys |= {key for key, *_ in (*Scene(table, COLOURS, theme).pieces(), *scale.values(table, theme))}
    keys |= {("arch", levels) for levels in range(1, 6)} | {("digit", "gain", character) for character in "+0123456789"}
    keys |= {("shade", side, levels) for side in SHADED_SIDES for levels in range(1, 13)}
    keys |= {("flag", flag) for flag in FLAGS[1:]} | {("crest", flag) for flag in FLAGS[1:]}
    return sorted(keys | {("lit",), ("chosen",), ("last",), ("cursor",), ("lost",)}, key=str)


@pytest.mark.parametrize("unit", [12, 20, 40, 64, 176])
def test_every_picture_can_be_painted_at_any_size(unit: int) -> None:
    for key in all_keys():
        picture = paint(key, unit)
        assert picture.mode == "RGBA"
        assert picture.getchannel("A").getextrema()[1] > 0, key
        assert picture.tobytes() == paint(key, unit).tobytes(), key


# -- events -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_events_lead_from_each_position_to_the_next(name: str, seed: int) -> None:
    for before, events, after in moves_of(name, seed=seed):
        assert leads_to(before, events, after), events
