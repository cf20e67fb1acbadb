"""What few people change before a game: what may be taken back, and which cards are dealt."""

from pathlib import Path

from kivy.lang import Builder
from kivy.properties import StringProperty

from alcazar.play.undo import POLICIES, TURN
from ui.i18n import tr
from ui.kit.widgets import Panel


class MorePanel(Panel):
    """`problem` says what is wrong with the code that was written."""

    undo = StringProperty(TURN)
    problem = StringProperty()
    __events__ = ("on_code", "on_shuffle")

    @property
    def code(self) -> str:
        """As it stands in the field."""
        return str(self.ids.code.text).strip()

    def show_code(self, code: str) -> None:
        self.ids.code.text, self.problem = code, ""

    def on_code(self) -> None:
        """A code was written."""

    def on_shuffle(self) -> None:
        """Other cards, please."""

    @staticmethod
    def undo_options() -> list[tuple[str, str]]:
        return [(policy, tr(f"settings.undo.{policy}")) for policy in POLICIES]


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
