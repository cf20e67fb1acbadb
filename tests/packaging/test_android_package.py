"""What python-for-android writes for Android: who the app is, what it may do, and how it looks from outside."""

import re
import tarfile
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest

from tests.packaging.android import ROOT, relative_files

if TYPE_CHECKING:
    from buildozer import Buildozer

ANDROID = "{http://schemas.android.com/apk/res/android}"
RESOURCES = Path("src", "main", "res")
ADDED_BY_PYTHON_FOR_ANDROID = {"p4a_env_vars.txt"}


@pytest.fixture(scope="module")
def manifest(package: Path) -> ElementTree.Element:
    return ElementTree.parse(package / "src" / "main" / "AndroidManifest.xml").getroot()


def named(element: ElementTree.Element, path: str) -> list[str]:
    return [found.attrib[f"{ANDROID}name"] for found in element.iterfind(path)]


def element(manifest: ElementTree.Element, path: str) -> ElementTree.Element:
    (found,) = manifest.iterfind(path)
    return found


def test_it_may_vibrate_and_nothing_else(manifest: ElementTree.Element) -> None:
    assert named(manifest, "uses-permission") == ["android.permission.VIBRATE"]
    assert not named(manifest, ".//service")
    assert not named(manifest, ".//receiver")


def test_it_runs_on_android_7_and_is_made_for_android_16(manifest: ElementTree.Element, package: Path) -> None:
    versions = element(manifest, "uses-sdk").attrib
    assert versions == {f"{ANDROID}minSdkVersion": "24", f"{ANDROID}targetSdkVersion": "36"}
    gradle = (package / "build.gradle").read_text()
    assert re.findall(r"(minSdkVersion|targetSdkVersion|compileSdkVersion) (\d+)", gradle) == [
        ("compileSdkVersion", "36"),
        ("minSdkVersion", "24"),
        ("targetSdkVersion", "36"),
    ]


def test_it_is_a_game(manifest: ElementTree.Element) -> None:
    assert element(manifest, "application").attrib[f"{ANDROID}appCategory"] == "game"


def test_the_back_gesture_comes_as_a_key(manifest: ElementTree.Element) -> None:
    """From API 36 on Android would close the app instead, and never tell it."""
    assert element(manifest, "application").attrib[f"{ANDROID}enableOnBackInvokedCallback"] == "false"


def test_it_may_ask_for_a_voice(manifest: ElementTree.Element) -> None:
    assert named(manifest, "queries/intent/action") == ["android.intent.action.TTS_SERVICE"]


def test_it_can_be_turned_every_way(manifest: ElementTree.Element, package: Path) -> None:
    """Also while it runs: then it is told, and not started again."""
    activity = element(manifest, "application/activity").attrib
    assert activity[f"{ANDROID}screenOrientation"] == "unspecified"
    assert {"orientation", "screenSize", "uiMode", "density", "locale"} <= {
        *activity[f"{ANDROID}configChanges"].split("|")
    }
    with tarfile.open(package / "src" / "main" / "assets" / "private.tar") as private:
        settings = private.extractfile("p4a_env_vars.txt").read().decode()
    assert "KIVY_ORIENTATION=Portrait LandscapeLeft PortraitUpsideDown LandscapeRight" in settings


def test_the_system_bars_stay(manifest: ElementTree.Element, package: Path) -> None:
    assert not element(manifest, "application").attrib[f"{ANDROID}theme"].endswith("Fullscreen")
    assert "windowFullscreen" not in (package / RESOURCES / "values" / "strings.xml").read_text()


def test_a_release_cannot_be_looked_into(manifest: ElementTree.Element) -> None:
    assert f"{ANDROID}debuggable" not in element(manifest, "application").attrib


def test_it_has_its_names(manifest: ElementTree.Element, package: Path, builder: "Buildozer") -> None:
    strings = ElementTree.parse(package / RESOURCES / "values" / "strings.xml").getroot()
    texts = {string.attrib["name"]: string.text for string in strings.iterfind("string")}
    assert texts["app_name"] == "Alcazar"
    assert texts["presplash_color"] == builder.config.get("app", "android.presplash_color")
    assert "namespace 'org.alcazar.alcazar'" in (package / "build.gradle").read_text()
    assert manifest.attrib[f"{ANDROID}versionName"] == builder.get_version()


@pytest.mark.parametrize(
    ("drawing", "place"),
    [
        ("icon.png", "mipmap/icon.png"),
        ("icon_background.png", "mipmap/icon_background.png"),
        ("icon_foreground.png", "mipmap/icon_foreground.png"),
        ("presplash.png", "drawable/presplash.jpg"),  # Android looks at what is inside
    ],
)
def test_it_has_its_pictures(package: Path, drawing: str, place: str) -> None:
    assert (package / RESOURCES / place).read_bytes() == (ROOT / "assets" / drawing).read_bytes()


def test_its_icon_takes_the_shape_that_the_phone_likes(package: Path) -> None:
    icon = (package / RESOURCES / "mipmap-anydpi-v26" / "icon.xml").read_text()
    assert "@mipmap/icon_background" in icon
    assert "@mipmap/icon_foreground" in icon


def test_it_is_for_both_kinds_of_phones(package: Path) -> None:
    """Each gets a bundle of Python of its own."""
    bundles = {path.parent.name for path in (package / "libs").glob("*/libpybundle.so")}
    assert bundles == {"arm64-v8a", "armeabi-v7a"}


def test_everything_that_was_packed_is_in_it(package: Path, packed: Path) -> None:
    with tarfile.open(package / "src" / "main" / "assets" / "private.tar") as private:
        names = {member.name for member in private if member.isfile()}
    assert names - ADDED_BY_PYTHON_FOR_ANDROID == relative_files(packed)
