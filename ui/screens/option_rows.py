"""What a game lets players choose before it starts: a switch for what is on or off, chips for anything else."""

from collections.abc import Callable, Mapping

from kivy.uix.boxlayout import BoxLayout

from alcazar.core.contract import GameInfo, Option
from alcazar.core.values import Json
from ui.i18n import tr
from ui.kit.inputs import ChoiceRow, SwitchRow

ON_OR_OFF = (False, True)


class OptionRows(BoxLayout):
    """`choose` is called with the key and the value of what was chosen."""

    def __init__(self, info: GameInfo, choose: Callable[[str, Json], None], **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._rows = {option.key: _row(info.id, option) for option in info.options}
        for key, row in self._rows.items():
            row.fbind("active" if isinstance(row, SwitchRow) else "value", self._chosen, choose, key)
            self.add_widget(row)

    def show(self, options: Mapping[str, Json]) -> None:
        for key, row in self._rows.items():
            if isinstance(row, SwitchRow):
                row.active = options[key]
            else:
                row.value = options[key]

    def _chosen(self, choose: Callable[[str, Json], None], key: str, _row: object, value: Json) -> None:
        choose(key, value)


def _row(game: str, option: Option) -> ChoiceRow | SwitchRow:
    title = tr(f"{game}.option.{option.key}")
    if option.choices == ON_OR_OFF:
        return SwitchRow(title=title, note=tr(f"{game}.option.{option.key}.note"))
    row = ChoiceRow(title=title, note=tr(f"{game}.option.{option.key}.note"))
    row.options = [(choice, tr(f"{game}.option.{option.key}.{choice}")) for choice in option.choices]
    return row
