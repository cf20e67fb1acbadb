"""Material and set-up."""

import json
from pathlib import Path

import pytest

import alcazar.games.burgenland
from alcazar.core.reasons import SetupError
from alcazar.core.registry import game

from .positions import BLACK, COLOURS, SECTION, WHITE, Position, field
from .table import Table


def fresh(seed: int = 1) -> Table:
    return Table(game("burgenland").new(2, {}, seed))


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_material_two_players_and_no_other_number(seats: int) -> None:
    with pytest.raises(SetupError) as error:
        game("burgenland").new(seats, {}, 1)
    assert error.value.reason.key == "setup.seats"


def test_material_nothing_is_hidden() -> None:
    assert not game("burgenland").info.hidden_information


@pytest.mark.parametrize("pips", range(1, 7))
@pytest.mark.parametrize("colour", COLOURS)
def test_material_24_fields_clockwise_blue_yellow_red_and_blue_again(colour: str, pips: int) -> None:
    table = Position().crown(colour, "large tower").table()
    following = COLOURS[(COLOURS.index(colour) + 1) % 3]
    walked = next(event for event in table.roll(pips) if event.kind == "walked")
    assert table.crown == field(following, SECTION[pips - 1])
    assert walked.args["colour"] == following


def test_b1_the_order_of_a_section_is_data() -> None:
    box = json.loads((Path(alcazar.games.burgenland.__file__).parent / "rondel.json").read_text(encoding="utf-8"))
    assert box["section"] == ["wall", "wall", "crown", "wall", "wall_crown", "small_tower", "house", "large_tower"]
    assert box["colours"] == list(COLOURS)


@pytest.mark.parametrize("colour", COLOURS)
def test_material_57_cards_in_open_stacks(colour: str) -> None:
    in_stacks = fresh().shown["stock"][colour]
    assert in_stacks == {"wall": 9 - 2, "small_tower": 3, "house": 3, "large_tower": 4}
    assert 3 * (sum(in_stacks.values()) + 2) == 57


@pytest.mark.parametrize(("card", "value"), [("w", 1), ("t", 2), ("h", 3), ("T", 5)])
def test_material_values_of_cards(card: str, value: int) -> None:
    """Scored against an empty castle."""
    table = Position().castle(WHITE, "yellow", card).castle(BLACK, "yellow", "").table()
    table.roll(3)
    assert table.score == [value, 0]


def test_material_each_player_starts_with_a_wall_of_each_colour() -> None:
    table = fresh()
    assert [table.castle(seat, colour) for seat in (WHITE, BLACK) for colour in COLOURS] == ["w"] * 6


def test_material_five_red_dice_lie_on_the_board_and_the_score_is_0() -> None:
    table = fresh()
    assert table.dice == [5, 0, 0]
    assert table.score == [0, 0]


def test_b2_the_crown_starts_on_a_large_tower_drawn_by_lot() -> None:
    starts = [fresh(seed).crown for seed in range(120)]
    assert {starts.count(field(colour, "large tower")) > 25 for colour in COLOURS} == {True}
    assert set(starts) == {field(colour, "large tower") for colour in COLOURS}


def test_b2_so_is_the_first_player() -> None:
    first = [fresh(seed).player for seed in range(120)]
    assert 40 < first.count(WHITE) < 80


def test_b2_the_two_lots_are_independent() -> None:
    assert len({(fresh(seed).crown, fresh(seed).player) for seed in range(60)}) == 6
