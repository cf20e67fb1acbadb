"""The zoomable surface that a board lies on. Moving it changes one matrix; nothing is drawn anew."""

from kivy.clock import Clock
from kivy.graphics import MatrixInstruction, PopMatrix, PushMatrix
from kivy.graphics.transformation import Matrix
from kivy.input.motionevent import MotionEvent
from kivy.metrics import Metrics, dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.stencilview import StencilView
from kivy.uix.widget import Widget

from ui.boards.board import Board
from ui.boards.camera import Camera, Stage
from ui.boards.gestures import Grip, Hand, Point
from ui.boards.momentum import Glide, Trail

MARGIN = 8  # dp around a board that fits
CLOSEST_CELL = 72  # dp that a cell can be zoomed to, however small the window is
DOUBLE_TAP_ZOOM = 2.2
WHEEL_ZOOM = 1.2
WHEEL_BUTTONS = {"scrolldown": WHEEL_ZOOM, "scrollup": 1 / WHEEL_ZOOM}  # "down" is what Kivy calls away from the user
GLIDE = 0.25  # seconds
ROLL = 0.9  # seconds that a flick goes on with nothing in the way
REST = 0.15  # seconds without movement


class MovingPlane(Widget):
    """What moves under the window."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._left, self._bottom, self._scale = 0.0, 0.0, 1.0
        with self.canvas.before:
            PushMatrix()
            self._matrix = MatrixInstruction()
        with self.canvas.after:
            PopMatrix()

    def lay(self, left: float, bottom: float, scale: float) -> None:
        self._left, self._bottom, self._scale = left, bottom, scale
        matrix = Matrix()
        matrix.set(flat=(scale, 0, 0, 0, 0, scale, 0, 0, 0, 0, 1, 0, left, bottom, 0, 1))
        self._matrix.matrix = matrix

    def to_parent(self, x: float, y: float, **_: object) -> Point:
        return self._left + x * self._scale, self._bottom + y * self._scale

    def to_local(self, x: float, y: float, **_: object) -> Point:
        return (x - self._left) / self._scale, (y - self._bottom) / self._scale


class Surface(StencilView):
    """Shows a board as a whole or a part of it. Points of the events are those of the board.

    A handler of `on_tap` that made use of the tap returns True: then a second tap at the same place does not zoom.
    The second one is never an `on_tap`, so that a double tap does not play two things.
    """

    board = ObjectProperty(None, allownone=True)
    cell = NumericProperty(48.0)  # the side of the smallest thing to tap, in units of the board
    long_press = NumericProperty(0.5)  # seconds
    motion = 1.0  # how long movements take, from 0: not at all (no property, for widgets have an event of that name)
    # to be read only
    scale = NumericProperty(1.0)  # pixels that a unit of the board takes
    is_fit = BooleanProperty(True)
    is_moving = BooleanProperty(False)

    __events__ = ("on_tap", "on_double_tap", "on_long_press")

    def __init__(self, **kwargs: object) -> None:
        self._plane = MovingPlane()
        self._hand = Hand(self)
        self._trail = Trail()
        self._camera = Camera(0.0, 0.0, 1.0)
        self._wish: Camera | None = None  # where somebody wanted to look, however it is now; None: at the whole board
        self._glide: Glide | None = None
        self._pressed: Point = (0.0, 0.0)
        self._is_tap_used = False
        self._ticks = Clock.create_trigger(self._tick, interval=True)
        self._rest_soon = Clock.create_trigger(self._come_to_rest, REST)
        super().__init__(**kwargs)
        self.add_widget(self._plane)
        self.bind(pos=self._reframe, size=self._tell_room, cell=self._reframe)
        self._reframe()

    def on_tap(self, x: float, y: float) -> None: ...

    def on_double_tap(self, x: float, y: float) -> None: ...

    def on_long_press(self, x: float, y: float) -> None: ...

    # -- moving -------------------------------------------------------------------------------------------------------

    def fit(self, animated: bool = True) -> None:
        self._go(None, animated)

    def zoom_to(self, scale: float, x: float, y: float, animated: bool = True) -> None:
        """A point of the board comes to the middle, as far as the limits allow."""
        self._go(Camera(x, y, scale), animated)

    def zoom_by(self, factor: float, window_pos: Point | None = None, animated: bool = True) -> None:
        """What is at this place of the window, or in its middle, stays there."""
        x, y = self.center if window_pos is None else self.to_widget(*window_pos)
        scale = self._stage.allowed_scale(self._aim.scale * factor)
        self._go(self._aim.zoomed(scale, x - self.center_x, y - self.center_y), animated)

    def bring_into_sight(self, x: float, y: float, animated: bool = True) -> None:
        """Moves only as much as needed for a point of the board and what is around it."""
        camera = self._stage.seeing(self._aim, x, y, around=self.cell)
        if self._wish and camera != self._aim:
            self._go(camera, animated)

    # -- places -------------------------------------------------------------------------------------------------------

    def board_at(self, window_x: float, window_y: float) -> Point:
        return self._plane.to_widget(window_x, window_y)

    def window_at(self, x: float, y: float) -> Point:
        return self._plane.to_window(x, y, initial=False)

    # -- touches ------------------------------------------------------------------------------------------------------

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if self.board is None or touch.grab_list or not self.collide_point(*touch.pos):
            return False
        if self.disabled:
            return True
        if touch.is_mouse_scrolling:
            self.zoom_by(WHEEL_BUTTONS.get(touch.button, 1.0), self.to_window(*touch.pos))
        elif touch.button == "right":
            self.dispatch("on_long_press", *self._plane.to_local(*touch.pos))
        else:
            touch.grab(self)
            self._hand.put_down(touch)
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return touch in self._hand  # nobody below needs to look at it
        self._hand.move(touch)
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        self._hand.lift(touch)
        return True

    # -- what the hand does -------------------------------------------------------------------------------------------

    def pressed(self, pos: Point) -> bool:
        """Stops what rolls after a flick. Other movements go on, so the point is that of the moment of the touch."""
        self._pressed = self._plane.to_local(*pos)
        self._trail.clear()
        if self._glide is None or not self._glide.is_flick:
            return False
        is_caught = self._glide.is_plain_to_see(Clock.get_time())
        self._go(self._camera, animated=False)
        return is_caught

    def tapped(self, again: bool) -> None:
        if not again:
            self._is_tap_used = bool(self.dispatch("on_tap", *self._pressed))
        elif not self.dispatch("on_double_tap", *self._pressed) and not self._is_tap_used:
            self._zoom_in_or_out()

    def held(self) -> None:
        self.dispatch("on_long_press", *self._pressed)

    def dragged(self, before: Grip, after: Grip) -> None:
        factor = after.spread / before.spread if before.spread else 1.0
        scale = self._stage.allowed_scale(self._camera.scale * factor)
        camera = self._camera.zoomed(scale, before.x - self.center_x, before.y - self.center_y)
        self._go(camera.panned(after.x - before.x, after.y - before.y), animated=False)
        self._trail.add(Clock.get_time(), self._camera)

    def released(self, alone: bool) -> None:
        roll = self._trail.roll(Clock.get_time(), self._stage, ROLL * self.motion) if alone else None
        if roll:
            self._wish = roll.goal
            self._follow(roll)
        self._rest_soon()

    def _zoom_in_or_out(self) -> None:
        if self._wish is None:
            self.zoom_by(DOUBLE_TAP_ZOOM, self.window_at(*self._pressed))
        else:
            self.fit()

    # -- the camera ---------------------------------------------------------------------------------------------------

    @property
    def _aim(self) -> Camera:
        return self._stage.fit if self._wish is None else self._stage.allowed(self._wish)

    def _go(self, wish: Camera | None, animated: bool) -> None:
        self._wish = wish if wish and wish.scale > self._stage.fit.scale else None
        if animated and self.motion > 0:
            self._follow(Glide(self._camera, self._aim, Clock.get_time(), GLIDE * self.motion))
        else:
            self._follow(None)
            self._look_from(self._aim)

    def _follow(self, glide: Glide | None) -> None:
        self._glide = glide
        self._ticks.cancel()
        if glide:
            self.is_moving = True
            self._ticks()

    def _tick(self, _dt: float) -> None:
        camera = self._glide.at(Clock.get_time())
        if camera == self._glide.goal:
            self._follow(None)
        self._look_from(camera)

    def _look_from(self, camera: Camera) -> None:
        self.is_moving = True
        self._lay(camera)

    def _lay(self, camera: Camera) -> None:
        self._camera = camera
        x, y, scale = camera
        self._plane.lay(self.center_x - x * scale, self.center_y - y * scale, scale)
        self.scale, self.is_fit = scale, scale <= self._stage.fit.scale
        self._rest_soon.cancel()
        self._rest_soon()

    def _come_to_rest(self, _dt: float) -> None:
        if self._hand.is_moving:
            return  # it comes to rest when the hand is gone
        self.is_moving = False
        if self.board:
            self.board.set_detail(self.scale)

    # -- the board and the window -------------------------------------------------------------------------------------

    def on_board(self, _surface: Widget, board: Board | None) -> None:
        self._hand.forget()
        self._wish = None
        for old in self._plane.children[:]:
            old.unbind(size=self._reframe)
            self._plane.remove_widget(old)
        if board:
            board.size = board.extent
            board.bind(size=self._reframe)
            self._plane.add_widget(board)
        self._tell_room()
        Clock.schedule_once(self._come_to_rest, -1)  # its first picture should be the right one

    def _tell_room(self, *_change: object) -> None:
        if self.board:
            self.board.set_room(self.width / Metrics.density, self.height / Metrics.density)
        self._reframe()

    def _reframe(self, *_change: object) -> None:
        """There is another window or another board to see, or one of them has another size."""
        extent = self.board.size if self.board else self.size
        self._stage = Stage(self.width, self.height, tuple(extent), dp(MARGIN), dp(CLOSEST_CELL) / self.cell)
        self._follow(None)
        self._lay(self._aim)  # not a movement: nobody is looking on while a window changes
