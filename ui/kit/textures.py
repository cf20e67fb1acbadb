"""Painted pictures on the graphics card."""

from collections.abc import Callable

from kivy.graphics.texture import Texture
from PIL import Image


def texture_of(paint: Callable[[], Image.Image]) -> Texture:
    """The picture as a texture; it is painted again when the system took the graphics away for a while."""
    image = paint()
    texture = Texture.create(size=image.size, colorfmt="rgba")
    texture.flip_vertical()  # pictures begin at the top, textures at the bottom
    upload(texture, image)
    texture.add_reload_observer(lambda lost: upload(lost, paint()))
    return texture


def upload(texture: Texture, image: Image.Image) -> None:
    texture.blit_buffer(image.tobytes(), colorfmt="rgba", bufferfmt="ubyte")
