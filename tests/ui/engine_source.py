"""What the engine's source says of its events and reasons, so that no text can be forgotten."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import alcazar

ENGINE = Path(alcazar.__file__).parent


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def calls(path: Path, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def constants_of(path: Path, name: str) -> list[str]:
    """The first arguments of calls, where they are written out."""
    firsts = [call.args[0] for call in calls(path, name)]
    return [first.value for first in firsts if isinstance(first, ast.Constant)]


def texts_like(path: Path, pattern: str) -> list[str]:
    constants = (node.value for node in ast.walk(tree(path)) if isinstance(node, ast.Constant))
    return [value for value in constants if isinstance(value, str) and re.fullmatch(pattern, value)]
