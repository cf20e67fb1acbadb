"""What holds for every file here: where it may lie, what it may import, what it may say."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path, PurePosixPath

import pytest

ROOT = Path(__file__).parent.parent
TOP_LEVEL = {"alcazar", "ui", "assets", "tests", "docs", "benchmarks", "main.py", "pyproject.toml", "buildozer.spec"}
TOP_LEVEL |= {"README.md", "CHANGELOG.md", "LICENSE", "Makefile"}
SCREEN_PACKAGES = {"ui", "kivy", "kivymd"}
CODE_FROM_DATA = {"eval", "exec", "compile", "__import__"}
MODULES_THAT_RUN_DATA = {"pickle", "marshal", "shelve"}
A_PERSONS_MACHINE = re.compile(r"(?<![\w.~$}])/(?:work|root|home|tmp|Users)/\w")


@cache
def files() -> tuple[PurePosixPath, ...]:
    """Everything that is or would be committed."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    return tuple(PurePosixPath(name) for name in listed if (ROOT / name).is_file())


def python_files(package: str = "") -> list[PurePosixPath]:
    return [file for file in files() if file.suffix == ".py" and (not package or file.parts[0] == package)]


def syntax_tree(file: PurePosixPath) -> ast.Module:
    return ast.parse((ROOT / file).read_text(encoding="utf-8"), str(file), feature_version=(3, 11))


def imported_names(file: PurePosixPath) -> Iterator[str]:
    """Full names of the imported modules. Relative imports stay inside of the package and need no check."""
    for node in ast.walk(syntax_tree(file)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def imported_packages(file: PurePosixPath) -> set[str]:
    return {name.partition(".")[0] for name in imported_names(file)}


def called_names(file: PurePosixPath) -> set[str]:
    calls = (node.func for node in ast.walk(syntax_tree(file)) if isinstance(node, ast.Call))
    return {call.id for call in calls if isinstance(call, ast.Name)}


def test_top_level_is_as_agreed() -> None:
    assert {file.parts[0] for file in files() if not file.parts[0].startswith(".")} <= TOP_LEVEL


def test_every_file_is_python_3_11() -> None:
    assert python_files()
    for file in python_files():
        syntax_tree(file)


def test_engine_needs_the_standard_library_only() -> None:
    allowed = sys.stdlib_module_names | {"alcazar"}
    assert {str(file): extra for file in python_files("alcazar") if (extra := imported_packages(file) - allowed)} == {}


def test_engine_knows_no_screen() -> None:
    assert [str(file) for file in python_files("alcazar") if imported_packages(file) & SCREEN_PACKAGES] == []


@pytest.mark.parametrize("package", ["alcazar", "ui"])
def test_data_never_becomes_code(package: str) -> None:
    for file in python_files(package):
        assert not imported_packages(file) & MODULES_THAT_RUN_DATA, file
        assert not called_names(file) & CODE_FROM_DATA, file


def test_no_file_depends_on_where_it_was_written() -> None:
    for file in files():
        try:
            text = (ROOT / file).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a picture or a font
        assert not A_PERSONS_MACHINE.search(text), f"{file} names a folder of one machine"


def pins(lines: list[str]) -> dict[str, str]:
    """Name and version from lines like kivy==2.3.1; others are left out."""
    return dict(line.strip().split("==") for line in lines if "==" in line and not line.startswith("#"))


def test_the_app_asks_for_the_versions_that_are_tested() -> None:
    installed = pins((ROOT / ".ci" / "requirements.txt").read_text().splitlines())
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert pins(project["optional-dependencies"]["app"]).items() <= installed.items()
