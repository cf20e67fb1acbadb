"""Something on top of a screen: a sheet at the bottom of a phone, a window in the middle of anything wider."""

from pathlib import Path

from kivy.input.motionevent import MotionEvent
from kivy.lang import Builder
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.widget import Widget


class Sheet(AnchorLayout):
    """Open and close it through the root of the app. Whatever is tapped beside it closes it."""

    title = StringProperty()
    below = NumericProperty(0)  # how far its ground goes on behind the system's bar
    __events__ = ("on_close",)

    def add_content(self, widget: Widget) -> None:
        self.ids.content.add_widget(widget)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        if not super().on_touch_down(touch) and not self.ids.panel.collide_point(*touch.pos):
            touch.grab(self)
        return True  # nothing below is touched

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is self:
            touch.ungrab(self)
            if self.parent:  # a key may have closed it meanwhile
                self.parent.close(self)
            return True
        return super().on_touch_up(touch)

    def on_close(self) -> None:
        """For those who want to know."""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
