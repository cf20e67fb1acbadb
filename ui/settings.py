"""What players have set, kept in the store. Screens bind to it."""

from collections.abc import Mapping
from typing import Any

from kivy.event import EventDispatcher
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, OptionProperty

from alcazar.core.reasons import ReasonError
from alcazar.play.undo import POLICIES, TURN
from alcazar.saves.store import Store
from ui.i18n import LANGUAGES
from ui.kit.sizes import LARGEST_TEXT, SMALLEST_TEXT

DEVICE = "device"  # as the device is set
THEMES = ("system", "light", "dark")
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
    language = OptionProperty(DEVICE, options=(DEVICE, *LANGUAGES))
    table = ObjectProperty({})  # the newest set-up: game, seats and options, to start with next time

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
        if name == "text_size":
            return isinstance(value, (int, float)) and SMALLEST_TEXT <= value <= LARGEST_TEXT
        return isinstance(value, dict)

    def _keep(self, name: str, *_change: object) -> None:
        """A disk that is full must not keep anybody from changing a setting: it holds until the app is closed."""
        try:
            self._store.set(name, getattr(self, name))
        except ReasonError as error:
            self._store.notices.append(error.reason)
