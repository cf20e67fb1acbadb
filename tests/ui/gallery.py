"""Pictures of every screen for the README: `make screenshots`."""

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from tests.ui import scenes
from tests.ui.driver import AppDriver
from tests.ui.invisible import prepare_window
from tests.ui.tables import DESKTOP, PHONE, TABLET

if TYPE_CHECKING:
    from PIL.Image import Image

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
SIZES = {"phone": PHONE, "large-phone": (412, 915), "tablet": TABLET, "desktop": DESKTOP}
DARK = "-dark"
FINE = 2  # painted so many times larger first, for smooth edges
COLOURS_IN_FILE = 256

Scene = Callable[[AppDriver], None]

GALLERY: dict[Scene, tuple[str, ...]] = {
    scenes.home: ("phone", "phone-dark", "tablet", "desktop"),
    scenes.new_game: ("phone", "desktop-dark"),
    scenes.table: ("phone", "phone-dark", "tablet", "desktop"),
    scenes.big_boss: ("phone", "desktop-dark"),
    scenes.burgen_land: ("phone", "phone-dark", "tablet", "desktop-dark"),
    scenes.burgen_land_field: ("phone", "tablet-dark"),
    scenes.burgen_land_theft: ("phone-dark", "desktop"),
    scenes.burgen_land_risk: ("phone",),
    scenes.full_table: ("large-phone-dark", "tablet-dark"),
    scenes.preview: ("phone", "desktop"),
    scenes.why_not: ("phone",),
    scenes.about_a_cell: ("phone", "phone-dark"),
    scenes.handover: ("phone",),
    scenes.results: ("phone", "desktop"),
    scenes.replay: ("phone",),
    scenes.saves: ("phone", "desktop-dark"),
    scenes.statistics: ("phone", "tablet"),
    scenes.learn: ("phone",),
    scenes.lesson: ("phone", "desktop"),
    scenes.contents_of_rules: ("phone",),
    scenes.rules: ("desktop",),
    scenes.settings: ("phone", "tablet-dark"),
}


@contextmanager
def fresh_app(size: tuple[int, int], theme: str) -> Iterator[AppDriver]:
    """With no game saved."""
    from ui.app import AlcazarApp

    with TemporaryDirectory() as folder:
        os.environ["XDG_CONFIG_HOME"] = folder
        app = AlcazarApp()
        app.settings.theme = theme
        driver = AppDriver(app, (size[0] * FINE, size[1] * FINE))
        yield driver
        driver.close()


def take_picture(scene: Scene, look: str, file: Path) -> None:
    size, theme = SIZES[look.removesuffix(DARK)], "dark" if look.endswith(DARK) else "light"
    with fresh_app(size, theme) as app:
        scene(app)
        app.wait(2)  # until the pieces are painted finely and nothing moves
        small(app.picture(file), size).save(file, optimize=True)
    print(f"{file.name:40}{file.stat().st_size // 1024:5} KiB")


def small(image: "Image", size: tuple[int, int]) -> "Image":
    """With smooth edges, and few enough colours for a small file."""
    from PIL import Image

    smooth = image.resize(size, Image.Resampling.BOX)
    return smooth.quantize(COLOURS_IN_FILE, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE)


def take_pictures(folder: Path, wanted: str = "") -> None:
    """Of all screens, or of those with a word in their name."""
    folder.mkdir(parents=True, exist_ok=True)
    for scene, looks in GALLERY.items():
        for look in looks:
            name = f"{scene.__name__.replace('_', '-')}-{look}.png"
            if wanted in name:
                take_picture(scene, look, folder / name)


if __name__ == "__main__":
    os.environ["TZ"] = "UTC"
    time.tzset()
    prepare_window(density=FINE)
    take_pictures(FOLDER, *sys.argv[1:])
