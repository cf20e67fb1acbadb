"""What is asked, in one line; and what the chosen move would bring, before it is confirmed."""

from pathlib import Path

from kivy.lang import Builder
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout


class PromptPanel(BoxLayout):
    """`busy` while an opponent thinks. With a `look`, the mark of the seat that is asked."""

    look = StringProperty()
    text = StringProperty()
    details = StringProperty()
    busy = BooleanProperty(False)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
