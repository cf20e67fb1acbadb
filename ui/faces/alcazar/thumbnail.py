"""Small pictures of a table, for lists of games."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from PIL import Image

from alcazar.games.alcazar.view import View
from ui.boards.atlas import Key
from ui.boards.quads import Item
from ui.faces.alcazar.art import paint
from ui.faces.alcazar.court import court
from ui.faces.alcazar.layout import Frame
from ui.faces.alcazar.scene import Scene
from ui.kit.seats import forget_with_palette
from ui.kit.textures import texture_of

if TYPE_CHECKING:
    from kivy.graphics.texture import Texture

UNIT = 20  # pixels of a cell
THEME = "light"


def thumbnail(view: View, colours: Sequence[str]) -> "Texture":
    return texture_of(lambda: thumbnail_image(view, colours))


def thumbnail_image(view: View, colours: Sequence[str]) -> Image.Image:
    frame = Frame(with_scale=False)
    width, height = frame.size
    picture = Image.new("RGBA", (round(width * UNIT), round(height * UNIT)))
    _compose(picture, [*court(THEME, frame.with_scale), *Scene(view.table, colours, THEME).pieces()], frame.origin)
    return picture


def _compose(picture: Image.Image, items: Iterable[Item], origin: tuple[float, float]) -> None:
    for key, x, y, width, height in items:
        left, top = round((origin[0] + x) * UNIT), round((origin[1] + y) * UNIT)
        right, bottom = round((origin[0] + x + width) * UNIT), round((origin[1] + y + height) * UNIT)
        if right > left and bottom > top:
            picture.alpha_composite(_scaled(key, (right - left, bottom - top)), (max(0, left), max(0, top)))


@lru_cache(1024)
def _scaled(key: Key, size: tuple[int, int]) -> Image.Image:
    return paint(key, 2 * UNIT).resize(size, Image.Resampling.BOX)


forget_with_palette(_scaled.cache_clear)
