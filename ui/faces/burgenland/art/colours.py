"""Every colour of the table. Which of them lie on which others is checked by the tests."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Glaze:
    """A colour of the game: the tile, its lighter and darker shades, and what can be read on it."""

    tile: str
    light: str
    dark: str
    ink: str


@dataclass(frozen=True, slots=True)
class Theme:
    """What changes between day and night."""

    cloth: str  # the table
    paper: str  # below castles and dice
    line: str
    ink: str  # on paper and cloth
    faint: str  # what is there to be filled
    glazes: dict[str, Glaze]


_DARK_INK, _LIGHT_INK = "#2A1A0E", "#FFFFFF"

DAY = Theme(
    cloth="#E7D5AE",
    paper="#F6ECD6",
    line="#C9AE7C",
    ink="#4A2312",
    faint="#E4D3AC",
    glazes={
        "blue": Glaze("#2C6799", "#4F8ABD", "#1C4A73", _LIGHT_INK),
        "yellow": Glaze("#E4B040", "#F3CF7C", "#B8831C", _DARK_INK),
        "red": Glaze("#A5372F", "#C25A50", "#7A231D", _LIGHT_INK),
    },
)
NIGHT = Theme(
    cloth="#2A201B",
    paper="#3A2E26",
    line="#5C4A3C",
    ink="#F0DFC6",
    faint="#483A30",
    glazes={
        "blue": Glaze("#2A5F8C", "#4681B0", "#193F61", _LIGHT_INK),
        "yellow": Glaze("#CF9C33", "#E3BC66", "#9B6D17", _DARK_INK),
        "red": Glaze("#94332B", "#B3544A", "#681E19", _LIGHT_INK),
    },
)

OUTLINE = "#23170E"
STONE = "#F3E3BF"
STONE_SHADE = "#D3B684"
STONE_JOINT = "#9C7B4A"
ROOF = "#C0643A"
ROOF_SHADE = "#94451F"
DOOR = "#4A2C17"
GOLD = "#F5BE3B"
GOLD_SHADE = "#B97A12"
IVORY = "#FFF8E4"  # crowns on fields: gold would get lost on the yellow ones
IVORY_SHADE = "#B99A63"
JEWEL = "#9C1C3C"

DIE, DIE_SHADE, DIE_PIP = "#FFF8E8", "#D9C6A0", "#2A1A0E"
RED_DIE, RED_DIE_SHADE, RED_DIE_PIP = "#B3261E", "#7C130E", "#FFF3DC"

BADGE, BADGE_INK = "#FFF6E0", "#3B220F"  # how far away a field is
DANGER, DANGER_INK = "#8F1D00", "#FFFFFF"  # ... where a card would be lost
GAIN = "#FFE9A8"


def theme_named(name: str) -> Theme:
    return NIGHT if name == "dark" else DAY
