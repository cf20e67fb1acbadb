"""What is shown instead of a crash: that the game is saved, the way back, and details for those who can help."""

from pathlib import Path

from kivy.app import App
from kivy.core.clipboard import Clipboard
from kivy.lang import Builder
from kivy.properties import BooleanProperty, StringProperty

from ui.i18n import tr
from ui.kit.widgets import Page, Small

MOST_SHOWN = 4000  # characters; the end of the details tells most, and no screen card can hold a text of any length


class ErrorScreen(Page):
    details = StringProperty()
    unfolded = BooleanProperty(False)

    def arrive(self, details: str = "", **_args: object) -> None:
        self.details = details
        self.unfolded = False

    def on_unfolded(self, *_args: object) -> None:
        place = self.ids.details
        place.clear_widgets()
        if self.unfolded:
            place.add_widget(Small(text=self.details[-MOST_SHOWN:]))

    def copy(self) -> None:
        Clipboard.copy(self.details)
        App.get_running_app().root.say(tr("error.copied"))

    def go_back(self) -> bool:
        """Not to the screen that failed."""
        self.go_home()
        return True

    def go_home(self) -> None:
        """All other screens are made anew: one of them may be in a state that it cannot get out of."""
        root = App.get_running_app().root
        for page in list(root.screens.screens):
            if page is not self:
                root.screens.remove_widget(page)
        root.open("home")


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
