"""The icon in all its forms, as the script in assets draws them."""

import math
import runpy
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from tests.packaging.android import ROOT

ASSETS = ROOT / "assets"
ALWAYS_SEEN = 66 / 108  # of the width of an adaptive icon: a circle in the middle


@pytest.mark.parametrize("name", ["icon.png", "icon_background.png", "icon_foreground.png", "presplash.png"])
def test_pictures_are_as_the_script_draws_them(name: str, tmp_path: Path) -> None:
    script = runpy.run_path(str(ASSETS / "make_icon.py"))
    script["main"].__globals__["FOLDER"] = tmp_path
    script["main"]()
    drawn, kept = (Image.open(folder / name).convert("RGBA") for folder in (tmp_path, ASSETS))
    difference = ImageChops.difference(drawn, kept)
    assert max(most for _, most in difference.getextrema()) <= 4, "other versions may round in another way"


def test_every_shape_that_phones_cut_out_shows_the_whole_castle() -> None:
    castle = Image.open(ASSETS / "icon_foreground.png").getchannel("A")
    middle = castle.width / 2
    seen = [(x, y) for x in range(castle.width) for y in range(castle.height) if castle.getpixel((x, y)) > 8]
    assert seen
    assert max(math.dist((x + 0.5, y + 0.5), (middle, middle)) for x, y in seen) <= middle * ALWAYS_SEEN


def test_the_sky_behind_it_has_no_holes() -> None:
    sky = Image.open(ASSETS / "icon_background.png")
    assert sky.getchannel("A").getextrema() == (255, 255)
    assert sky.size == Image.open(ASSETS / "icon_foreground.png").size
