"""Small pictures of a table, for lists of games."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PIL import Image

from alcazar.games.burgenland.view import View
from ui.boards.pictures import composer
from ui.faces.burgenland.art import paint
from ui.faces.burgenland.art.colours import DAY
from ui.faces.burgenland.layout import Layout
from ui.faces.burgenland.scene import Scene
from ui.kit.textures import texture_of

if TYPE_CHECKING:
    from kivy.graphics.texture import Texture

UNIT = 24  # pixels of a cell
THEME = "light"

_compose = composer(paint, UNIT)


def thumbnail(view: View, colours: Sequence[str]) -> "Texture":
    return texture_of(lambda: thumbnail_image(view, colours))


def thumbnail_image(view: View, colours: Sequence[str]) -> Image.Image:
    layout = Layout()
    width, height = layout.size
    picture = Image.new("RGBA", (round(width * UNIT), round(height * UNIT)), DAY.cloth)
    scene = Scene(view.table, view.seat, colours, layout, THEME)
    _compose(picture, [*scene.ground(), *scene.pieces()], (0, 0))
    return picture
