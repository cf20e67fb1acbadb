"""What is to be seen on a phone while the app starts goes over into its first screen."""

from configparser import ConfigParser
from pathlib import Path
from typing import TYPE_CHECKING

from tests.ui.visits import PHONE

if TYPE_CHECKING:
    from tests.ui.conftest import OpenApp

SPEC = Path(__file__).parents[2] / "buildozer.spec"


def test_it_has_the_ground_of_the_app(open_app: "OpenApp") -> None:
    from kivy.utils import get_hex_from_color

    spec = ConfigParser()
    spec.read(SPEC)
    ground = get_hex_from_color(open_app(PHONE).app.theme_cls.surfaceContainerColor[:3])
    assert spec["app"]["android.presplash_color"].lower() == ground
