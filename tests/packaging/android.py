"""The way to an Android package, as far as it leads without Android's own tools: what buildozer packs, what it orders
from python-for-android, and what that makes of the order before it would start to compile."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import pytest

if TYPE_CHECKING:
    from buildozer import Buildozer

ROOT = Path(__file__).parents[2]
BOOTSTRAP_PARTS = ("common", "_sdl_common", "sdl2")  # later ones go over earlier ones


class HandOverError(Exception):
    """Ends a build where buildozer hands over to python-for-android."""


@contextmanager
def in_project(home: Path) -> Iterator[None]:
    """Where buildozer is started, and what it takes for the home folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOME", str(home))
        patch.chdir(ROOT)
        yield


def open_spec(folder: Path) -> "Buildozer":
    """Buildozer for the project, but leaving everything that it writes in a folder."""
    from buildozer import Buildozer

    builder = Buildozer(str(ROOT / "buildozer.spec"))
    builder.config.set("buildozer", "build_dir", str(folder / "build"))
    builder.user_bin_dir = str(folder / "bin")
    builder.set_target("android")
    return builder


def known_keys() -> set[str]:
    """Everything that may be said in a spec: what the example says, and what buildozer asks for."""
    package = files("buildozer")
    keys = re.findall(r"^#?\s*([\w.-]+)\s*=", package.joinpath("default.spec").read_text(), re.MULTILINE)
    for name in ("__init__.py", "target.py", "targets/android.py", "targets/ios.py"):
        keys += re.findall(
            r"get\w*\(\s*['\"](?:app|buildozer)['\"],\s*f?['\"]([\w.]+)['\"]", (package / name).read_text()
        )
    return set(keys)


def pack(builder: "Buildozer") -> Path:
    """The folder with what goes into the package."""
    builder.build_application()
    return Path(builder.app_dir)


def order(builder: "Buildozer") -> list[str]:
    """What buildozer tells python-for-android to do, for a package that goes to the shop."""

    def take(command: list[str], **_options: object) -> NoReturn:
        raise HandOverError(command)

    target: Any = builder.target
    target.build_mode, target.artifact_format, target._p4a = "release", "aab", take
    Path(target.get_dist_dir(builder.config.get("app", "package.name"))).mkdir(parents=True)
    with pytest.raises(HandOverError) as ordered:
        target.build_package()
    command: list[str] = ordered.value.args[0]
    return [*command, *target.extra_p4a_args]


def arguments_for_package(command: list[str]) -> list[str]:
    """What python-for-android passes on to the part that makes the package."""
    from pythonforandroid.toolchain import ToolchainCL

    class Reader(ToolchainCL):  # type: ignore[misc]
        def aab(self, args: Any) -> None:
            """Would build it."""
            self._fix_args(args)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["p4a", *command])
        arguments: list[str] = Reader().args.unknown_args
    return arguments


def make_package(builder: "Buildozer", folder: Path) -> Path:
    """Lets python-for-android make everything but the program itself; the folder that Gradle would build from."""
    arguments = arguments_for_package(order(builder))
    lay_out(folder, api=builder.config.get("app", "android.api"), archs=builder.config.getlist("app", "android.archs"))
    # Compiling one file at a time takes long, and leaves the rest of the package as it is.
    command = [sys.executable, "build.py", *arguments, "--no-byte-compile-python"]
    made = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stdout + made.stderr
    return folder


def lay_out(folder: Path, api: str, archs: list[str]) -> None:
    """As python-for-android leaves it once everything is compiled; the compiled parts are missing."""
    for part in BOOTSTRAP_PARTS:
        source = files("pythonforandroid").joinpath("bootstraps", part, "build")
        shutil.copytree(str(source), folder, dirs_exist_ok=True)
    for arch in archs:
        (folder / f"_python_bundle__{arch}").mkdir()
        (folder / "libs" / arch).mkdir(parents=True)
    (folder / "sdk" / "build-tools" / f"{api}.0.0").mkdir(parents=True)
    about = {"bootstrap": "sdl2", "hostpython": sys.executable, "archs": archs, "ndk_api": 24, "use_setup_py": False}
    (folder / "dist_info.json").write_text(json.dumps(about))
    (folder / "project.properties").write_text(f"target=android-{api}\n")
    (folder / "local.properties").write_text(f"sdk.dir={folder / 'sdk'}\n")


def relative_files(folder: Path) -> set[str]:
    found = (Path(base, name) for base, _, names in os.walk(folder) for name in names)
    return {file.relative_to(folder).as_posix() for file in found}
