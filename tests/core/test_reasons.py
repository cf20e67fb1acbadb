"""Reasons: a key with arguments, also when thrown."""

from alcazar.core.reasons import DataError, IllegalMoveError, ReasonError, SetupError, because


def test_a_reason_reads_as_its_key_and_arguments() -> None:
    assert str(because("castle.too_near", free=2, needed=3)) == "castle.too_near (free 2, needed 3)"
    assert str(because("game.over")) == "game.over"


def test_errors_carry_their_reason() -> None:
    reason = because("game.over")
    for kind in (IllegalMoveError, SetupError, DataError):
        error = kind(reason)
        assert isinstance(error, ReasonError)
        assert error.reason == reason
        assert str(error) == "game.over"
