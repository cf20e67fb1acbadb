"""A game that is being set up: whatever is chosen, it can be started."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from alcazar.core.contract import Option
from alcazar.core.reasons import ReasonError
from alcazar.play.setup import Seat

if TYPE_CHECKING:
    from ui.screens.draft import Draft


@pytest.fixture
def draft() -> "Draft":
    from ui.screens.draft import first_draft

    return first_draft()


def remembered(table: Any) -> "Draft":
    from ui.screens.draft import remembered_draft

    return remembered_draft(table)


def assert_startable(draft: "Draft") -> None:
    assert len({seat.name.casefold() for seat in draft.seats}) == len(draft.seats)
    assert len({seat.colour for seat in draft.seats}) == len(draft.seats)
    draft.setup().first_state()


def test_the_first_one_is_a_person_against_opponents(draft: "Draft") -> None:
    assert_startable(draft)
    assert draft.seats[0] == Seat("Player", "orange")
    assert {seat.level for seat in draft.seats[1:]} == {"easy"}


def test_seats_come_and_go_within_the_limits(draft: "Draft") -> None:
    while draft.has_room:
        draft.add_seat()
        assert_startable(draft)
    assert len(draft.seats) == draft.info.max_seats
    while draft.may_shrink:
        draft.remove_seat(0)
        assert_startable(draft)
    assert len(draft.seats) == draft.info.min_seats


def test_opponents_are_never_called_you(draft: "Draft") -> None:
    draft.remove_seat(0)
    draft.add_seat()
    assert "Player" not in [seat.name for seat in draft.seats]
    draft.rename(0, "Player")
    draft.let_play(0, person=True)
    draft.let_play(0, person=False)
    assert draft.seats[0].name != "Player"


def test_a_new_opponent_plays_like_the_others(draft: "Draft") -> None:
    draft.change(2, level="hard")
    draft.add_seat()
    assert draft.seats[3].level == "hard"


def test_a_taken_colour_is_swapped(draft: "Draft") -> None:
    before = [seat.colour for seat in draft.seats]
    draft.paint(0, before[2])
    assert [seat.colour for seat in draft.seats] == [before[2], before[1], before[0]]
    draft.paint(0, "red")
    assert [seat.colour for seat in draft.seats] == ["red", before[1], before[0]]
    draft.paint(0, "red")
    assert draft.seats[0].colour == "red"


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("  Mia   Sofia ", "Mia Sofia"),
        ("", "Player"),
        ("   ", "Player"),
        ("ana", "ana 2"),
        ("a\tb\nc\x00", "abc"),
        ("x" * 99, "x" * 20),
    ],
)
def test_names_are_made_to_fit(draft: "Draft", written: str, name: str) -> None:
    draft.rename(0, written)
    assert draft.seats[0].name == name
    assert_startable(draft)


def test_another_game_keeps_the_players(draft: "Draft") -> None:
    draft.change(1, style="raider")
    seats = list(draft.seats)
    draft.choose_game("bigboss")
    assert draft.seats == seats
    assert_startable(draft)


# -- codes ------------------------------------------------------------------------------------------------------------


def test_a_code_deals_the_same_cards(draft: "Draft") -> None:
    from ui.screens.draft import first_draft

    draft.choose_game("bigboss")
    draft.add_seat()
    other = first_draft()
    other.take_code(draft.code)
    assert (other.game, other.seed, len(other.seats)) == (draft.game, draft.seed, len(draft.seats))
    assert_startable(other)


@pytest.mark.parametrize("code", ["", "alcazar", "alcazar-2-0-96HK-XX", "chess-2-0-96HK-EM", "alcazar-9-0-1-1"])
def test_a_wrong_code_changes_nothing(draft: "Draft", code: str) -> None:
    before = draft.setup()
    with pytest.raises(ReasonError):
        draft.take_code(code)
    assert draft.setup() == before


# -- what is remembered -----------------------------------------------------------------------------------------------


def test_the_last_choice_comes_back_with_other_cards(draft: "Draft") -> None:
    draft.choose_game("bigboss")
    draft.rename(0, "Mia")
    draft.change(1, level="expert", style="banker")
    draft.paint(1, "red")
    again = remembered(draft.plain())
    assert again.plain() == draft.plain()
    assert again.seed != draft.seed


SEATS = [
    {"name": "Mia", "colour": "red", "level": None, "style": "balanced"},
    {"name": "Noa", "colour": "sky", "level": "hard", "style": "raider"},
]


def seats(**changes: Any) -> list[dict[str, Any]]:
    return [SEATS[0], {**SEATS[1], **changes}]


@pytest.mark.parametrize(
    "table",
    [
        {},
        {"game": "alcazar"},
        {"game": "alcazar", "seats": SEATS},
        {"game": "chess", "seats": SEATS, "options": {}},
        {"game": ["alcazar"], "seats": SEATS, "options": {}},
        {"game": "alcazar", "seats": SEATS[:1], "options": {}},
        {"game": "alcazar", "seats": "Mia", "options": {}},
        {"game": "alcazar", "seats": SEATS, "options": {"no_such": True}},
        {"game": "alcazar", "seats": SEATS, "options": 7},
        {"game": "alcazar", "seats": seats(level="godlike"), "options": {}},
        {"game": "alcazar", "seats": seats(style="odd"), "options": {}},
        {"game": "alcazar", "seats": seats(colour="red"), "options": {}},
        {"game": "alcazar", "seats": seats(colour="mauve"), "options": {}},
        {"game": "alcazar", "seats": seats(name="mia"), "options": {}},
        {"game": "alcazar", "seats": seats(name=""), "options": {}},
        {"game": "alcazar", "seats": seats(name=7), "options": {}},
    ],
)
def test_what_makes_no_sense_is_forgotten(table: Any) -> None:
    draft = remembered(table)
    assert [seat.name for seat in draft.seats] == ["Player", "Ana", "Bruno"]
    assert_startable(draft)


def test_what_makes_sense_is_kept() -> None:
    assert [seat.name for seat in remembered({"game": "alcazar", "seats": SEATS, "options": {}}).seats] == [
        "Mia",
        "Noa",
    ]


# -- options: no game has any yet -------------------------------------------------------------------------------------


def test_options_that_exclude_each_other_are_never_on_together(monkeypatch: pytest.MonkeyPatch) -> None:
    from ui.faces import face_of
    from ui.screens.draft import first_draft

    options = (Option("moat", excludes=("market",)), Option("market"), Option("length", ("short", "long"), "long"))
    game = face_of("alcazar").game
    monkeypatch.setattr(game, "info", replace(game.info, options=options))
    draft = first_draft()
    draft.set_option("market", True)
    draft.set_option("moat", True)
    assert draft.options == {"moat": True, "market": False, "length": "long"}
    draft.set_option("market", True)
    assert draft.options == {"moat": False, "market": True, "length": "long"}
    draft.set_option("length", "short")
    assert game.info.checked_options(3, draft.options) == {"moat": False, "market": True, "length": "short"}
