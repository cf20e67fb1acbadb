"""Texts, symbols and cards in the style of the app. How they look is in widgets.kv."""

from pathlib import Path

from kivy.lang import Builder
from kivy.properties import StringProperty
from kivymd.uix.boxlayout import MDBoxLayout
from kivymd.uix.floatlayout import MDFloatLayout
from kivymd.uix.label import MDIcon, MDLabel
from kivymd.uix.screen import MDScreen


class Page(MDScreen):
    """A whole screen."""


class Card(MDBoxLayout):
    """A quiet surface as high as its content. (MDCard would keep a framebuffer of its size for the ripple of a tap.)"""


class Headline(MDLabel):
    """The name of the app or of a screen."""


class Title(MDLabel):
    """The name of a thing on a screen."""


class Body(MDLabel):
    """A sentence."""


class Small(MDLabel):
    """Something said in passing."""


class Icon(MDIcon):
    """A symbol beside a text."""


class Badge(MDFloatLayout):
    """A symbol on a round ground."""

    icon = StringProperty()


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
