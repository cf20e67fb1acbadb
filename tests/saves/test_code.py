"""The short code for a set-up: there and back, and refused when mistyped."""

from dataclasses import replace

import pytest

from alcazar.core.contract import Option
from alcazar.core.reasons import DataError, ReasonError
from alcazar.core.registry import game, games
from alcazar.play.setup import HIGHEST_SEED, Setup
from alcazar.saves.code import code_of, read_code
from tests.play.players import setup


@pytest.mark.parametrize("seed", [0, 7, 31, 32, 123_456_789, HIGHEST_SEED])
@pytest.mark.parametrize("chosen", [one.info.id for one in games()])
def test_a_code_leads_back_to_its_set_up(chosen: str, seed: int) -> None:
    one = setup(chosen, seed=seed)
    assert read_code(code_of(one)) == (chosen, 2, seed, {})


def test_a_code_is_short_and_stays_the_same() -> None:
    assert code_of(setup(seed=301_619)) == "alcazar-2-0-96HK-EM"


def test_a_code_may_be_typed_carelessly() -> None:
    code = code_of(setup(seed=32 * 33))  # 110 in the digits of codes
    careless = code.upper().replace("-110-", "-Llo-")
    assert careless != code
    assert read_code(f"  {careless} ")[2] == 32 * 33


def test_every_single_slip_is_refused_or_means_the_same() -> None:
    code = code_of(setup(seed=301_619))
    meant = read_code(code)
    refused = 0
    for place in range(len(code)):
        for letter in "0123456789ABCDEFGHJKMNPQRSTVWXYZ-":
            slip = code[:place] + letter + code[place + 1 :]
            try:
                assert read_code(slip) == meant, slip
            except ReasonError:
                refused += 1
    assert refused > 500


@pytest.mark.parametrize("code", ["", "-", "alcazar", "a-b-c-d-e", "alcazar-2-0-", "----", "é-2-0-1-00", "x" * 10_000])
def test_nonsense_is_refused(code: str) -> None:
    with pytest.raises(DataError, match=r"code\."):
        read_code(code)


class TestOptions:
    OPTIONS = (Option("huts"), Option("bonus", (False, True), True), Option("length", ("short", "long"), "short"))

    @pytest.fixture(autouse=True)
    def with_options(self, monkeypatch: pytest.MonkeyPatch) -> None:
        chosen = game("alcazar")
        monkeypatch.setattr(chosen, "info", replace(chosen.info, options=self.OPTIONS))

    @pytest.mark.parametrize("options", [{}, {"huts": True}, {"bonus": False}, {"length": "long", "bonus": False}])
    def test_options_are_in_the_code(self, options: dict[str, object]) -> None:
        one = setup()
        full = game("alcazar").info.checked_options(2, options)
        code = code_of(Setup(one.game, one.seats, one.seed, options))
        assert game("alcazar").info.checked_options(2, read_code(code)[3]) == full

    def test_an_option_added_later_changes_no_code(self, monkeypatch: pytest.MonkeyPatch) -> None:
        one = Setup("alcazar", setup().seats, 5, {"huts": True})
        code = code_of(one)
        chosen = game("alcazar")
        monkeypatch.setattr(chosen, "info", replace(chosen.info, options=(*self.OPTIONS, Option("new"))))
        assert code_of(one) == code
