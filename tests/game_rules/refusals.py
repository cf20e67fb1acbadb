"""For every reason that a game names against a move: a position, the move, and what has to be true of both."""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from alcazar.core import rulebook
from alcazar.core.reasons import IllegalMoveError
from tests.game_rules.table import GameTable


@dataclass(frozen=True)
class Case:
    key: str
    args: dict[str, Any]
    table: Callable[[], GameTable]
    move: tuple[Any, ...]


def assert_refused_for_that(case: Case) -> None:
    reason = case.table().why_not(*case.move)
    assert reason is not None
    assert (reason.key, reason.args) == (case.key, case.args)


def assert_not_offered_and_without_effect(case: Case) -> None:
    table = case.table()
    assert not table.allows(*case.move)
    before = table.state.copy()
    with pytest.raises(IllegalMoveError):
        table.play(*case.move)
    assert table.state == before


# -- which reasons the source of a game names -------------------------------------------------------------------------


def keys_in_source(package: ModuleType) -> set[str]:
    """The keys of a game's own rules and of what all rulebooks have in common."""
    keys: set[str] = set()
    for tree in _refusing_modules(package):
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef):
                for call in _calls_of(function, "because"):
                    keys |= _texts(tree, function, call.args[0])
    return keys


def _refusing_modules(package: ModuleType) -> list[ast.Module]:
    """All modules of the game, but for the one that tells why an opponent likes a move: it forbids nothing."""
    assert package.__file__
    paths = [path for path in sorted(Path(package.__file__).parent.rglob("*.py")) if path.name != "reasoning.py"]
    return [ast.parse(path.read_text(encoding="utf-8")) for path in (*paths, Path(rulebook.__file__))]


def _calls_of(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def _passed_as(tree: ast.Module, function: ast.FunctionDef, parameter: str) -> set[str]:
    """The texts with which a function is called for one of its parameters."""
    position = [arg.arg for arg in function.args.args].index(parameter)
    return {ast.literal_eval(call.args[position]) for call in _calls_of(tree, function.name)}


def _texts(tree: ast.Module, function: ast.FunctionDef, node: ast.expr) -> set[str]:
    """All values that a key can have: written out, passed as an argument, or put together from both."""
    if isinstance(node, ast.Constant):
        return {str(node.value)}
    if isinstance(node, ast.Name):
        return _passed_as(tree, function, node.id)
    if isinstance(node, ast.FormattedValue):
        return _texts(tree, function, node.value)
    assert isinstance(node, ast.JoinedStr), f"line {node.lineno}: nobody can tell which key this is"
    keys = {""}
    for part in node.values:
        keys = {key + text for key in keys for text in _texts(tree, function, part)}
    return keys
