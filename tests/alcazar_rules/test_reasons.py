"""Every reason that forbids something has a key of its own, a place in the rules, and a position that shows it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import alcazar.games.alcazar
from alcazar.core.reasons import DataError, IllegalMoveError
from alcazar.core.registry import game
from alcazar.games.alcazar.reasons import REASONS

from .positions import Position
from .reason_cases import CASES, Case

PACKAGE = Path(alcazar.games.alcazar.__file__).parent
ABOUT_DATA = {"data.move", "data.state"}


@pytest.mark.parametrize("case", CASES, ids=[case.key for case in CASES])
def test_reason_for_refusing_a_move(case: Case) -> None:
    reason = case.table().why_not(*case.move)
    assert reason is not None
    assert (reason.key, reason.args) == (case.key, case.args)


@pytest.mark.parametrize("case", CASES, ids=[case.key for case in CASES])
def test_a_refused_move_is_not_offered_and_changes_nothing(case: Case) -> None:
    table = case.table()
    assert not table.allows(*case.move)
    before = table.state.copy()
    with pytest.raises(IllegalMoveError):
        table.play(*case.move)
    assert table.state == before


@pytest.mark.parametrize(
    "data",
    [None, [], ["fly"], ["villa"], ["villa", 0], ["villa", 73], ["castle", 8, [7, 9, 8]], ["pass", 1], ["keep", ""]],
)
def test_data_that_is_no_move(data: object) -> None:
    with pytest.raises(DataError) as error:
        game("alcazar").decode_move(data)
    assert (error.value.reason.key, error.value.reason.args) == ("data.move", {"move": repr(data)})


def test_data_that_is_no_state() -> None:
    rules = game("alcazar")
    data = rules.encode_state(Position("alcazar").villa(5).state())
    for damage, problem in (
        ({"stones": 85}, "there are 84 stones and a fixed number of long pieces"),
        ({"money": "much"}, "money is missing or damaged"),
    ):
        with pytest.raises(DataError) as error:
            rules.decode_state(data | damage)
        assert (error.value.reason.key, error.value.reason.args) == ("data.state", {"problem": problem})


# -- the table of reasons and the source agree ------------------------------------------------------------------------


def refusing_modules() -> list[ast.Module]:
    """All modules of the game, but for the one that tells why an opponent likes a move: it forbids nothing."""
    paths = [path for path in sorted(PACKAGE.rglob("*.py")) if path.name != "reasoning.py"]
    return [ast.parse(path.read_text(encoding="utf-8")) for path in paths]


def calls_of(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def passed_as(tree: ast.Module, function: ast.FunctionDef, parameter: str) -> set[str]:
    """The texts with which a function is called for one of its parameters."""
    position = [arg.arg for arg in function.args.args].index(parameter)
    return {ast.literal_eval(call.args[position]) for call in calls_of(tree, function.name)}


def texts(tree: ast.Module, function: ast.FunctionDef, node: ast.expr) -> set[str]:
    """All values that a key can have: written out, passed as an argument, or put together from both."""
    if isinstance(node, ast.Constant):
        return {str(node.value)}
    if isinstance(node, ast.Name):
        return passed_as(tree, function, node.id)
    if isinstance(node, ast.FormattedValue):
        return texts(tree, function, node.value)
    assert isinstance(node, ast.JoinedStr), f"line {node.lineno}: nobody can tell which key this is"
    keys = {""}
    for part in node.values:
        keys = {key + text for key in keys for text in texts(tree, function, part)}
    return keys


def keys_in_source() -> set[str]:
    keys: set[str] = set()
    for tree in refusing_modules():
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef):
                for call in calls_of(function, "because"):
                    keys |= texts(tree, function, call.args[0])
    return keys


def test_table_of_reasons_and_source_agree() -> None:
    assert keys_in_source() == set(REASONS)


def test_every_reason_has_a_position_that_shows_it() -> None:
    assert {case.key for case in CASES} | ABOUT_DATA == set(REASONS)


def test_every_reason_names_its_section_or_ruling() -> None:
    assert all(re.fullmatch(r"R\d+|\d+(\.\d|[A-E]| Buy| Build)?", section) for section in REASONS.values())
