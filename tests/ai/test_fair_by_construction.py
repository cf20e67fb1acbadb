"""Agents cannot peek: their code has no way to a game's own types, and `think` takes a view."""

import ast
import inspect
from pathlib import Path

import alcazar.ai
from alcazar.ai.agent import Agent

AI = Path(alcazar.ai.__file__).parent


def imported_modules(path: Path) -> set[str]:
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add(node.module or "")
    return names


def test_agents_import_no_game() -> None:
    for path in AI.rglob("*.py"):
        assert not [name for name in imported_modules(path) if name.startswith("alcazar.games")], path


def test_agents_are_given_a_view_and_nothing_else() -> None:
    assert list(inspect.signature(Agent.think).parameters) == ["self", "view"]
