"""What players have set, kept in the store. Screens bind to it."""

from collections.abc import Mapping
from typing import Any

from kivy.event import EventDispatcher
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, OptionProperty

from alcazar.core.reasons import ReasonError
from alcazar.play.undo import POLICIES, TURN
from alcazar.saves.store import Store
from ui.i18n import LANGUAGES
from ui.kit.seats import PALETTES, STANDARD
from ui.kit.sizes import LARGEST_TEXT, SMALLEST_TEXT

DEVICE = "device"  # as the device is set
THEMES = ("system", "light", "dark")
LIMITS = {"text_size": (SMALLEST_TEXT, LARGEST_TEXT), "long_press": (0.2, 2.0)}
SPEEDS = ("off", "fast", "normal", "slow")
PACES = ("fast", "normal", "slow", "tap")

# Seconds that one visible event takes, and the pause before an opponent's next move
SECONDS_PER_EVENT = {"off": 0.0, "fast": 0.2, "normal": 0.4, "slow": 0.8}
SECONDS_BETWEEN_MOVES = {"fast": 0.1, "normal": 0.6, "slow": 1.6, "tap": 0.0}


class Settings(EventDispatcher):
    text_size = NumericProperty(1.0)
    theme = OptionProperty("system", options=THEMES)
    animation = OptionProperty("normal", options=SPEEDS)
    pace = OptionProperty("normal", options=PACES)
    confirm = BooleanProperty(True)
    undo = OptionProperty(TURN, options=POLICIES)
    long_press = NumericProperty(0.5)  # seconds
    left_handed = BooleanProperty(False)
    palette = OptionProperty(STANDARD, options=tuple(PALETTES))
    language = OptionProperty(DEVICE, options=(DEVICE, *LANGUAGES))
    sounds = BooleanProperty(True)
    haptics = BooleanProperty(True)
    keep_awake = BooleanProperty(True)
    table = ObjectProperty({})  # the newest set-up: game, seats and options, to start with next time
    aids = ObjectProperty({})  # what faces show only to those who have asked for it, by its key
    lessons = ObjectProperty({})  # how many tasks are done of the lesson for each game

    def __init__(self, store: Store) -> None:
        super().__init__()
        self._store = store
        self._take(store.settings())
        for name in self.properties():
            self.fbind(name, self._keep, name)

    def _take(self, kept: Mapping[str, Any]) -> None:
        """A value of another version, or of a damaged file, is passed over: the usual one takes its place."""
        for name in self.properties().keys() & kept.keys():
            if self._fits(name, kept[name]):
                setattr(self, name, kept[name])

    def _fits(self, name: str, value: Any) -> bool:
        definition = self.property(name)
        if isinstance(definition, OptionProperty):
            return value in definition.options
        if isinstance(definition, BooleanProperty):
            return isinstance(value, bool)
        if isinstance(definition, NumericProperty):
            least, most = LIMITS[name]
            return isinstance(value, (int, float)) and least <= value <= most
        return isinstance(value, dict) and (name != "lessons" or all(map(_is_count, value.values())))

    def _keep(self, name: str, *_change: object) -> None:
        """A disk that is full must not keep anybody from changing a setting: it holds until the app is closed."""
        try:
            self._store.set(name, getattr(self, name))
        except ReasonError as error:
            self._store.notices.append(error.reason)


def _is_count(value: Any) -> bool:
    return type(value) is int and value >= 0
