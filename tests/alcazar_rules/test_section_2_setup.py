"""Section 2: material and set-up."""

import pytest

from alcazar.core.reasons import SetupError
from alcazar.core.registry import game
from alcazar.core.rng import Rng

from .positions import BLUE, RED, Position
from .table import Table

BOTH = pytest.mark.parametrize("game_id", ["alcazar", "bigboss"])


def fresh(game_id: str, seats: int = 3, seed: int = 1) -> Table:
    return Table(game(game_id), game(game_id).new(seats, {}, seed))


@BOTH
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_section_2_two_to_five_players(game_id: str, seats: int) -> None:
    assert len(fresh(game_id, seats).shown["money"]) == seats


@BOTH
@pytest.mark.parametrize("seats", [1, 6])
def test_section_2_no_other_number_of_players(game_id: str, seats: int) -> None:
    with pytest.raises(SetupError) as error:
        fresh(game_id, seats)
    assert error.value.reason.key == "setup.seats"


@pytest.mark.parametrize(("game_id", "money"), [("alcazar", 40), ("bigboss", 30)])
def test_section_2_start_money(game_id: str, money: int) -> None:
    assert fresh(game_id).shown["money"] == [money] * 3


@pytest.mark.parametrize(("game_id", "bridges", "foundations"), [("alcazar", 20, 0), ("bigboss", 0, 8)])
def test_section_2_bridges_and_foundations(game_id: str, bridges: int, foundations: int) -> None:
    shown = fresh(game_id).shown
    assert (shown["bridges"], shown["foundations"]) == (bridges, foundations)


@BOTH
def test_section_2_stones_tower_cards_and_nobles(game_id: str) -> None:
    shown = fresh(game_id).shown
    assert (shown["stones"], shown["tower_deck"]) == (84, 20)
    assert (shown["grandes"], shown["barons"]) == ([2, 2, 2], [6, 6, 6])
    assert shown["cells"] == shown["nobles"] == shown["buildings"] == []


@BOTH
def test_section_2_flags_are_named_after_the_eight_provinces(game_id: str) -> None:
    provinces = ["almeria", "cadiz", "cordoba", "granada", "huelva", "jaen", "malaga", "sevilla"]
    assert fresh(game_id).shown["flags"] == provinces


@BOTH
@pytest.mark.parametrize("seats", [2, 5])
def test_section_2_ten_cards_each_six_open_and_the_rest_in_the_deck(game_id: str, seats: int) -> None:
    table = fresh(game_id, seats)
    setup = table.rules.trace_setup(table.state)
    assert [len(hand) for hand in setup["hands"]] == [10] * seats
    assert len(setup["display"]) == 6
    dealt = [*(card for hand in setup["hands"] for card in hand), *setup["display"], *setup["deck"]]
    assert sorted(dealt) == list(range(1, 73))


@BOTH
def test_section_2_the_cards_are_shuffled(game_id: str) -> None:
    deals = {str(game(game_id).trace_setup(fresh(game_id, seed=seed).state)) for seed in range(20)}
    assert len(deals) == 20
    assert str(game(game_id).trace_setup(fresh(game_id, seed=3).state)) in deals


@BOTH
def test_r2_hands_and_the_order_of_the_deck_are_secret(game_id: str) -> None:
    rules = game(game_id)
    one = Position(game_id).hand(RED, 1, 2).hand(BLUE, 20, 21).display(3, 4).deck(30, 31, 32).state()
    other = Position(game_id).hand(RED, 1, 2).hand(BLUE, 31, 32).display(3, 4).deck(21, 20, 30).state()
    assert rules.encode_view(rules.view(one, RED)) == rules.encode_view(rules.view(other, RED))
    assert rules.encode_view(rules.view(one, BLUE)) != rules.encode_view(rules.view(other, BLUE))


@BOTH
def test_r2_money_and_tower_cards_are_open(game_id: str) -> None:
    rules = game(game_id)
    position = Position(game_id).money(BLUE, 17).towers(BLUE, 2).villa(5).noble(BLUE, "baron", 5)
    seen = rules.sample(rules.view(position.state(), RED), Rng(1))
    shown = rules.trace_state(seen)
    assert (shown["money"][BLUE], shown["towers"][BLUE], shown["barons"][BLUE]) == (17, 2, 5)


@BOTH
def test_r3_seat_0_is_the_first_player(game_id: str) -> None:
    assert {fresh(game_id, seed=seed).player for seed in range(10)} == {0}


def test_section_2_the_bank_never_runs_out() -> None:
    table = Position("alcazar").castle((1, 2, 3), top=2, value=50).hand(RED, 2).money(RED, 10**6).table()
    assert table.gain("build", 2) == 50


def test_section_2_there_is_no_hand_limit() -> None:
    table = Position("alcazar").hand(RED, *range(1, 41)).display(50).table()
    table.play("buy_open", 50)
    assert len(table.shown["hands"][RED]) == 41


@BOTH
def test_section_2_cards_that_were_played_never_come_back(game_id: str) -> None:
    table = Position(game_id).hand(RED, 5).display(7).deck(8).towers(RED).table()
    table.play("villa", 5)
    rest = table.rules.encode_state(table.state)
    assert (rest["hands"][RED], rest["display"], rest["deck"]) == ([], [7], [8])


@BOTH
def test_section_2_tower_cards_that_were_played_never_come_back(game_id: str) -> None:
    table = Position(game_id).villa(5).noble(RED, "baron", 5).towers(RED, 2).table()
    table.play("tower", 5)
    assert (table.shown["towers"][RED], table.shown["tower_deck"]) == (1, 18)
