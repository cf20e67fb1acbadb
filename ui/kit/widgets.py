"""Texts, symbols, buttons and surfaces in the style of the app. How they look is in widgets.kv."""

from pathlib import Path

from kivy.graphics import Color, Line, RoundedRectangle
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    OptionProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.label import Label
from kivy.uix.screenmanager import Screen
from kivymd.icon_definitions import md_icons

from ui.kit.focus import Focusable

MARK = "mark"
PRESSED = 0.14  # how much of its ink covers what is pressed


class Page(Screen):
    """A whole screen. The navigator tells it when it is opened, and asks it first when the player wants to go back."""

    is_passage = False  # leads on to another screen: the way back from there passes it by

    def arrive(self, **_args: object) -> None:
        """The screen was opened."""

    def return_to(self) -> None:
        """The screen on top of this one was closed."""

    def leave(self) -> None:
        """Another screen comes on top, or this one is closed."""

    def go_back(self) -> bool:
        """True if going back means something on this screen itself."""
        return False

    def key(self, _key: int, _letter: str, _modifiers: list[str]) -> bool:
        """True if the page made use of the key."""
        return False


class Text(Label):
    """As high as its lines. Every text of the app is one, so that all follow the player's text size.

    What differs between texts are these properties: a second rule for the same property in kv does not replace the
    first one, and both would fight over it.
    """

    size_sp = NumericProperty(16)
    wraps = BooleanProperty(True)  # or is as wide as it is long
    tone = OptionProperty("plain", options=("plain", "quiet", "accent"))
    colour = ColorProperty(None, allownone=True)  # instead of the tone


class Headline(Text):
    """The name of the app."""


class Title(Text):
    """The name of a screen or a thing."""


class Body(Text):
    """A sentence."""


class Small(Text):
    """Something said in passing."""


class Section(Text):
    """What a group of things on a screen is called."""


class ShortText(Text):
    """A short text that is as wide as it is long."""


class Symbol(Label):
    """A picture of the icon font, by its name."""

    icon = StringProperty()
    colour = ColorProperty(None, allownone=True)

    def on_icon(self, _symbol: Label, icon: str) -> None:
        self.text = md_icons.get(icon, "")


class Panel(BoxLayout):
    """A quiet surface as high as its content, or higher."""

    fill = ColorProperty()
    least = NumericProperty(0)  # height


class Badge(BoxLayout):
    """A symbol on a round ground."""

    icon = StringProperty()


class Ringed(Focusable):
    """Shows that the keyboard is on it."""

    corner = NumericProperty()
    ring = ColorProperty()  # around it while the keyboard is on it

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        for name in ("focused", "ring", "pos", "size"):
            self.fbind(name, self._mark)

    def _mark(self, *_args: object) -> None:
        """Painted only where there is something to see: hardly any widget is pressed, or has the keyboard on it."""
        after = self.canvas.after
        after.remove_group(MARK)
        if self.focused:
            after.add(Color(*self.ring, group=MARK))
            outline = (*self.pos, *self.size, max(self.corner, 0.1))
            after.add(Line(rounded_rectangle=outline, width=dp(1.5), group=MARK))


class Pressable(Ringed, ButtonBehavior):
    """Whatever can be tapped also shows that it is pressed."""

    ink = ColorProperty()
    fill = ColorProperty()

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.fbind("state", self._mark)

    def _mark(self, *_args: object) -> None:
        super()._mark()
        if self.state == "down":
            after = self.canvas.after
            after.add(Color(*self.ink[:3], PRESSED, group=MARK))
            after.add(RoundedRectangle(pos=self.pos, size=self.size, radius=[self.corner], group=MARK))


class PressButton(Pressable, BoxLayout):
    """style: filled for what to do next, tonal beside it, outlined for the rest, plain inside of texts."""

    text = StringProperty()
    icon = StringProperty()
    style = StringProperty("tonal")
    wide = BooleanProperty(False)  # takes the width it gets, and wraps its text
    ground = ColorProperty(None, allownone=True)  # these two instead of the colours of its style
    colour = ColorProperty(None, allownone=True)


class IconButton(Pressable, Label):
    icon = StringProperty()
    meaning = StringProperty()  # for people who do not see it
    shown = BooleanProperty(False)  # has something switched on

    def on_icon(self, _button: Label, icon: str) -> None:
        self.text = md_icons.get(icon, "")


class PressPanel(Pressable, BoxLayout):
    """A surface that can be tapped as a whole, as high as its content, or higher."""

    least = NumericProperty(0)  # height
    ground = ColorProperty(None, allownone=True)  # instead of the usual colour


class TopBar(BoxLayout):
    """Back, the title, and what else there is to do; buttons are added to `actions`."""

    title = StringProperty()
    back = ObjectProperty(None, allownone=True)

    def add_action(self, button: IconButton) -> None:
        self.ids.actions.add_widget(button)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
