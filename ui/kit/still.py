"""A part of the screen that can stand still: while something beside it moves, it is a picture that is quickly drawn."""

from kivy.graphics import ClearBuffers, ClearColor, Color, Fbo, Rectangle
from kivy.graphics.instructions import InstructionGroup
from kivy.properties import BooleanProperty, ColorProperty
from kivy.uix.floatlayout import FloatLayout


class Still(FloatLayout):
    """`ground` is the colour behind it. What changes in it meanwhile is seen all the same: it is painted again then."""

    frozen = BooleanProperty(False)
    ground = ColorProperty()

    def __init__(self, **kwargs: object) -> None:
        self._picture: Fbo | None = None
        super().__init__(**kwargs)

    def on_size(self, *_args: object) -> None:
        self.frozen = False

    def on_ground(self, *_args: object) -> None:
        self.frozen = False

    def on_frozen(self, *_args: object) -> None:
        if self.frozen:
            self._hang_up_picture()
        elif self._picture:
            self._take_picture_down()

    def _hang_up_picture(self) -> None:
        self._picture = Fbo(size=self.size, with_stencilbuffer=True)
        self._picture.add(ClearColor(*self.ground))
        self._picture.add(ClearBuffers())
        self._move_content(self.canvas, self._picture)
        self.canvas.add(self._picture)
        self.canvas.add(Color(1, 1, 1, 1))
        self.canvas.add(Rectangle(texture=self._picture.texture, pos=self.pos, size=self.size))

    def _take_picture_down(self) -> None:
        self.canvas.clear()
        self._move_content(self._picture, self.canvas)
        self._picture = None

    def _move_content(self, old: InstructionGroup, new: InstructionGroup) -> None:
        for child in reversed(self.children):
            old.remove(child.canvas)
            new.add(child.canvas)
