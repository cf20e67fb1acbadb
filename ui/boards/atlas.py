"""Many small pictures in one texture, each painted when it is first asked for."""

from collections.abc import Callable, Iterable

from kivy.graphics.texture import Texture
from PIL import Image

from ui.kit.textures import upload

Key = tuple[str | int, ...]  # a picture's name and what it depends on
Paint = Callable[[Key, int], Image.Image]
Area = tuple[float, float, float, float]  # left, top, right, bottom, from 0 to 1

CELLS_ACROSS = 11  # about so many pictures lie side by side


class Atlas:
    """`paint` makes the picture for a key; `unit` is the number of pixels that stand for one cell of the board."""

    def __init__(self, paint: Paint, unit: int) -> None:
        self.unit = unit
        self._paint = paint
        self._border = max(4, unit // 8)  # keeps neighbours apart when pictures are drawn small
        width = _power_of_two(CELLS_ACROSS * unit)
        self._sheet = Image.new("RGBA", (width, width // 4))
        self._boxes: dict[Key, tuple[int, int, int, int]] = {}
        self._areas: dict[Key, Area] = {}
        self._next_x = self._shelf = self._next_shelf = 0
        self._texture: Texture | None = None
        self._is_stale = True

    def missing_in(self, other: "Atlas") -> list[Key]:
        return [key for key in self._boxes if key not in other._boxes]

    def add(self, keys: Iterable[Key]) -> None:
        for key in keys:
            if key not in self._boxes:
                self._boxes[key] = self._put(_bled(self._paint(key, self.unit)))
                self._is_stale = True

    def area(self, key: Key) -> Area:
        """Where the picture is in the texture."""
        if key not in self._areas:
            width, height = self._sheet.size
            left, top, right, bottom = self._boxes[key]
            self._areas[key] = left / width, top / height, right / width, bottom / height
        return self._areas[key]

    @property
    def texture(self) -> Texture:
        if self._texture is None:
            self._texture = self._new_texture()
        if self._is_stale:
            upload(self._texture, self._sheet)
            self._is_stale = False
        return self._texture

    def _new_texture(self) -> Texture:
        texture = Texture.create(size=self._sheet.size, colorfmt="rgba", mipmap=True)
        texture.min_filter, texture.mag_filter = "linear_mipmap_linear", "linear"
        sheet = self._sheet
        texture.add_reload_observer(lambda lost: upload(lost, sheet))
        return texture

    def _put(self, image: Image.Image) -> tuple[int, int, int, int]:
        """On the current shelf if it is long enough, otherwise on a new one below."""
        width, height = (side + 2 * self._border for side in image.size)
        if self._next_x + width > self._sheet.width:
            self._next_x, self._shelf = 0, self._next_shelf
        while self._shelf + height > self._sheet.height:
            self._grow()
        left, top = self._next_x + self._border, self._shelf + self._border
        _paste_with_border(self._sheet, image, left, top, self._border)
        self._next_x += width
        self._next_shelf = max(self._next_shelf, self._shelf + height)
        return left, top, left + image.width, top + image.height

    def _grow(self) -> None:
        """What was drawn before keeps the texture and the areas that it has."""
        taller = Image.new("RGBA", (self._sheet.width, 2 * self._sheet.height))
        taller.paste(self._sheet)
        self._sheet = taller
        self._texture = None
        self._areas.clear()


def _power_of_two(at_least: int) -> int:
    """Phones draw smoothly shrunk pictures only from textures of such sizes."""
    return 1 << (at_least - 1).bit_length()


def _bled(image: Image.Image) -> Image.Image:
    """Gives what cannot be seen the colour of the rest: the graphics card mixes it in at the edges."""
    alpha = image.getchannel("A")
    if alpha.getextrema()[0]:
        return image
    seen = alpha.point(lambda value: 255 if value else 0)
    ground = Image.new("RGBA", image.size, image.resize((1, 1), Image.Resampling.BOX).getpixel((0, 0)))
    bled = Image.composite(image, ground, seen)
    bled.putalpha(alpha)
    return bled


def _paste_with_border(sheet: Image.Image, image: Image.Image, left: int, top: int, border: int) -> None:
    """With its outermost pixels repeated around it."""
    width, height = image.size
    wide = Image.new("RGBA", (width + 2 * border, height))
    wide.paste(image.crop((0, 0, 1, height)).resize((border, height)), (0, 0))
    wide.paste(image, (border, 0))
    wide.paste(image.crop((width - 1, 0, width, height)).resize((border, height)), (border + width, 0))
    sheet.paste(wide.crop((0, 0, wide.width, 1)).resize((wide.width, border)), (left - border, top - border))
    sheet.paste(wide, (left - border, top))
    sheet.paste(
        wide.crop((0, height - 1, wide.width, height)).resize((wide.width, border)), (left - border, top + height)
    )
