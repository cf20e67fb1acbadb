"""What a game brings for its rules, apart from the words."""

from dataclasses import dataclass, field

ANY_ICON = "book-open-variant"
_ICONS_IN_ALL_GAMES = {
    "aim": "target",
    "board": "map-outline",
    "material": "treasure-chest",
    "turn": "sync",
    "end": "flag-checkered",
}
_SECTIONS_IN_ALL_GAMES = {"game.over": "end", "game.other_question": "turn"}


@dataclass(frozen=True, slots=True)
class Guide:
    """`icons` by section; `sections` by reason against a move, or by what its key begins with. `pictures` names for
    some sections the task of the lesson before which the table looks as the text says."""

    icons: dict[str, str] = field(default_factory=dict)
    sections: dict[str, str] = field(default_factory=dict)
    pictures: dict[str, str] = field(default_factory=dict)

    def icon(self, section: str) -> str:
        return (_ICONS_IN_ALL_GAMES | self.icons).get(section, ANY_ICON)

    def section(self, reason_key: str) -> str:
        """Sections have the names that reasons begin with, unless the game says otherwise."""
        names, subject = _SECTIONS_IN_ALL_GAMES | self.sections, reason_key.partition(".")[0]
        return names.get(reason_key) or names.get(subject, subject)
