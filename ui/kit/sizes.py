"""How large things are: the text size that the player wants, and what kind of window this is."""

from kivy.core.window import Window
from kivy.event import EventDispatcher
from kivy.metrics import Metrics
from kivy.properties import BooleanProperty, NumericProperty, OptionProperty

from ui.safe_area import Insets, safe_area

PHONE, MEDIUM, TABLET = "phone", "medium", "tablet"
MEDIUM_FROM, TABLET_FROM = 600, 840  # dp of width
LOW_BELOW = 480  # dp of height
SMALLEST_TEXT, LARGEST_TEXT = 0.85, 1.6


class Sizes(EventDispatcher):
    """Watches the window. Widgets bind to it in kv, and follow when the window is turned or the text size changed."""

    text = NumericProperty(1.0)
    width = NumericProperty(0)  # dp
    height = NumericProperty(0)
    layout = OptionProperty(PHONE, options=(PHONE, MEDIUM, TABLET))
    is_low = BooleanProperty(False)  # a phone on its side: bars above and below would leave too little

    def watch(self, window: Window) -> None:
        window.bind(on_resize=self._measure)
        safe_area.bind(**dict.fromkeys(Insets._fields, self._measure))
        self._measure()

    def unwatch(self, window: Window) -> None:
        window.unbind(on_resize=self._measure)
        safe_area.unbind(**dict.fromkeys(Insets._fields, self._measure))

    def _measure(self, *_change: object) -> None:
        """What the system leaves us of the window."""
        width = (Window.width - safe_area.left - safe_area.right) / Metrics.density
        height = (Window.height - safe_area.top - safe_area.bottom) / Metrics.density
        self.layout = layout_for(width)
        self.width, self.height = width, height
        self.is_low = self.height < min(LOW_BELOW, self.width)


def layout_for(width: float) -> str:
    if width < MEDIUM_FROM:
        return PHONE
    return MEDIUM if width <= TABLET_FROM else TABLET


sizes = Sizes()
