"""buildozer.spec: that buildozer understands it, and that python-for-android can make what it asks for."""

import ast
import sys
import tomllib
from configparser import ConfigParser
from typing import TYPE_CHECKING

import pytest

from tests.packaging.android import ROOT, known_keys

if TYPE_CHECKING:
    from buildozer import Buildozer

PACKAGES_OF_MODULES = {"PIL": "pillow", "jnius": "pyjnius"}  # where the names differ
COMPILED_BY_RECIPE = {"python3", "hostpython3", "kivy", "pillow", "pyjnius"}  # in the one version that it knows
FROM_THE_SYSTEM = {"android"}  # part of every package


@pytest.fixture(scope="module")
def spec() -> ConfigParser:
    spec = ConfigParser()
    spec.read(ROOT / "buildozer.spec")
    return spec


def pins(requirements: str) -> dict[str, str]:
    """Name and version; fails for anything without a version."""
    named = [requirement.strip().partition("==") for requirement in requirements.split(",")]
    assert all(version for _, _, version in named), "something has no version"
    return {name: version for name, _, version in named}


def installed_here() -> dict[str, str]:
    lines = (ROOT / ".ci" / "requirements.txt").read_text().splitlines()
    return pins(",".join(line for line in lines if not line.startswith("#")))


def test_buildozer_accepts_it(builder: "Buildozer") -> None:
    builder.check_configuration_tokens()
    builder.target.check_configuration_tokens()


def test_no_key_is_misspelt(builder: "Buildozer", spec: ConfigParser) -> None:
    known = known_keys()
    assert "android.permissions" in known
    assert "android.permision" not in known
    assert {key for section in spec.sections() for key in spec[section]} <= known


def test_it_is_the_same_app_as_on_desktops(spec: ConfigParser) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert spec["app"]["version"] == project["version"]
    assert spec["app"]["package.name"] == project["name"]


@pytest.mark.parametrize("section", ["app", "app@ios"])
def test_what_is_not_compiled_has_the_version_that_is_tested_here(spec: ConfigParser, section: str) -> None:
    here = installed_here()
    packed = pins(spec[section]["requirements"])
    pure = packed.keys() & here.keys() - {"pillow"}
    assert {"kivy", "kivymd", "materialyoucolor"} <= pure
    assert {name: packed[name] for name in pure} == {name: here[name] for name in pure}


def test_everything_that_the_app_imports_is_packed(spec: ConfigParser) -> None:
    known = sys.stdlib_module_names | {"alcazar", "ui"} | FROM_THE_SYSTEM
    imported = {PACKAGES_OF_MODULES.get(name, name) for name in modules_of_the_app() - known}
    assert {"kivy", "kivymd", "pillow"} <= imported
    assert imported <= pins(spec["app"]["requirements"]).keys()


def modules_of_the_app() -> set[str]:
    names: set[str] = set()
    for package in ("alcazar", "ui"):
        for file in (ROOT / package).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Import):
                    names |= {alias.name.partition(".")[0] for alias in node.names}
                elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                    names.add(node.module.partition(".")[0])
    return names


def test_python_for_android_can_make_everything(builder: "Buildozer", spec: ConfigParser) -> None:
    from pythonforandroid.bootstrap import Bootstrap
    from pythonforandroid.build import Context
    from pythonforandroid.graph import get_recipe_order_and_bootstrap
    from pythonforandroid.recipe import Recipe

    wanted, context = pins(spec["app"]["requirements"]), Context()
    bootstrap = Bootstrap.get_bootstrap(spec["app"]["p4a.bootstrap"], context)
    recipes, from_index, chosen = get_recipe_order_and_bootstrap(context, list(wanted), bootstrap)
    assert chosen.name == "sdl2"
    assert recipes.index("python3") < recipes.index("kivy")
    assert not {"pycairo", "libcairo"} & {*recipes}
    assert {*from_index} <= wanted.keys(), "something would be packed in whatever version is newest"
    assert wanted.keys() <= {*recipes, *from_index}
    known = {name: Recipe.get_recipe(name, context).version for name in COMPILED_BY_RECIPE}
    assert known == {name: wanted[name] for name in COMPILED_BY_RECIPE}


def test_the_colours_are_new_enough_for_kivymd(builder: "Buildozer", spec: ConfigParser) -> None:
    """The recipe has an older version, which KivyMD cannot start with: ours has to be asked for."""
    from packaging.version import Version
    from pythonforandroid.build import Context
    from pythonforandroid.recipe import Recipe

    recipe = Recipe.get_recipe("materialyoucolor", Context())
    assert Version(pins(spec["app"]["requirements"])["materialyoucolor"]) >= Version("3") > Version(recipe.version)


def test_the_tools_are_those_that_are_checked_here(builder: "Buildozer") -> None:
    """The commit that the spec names is this release of python-for-android."""
    import buildozer
    import pythonforandroid

    heading = (ROOT / "buildozer.spec").read_text().partition("\n")[0]
    assert f"buildozer {buildozer.__version__}," in heading
    assert f"python-for-android {pythonforandroid.__version__}," in heading
