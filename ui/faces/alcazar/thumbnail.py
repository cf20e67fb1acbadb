"""Small pictures of a table, for lists of games."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PIL import Image

from alcazar.games.alcazar.view import View
from ui.boards.pictures import composer
from ui.faces.alcazar.art import paint
from ui.faces.alcazar.court import court
from ui.faces.alcazar.layout import Frame
from ui.faces.alcazar.scene import Scene
from ui.kit.textures import texture_of

if TYPE_CHECKING:
    from kivy.graphics.texture import Texture

UNIT = 20  # pixels of a cell
THEME = "light"

_compose = composer(paint, UNIT)


def thumbnail(view: View, colours: Sequence[str]) -> "Texture":
    return texture_of(lambda: thumbnail_image(view, colours))


def thumbnail_image(view: View, colours: Sequence[str]) -> Image.Image:
    frame = Frame(with_scale=False)
    width, height = frame.size
    picture = Image.new("RGBA", (round(width * UNIT), round(height * UNIT)))
    _compose(picture, [*court(THEME, frame.with_scale), *Scene(view.table, colours, THEME).pieces()], frame.origin)
    return picture
